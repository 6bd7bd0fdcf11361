"""The key of the map: cubes, links and what the shapes of bases tell."""

from functools import partial

import pygame

from galaxy_desktop.games.master.schema import COLOURS, POLITICS
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.pieces import base, cube
from galaxy_desktop.games.master.table.terms import deck_name
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import hex_art, layout
from galaxy_desktop.ui.faces import Look
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.tabletop.lines import put, write

PAD, ROWS = 14, 7


def cube_kind(colour: str) -> str:
    """What a colour of cubes stands for."""
    return {
        "red": _("Military"),
        "blue": _("Scientific"),
        "yellow": _("Economic"),
        "white": _("Industrial"),
        "black": _("Administrative"),
    }[colour]


def lay_key(table: Board) -> None:
    """Lay the key where it has room; in a narrow window over the map."""
    box = table.frame.key
    if not table.frame.wide:
        box = pygame.Rect(0, 0, min(table.frame.map.width, table.text(14) * 26), table.text(14) * 13)
        box.center = table.frame.map.center
        table.sheet.cover(box)
        table.sheet.places["over the map"] = box
        table.sheet.add(partial(table.kit.faces.shadow, rect=box))
        ground = table.kit.theme.colour.panel
        look = Look(ground, ground, table.kit.theme.colour.edge, table.kit.faces.radius("panel"))
        table.sheet.add(partial(table.kit.faces.face, rect=box, look=look))
    if box.height >= table.text(14) * ROWS:
        table.sheet.add(partial(table.kit.faces.panel, rect=box))
        table.sheet.add(partial(_key, table, box=box))


def _key(table: Board, surface: pygame.Surface, box: pygame.Rect) -> None:
    pad = table.px(PAD)
    inner = box.inflate(-2 * pad, -table.px(12))
    tall = inner.height // ROWS
    size = min(tall - 4, table.text(18))
    half = inner.width // 2
    for number, colour in enumerate(COLOURS):
        row = pygame.Rect(inner.left + number % 2 * half, inner.top + number // 2 * tall, half, tall)
        put(surface, cube(table, colour, size), (row.left + size // 2, row.centery))
        words = row.move(size + 8, 0)
        words.width -= size + 8
        write(table, surface, words, cube_kind(colour), "small", table.kit.theme.colour.text_soft)
    links = [
        ("green", _("bases in both systems")),
        ("red", _("base in exactly one")),
        ("blue", _("yours from the start")),
    ]
    for number, (link, text) in enumerate(links, 3):
        row = pygame.Rect(inner.left, inner.top + number * tall, inner.width, tall)
        _link(table, surface, row, link, text)
    row = pygame.Rect(inner.left, inner.top + 6 * tall, inner.width, tall)
    font = table.kit.fonts.style("small", table.kit.metrics).font
    gap = (row.width - sum(size + 5 + width_of(font, deck_name(deck)) for deck in POLITICS)) // 2
    x = row.left
    for number, deck in enumerate(POLITICS):
        put(surface, base(table, table.seat, number + 1, size), (x + size // 2, row.centery))
        words = pygame.Rect(x + size + 5, row.top, row.right - x - size - 5, tall)
        x = write(table, surface, words, deck_name(deck), "small", table.kit.theme.colour.text_soft) + gap


def _link(table: Board, surface: pygame.Surface, row: pygame.Rect, link: str, text: str) -> None:
    look = table.kit.theme.link[link]
    start, end = (row.left, row.centery), (row.left + table.px(34), row.centery)
    if look.dash:
        hex_art.dashes(surface, look.colour, start, end, 2.0, look.dash)
    else:
        hex_art.line(surface, look.colour, start, end, 2.0)
    words = layout.right_of(row, end[0] + 10)
    write(table, surface, words, text, "small", table.kit.theme.colour.text_soft)
