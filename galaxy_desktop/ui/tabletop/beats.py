"""Lights while a beat is told: on the panels of those who act, and a banner for what concerns all."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.presenter.story import Beat
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

SHARE = 0.8
OPAQUE = 235
STEPS = 24
"""Parts into which the heights are divided at which a banner may be."""
HEAVY = 4
"""Weight of a card that is turned up, beside what lies on the table."""
SMALL = 0.12
"""Share of the table below which an item is a card, piece or figure, and no panel or map."""


def draw_beat(
    board: Tabletop, surface: pygame.Surface, beat: Beat, turned: Sequence[pygame.Rect] = ()
) -> None:
    """Draw rings around the panels of those who act, or the sentences of the table clear of what lies there.

    `turned` are the places of cards that are turned up over the table.
    """
    for seat in beat.seats:
        panel = board.sheet.places.get(item_id("seat", seat))
        if panel is not None and seat != board.seat:
            board.kit.faces.focus_ring(surface, panel.inflate(board.space("gutter"), board.space("gutter")))
    if not beat.seats:
        _draw_banner(board, surface, "\n".join(beat.lines), turned)


def clear_of(plate: pygame.Rect, area: pygame.Rect, items: Sequence[pygame.Rect]) -> pygame.Rect:
    """Return a plate in an area where it covers least of the items, as near to the middle as it can be."""
    room = max(0, area.height - plate.height)
    places = [plate.move(0, 0) for _step in range(STEPS + 1)]
    for step, place in enumerate(places):
        place.midtop = area.centerx, area.top + room * step // STEPS
    places.sort(key=lambda place: abs(place.centery - area.centery))

    def covered(place: pygame.Rect) -> int:
        return sum((common := place.clip(item)).width * common.height for item in items)

    return min(places, key=covered)


def _draw_banner(board: Tabletop, surface: pygame.Surface, words: str, turned: Sequence[pygame.Rect]) -> None:
    kit, colour, area = board.kit, board.kit.theme.colour, board.areas.content
    pad = board.space("block")
    text = kit.text.block(words, round(area.width * SHARE) - 2 * pad, "heading", colour=colour.text)
    plate = pygame.Rect(0, 0, text.size[0] + 2 * pad, text.height + 2 * pad)
    largest = SMALL * area.width * area.height
    items = [item.rect for item in board.sheet.items if item.rect.width * item.rect.height < largest]
    plate = clear_of(plate, area, [*items, *HEAVY * [*turned]])
    corner = kit.faces.radius("panel")
    style = FaceStyle(colour.panel, colour.panel, colour.primary, corner, kit.faces.hair, OPAQUE)
    kit.faces.face(surface, plate, style)
    text.draw(surface, (plate.left + pad, plate.top + pad))
