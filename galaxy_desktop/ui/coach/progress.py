"""Bar of work in progress."""

import pygame

from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.score.bars import draw_swatch

BAR = 14


def fill_progress(column: Column, words: str, share: float) -> None:
    """Lay the words for how far it is, and a bar from 0 to 1."""
    kit = column.kit
    column.soft(words, after="seam")

    def paint(surface: pygame.Surface, at: pygame.Rect) -> None:
        kit.faces.well(surface, at)
        filled = at.copy()
        filled.width = round(at.width * share)
        if filled.width >= at.height:
            draw_swatch(kit, surface, filled, kit.theme.chart["play"])

    column.paint(column.take(kit.metrics.px(BAR), "gap"), paint)
