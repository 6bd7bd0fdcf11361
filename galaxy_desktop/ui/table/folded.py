"""Parts that a small window has folded away, each with the key that shows it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.browsing import Browsing
from galaxy_desktop.ui.roles.forecasting import Forecasting
from galaxy_desktop.ui.widgets.key_cue import draw_key_cue, key_cue_width
from galaxy_desktop.ui.widgets.widget import Widget

STYLE = "small"


class Folded(NamedTuple):
    """Something that is folded away: the key that shows it, its word, its command."""

    key: str
    word: str
    command: str


def folded(painter: Painter, *, alone: bool) -> list[Folded]:
    """Return what is folded away at the table of a painter; nobody who plays `alone` has opponents."""
    found = [Folded(_("L"), _("Log"), "log")]
    if isinstance(painter, Forecasting):
        found.append(Folded(_("U"), _("Forecast"), "forecast"))
    if isinstance(painter, Browsing) and not alone:
        found.append(Folded(_("O"), _("Opponents"), "opponents"))
    return found


class KeyHint(Widget):
    """Key and word of something that is folded away; a click shows it as the key does."""

    takes_enter = True
    kind_word = N_("button")

    def __init__(self, kit: Kit, rect: pygame.Rect, what: Folded, press: Callable[[], None]) -> None:
        self.cap = what.key
        super().__init__(kit, rect, what.word)
        self._press = press

    def use(self, pos: tuple[int, int]) -> None:
        """Show it, or fold it away again."""
        self._press()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cap of the key and the word."""
        colour = self.kit.theme.colour
        shade = colour.text if self.hovered else colour.text_soft
        drawn = draw_key_cue(self.kit, surface, self.rect.midleft, self.cap, shade)
        room = layout.right_of(self.rect, drawn.right + self.kit.metrics.space("tight"))
        self.kit.text.draw(surface, room, self.label, STYLE, colour=shade, middle=True, lines=1)


def hints_width(kit: Kit, things: Sequence[Folded]) -> int:
    """Return the width of a column of hints, in pixels."""
    gap = kit.metrics.space("tight")
    return max(key_cue_width(kit, one.key) + gap + kit.text.width(one.word, STYLE) + gap for one in things)


def key_hints(
    kit: Kit, room: pygame.Rect, things: Sequence[Folded], run: Callable[[str], None]
) -> list[KeyHint]:
    """Return hints one below the other in a room."""
    rows = layout.grid(room, len(things), 1)
    return [
        KeyHint(kit, row, what, partial(run, what.command)) for what, row in zip(things, rows, strict=True)
    ]
