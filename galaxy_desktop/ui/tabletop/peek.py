"""Plate that folds away the overlay of a question, and brings it back."""

from functools import partial

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.roles.peeking import PEEK
from galaxy_desktop.ui.tabletop.lines import put, write
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

GROUP = "peek"
HEIGHT = 34


def lay_peek(board: Tabletop, overlay: pygame.Rect) -> None:
    """Lay the plate into the upper right corner of the overlay; at large text only its sign."""
    if board.shown.peeking:
        words, tip = _("Back to your choice"), _("Back to your choice (T)")
    else:
        words, tip = _("View table"), _("View table (T)")
    size = (peek_width(board, words), max(HEIGHT, board.px(HEIGHT)))
    plate = layout.align(layout.inset(overlay, board.space("gutter")), size, "topright")
    shown = "" if board.kit.metrics.mode == "large_text" else words
    board.sheet.add(partial(_draw, board, plate=plate, words=shown), Item(PEEK, plate, GROUP, "", tip))


def peek_width(board: Tabletop, words: str) -> int:
    """Return the width of the plate with these words, in pixels."""
    if board.kit.metrics.mode == "large_text":
        return max(HEIGHT, board.px(HEIGHT))
    return width_of(board.kit.fonts.style("small", board.kit.metrics).font, words) + 2 * board.space("margin")


def peek_corner(board: Tabletop, panel: pygame.Rect) -> pygame.Rect:
    """Return the foot of a panel, for a plate in its lower right corner."""
    height = max(HEIGHT, board.px(HEIGHT)) + 2 * board.space("gutter")
    return layout.bottom(panel, height)


def _draw(board: Tabletop, surface: pygame.Surface, plate: pygame.Rect, words: str) -> None:
    board.kit.faces.raised(surface, plate, board.kit.theme.colour.edge)
    if not words:
        sign = "cross" if board.shown.peeking else "explore"
        put(
            surface,
            board.kit.sign(sign, round(plate.height * 0.7), board.kit.theme.colour.text),
            plate.center,
        )
        return
    inside = layout.inset(plate, board.space("margin") - 1, 0)
    write(board, surface, inside, words, "small")
