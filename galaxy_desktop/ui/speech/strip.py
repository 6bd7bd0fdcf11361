"""Line under the window that shows what has the focus, and what has been asked or has happened."""

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import Metrics

ROWS, LARGE_ROWS = 2, 3
"""Rows of text; at large text the last one is for what happens."""
LARGEST = 4
"""Heights of the line, at least, that make the height of a window."""
SHARES = (0.6, 0.7, 0.8, 0.9, 0.5, 0.4, 0.3)
"""Shares of the width for what has the focus, the usual one first; the rest is for what happens."""
STYLE = "small"


def strip_height(kit: Kit, window: tuple[int, int], text_step: float) -> int:
    """Return the height of the line in a window, in pixels: at most a quarter of it."""
    metrics = Metrics(window, text_step)
    rows = ROWS if metrics.mode != "large_text" else LARGE_ROWS
    height = rows * kit.fonts.style(STYLE, metrics).line + 2 * metrics.space("tight")
    return min(window[1] // LARGEST, height)


def parts_of(kit: Kit, rect: pygame.Rect, focus: str, news: str) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the places of what has the focus, at the left or above, and of what happens.

    They lie as usual if both texts fit so, else where both fit in full size, else where both fit smaller;
    if both do not fit anywhere, what has the focus comes first.
    """
    box = layout.inset(rect, kit.metrics.space("pad"), kit.metrics.space("tight"))
    ways, words = _ways(kit, box), (escape(focus), escape(news))
    if not (focus and news):
        return (layout.nowhere(), box) if news else (box, layout.nowhere())
    cut: list[list[bool]] = []
    for px in (None, kit.text.smallest(STYLE)):
        cut.clear()
        for way in ways:
            blocks = [
                kit.text.block(text, place.width, STYLE, height=place.height, px=px)
                for place, text in zip(way, words, strict=True)
            ]
            cut.append([block.cut for block in blocks])
            if not any(cut[-1]):
                return way
    return ways[cut.index(min(cut))]


def _ways(kit: Kit, box: pygame.Rect) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """Return the ways to share the line, the usual one first."""
    if kit.metrics.mode == "large_text":
        return [layout.cut_top(box, box.height * rows // LARGE_ROWS, 0) for rows in (ROWS, 1)]
    gap = kit.metrics.space("pad")
    return [layout.cut_left(box, round(box.width * share), gap) for share in SHARES]


def draw_spoken(kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the line: what has the focus at the left or above, what happens at the right or below."""
    colour, narrator = kit.theme.colour, kit.narrator
    surface.fill(colour.background, rect)
    surface.fill(colour.legal, layout.top(rect, max(1, kit.metrics.px(2))))
    both, inks = (narrator.focus, narrator.news), (colour.text, colour.text_soft)
    for place, words, ink in zip(parts_of(kit, rect, *both), both, inks, strict=True):
        block = kit.text.fitted(escape(words), place.width, STYLE, colour=ink, height=place.height)
        block.draw(surface, (place.left, place.centery - block.height // 2))
    narrator.changed = False
