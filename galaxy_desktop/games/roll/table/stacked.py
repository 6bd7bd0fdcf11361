"""Tiles of a construction stack below its top one."""

import pygame

from galaxy_desktop.games.roll.table.board import Board


def draw_behind(
    board: Board, surface: pygame.Surface, rect: pygame.Rect, number: int, step: tuple[int, int]
) -> None:
    """Draw the edges of tiles behind the one at `rect`, each a step of so many pixels farther."""
    colour, (right, down) = board.kit.theme.colour, step
    for place in range(number, 0, -1):
        behind = rect.move(place * right, place * down)
        board.kit.faces.plate(surface, behind, colour.raised, colour.edge, "mini")
