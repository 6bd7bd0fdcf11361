"""Cubes of the reserve to choose from: gains of any colours, and swaps with the own bag."""

from functools import partial

import pygame

from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.games.master.moves import Named, parse, swap_of
from galaxy_desktop.games.master.schema import COLOURS, PLAIN
from galaxy_desktop.games.master.supply import Barter, CubeGain
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.held import GivenCube, held_at
from galaxy_desktop.games.master.table.pieces import cube
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import put, write
from galaxy_desktop.ui.tabletop.sheet import Mark

TOPICS = ("colours", "swap")
SUPPLY, MADE = "supply", "made"
CUBE = 58


def is_open(table: Board) -> bool:
    """Return whether cubes of the reserve are to be chosen."""
    return table.topic in TOPICS


def lay_supply(table: Board) -> None:
    """Lay a box in the middle of the map: cubes to choose from, and what has been chosen."""
    size, pad = max(44, table.px(CUBE)), table.space("broad")
    line = table.letters("body") + table.space("margin")
    gives = table.topic == "swap"
    wide = min(
        table.frame.map.width - table.space("gutter"),
        len(COLOURS) * (size + 2 * pad) + 2 * pad + table.letters("body") * 8,
    )
    tall = (2 if gives else 1) * (size + line) + line + size // 2 + 3 * pad
    box = layout.align(table.frame.map, (wide, tall))
    table.sheet.cover(box)
    table.sheet.places["over the map"] = box
    table.sheet.add(partial(_box, table, box=box))
    row, rest = layout.cut_top(layout.trim(box, left=pad, top=pad, right=pad), size + line)
    if gives:
        _lay_row(table, row, _("From your bag"), COLOURS, table.me.bag, _gives(table))
        row, rest = layout.cut_top(rest, size + line)
    _lay_row(table, row, _("From the reserve"), PLAIN, table.view.reserve, _takes(table))
    made = layout.top(layout.trim(rest, top=pad // 2), size // 2 + line)
    _lay_made(table, made, size // 2)


def _box(table: Board, surface: pygame.Surface, box: pygame.Rect) -> None:
    table.kit.faces.window(surface, box)


def _gives(table: Board) -> dict[str, tuple[Option, Mark]]:
    """Return item id and mark of each colour of the bag that may be given in a swap."""
    able = {swap_of(option).given for option in table.shown.open}
    return {
        colour: (item, "chosen" if table.held == item else "legal")
        for colour in COLOURS
        if colour in able and table.held in ("", item := GivenCube(colour).item)
    }


def _takes(table: Board) -> dict[str, tuple[Option, Mark]]:
    """Return option and mark of each colour of the reserve that may be taken, for the cube held in a swap."""
    if table.topic == "colours":
        decision = table.decision
        assert isinstance(decision, Compose)
        return {colour: (colour, "legal") for colour in decision.composer.moves(table.shown.chosen)}
    held = held_at(table.held)
    if not isinstance(held, GivenCube):
        return {}
    swaps = {option: swap_of(option) for option in table.shown.open}
    return {swap.taken: (option, "legal") for option, swap in swaps.items() if swap.given == held.colour}


def _lay_row(
    table: Board,
    row: pygame.Rect,
    title: str,
    colours: tuple[str, ...],
    there: dict[str, int],
    open_: dict[str, tuple[Option, Mark]],
) -> None:
    """Lay a title and a cube of each colour with its number below."""
    name = table.letters("body") * 8
    size = row.height - table.letters("body") - table.space("margin")
    step = (row.width - name) // len(COLOURS)
    line = layout.top(row, size)
    words = layout.left(line, name - table.space("gutter"))
    table.sheet.add(lambda surface: write(table, surface, words, title, "body"))
    beside = layout.trim(line, left=name + (step - size) // 2)
    places = layout.cells(beside, (size, size), len(colours), len(colours), step - size)
    for colour, rect in zip(colours, places, strict=True):
        option, mark = open_.get(colour, ("", "rest"))
        table.sheet.places[item_id("supply", colour)] = rect
        draw = partial(_cube, table, rect=rect, colour=colour, number=_left(table, colour, there), mark=mark)
        table.sheet.add(draw, Item(option, rect, SUPPLY, colour) if option else None)


def _left(table: Board, colour: str, there: dict[str, int]) -> int:
    """Return how many cubes of a colour there are after what has been chosen so far."""
    if table.topic == "colours":
        return there[colour] - table.shown.chosen.count(colour)
    swaps = [swap_of(move) for move in table.shown.chosen]
    change = sum((swap.taken == colour) - (swap.given == colour) for swap in swaps)
    return there[colour] + (change if there is table.me.bag else -change)


def _cube(
    table: Board, surface: pygame.Surface, rect: pygame.Rect, colour: str, number: int, mark: Mark
) -> None:
    face = cube(table, colour, rect.width)
    if mark == "rest":
        face = face.copy()
        face.set_alpha(90)
    surface.blit(face, rect)
    shades = table.kit.theme.colour
    if mark != "rest":
        table.kit.faces.glow(surface, rect, table.drawn.colour_of(mark), rect.width // 5)
    font = table.kit.fonts.font("text", 700, table.letters("body"))
    figure = table.kit.fonts.line(font, str(number), shades.text if number else shades.text_soft)
    surface.blit(figure, figure.get_rect(midtop=(rect.centerx, rect.bottom + table.space("seam"))))


def _lay_made(table: Board, row: pygame.Rect, size: int) -> None:
    """Lay what has been chosen so far, and the places left; a click takes a choice back."""
    decision = table.decision
    assert isinstance(decision, Compose)
    composer = decision.composer
    assert isinstance(composer, CubeGain | Barter)
    number = composer.count
    gap = table.space("gutter")
    step = min(size * 3, (row.width - gap) // max(1, number))
    places = layout.align(row, (step * number, size + gap), "midtop")
    for place, rect in enumerate(layout.cells(places, (step - gap, size + gap), number, number, gap)):
        move = table.shown.chosen[place] if place < len(table.shown.chosen) else ""
        item = Item(move, rect, MADE, "", _("Undo this choice")) if move else None
        table.sheet.add(partial(_move, table, rect=rect, option=move, size=size), item)


def _move(table: Board, surface: pygame.Surface, rect: pygame.Rect, option: Option, size: int) -> None:
    """Draw one gain or swap, or the empty place for it."""
    colour = table.kit.theme.colour
    if not option:
        table.kit.faces.dashed(surface, rect, colour.edge, 0)
        return
    table.kit.faces.plate(surface, rect, colour.well, colour.primary, "mini")
    move = parse(option)
    if isinstance(move, Named):
        put(surface, cube(table, move.id, size), rect.center)
        return
    swap = swap_of(option)
    put(surface, cube(table, swap.given, size), (rect.left + size // 2 + table.space("seam"), rect.centery))
    put(surface, cube(table, swap.taken, size), (rect.right - size // 2 - table.space("seam"), rect.centery))
    put(surface, table.kit.sign("arrow_right", size // 2, colour.text_soft), rect.center)
