"""Plates behind choices: glowing while they may be chosen, amber while they are."""

import pygame

from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.ui.tabletop.sheet import Mark


def plate(board: Board, surface: pygame.Surface, place: pygame.Rect, mark: Mark) -> None:
    """Draw the plate of a choice: glowing if it may be chosen, amber if it is."""
    colour, faces = board.kit.theme.colour, board.kit.faces
    fill = colour.high if mark == "chosen" else colour.panel
    low = colour.raised if mark == "chosen" else colour.well
    faces.plate(surface, place, fill, colour.edge, foot=low)
    if mark != "rest":
        faces.glow(surface, place, board.drawn.colour_of(mark))


def check(
    board: Board, surface: pygame.Surface, place: pygame.Rect, mark: Mark, above: pygame.Rect | None = None
) -> None:
    """Draw the check badge on the upper edge of a chosen choice, in the middle or `above` a part of it."""
    if mark == "chosen":
        badge = board.drawn.check()
        surface.blit(badge, badge.get_rect(center=((above or place).centerx, place.top)))
