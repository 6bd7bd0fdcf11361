"""Conflict as a balance: both sides face to face, their strengths, and what each of them would win."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import SIDES, cards, other_side, projects, side
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.symbols import first_counts, own_edge
from galaxy_desktop.games.master.table import rewards
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.cards_shown import draw_slots, lay_slots, slot_row
from galaxy_desktop.games.master.table.look import SLOT
from galaxy_desktop.games.master.words.names import item as name_of
from galaxy_desktop.games.master.words.terms import symbol_sign
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.tabletop.lines import put, write
from galaxy_desktop.ui.tabletop.parts import Part, PartText, Sign, draw_parts
from galaxy_desktop.ui.theme import RGB, mix

BAR = 7
"""Height of the bar of both strengths, in pixels."""
LINES = 3
"""Lines of words below the slots: the strengths, the spoils, and the objective."""
SLOTS = 5


def balance_height(table: Board) -> int:
    """Return the height in pixels that a conflict needs with slots of full size."""
    return _full_slot(table) + BAR + LINES * _line(table) + 3 * table.space("seam")


def facings(table: Board, card: str) -> tuple[str, str]:
    """Return the sides of a conflict from left to right: the own side first."""
    mine = table.view.conflicts[card].facing(table.seat)
    return (mine, other_side(mine)) if mine else (SIDES[0], SIDES[1])


def strength(table: Board, card: str, facing: str) -> int:
    """Return the count of a side that decides who has the symbol, with cubes that are being allocated."""
    conflict = table.view.conflicts[card]
    seat, cubes = conflict.seat(facing), _laid(table, card, facing)
    against_nobody = NOBODY in (conflict.red, conflict.blue)
    if seat == NOBODY or (against_nobody and not cubes):
        return 0
    return cubes + own_edge(table.view, seat, first_counts(table.view))


def leader(table: Board, card: str) -> Seat:
    """Return the seat that has the symbol of a conflict now, or `NOBODY`."""
    conflict = table.view.conflicts[card]
    for facing in SIDES:
        if table.view.owners.get(conflict.system(facing), NOBODY) != conflict.seat(facing):
            return NOBODY
    red, blue = (strength(table, card, facing) for facing in SIDES)
    return NOBODY if red == blue else conflict.seat(SIDES[blue > red])


def lay_balance(table: Board, box: pygame.Rect, card: str, group: str) -> None:
    """Lay both sides of a conflict side by side, each with its slots."""
    gutter, seam, gap = table.space("gutter"), table.space("seam"), table.space("hair")
    inside = layout.inset(box, gutter, seam)
    room = inside.height - BAR - LINES * _line(table) - seam
    half = (inside.width - gutter) // 2
    shield = min(table.icon("line"), max(SMALLEST_WORD, room))
    widest = (half - shield - table.space("tight")) // SLOTS - gap
    size = max(SMALLEST_WORD, min(_full_slot(table), room, widest))
    slots, words = layout.cut_top(inside, size, seam)
    table.sheet.add(partial(_scales, table, box=layout.top(words, BAR), card=card))
    words = layout.trim(words, top=BAR)
    for number, facing in enumerate(facings(table, card)):
        seat = table.view.conflicts[card].seat(facing)
        own, below = (_half(row, half, number) for row in (slots, words))
        table.sheet.add(partial(_words, table, box=below, card=card, facing=facing))
        if seat == NOBODY:
            continue
        project = projects()[side(card, facing)]
        places = slot_row(project, layout.trim(own, left=shield + table.space("tight")), size, gap)
        at = (own.left + shield // 2, own.centery)
        table.sheet.add(partial(_side, table, card=card, facing=facing, places=places, at=at, size=shield))
        lay_slots(table, places, card, group)


def _half(row: pygame.Rect, width: int, number: int) -> pygame.Rect:
    return layout.right(row, width) if number else layout.left(row, width)


def _full_slot(table: Board) -> int:
    return max(table.px(SLOT), table.icon("title"))


def _line(table: Board) -> int:
    return table.letters("small") + 4


def _laid(table: Board, card: str, facing: str) -> int:
    project = projects()[side(card, facing)]
    return sum(bool(cube) for cube in table.lies.project(project.id, len(project.slots)))


def _side(
    table: Board,
    surface: pygame.Surface,
    card: str,
    facing: str,
    places: dict[str, pygame.Rect],
    at: tuple[int, int],
    size: int,
) -> None:
    """Draw the player's shield, and the slots with their cubes."""
    project = projects()[side(card, facing)]
    put(surface, table.kit.shield(table.view.conflicts[card].seat(facing), size), at)
    draw_slots(table, surface, project, places)


