"""Pages of a column that is too long for its box."""

from collections.abc import Mapping
from functools import partial

import pygame

from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import put, write

NEXT_PAGE = "page:"
"""Item id of the line that turns to the next page."""
GROUP = "tabs"


def lay_pages(table: Board, box: pygame.Rect, heights: Mapping[str, int], gap: int) -> list[str]:
    """Return the entries of a column on the page shown; lay a line that turns pages if there are more.

    `heights` has the height of each entry in pixels, in the order of the column.
    """
    table.sheet.places["list"] = box
    pages = _pages(heights, gap, box.height, _turner_height(table))
    if len(pages) > 1:
        _lay_turner(table, box, len(pages))
    return pages[table.page % len(pages)]


def _pages(heights: Mapping[str, int], gap: int, room: int, turner: int) -> list[list[str]]:
    """Return the entries of each page; all on one if there is room."""
    if sum(heights.values()) + gap * (len(heights) - 1) <= room:
        return [list(heights)]
    pages: list[list[str]] = [[]]
    used = 0
    for name, height in heights.items():
        if pages[-1] and used + height + gap > room - turner:
            pages.append([])
            used = 0
        pages[-1].append(name)
        used += height + gap
    return pages


def _turner_height(table: Board) -> int:
    return table.letters("small") + table.space("margin")


def _lay_turner(table: Board, box: pygame.Rect, pages: int) -> None:
    """Lay the line at the foot that turns to the next page."""
    rect = layout.bottom(box, _turner_height(table))
    text = _("Page {n} of {all}").format(n=table.page % pages + 1, all=pages)
    item = Item(NEXT_PAGE, rect, GROUP, "", _("Show the next page"))
    table.sheet.add(partial(_turner, table, rect=rect, text=text), item)


def _turner(table: Board, surface: pygame.Surface, rect: pygame.Rect, text: str) -> None:
    colour = table.kit.theme.colour
    table.kit.faces.plate(surface, rect, colour.raised, colour.edge, "mini")
    size = rect.height - table.space("gap")
    put(surface, table.kit.sign("fold_down", size, colour.text), (rect.right - size, rect.centery))
    words = layout.inset(rect, size + table.space("seam"), 0)
    write(table, surface, words, text, "small", colour.text_soft)
