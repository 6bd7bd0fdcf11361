"""List of the cards of a player: a line for each with its slots, a species with all its projects."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import Card, Project, cards
from galaxy_desktop.games.master.powers import is_live
from galaxy_desktop.games.master.schema import CONFLICT, SPECIES
from galaxy_desktop.games.master.table import rewards
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.cards_shown import (
    card_option,
    draw_slots,
    lay_discard,
    lay_slots,
    slot_row,
)
from galaxy_desktop.games.master.table.held import HeldCard
from galaxy_desktop.games.master.table.look import SLOT
from galaxy_desktop.games.master.table.pages import lay_pages
from galaxy_desktop.games.master.table.terms import deck_sign
from galaxy_desktop.games.master.words.names import item as name_of
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import lead, put, write
from galaxy_desktop.ui.tabletop.parts import Part, Sign, draw_parts, parts_width
from galaxy_desktop.ui.theme import mix

LARGEST, USUAL, LEGIBLE, SMALLEST = 32, SLOT, 20, 16
"""Sizes of a slot in design units, which are the least ones in pixels too."""
NAME = 0.70
CHECK = Sign("check")
LIST, OWN = "cards", "tableau"


def lists_height(table: Board, width: int, seat: Seat) -> int:
    """Return the height in pixels that all cards of a player need with legible slots."""
    row = table.view.players[seat].row
    size, gap = _legible(table), table.space("seam")
    return sum(_height(table, card, width, size) + gap for card in row)


def lay_list(table: Board, box: pygame.Rect, seat: Seat) -> None:
    """Lay the cards of a player from top to bottom, with smaller slots if they are many, or on pages."""
    row = table.view.players[seat].row
    table.sheet.places[item_id("row", seat)] = box
    size = _slot_size(table, box, row)
    names = min(
        (_name_width(table, cards()[c], box.width, size) for c in row if _in_line(table, c, box.width, size)),
        default=box.width,
    )
    heights = {card: _height(table, card, box.width, size) for card in row}
    rest, gap = box, table.space("seam")
    for card in lay_pages(table, box, heights, gap):
        rect, rest = layout.cut_top(rest, heights[card], gap)
        _lay_line(table, card, rect, seat, (size, names))


def _slot_size(table: Board, box: pygame.Rect, row: list[str]) -> int:
    """Return the largest size of slots at which all lines have room; a legible one for pages if none has.

    Slots are larger than usual only as far as every name stands in a line with its slots.
    """
    usual, gap = max(USUAL, table.text(USUAL)), table.space("seam")
    for size in range(max(LARGEST, table.px(LARGEST), usual), max(SMALLEST, table.px(SMALLEST)), -1):
        tall = sum(_height(table, card, box.width, size) + gap for card in row)
        if tall <= box.height + gap and (
            size <= usual or all(_in_line(table, card, box.width, size) for card in row)
        ):
            return size
    return _legible(table)


def _legible(table: Board) -> int:
    """Return the size of slots that can still be read well, in pixels."""
    return max(LEGIBLE, table.px(LEGIBLE), min(USUAL, table.letters("body")))


def _sign_size(table: Board) -> int:
    return max(18, table.px(18))


def _in_line(table: Board, card: str, width: int, size: int) -> bool:
    """Return whether the name of a card has room before its slots; else it stands above them."""
    known = cards()[card]
    return _is_plain(known) or _named_width(table, card) <= _name_width(table, known, width, size)


def _named_width(table: Board, card: str) -> int:
    """Return how much of a line the whole name of a card takes."""
    font = table.kit.fonts.style("small", table.kit.metrics).font
    return _around_name(table) + _sign_size(table) + width_of(font, name_of(card))


def _around_name(table: Board) -> int:
    """Return the gaps around a name and the sign before it."""
    return table.space("gap") + table.space("tight") + table.space("pad")


def _is_plain(card: Card) -> bool:
    """Return whether the list shows a card by its name alone, or as a species."""
    return not card.projects or card.deck in (CONFLICT, SPECIES)


def _height(table: Board, card: str, width: int, size: int) -> int:
    """Return the height of a card: one line, or its name above the lines of its projects."""
    if cards()[card].deck != SPECIES and _in_line(table, card, width, size):
        return max(size, table.letters("small")) + table.space("tight")
    lines = len(_flow(table, cards()[card], width - table.space("margin"), size))
    return _head_height(table) + lines * (size + table.space("tight")) + table.space("seam")


def _head_height(table: Board) -> int:
    """Return the height of a name above the slots."""
    return table.letters("small") + table.space("gutter")


def _flow(table: Board, card: Card, width: int, size: int) -> list[list[Project]]:
    """Return the projects of a card in as few lines of a width as they need."""
    lines: list[list[Project]] = [[]]
    left, apart = 0, table.space("gutter")
    for project in card.projects:
        wide = len(project.slots) * _step(size) + table.space("hair") + _tail(table, project, size) + apart
        if lines[-1] and left + wide - apart > width:
            lines.append([])
            left = 0
        lines[-1].append(project)
        left += wide
    return lines


def _step(size: int) -> int:
    return size + max(1, size // 12)


def _tail(table: Board, project: Project, size: int) -> int:
    """Return the width of the signs of what a project brings; known after the first time.

    There is room for a check from the start, so that no slot moves when a project is completed.
    """
    key = project.id, size
    if key not in table.tails:
        signs = *_signs(project), CHECK
        table.tails[key] = parts_width(table.kit, signs, round(size * 0.9), SMALLEST_FIGURE)
    return table.tails[key]


def _is_done(table: Board, project: Project) -> bool:
    return project.id in table.view.active or project.id in table.lies.ready


def _lay_line(table: Board, card: str, rect: pygame.Rect, seat: Seat, sizes: tuple[int, int]) -> None:
    """Lay a card: its name as wide as all names may be if it fits, then its slots; or these below it."""
    known, (size, names) = cards()[card], sizes
    group = LIST if seat != table.seat else OWN
    table.sheet.places[card] = rect
    item = Item(card_option(table, card), rect, group, card)
    above = known.deck == SPECIES or not _in_line(table, card, rect.width, size)
    alone = _is_plain(known) or _named_width(table, card) > names
    beside = 0 if above else _name_width(table, known, rect.width, size) if alone else names
    table.sheet.add(partial(_plate, table, rect=rect, card=known, seat=seat, room=beside), item)
    if above:
        inside = layout.trim(
            rect, left=table.space("gutter"), top=_head_height(table), right=table.space("seam")
        )
        lines = _flow(table, known, inside.width, size)
        places = layout.cells(inside, (inside.width, size + table.space("tight")), len(lines), 1)
        for projects, room in zip(lines, places, strict=True):
            rest = room
            for project in projects:
                rest = layout.right_of(
                    rest, _lay_project(table, project, rest, size, group) + table.space("gutter")
                )
    elif not _is_plain(known):
        _lay_project(table, known.projects[0], layout.trim(rect, left=beside), size, group)
    mark, held = table.targets.mark(card), table.held == HeldCard(card).item
    if held:
        plate = layout.right_of(layout.inset(rect, table.space("seam"), table.space("hair")), rect.centerx)
        lay_discard(table, card, plate, group)
    if mark != "rest" or held:
        colour = table.drawn.colour_of("chosen" if held else mark)
        table.sheet.add(
            partial(table.kit.faces.glow, rect=rect, colour=colour, radius=table.kit.faces.radius("mini"))
        )


def _name_width(table: Board, card: Card, width: int, size: int) -> int:
    """Return how much of a line the name of a card may take: less if the slots need the room."""
    if _is_plain(card):
        return width
    project = card.projects[0]
    needed = len(project.slots) * _step(size) + _tail(table, project, size) + table.space("gutter")
    return min(round(width * NAME), width - needed)


def _plate(
    table: Board, surface: pygame.Surface, rect: pygame.Rect, card: Card, seat: Seat, room: int
) -> None:
    """Draw the line with the name, in the colour of the deck; above the slots if it has no `room` beside."""
    colour, deck = table.kit.theme.colour, table.kit.theme.deck[card.deck]
    live = is_live(table.view, seat, card.id)
    ground = mix(colour.well, deck, 0.10)
    edge = mix(colour.well, deck, 0.85 if live else 0.5)
    table.kit.faces.plate(surface, rect, ground, edge, "mini")
    surface.fill(deck, (rect.left, rect.top + 5, 3, rect.height - 10))
    size, gap = min(_sign_size(table), rect.height - table.space("gutter")), table.space("gap")
    line = layout.left(layout.trim(rect, left=gap), room - table.space("pad"))
    if not room:
        line = layout.top(layout.inset(rect, gap, 0), _head_height(table))
    words = lead(surface, table.kit.sign(deck_sign(card.deck), size, deck), line, size, table.space("tight"))
    write(table, surface, words, name_of(card.id), "small", colour.text if live else colour.text_soft)


def _lay_project(table: Board, project: Project, room: pygame.Rect, size: int, group: str) -> int:
    """Lay the slots of a project and what it brings; return the right end in pixels."""
    step = _step(size)
    number = len(project.slots)
    row = pygame.Rect(room.left, room.centery - size // 2, room.width, size)
    places = slot_row(project, row, size, step - size)
    tail = layout.left(
        layout.trim(row, left=number * step + table.space("hair"), right=table.space("hair")),
        _tail(table, project, size),
    )
    table.sheet.add(partial(_project, table, places=places, project=project, tail=tail))
    lay_slots(table, places, project.card, group)
    return tail.right


def _brings(table: Board, project: Project) -> tuple[Part, ...]:
    """Return what a project brings in signs alone, with a check once it is done."""
    return (*_signs(project), CHECK) if _is_done(table, project) else _signs(project)


def _signs(project: Project) -> tuple[Part, ...]:
    """Return what a project brings in signs alone."""
    signs = (part for part in rewards.parts(project) if isinstance(part, Sign))
    return tuple(part for part in signs if part.name != "arrow_right")


def _project(
    table: Board, surface: pygame.Surface, places: dict[str, pygame.Rect], project: Project, tail: pygame.Rect
) -> None:
    draw_slots(table, surface, project, places)
    built = any(project.id in player.built for player in table.view.players)
    if built:
        owner = next(n for n, player in enumerate(table.view.players) if project.id in player.built)
        sign = table.kit.sign("base_factory", round(tail.height * 0.9), table.seat_colour(owner))
        put(surface, sign, (tail.left + tail.height // 2, tail.centery))
        return
    if tail.width > 0:
        draw_parts(table.kit, surface, _brings(table, project), tail, SMALLEST_FIGURE)
