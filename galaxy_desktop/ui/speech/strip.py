"""Line under the window that shows what has the focus, and what has been asked or has happened."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.typesetting import broken
from galaxy_desktop.ui.widgets.key_cue import cue_for

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
    if both do not fit anywhere, what has the focus comes first, and leaves the rest what it does not need.
    """
    box = layout.inset(rect, kit.metrics.space("pad"), kit.metrics.space("tight"))
    ways = _ways(kit, box)
    if not (focus and news):
        return (layout.nowhere(), box) if news else (box, layout.nowhere())
    cuts: list[list[list[bool]]] = []
    for px in (None, kit.text.smallest(STYLE)):
        cuts.append([])
        for way in ways:
            cuts[-1].append(
                [_is_cut(kit, text, place, px) for place, text in zip(way, (focus, news), strict=True)]
            )
            if not any(cuts[-1][-1]):
                return way
    usual, smaller = cuts
    if whole := [way for way, cut in zip(ways, usual, strict=True) if not cut[0]]:
        return min(whole, key=lambda way: way[0].width * way[0].height)
    return ways[smaller.index(min(smaller))]


def _is_cut(kit: Kit, text: str, place: pygame.Rect, px: int | None) -> bool:
    """Return whether a text is cut in a place, in its usual size or another."""
    if _is_too_long(kit, text, place, px):
        return True
    return kit.text.block(escape(text), place.width, STYLE, height=place.height, px=px).cut


def _is_too_long(kit: Kit, text: str, place: pygame.Rect, px: int | None) -> bool:
    """Return whether the letters alone take more than all rows of a place: long texts take long to lay."""
    look = kit.fonts.style(STYLE, kit.metrics, px)
    rows = max(1, place.height // look.line)
    return width_of(look.font, text.replace(" ", "")) > rows * place.width + look.px


def _ways(kit: Kit, box: pygame.Rect) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """Return the ways to share the line, the usual one first."""
    if kit.metrics.mode == "large_text":
        return [layout.cut_top(box, box.height * rows // LARGE_ROWS, 0) for rows in (ROWS, 1)]
    gap = kit.metrics.space("pad")
    return [layout.cut_left(box, round(box.width * share), gap) for share in SHARES]


def pages_of(kit: Kit, text: str, place: pygame.Rect) -> Sequence[str]:
    """Return a text that fits its place, smaller or not, as one page; else in pages of the usual size.

    A page of several ends with its number, their number, and the key that turns them.
    """
    if not place.width or not _is_cut(kit, text, place, kit.text.smallest(STYLE)):
        return [text]
    pages = _pages(kit, text, place)
    turned = [_("{words} … ({page}/{pages}, {key})")] * (len(pages) - 1)
    turned.append(_("{words} ({page}/{pages}, {key})"))
    return [
        turn.format(words=words, page=number, pages=len(pages), key=cue_for(kit, _("F4")))
        for number, (turn, words) in enumerate(zip(turned, pages, strict=True), 1)
    ]


def _pages(kit: Kit, text: str, place: pygame.Rect) -> list[str]:
    """Return a text in pages that leave room for their mark on the last row."""
    style = kit.fonts.style(STYLE, kit.metrics)
    turned = _("{words} … ({page}/{pages}, {key})")
    mark = width_of(style.font, turned.format(words="", page=99, pages=99, key=cue_for(kit, _("F4"))))
    rows, gap = max(1, place.height // style.line), width_of(style.font, " ")
    pages: list[str] = [""]
    row, used = 1, 0
    for word in text.split(" "):
        for number, bit in enumerate(broken(style.font, word, max(1, place.width - mark))):
            wide, space = width_of(style.font, bit), gap if used and not number else 0
            if used and used + space + wide > place.width - (mark if row == rows else 0):
                row, used, space = row + 1, 0, gap if not number else 0
            if row > rows:
                pages.append("")
                row, space = 1, 0
            pages[-1] += (" " if space else "") + bit
            used += (space if used else 0) + wide
    return pages


def draw_spoken(kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the line: what has the focus at the left or above, what happens at the right or below."""
    colour, narrator = kit.theme.colour, kit.narrator
    surface.fill(colour.background, rect)
    surface.fill(colour.legal, layout.top(rect, max(1, kit.metrics.px(2))))
    both, inks = (narrator.focus, narrator.news), (colour.text, colour.text_soft)
    if narrator.laid[:4] != (key := (id(kit), rect.size, *both)):
        places = parts_of(kit, rect, *both)
        pages = [pages_of(kit, words, place) for words, place in zip(both, places, strict=True)]
        narrator.laid = (*key, places, pages)
    *_key, places, pages = narrator.laid
    turned = narrator.turned % max(map(len, pages))
    for place, told, ink in zip(places, pages, inks, strict=True):
        words = escape(told[min(turned, len(told) - 1)])
        block = kit.text.fitted(words, place.width, STYLE, colour=ink, height=place.height)
        block.draw(surface, (place.left, place.centery - block.height // 2))
    narrator.changed = False
