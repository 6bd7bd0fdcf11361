"""Marks on the table for a decision that the coach has judged: what was chosen, and what was better."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import percent
from galaxy_desktop.presenter.critique import Critique
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.locating import Locating
from galaxy_desktop.ui.roles.stand_ins import StandIns
from galaxy_desktop.ui.theme import RGB

BADGE = 30


def critique_line(critique: Critique) -> str:
    """Return what was chosen and what was better, each with its worth, in few words."""
    own, better = figure(critique, critique.verdict.chance), figure(critique, critique.chance)
    if not critique.is_costly:
        return _("You chose {own} ({figure}).").format(own=critique.own_brief, figure=own)
    line = _("You chose {own} ({figure}). The better choice was **{better}** ({more}).")
    return line.format(own=critique.own_brief, figure=own, better=critique.better_brief, more=better)


def figure(critique: Critique, value: float) -> str:
    """Return a chance in percent, or the points of a game of one seat."""
    return str(round(value)) if len(critique.verdict.seats) == 1 else percent(value)


def draw_critique(kit: Kit, surface: pygame.Surface, painter: Painter, critique: Critique) -> None:
    """Draw a frame with a cross around what was chosen, and one with a check around what was better.

    A choice that cost nothing has the check.
    """
    colour = kit.theme.colour
    both = set(critique.own_options) & set(critique.better_options) if critique.is_costly else set()
    own = [option for option in critique.own_options if option not in both]
    better = [option for option in critique.better_options if option not in both]
    wrong, right = (own, better) if critique.is_costly else ([], own)
    for options, sign, ink in ((wrong, "cross", colour.refuse), (right, "check", colour.good_news)):
        for rect in places_of(painter, options):
            kit.faces.glow(surface, rect, ink)
            _badge(kit, surface, rect, sign, ink)


def places_of(painter: Painter, options: Sequence[Option]) -> list[pygame.Rect]:
    """Return where some options lie, as far as they do: their items, places, or what leads there."""
    return [rect for option in options for rect in _places(painter, option)]


def _places(painter: Painter, option: Option) -> Sequence[pygame.Rect]:
    found = [item.rect for item in painter.items() if item.id == option]
    place = painter.place_of(option) if isinstance(painter, Locating) and not found else None
    if place is not None:
        return [place]
    leads = painter.stands_for(option) if isinstance(painter, StandIns) else option
    return found or [item.rect for item in painter.items() if item.id == leads]


def _badge(kit: Kit, surface: pygame.Surface, rect: pygame.Rect, sign: str, ink: RGB) -> None:
    size = kit.metrics.px(BADGE)
    centre = (rect.right - size // 4, rect.top + size // 4)
    kit.faces.disc(surface, centre, size, ink, kit.theme.colour.ink)
    picture = kit.sign(sign, round(size * 0.6), kit.theme.colour.ink)
    surface.blit(picture, picture.get_rect(center=centre))


def mark_size(kit: Kit) -> int:
    """Return the diameter of the disc of a costly decision: enough for its number."""
    return max(kit.metrics.px(BADGE), round(kit.fonts.style("number", kit.metrics).line * 1.3))


def draw_number(kit: Kit, surface: pygame.Surface, centre: tuple[int, int], number: int, size: int) -> None:
    """Draw the number of a costly decision on its disc."""
    colour = kit.theme.colour
    kit.faces.disc(surface, centre, size, colour.refuse, colour.ink)
    box = pygame.Rect(0, 0, size, size)
    box.center = centre
    kit.text.draw(
        surface, box, str(number), "number", colour=colour.ink, align="centre", middle=True, lines=1
    )
