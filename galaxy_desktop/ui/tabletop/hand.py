"""Hand of cards: a fan in which the chosen ones are lifted and straight."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.layout import Size
from galaxy_desktop.ui.tabletop.fan import LIFT, fan, seen_parts
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.tabletop.sheet import Mark, Spot
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

LookOf = Callable[[str, Size, Mark], CardLook]
"""Function that returns the look of a card of the hand, by its id, size and mark."""


def lay_fan(
    board: Tabletop,
    room: pygame.Rect,
    size: Size,
    cards: Sequence[str],
    look_of: LookOf,
    mark_of: Callable[[str], Mark],
    *,
    flat: bool,
) -> None:
    """Lay the cards of the hand, or say that there are none; `flat` if they are not turned."""
    board.sheet.places["hand"] = room
    if not cards:
        board.sheet.add(lambda surface: _empty(board, surface, room))
    places = fan(board.kit.metrics, room, size, len(cards), flat=flat)
    for card, rect, angle, seen in zip(cards, *places, seen_parts(places[0]), strict=True):
        mark = mark_of(card)
        chosen = mark == "chosen"
        lifted = rect.move(0, -board.px(LIFT)) if chosen else rect
        look = replace(look_of(card, rect.size, mark), seen=seen)
        spot = Spot(look, lifted, 0.0 if chosen else angle, mark)
        board.put(card, spot, "hand")


def wide_size(board: Tabletop, room: pygame.Rect, size: Size, count: int) -> Size:
    """Return the size of cards with large words: wider, up to a square, while few of them leave room."""
    share = (room.width - board.space("frame")) // max(1, count) - board.space("gutter")
    return max(size[0], min(size[1], share)), size[1]


def _empty(board: Tabletop, surface: pygame.Surface, room: pygame.Rect) -> None:
    soft = board.kit.theme.colour.text_muted
    text = _("Your hand is empty.")
    board.kit.text.draw(surface, room, text, "body", colour=soft, align="centre", middle=True)
