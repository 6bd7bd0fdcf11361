"""Ways to win, with an estimate of the turns each would take a seat."""

from collections.abc import Iterator
from functools import cache
from math import exp, log
from typing import NamedTuple

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.reach import FAR, USUAL_BASE, Reach, conflict_cards
from galaxy_desktop.games.master.bot.weights import (
    CONFLICT_SYMBOL,
    DEVELOPMENT,
    FIGHTING,
    FOCUS,
    FURTHER,
    RATE,
    ROOM,
    TURNS_PER_BASE,
)
from galaxy_desktop.games.master.box import cards, figures, other_side, side
from galaxy_desktop.games.master.outlook import cubes_next_turn
from galaxy_desktop.games.master.projects import fillable, may_be_paid, missing
from galaxy_desktop.games.master.schema import BLACK, LASTING, SYMBOLS
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.symbols import laid, symbol_numbers
from galaxy_desktop.games.master.victory import (
    CONQUEST,
    DOMINATION,
    EXPANSION,
    bases_placed,
    starts_held,
)


class WayToWin(NamedTuple):
    """Way to win and the turns it would take; domination names its symbol by number."""

    victory: str
    turns: float
    symbol: int = -1
    target: str = ""
    """Starting system to take, for conquest."""


def plans(g: MasterState, seat: Seat, reach: Reach) -> tuple[WayToWin, ...]:
    """Return every way to win that a seat has."""
    bag = g.players[seat].bag
    total = sum(bag.values()) + 1
    rate = RATE * max(2, cubes_next_turn(g, seat)) * (total - bag[BLACK]) / total
    return (
        *(WayToWin(DOMINATION, cubes / rate, n) for n, cubes in enumerate(_dominations(g, seat, reach))),
        WayToWin(EXPANSION, _expansion(g, seat, reach, rate)),
        *_conquests(g, seat, reach, rate),
    )


def turns_to_win(found: tuple[WayToWin, ...]) -> float:
    """Return the turns to win: those of the best plan, less if others are nearly as good."""
    return -FOCUS * log(sum(exp(-plan.turns / FOCUS) for plan in found))


def rooms(g: MasterState, seat: Seat, reach: Reach, *, free: bool) -> dict[str, int]:
    """Return the number of bases that could be placed now, by system; `free`: reinforcing needs no route."""
    ends = {end for track in reach.complete for end in star_map().tracks[track].ends}
    found = {end: 1 for end in ends if end not in g.owners and end not in g.dark}
    for system, bases in g.bases.items():
        if g.owners[system] == seat and (free or system in ends):
            room = star_map().systems[system].planets - bases
            if room > 0:
                found[system] = room
    return found


def _dominations(g: MasterState, seat: Seat, reach: Reach) -> list[float]:
    """Return for each symbol the cubes until the seat has enough to win."""
    costs = list(map(list, reach.ways.symbols))
    for symbol, cost in (*_project_sources(g, seat), *_conflict_sources(g, seat)):
        costs[symbol].append(cost)
    lacks = [figures().winning_symbols - there for there in g.track[seat]]
    return [sum(sorted([*known, *_drawn(left)])[:left]) for known, left in zip(costs, lacks, strict=True)]


@cache
def _drawn(number: int) -> tuple[float, ...]:
    """Return the cubes for symbols by developments yet to be drawn."""
    return tuple(DEVELOPMENT + FURTHER * further for further in range(number))


def _project_sources(g: MasterState, seat: Seat) -> Iterator[tuple[int, float]]:
    """Yield every further symbol a seat could get from its projects, with the cubes it takes."""
    for project in fillable(g, seat):
        if project.kind in LASTING and project.id not in g.active and may_be_paid(g, seat, project):
            for symbol in symbol_numbers(project.id):
                yield symbol, float(missing(g, project))


def _conflict_sources(g: MasterState, seat: Seat) -> Iterator[tuple[int, float]]:
    """Yield the symbol of each conflict that a seat could lead, with the cubes it takes."""
    for card, conflict in g.conflicts.items():
        facing = conflict.facing(seat)
        if facing:
            ahead = laid(g, side(card, facing)) - laid(g, side(card, other_side(facing)))
            if ahead <= 0:
                yield SYMBOLS.index(cards()[card].symbol), 1.0 - ahead
    for card in conflict_cards(g, seat):
        yield SYMBOLS.index(cards()[card].symbol), CONFLICT_SYMBOL


def _expansion(g: MasterState, seat: Seat, reach: Reach, rate: float) -> float:
    left = figures().bases - bases_placed(g, seat)
    due = max(0, left - len(g.players[seat].built))
    started = sum(reach.base - cost for cost in reach.bases[:due])
    cubes = float(due * reach.base - started)
    space = sum(rooms(g, seat, reach, free=False).values())
    cubes += ROOM * max(0, left - space)
    workshops = len(reach.bases) + FIGHTING * min(2, reach.fights)
    slowest = TURNS_PER_BASE * cubes / USUAL_BASE / max(1.0, workshops)
    return max(cubes / rate, slowest)


def _conquests(g: MasterState, seat: Seat, reach: Reach, rate: float) -> Iterator[WayToWin]:
    """Yield a plan for each starting system in reach, if one more is enough to win."""
    if starts_held(g, seat) != figures().winning_starts - 1:
        return
    for corner in star_map().corners.values():
        if g.owners.get(corner.start) != seat and corner.start not in g.dark:
            cubes = reach.ways.claims[corner.start]
            if cubes < FAR:
                yield WayToWin(CONQUEST, cubes / rate, target=corner.start)
