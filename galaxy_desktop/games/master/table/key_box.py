"""Key of the map: colours of cubes, links of symbols, and the deck that each base of a system draws from."""

from functools import partial
from itertools import accumulate

import pygame

from galaxy_desktop.games.master.schema import COLOURS, POLITICS
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.pieces import base, cube
from galaxy_desktop.games.master.table.terms import deck_name
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import hex_art, layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.tabletop.lines import lead, write

ROWS = 7
"""Rows of the key if the decks fit in one."""


def cube_kind(colour: str) -> str:
    """Return the kind of the cubes of a colour."""
    return {
        "red": _("Military"),
        "blue": _("Scientific"),
        "yellow": _("Economic"),
        "white": _("Industrial"),
        "black": _("Administrative"),
    }[colour]


def lay_key(table: Board) -> None:
    """Lay the key if it has room; in a narrow window over the map."""
    box = table.frame.key
    if not table.frame.wide:
        box = layout.align(table.frame.map, (table.letters("small") * 26, table.letters("small") * 13))
        table.sheet.cover(box)
        table.sheet.places["over the map"] = box
    if box.height >= table.letters("small") * ROWS:
        ground = table.kit.faces.panel if table.frame.wide else table.kit.faces.window
        table.sheet.add(partial(ground, rect=box))
        table.sheet.add(partial(_key, table, box=box))


def _key(table: Board, surface: pygame.Surface, box: pygame.Rect) -> None:
    inner = box.inflate(-2 * table.space("pad"), -table.space("margin"))
    rows, decks = key_rows(table, inner)
    size = _size(table, rows[0])
    kinds = layout.cells(inner, (inner.width // 2, rows[0].height), len(COLOURS), 2)
    for colour, row in zip(COLOURS, kinds, strict=True):
        words = lead(surface, cube(table, colour, size), row, size, table.space("gutter"))
        write(table, surface, words, cube_kind(colour), "small", table.kit.theme.colour.text_soft)
    links = [
        ("green", _("Bases in both systems")),
        ("red", _("Bases in exactly one")),
        ("blue", _("Your starting system")),
    ]
    for row, (link, text) in zip(rows[3:6], links, strict=True):
        _link(table, surface, row, link, text)
    for number, (deck, row) in enumerate(zip(POLITICS, decks, strict=True), 1):
        words = lead(surface, base(table, table.seat, number, size), row, size, table.space("tight"))
        write(table, surface, words, deck_name(deck), "small", table.kit.theme.colour.text_soft)


def key_rows(table: Board, inner: pygame.Rect) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
    """Return the rows of cubes and links, and the places of the decks: in one row, or two if it is short."""
    rows = layout.cells(inner, (inner.width, inner.height // ROWS), ROWS, 1)
    size, font = _size(table, rows[0]), table.kit.fonts.style("small", table.kit.metrics).font
    widths = [size + table.space("tight") + width_of(font, deck_name(deck)) for deck in POLITICS]
    gap = (inner.width - sum(widths)) // (len(widths) - 1)
    if gap >= table.space("gutter"):
        lefts = accumulate((width + gap for width in widths[:-1]), initial=inner.left)
        last = rows[-1]
        return rows, [pygame.Rect(x, last.top, w, last.height) for x, w in zip(lefts, widths, strict=True)]
    rows = layout.cells(inner, (inner.width, inner.height // (ROWS + 1)), ROWS + 1, 1)
    return rows, layout.cells(rows[-2].union(rows[-1]), (inner.width // 2, rows[0].height), len(widths), 2)


def _size(table: Board, row: pygame.Rect) -> int:
    return min(row.height - table.space("seam"), table.letters("number"))


def _link(table: Board, surface: pygame.Surface, row: pygame.Rect, link: str, text: str) -> None:
    look = table.kit.theme.link[link]
    start, end = (row.left, row.centery), (row.left + table.px(34), row.centery)
    if look.dash:
        hex_art.dashes(surface, look.colour, start, end, 2.0, look.dash)
    else:
        hex_art.line(surface, look.colour, start, end, 2.0)
    words = layout.right_of(row, end[0] + table.space("gap"))
    write(table, surface, words, text, "small", table.kit.theme.colour.text_soft)
