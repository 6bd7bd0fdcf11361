"""Tiles of a construction stack below its top one, and the number of all."""

import pygame

from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE
from galaxy_desktop.ui.tabletop.lines import put

LEAST_BADGE = 14


def draw_behind(
    board: Board, surface: pygame.Surface, rect: pygame.Rect, number: int, step: tuple[int, int]
) -> None:
    """Draw the edges of tiles behind the one at `rect`, each a step of so many pixels farther."""
    colour, (right, down) = board.kit.theme.colour, step
    for place in range(number, 0, -1):
        behind = rect.move(place * right, place * down)
        board.kit.faces.plate(surface, behind, colour.raised, colour.edge, "mini")


def draw_number(
    board: Board, surface: pygame.Surface, centre: tuple[int, int], size: int, number: int
) -> None:
    """Draw the number of tiles of a stack on a disc."""
    colour = board.kit.theme.colour
    font = board.kit.fonts.font("text", 600, max(SMALLEST_FIGURE, round(size * 0.72)))
    board.kit.faces.disc(surface, centre, size, colour.panel, colour.edge)
    put(surface, board.kit.fonts.line(font, str(number), colour.text), centre)
