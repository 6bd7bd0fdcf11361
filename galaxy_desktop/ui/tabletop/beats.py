"""Lights while a beat is told: on the panels of those who act, and a banner for what concerns all."""

import pygame

from galaxy_desktop.presenter.story import Beat
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

SHARE = 0.8
OPAQUE = 235


def draw_beat(board: Tabletop, surface: pygame.Surface, beat: Beat) -> None:
    """Draw rings around the panels of those who act, or the sentences of the table across its middle."""
    for seat in beat.seats:
        panel = board.sheet.places.get(item_id("seat", seat))
        if panel is not None and seat != board.seat:
            board.kit.faces.focus_ring(surface, panel.inflate(board.space("gutter"), board.space("gutter")))
    if not beat.seats:
        _draw_banner(board, surface, "\n".join(beat.lines))


def _draw_banner(board: Tabletop, surface: pygame.Surface, words: str) -> None:
    kit, colour, area = board.kit, board.kit.theme.colour, board.areas.content
    pad = board.space("block")
    text = kit.text.block(words, round(area.width * SHARE) - 2 * pad, "heading", colour=colour.text)
    plate = pygame.Rect(0, 0, text.size[0] + 2 * pad, text.height + 2 * pad)
    plate.center = area.center
    corner = kit.faces.radius("panel")
    style = FaceStyle(colour.panel, colour.panel, colour.primary, corner, kit.faces.hair, OPAQUE)
    kit.faces.face(surface, plate, style)
    text.draw(surface, (plate.left + pad, plate.top + pad))
