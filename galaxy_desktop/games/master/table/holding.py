"""Picking up at the table: what can be held, and the meaning of a click, a key or a drop meanwhile."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.games.master.moves import (
    DONE,
    END,
    OFFER_DRAW,
    REFUSE,
    CancelProject,
    Discard,
    Named,
    PlaceBase,
    PlaceConflict,
    PlaceCube,
    Swap,
    parse,
    place_of,
    place_under,
)
from galaxy_desktop.games.master.schema import BLACK
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.table import targets
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.hand import has_use, used_cubes
from galaxy_desktop.games.master.table.held import GivenCube, HandCube, HeldCard, HeldFront, Tab
from galaxy_desktop.games.master.table.lying import card_of
from galaxy_desktop.games.master.table.map_places import seen_part
from galaxy_desktop.games.master.table.pages import NEXT_PAGE
from galaxy_desktop.games.master.table.tabs import FRONTS, open_mark, tab_of
from galaxy_desktop.ui.tabletop.ids import item_id

REACHED = frozenset(
    {"allocate", "colours", "swap", "steal", "return", "add", "project", "card", "rewards"}
    | {"system", "darken", "lighten", "corner", "cancel"}
)
"""Topics of questions whose options all lie on the table, some after a tab or a pick-up."""
HOMES = {"draw": "row", "colours": "bag"}
"""Place of the own player to which a card or cube on offer goes, by topic."""
BASES = "own bases"
"""Counter from which a base is dragged onto the map."""
BUTTONS = (DONE, END)
"""Options that the primary button chooses."""


def is_within_reach(decision: Decision, option: Option) -> bool:
    """Return whether an option has its place on the table, even if it is not shown at this moment."""
    if decision.topic in ("cards", "limit"):
        return option != OFFER_DRAW and option not in BUTTONS
    return decision.topic in REACHED and option not in BUTTONS


def holdable(table: Board) -> frozenset[str]:
    """Return the items that can be picked up although they are no options."""
    shown = table.shown
    if shown.decision is None:
        return frozenset()
    found = {place for place in table.targets.by_place if table.targets.several(place)}
    if table.composer is not None:
        found |= {HandCube(number).item for number in range(len(table.view.hand)) if has_use(table, number)}
    for move in map(parse, shown.open):
        if _places_base(shown.decision, move):
            found.add(BASES)
        match move:
            case PlaceConflict(card):
                found.add(HeldCard(card).item)
            case Swap(given):
                found.add(GivenCube(given).item)
    return frozenset(found.difference(shown.open, shown.chosen))


def held_as(table: Board, item: str) -> str:
    """Return the item held once an item has been picked up: a track keeps the card that is to go there."""
    card = targets.held_card(table.held)
    if card and item in star_map().tracks:
        return HeldFront(card, item).item
    return item


def numbered(table: Board) -> Sequence[str] | None:
    """Return the cubes of the hand, those for the place held, or the places open to the cube held.

    Places are in the order in which they lie. None unless cubes are placed.
    """
    if table.composer is None:
        return None
    if not table.held:
        can_hold = holdable(table)
        cubes = [HandCube(number).item for number in range(len(table.view.hand))]
        return [cube if cube in can_hold else "" for cube in cubes]
    if table.targets.several(table.held):
        return _cubes_for(table, table.held)
    places = [options for options in table.targets.by_place.values() if options[-1] in table.shown.open]
    first = [options[0] for options in places if options[0] not in table.shown.chosen]
    order = {item.id: number for number, item in enumerate(table.sheet.items)}
    return sorted(first, key=lambda option: order.get(option, len(order)))


def _cubes_for(table: Board, place: str) -> Sequence[str]:
    """Return the option that puts each cube of the hand on a place; of equal cubes the first has it."""
    moves = [move for move in map(parse, table.targets.by_place[place]) if isinstance(move, PlaceCube)]
    options = {move.colour: move.option for move in moves}
    hand = tuple(table.view.hand)
    used = used_cubes(hand, table.shown.chosen)
    return [options.pop(colour, "") if number not in used else "" for number, colour in enumerate(hand)]


def meant(table: Board, item: str) -> Option:
    """Return the option that a click means: for a system or a filled spot, to fill the next spot there."""
    cube = targets.held_cube(table.held, tuple(table.view.hand))
    if not cube or (item in table.shown.open and item not in table.shown.chosen):
        return item
    place = place_under(item)
    moves = map(parse, table.shown.open.difference(table.shown.chosen))
    spots = [
        move.spot
        for move in moves
        if isinstance(move, PlaceCube) and (move.colour, move.spot.place) == (cube, place)
    ]
    return PlaceCube(cube, min(spots, key=lambda spot: spot.number)).option if spots else item


def dropped(table: Board, item: str, at: tuple[int, int]) -> Option:
    """Return the option of the uppermost item at a place; empty if that item is no option.

    A card or cube on offer is an option itself: it is chosen in the own row or bag.
    """
    decision = table.shown.decision
    if decision is not None and item in table.shown.open:
        home = table.sheet.places.get(item_id(HOMES.get(decision.topic, ""), table.seat))
        return item if home is not None and item != REFUSE and home.collidepoint(at) else ""
    for under in reversed(table.sheet.items):
        if under.rect.collidepoint(at):
            option = meant(table, under.id)
            if decision is None or option not in table.shown.open:
                return ""
            return option if item != BASES or _places_base(decision, parse(option)) else ""
    return ""


def _places_base(decision: Decision, move: Move) -> bool:
    """Return whether a move puts a base onto the map."""
    return isinstance(move, PlaceBase) or (decision.topic == "corner" and isinstance(move, Named))


def stands_for(table: Board, option: Option) -> str:
    """Return the item to mark, or to click first, for an option that has no item at the moment."""
    ids = {item.id for item in table.sheet.items}
    if option in ids:
        return option
    match parse(option):
        case PlaceConflict(card, track):
            held = HeldCard(card).item
            return _shown(table, ids, track if table.held == held else held, card)
        case Discard(card) if targets.goes_to_a_track(table.shown.open, card):
            return _shown(table, ids, HeldCard(card).item, card)
        case CancelProject() if not table.held:
            return _black_cube(table)
        case Swap(given):
            return GivenCube(given).item
    place = targets.goal(option)
    return _shown(table, ids, place, card_of(place_of(place)))


def seen_place(table: Board, option: Option) -> pygame.Rect | None:
    """Return the place that an option belongs to, as far as it is seen."""
    goal = targets.goal(option)
    place = table.sheet.places.get(goal)
    if place is None or card_of(place_of(goal)):
        return place
    return seen_part(place, table.frame.map)


def _shown(table: Board, ids: set[str], place: str, card: str) -> str:
    """Return a place, or the tab or page to turn first if the place is on a card that is not shown."""
    if place in ids:
        return place
    names = [card, *([FRONTS] if card in table.view.conflicts else [])]
    names += [tab_of(seat) for seat, player in enumerate(table.view.players) if card in player.row]
    tabs = [Tab(name).item for name in names if Tab(name).item in ids]
    if tabs and not any(open_mark(name) in table.sheet.places for name in names):
        return tabs[0]
    return NEXT_PAGE if NEXT_PAGE in ids and card else place


def _black_cube(table: Board) -> str:
    """Return the item of the first black cube left in the hand; empty if there is none."""
    hand = tuple(table.view.hand)
    left = [n for n in range(len(hand)) if n not in used_cubes(hand, table.shown.chosen)]
    return next((HandCube(n).item for n in left if hand[n] == BLACK), "")
