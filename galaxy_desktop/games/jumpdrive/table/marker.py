"""Explore marker: an eye when it is used, a star once it lies."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.card_face import corner_radius
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import put
from galaxy_desktop.ui.theme import mix


def lay_marker(board: Board, place: pygame.Rect, seat: Seat, round: int, group: str) -> None:
    """Lay the marker of a round in which a seat explored."""
    tip = _("Explore marker: played in round {n} instead of cards. Its icons no longer count.")
    item = Item(item_id(f"marker {seat}", round), place, group, "", tip.format(n=round))
    board.sheet.add(partial(draw_marker, board, place=place), item)


def draw_marker(board: Board, surface: pygame.Surface, place: pygame.Rect, sign: str = "start") -> None:
    """Draw the marker on its star side, with its name if there is room, or with another sign."""
    colour, faces = board.kit.theme.colour, board.kit.faces
    top, bottom = mix(colour.raised, colour.high, 0.6), mix(colour.panel, colour.raised, 0.6)
    faces.face(surface, place, FaceStyle(top, bottom, colour.edge, corner_radius(place.width), faces.hair))
    size, middle = max(14, round(place.width * 0.42)), place.center
    words, line = _("Explored"), board.kit.fonts.style("small", board.kit.metrics).line
    if sign == "start" and board.kit.text.width(words, "small") + 2 * board.space("pad") <= place.width:
        middle = place.centerx, place.centery - line // 2
        under = layout.top(layout.below(place, middle[1] + size // 2 + board.space("tight")), line)
        board.kit.text.draw(
            surface, under, words, "small", colour=colour.text_soft, align="centre", middle=True, lines=1
        )
    shade = colour.credit if sign == "explore" else colour.text_muted
    put(surface, board.kit.sign(sign, size, shade), middle)