def left_share(table: Board, card: str) -> float:
    """Return the share of the bar that the left side has: by strength, or its filled slots against nobody."""
    ways, conflict = facings(table, card), table.view.conflicts[card]
    filled = [_laid(table, card, way) / len(projects()[side(card, way)].slots) for way in ways]
    if conflict.seat(ways[1]) == NOBODY:
        return filled[0]
    if conflict.seat(ways[0]) == NOBODY:
        return 1 - filled[1]
    mine, theirs = (strength(table, card, facing) for facing in ways)
    return (mine + 1) / (mine + theirs + 2)


def _scales(table: Board, surface: pygame.Surface, box: pygame.Rect, card: str) -> None:
    """Draw a bar in the colours of both sides, divided like their strengths."""
    ways = facings(table, card)
    colour = table.kit.theme.colour
    first = layout.left(box, round(box.width * left_share(table, card)))
    for facing, rect in zip(ways, (first, layout.trim(box, left=first.width)), strict=True):
        seat = table.view.conflicts[card].seat(facing)
        if rect.width > 2:
            surface.fill(_shade(table, seat), layout.inset(rect, 1, 1))
    surface.fill(colour.text, pygame.Rect(first.right - 1, box.top, 2, box.height).clamp(box))


def _shade(table: Board, seat: Seat) -> RGB:
    colour = table.kit.theme.colour
    return mix(colour.well, colour.text_soft, 0.4) if seat == NOBODY else table.seat_colour(seat)


def _words(table: Board, surface: pygame.Surface, box: pygame.Rect, card: str, facing: str) -> None:
    """Draw how strong a side is, and what it wins."""
    conflict, line = table.view.conflicts[card], _line(table)
    seat = conflict.seat(facing)
    rows = layout.cells(box, (box.width, line), LINES, 1)
    if seat == NOBODY:
        for row, text in zip(rows, (name_of(conflict.system(facing)), _("Neutral")), strict=False):
            write(table, surface, row, text, "small", table.kit.theme.colour.text_soft)
        return
    least = table.kit.metrics.letters("small")
    spoils = (
        PartText(_label(table, card, facing), soft=True),
        Sign("bag"),
        PartText(str(cards()[card].spoils)),
    )
    for row, parts in zip(
        rows, (_strength(table, card, facing), spoils, _won(table, card, facing)), strict=True
    ):
        draw_parts(table.kit, surface, parts, row, least)


def _strength(table: Board, card: str, facing: str) -> tuple[Part, ...]:
    """Return the cubes laid, what cards add to them, and the symbol with the side that leads."""
    cubes = _laid(table, card, facing)
    added = strength(table, card, facing) - cubes
    text = _("{has} of {of}").format(has=cubes, of=len(projects()[side(card, facing)].slots))
    found: list[Part] = [PartText(text)]
    if added:
        found.append(PartText(f"+{added}"))
    if leader(table, card) == table.view.conflicts[card].seat(facing):
        found += [Sign(symbol_sign(cards()[card].symbol)), PartText(_("leads"))]
    return tuple(found)


def _label(table: Board, card: str, facing: str) -> str:
    """Return the words before what a side wins, which is what the other side loses."""
    mine = table.view.conflicts[card].facing(table.seat)
    if not mine:
        return _("Wins:")
    return _("You win:") if facing == mine else _("You lose:")


def _won(table: Board, card: str, facing: str) -> tuple[Part, ...]:
    """Return the objective that a side wins: a system, or cards of the other side."""
    conflict = table.view.conflicts[card]
    other = other_side(facing)
    lost = projects()[side(card, other)]
    if conflict.seat(other) == NOBODY or any(effect.code == "capture_system" for effect in lost.stake):
        return (PartText(name_of(conflict.system(other))),)
    return rewards.stake(lost)
