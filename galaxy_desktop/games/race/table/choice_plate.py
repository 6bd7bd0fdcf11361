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


def key_cue(board: Board, surface: pygame.Surface, place: pygame.Rect, option: str) -> int:
    """Draw the number key of an option in its upper right corner; return the left end of the sign."""
    options = board.decision.options() if board.decision else ()
    number = options.index(option) + 1 if option in options else 0
    metrics = board.kit.metrics
    right = place.right - metrics.space("gap")
    if not 1 <= number <= 10 or metrics.mode == "large_text":
        return right
    cue = board.key_sign(str(number % 10), board.kit.theme.colour.text_soft)
    surface.blit(cue, cue.get_rect(midright=(right, place.top + metrics.space("block"))))
    return right - cue.get_width() - metrics.space("seam")
