"""Tiles of a construction stack below its top one."""

import pygame

from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.ui.faces import FaceStyle


def draw_behind(
    board: Board, surface: pygame.Surface, rect: pygame.Rect, number: int, step: tuple[int, int]
) -> None:
    """Draw the edges of tiles behind the one at `rect`, each a step of so many pixels farther."""
    colour, (right, down) = board.kit.theme.colour, step
    look = FaceStyle(colour.raised, colour.raised, colour.edge, board.kit.faces.radius("mini"), 1.2)
    for place in range(number, 0, -1):
        board.kit.faces.face(surface, rect.move(place * right, place * down), look)
