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


class Lights:
    """Lights of the beat that is told."""

    def __init__(self) -> None:
        self._plate: tuple[Tabletop, Beat, list[pygame.Rect], pygame.Rect] | None = None
        """Place of the banner drawn last, behind what it depends on."""

    def draw(
        self, board: Tabletop, surface: pygame.Surface, beat: Beat, turned: Sequence[pygame.Rect] = ()
    ) -> None:
        """Draw rings around the panels of those who act, or the banner clear of what lies on the table.

        `turned` are the places of cards that are turned up over the table.
        """
        for seat in beat.seats:
            panel = board.sheet.places.get(item_id("seat", seat))
            if panel is not None and seat != board.seat:
                gutter = board.space("gutter")
                board.kit.faces.focus_ring(surface, panel.inflate(gutter, gutter))
        if not beat.seats:
            self._draw_banner(board, surface, beat, [*turned])

    def _draw_banner(
        self, board: Tabletop, surface: pygame.Surface, beat: Beat, turned: list[pygame.Rect]
    ) -> None:
        kit, colour = board.kit, board.kit.theme.colour
        pad = board.space("block")
        width = round(board.areas.content.width * SHARE) - 2 * pad
        text = kit.text.block("\n".join(beat.lines), width, "heading", colour=colour.text)
        last = self._plate
        if last is None or last[0] is not board or last[1] is not beat or last[2] != turned:
            plate = pygame.Rect(0, 0, text.size[0] + 2 * pad, text.height + 2 * pad)
            last = self._plate = board, beat, turned, _place(board, plate, turned)
        plate = last[3]
        corner = kit.faces.radius("panel")
        style = FaceStyle(colour.panel, colour.panel, colour.primary, corner, kit.faces.hair, OPAQUE)
        kit.faces.face(surface, plate, style)
        text.draw(surface, (plate.left + pad, plate.top + pad))


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


def _place(board: Tabletop, plate: pygame.Rect, turned: Sequence[pygame.Rect]) -> pygame.Rect:
    area = board.areas.content
    largest = SMALL * area.width * area.height
    items = [item.rect for item in board.sheet.items if item.rect.width * item.rect.height < largest]
    return clear_of(plate, area, [*items, *HEAVY * [*turned]])
