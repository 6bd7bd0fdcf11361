"""Measure of a goal: its words, both numbers, and a bar with a tick at the number needed."""

import pygame

from galaxy_desktop.games.jumpdrive.schema import Measure
from galaxy_desktop.games.jumpdrive.words.campaign import measure_name
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.theme import RGB, mix

THICK = 11


def least_height(kit: Kit) -> int:
    """Return the least height of a measure that shows its bar, in pixels."""
    return kit.fonts.style("body", kit.metrics).line + _thick(kit) + 2


def least_bar(kit: Kit, measure: Measure, reached: int) -> int:
    """Return the width of a measure in pixels, with its words in letters of the usual size."""
    words = kit.text.width(measure_name(measure.measure), "body")
    figures = width_of(kit.fonts.style("body", kit.metrics).bold, _told(measure, reached))
    return words + kit.metrics.space("gutter") + figures + 2


def _thick(kit: Kit) -> int:
    return max(5, kit.metrics.px(THICK))


def draw_bar(
    kit: Kit,
    surface: pygame.Surface,
    rect: pygame.Rect,
    measure: Measure,
    reached: int | None,
    *,
    dim: bool = False,
) -> None:
    """Draw the measure: words above, the bar below if there is room for it.

    Without a number `reached` there is no bar, and only the number needed is written.
    """
    colour = kit.theme.colour
    line = kit.fonts.style("body", kit.metrics).line
    shade = colour.text_muted if dim else colour.text
    words, rest = layout.cut_top(rect, line, kit.metrics.space("hair"))
    font = kit.fonts.style("body", kit.metrics).bold
    figures = kit.fonts.line(font, _told(measure, reached), shade)
    name = layout.trim(words, right=figures.get_width() + kit.metrics.space("gutter"))
    soft = colour.text_muted if dim else colour.text_soft
    kit.text.draw(surface, name, measure_name(measure.measure), "body", colour=soft, lines=1)
    surface.blit(figures, figures.get_rect(topright=words.topright))
    if reached is not None and rect.height >= least_height(kit):
        bar = layout.top(rest, _thick(kit))
        good = reached >= measure.needed
        fill = colour.good_news if good else kit.theme.chart["chips"].colour
        _bar(kit, surface, bar, measure.needed, reached, mix(colour.panel, fill, 0.5) if dim else fill)


def _told(measure: Measure, reached: int | None) -> str:
    """Return the number reached and that needed, or only what is needed."""
    if reached is None:
        return _("at least {n}").format(n=measure.needed)
    return f"{reached} / {measure.needed}"


def _bar(kit: Kit, surface: pygame.Surface, bar: pygame.Rect, needed: int, reached: int, fill: RGB) -> None:
    """Draw the bar; its length stands for the greater of the numbers needed and reached."""
    colour, most = kit.theme.colour, max(needed, reached, 1)
    kit.faces.rail(surface, bar, reached / most, fill)
    tick = pygame.Rect(0, 0, max(2, kit.metrics.px(3)), bar.height + kit.metrics.px(8))
    tick.center = (min(bar.left + round(bar.width * needed / most), bar.right - 1), bar.centery)
    surface.fill(colour.text, tick)
