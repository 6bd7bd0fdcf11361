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
FOCUS = 0.6
"""Share of the width for what has the focus; the rest is for what happens."""
STYLE = "small"


def strip_height(kit: Kit, window: tuple[int, int], text_step: float) -> int:
    """Return the height of the line in a window, in pixels: at most a quarter of it."""
    metrics = Metrics(window, text_step)
    rows = ROWS if metrics.mode != "large_text" else LARGE_ROWS
    height = rows * kit.fonts.style(STYLE, metrics).line + 2 * metrics.space("tight")
    return min(window[1] // LARGEST, height)


def draw_spoken(kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the line: what has the focus at the left or above, what happens at the right or below."""
    colour, narrator = kit.theme.colour, kit.narrator
    surface.fill(colour.background, rect)
    surface.fill(colour.legal, layout.top(rect, max(1, kit.metrics.px(2))))
    box = layout.inset(rect, kit.metrics.space("pad"), kit.metrics.space("tight"))
    gap = kit.metrics.space("pad")
    if kit.metrics.mode == "large_text":
        focus, news = layout.cut_top(box, box.height * ROWS // LARGE_ROWS, 0)
    else:
        focus, news = layout.cut_left(box, round(box.width * FOCUS), gap)
    for place, words, ink in ((focus, narrator.focus, colour.text), (news, narrator.news, colour.text_soft)):
        block = kit.text.fitted(escape(words), place.width, STYLE, colour=ink, height=place.height)
        block.draw(surface, (place.left, place.centery - block.height // 2))
    narrator.changed = False
