"""The plate that folds away what lies over the table for a question, and brings it back."""

from functools import partial

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.painter import PEEK, Item
from galaxy_desktop.ui.tabletop.lines import write
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

GROUP = "peek"
MARGIN, PAD, HEIGHT = 8, 12, 34


def lay_peek(board: Tabletop, overlay: pygame.Rect) -> None:
    """Lay the plate into the upper right corner of what lies over the table."""
    words = _("Back to the choice") if board.shown.peeking else _("Show the table")
    font = board.kit.fonts.style("small", board.kit.metrics).font
    plate = pygame.Rect(0, 0, width_of(font, words) + 2 * board.px(PAD), max(HEIGHT, board.px(HEIGHT)))
    plate.topright = (overlay.right - board.px(MARGIN), overlay.top + board.px(MARGIN))
    tip = _("{words} (T)").format(words=words)
    board.sheet.add(partial(_draw, board, plate=plate, words=words), Item(PEEK, plate, GROUP, "", tip))


def peek_corner(board: Tabletop, panel: pygame.Rect) -> pygame.Rect:
    """The foot of a panel, for a plate in its lower right corner."""
    height = max(HEIGHT, board.px(HEIGHT)) + 2 * board.px(MARGIN)
    return pygame.Rect(panel.left, panel.bottom - height, panel.width, height)


def _draw(board: Tabletop, surface: pygame.Surface, plate: pygame.Rect, words: str) -> None:
    board.kit.faces.raised(surface, plate, board.kit.theme.colour.edge)
    inside = plate.inflate(-2 * board.px(PAD) + 2, 0)
    write(board, surface, inside, words, "small")
