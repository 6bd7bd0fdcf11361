"""Box to choose which side of a conflict card is one's own, over the map."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import SIDES, cards, other_side, projects, side
from galaxy_desktop.games.master.moves import PlaceConflict
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.table import rewards
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.cards_shown import slot_row
from galaxy_desktop.games.master.table.face import slot_face
from galaxy_desktop.games.master.table.held import HeldFront, held_at
from galaxy_desktop.games.master.table.look import SLOT
from galaxy_desktop.games.master.words.names import item as name_of
from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import put, write
from galaxy_desktop.ui.tabletop.parts import Part, PartText, Sign, draw_parts, parts_width
from galaxy_desktop.ui.theme import mix

WIDE = 330
SIDES_GROUP = "sides"
NEUTRAL = {
    "red": N_("Red side: neutral; no one fills it."),
    "blue": N_("Blue side: neutral; no one fills it."),
}
"""The sentence about the other side if it is nobody's, by that side."""


def is_open(table: Board) -> bool:
    """Return whether a conflict card waits for its orientation."""
    return isinstance(held_at(table.held), HeldFront)


def lay_sides(table: Board) -> None:
    """Lay both ways to place the card, side by side over the map."""
    held = held_at(table.held)
    assert isinstance(held, HeldFront)
    card, track = held.card, held.track
    pad, row = table.space("frame"), _slot(table) + table.letters("small") + table.space("broad")
    head = table.letters("section") + table.space("margin")
    wide = min(
        max(WIDE, table.px(WIDE + 40), table.letters("small") * 20), (table.frame.map.width - 4 * pad) // 2
    )
    box = layout.align(table.frame.map, (2 * wide + 3 * pad, 2 * head + 2 * row + 2 * pad))
    table.sheet.cover(box)
    table.sheet.places["over the map"] = box
    ends = star_map().tracks[track].ends
    own = next(end for end in ends if table.view.owners.get(end) == table.seat)
    other = star_map().tracks[track].other(own)
    title = _("{card}: choose your side ({own} against {other})").format(
        card=name_of(card), own=name_of(own), other=name_of(other)
    )
    table.sheet.add(partial(_ground, table, box=box, title=title, head=head))
    inside = layout.trim(box, left=pad, top=pad + head, right=pad)
    ways = layout.cells(inside, (wide, head + 2 * row), 2, 2, pad)
    for facing, rect in zip(SIDES, ways, strict=True):
        move = PlaceConflict(card, track, facing)
        option = move.option
        item = Item(option, rect, SIDES_GROUP, card, table.word(option) if option in table.shown.open else "")
        table.sheet.add(partial(_way, table, rect=rect, move=move, target=other, head=head), item)


def _ground(table: Board, surface: pygame.Surface, box: pygame.Rect, title: str, head: int) -> None:
    table.kit.faces.window(surface, box)
    line = layout.top(layout.inset(box, table.space("frame")), head)
    block = table.kit.text.label(title, line.width, "section", align="left")
    block.draw(surface, (line.left, line.centery - block.height // 2))


def _way(
    table: Board, surface: pygame.Surface, rect: pygame.Rect, move: PlaceConflict, target: str, head: int
) -> None:
    """Draw one way: the own side above, that of the rival below."""
    colour = table.kit.theme.colour
    card, facing = move.card, move.facing
    shade = table.kit.theme.cube["red" if facing == "red" else "blue"].fill
    ground = mix(colour.well, shade, 0.14)
    table.kit.faces.plate(surface, rect, ground, colour.edge, foot=colour.well)
    mark = table.mark(move.option)
    table.kit.faces.glow(surface, rect, table.drawn.colour_of(mark))
    line, rest = layout.cut_top(layout.inset(rect, table.space("margin"), 0), head)
    name = _("Take the red side") if facing == "red" else _("Take the blue side")
    write(table, surface, line, name, "button")
    rival = table.view.owners.get(target, NOBODY)
    other = other_side(facing)
    halves = layout.cells(rest, (rest.width, rest.height // 2), 2, 1)
    first, second = halves
    own = side(card, facing)
    if rival == NOBODY:
        _side(table, surface, first, own, table.seat, _won(card))
        write(table, surface, second, NEUTRAL[other].read(), "small")
        return
    _side(table, surface, first, own, table.seat, _at_stake(own))
    lost = side(card, other)
    _side(table, surface, second, lost, rival, _at_stake(lost))


def _won(card: str) -> tuple[Part, ...]:
    """Return what the only side gains if it is filled."""
    spoils = PartText(str(cards()[card].spoils))
    return PartText(_("You win:"), soft=True), PartText(_("system")), Sign("bag"), spoils


def _at_stake(project: str) -> tuple[Part, ...]:
    """Return what a side loses if the other one wins."""
    return PartText(_("at stake:"), soft=True), *rewards.stake(projects()[project])


def _side(
    table: Board, surface: pygame.Surface, row: pygame.Rect, project: str, seat: Seat, parts: tuple[Part, ...]
) -> None:
    """Draw a side with the player's shield, its slots and a line below them."""
    least, size = table.kit.metrics.letters("small"), _slot(table)
    put(surface, table.kit.shield(seat, size), (row.left + size // 2, row.top + size // 2))
    known = projects()[project]
    line, below = layout.cut_top(row, size, table.space("seam"))
    beside = layout.trim(line, left=size + table.space("gap"))
    places = slot_row(known, beside, size, table.space("seam"))
    for slot, rect in zip(known.slots, places.values(), strict=True):
        surface.blit(slot_face(table.kit, slot.colour, "", size, marked=slot.marked), rect)
    foot = layout.top(below, least + table.space("seam"))
    draw_parts(table.kit, surface, parts, foot, _letters(table, parts, foot))


def _letters(table: Board, parts: tuple[Part, ...], row: pygame.Rect) -> int:
    """Return the size of the words in a row: smaller if that leaves its icons their full size."""
    size = table.letters("small")
    least = round(size / table.kit.metrics.text_step)
    while size > least and parts_width(table.kit, parts, row.height, size) > row.width:
        size -= 1
    return size


def _slot(table: Board) -> int:
    return max(table.px(SLOT), 22)
