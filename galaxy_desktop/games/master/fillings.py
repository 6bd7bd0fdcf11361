"""Fillings of projects with a number of cubes of a stock that may help to win in the same turn."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from operator import add, le
from typing import NamedTuple

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.allocate import allocation
from galaxy_desktop.games.master.allocation import Allocation, Opening, cube_of, next_spot
from galaxy_desktop.games.master.arrangement import OpenTrack
from galaxy_desktop.games.master.box import projects
from galaxy_desktop.games.master.hopes import Hopes
from galaxy_desktop.games.master.moves import CancelProject, place_cube, spot_at, spot_id
from galaxy_desktop.games.master.powers import discount
from galaxy_desktop.games.master.schema import COLOURS, CONFLICT, LASTING, ROUTE
from galaxy_desktop.games.master.state import MasterState

Moves = tuple[str, ...]
MOST = 800
"""Cap on the fillings that are kept while they are combined."""


class Filling(NamedTuple):
    """Moves of an allocation, the cubes they take by colour, and their weight as evidence for a win."""

    moves: Moves = ()
    takes: tuple[int, ...] = (0,) * len(COLOURS)
    weight: int = 0


def fillings(
    g: MasterState, seat: Seat, number: int, stock: Mapping[str, int], hopes: Hopes
) -> list[Filling]:
    """Return the sets of projects that a number of cubes of a stock can fill, greatest weight first."""
    mine, ways = allocation(g, seat), []
    for opening in mine.openings:
        project = projects()[opening.id]
        if hopes.wants(project):
            part, whole = hopes.tells(project, whole=False), 3 * hopes.tells(project, whole=True)
            less = 0 if project.kind in {*LASTING, CONFLICT} else discount(g, seat, project.kind)
            lacks = opening.cubes.count("") - less
            fills = _fills(g, seat, mine, opening, number)
            ways.append([_filling(way, whole if len(way) >= lacks else part) for way in fills])
    if hopes.map_matters():
        lines = [line for line in mine.lines if line.departures]
        ways += [[_filling(way, 1) for way in _builds(hopes, line, number)] for line in lines]
    there = tuple(stock[colour] for colour in COLOURS)
    return _together([each for each in ways if each], number, there)


def _filling(moves: Moves, weight: int) -> Filling:
    taken = [cube_of(move) for move in moves]
    return Filling(moves, tuple(taken.count(colour) for colour in COLOURS), weight)


def _together(ways: Sequence[Sequence[Filling]], most: int, stock: tuple[int, ...]) -> list[Filling]:
    """Combine at most one way for each project, as far as the cubes allow."""
    found = [Filling()]
    for each in ways:
        measured = [(len(way[0]), *way) for way in each]
        found += [
            Filling((*moves, *more), takes, weight + gain)
            for moves, taken, weight in found
            for number, more, wants, gain in measured
            if len(moves) + number <= most and all(map(le, takes := tuple(map(add, taken, wants)), stock))
        ]
        if len(found) > MOST:
            found = sorted(found, key=_weight)[:MOST]
    return sorted((one for one in found if one.weight or not one.moves), key=_weight)


def _weight(filling: Filling) -> int:
    return -filling.weight


def _fills(g: MasterState, seat: Seat, mine: Allocation, opening: Opening, most: int) -> Iterator[Moves]:
    """Yield the moves that complete a project, or fill a side of a conflict; one for each set of cubes."""
    empty = [n for n, cube in enumerate(opening.cubes) if not cube]
    seen = set()
    if opening.paid or not empty:
        return
    for number in _numbers(g, seat, opening, len(empty)):
        for slots in combinations(empty, number) if number <= most else ():
            for chosen in product(*(_colours(mine, opening, slot) for slot in slots)):
                if (kinds := tuple(sorted(chosen))) in seen:
                    continue
                seen.add(kinds)
                spots = [spot_id(opening.id, n) for n in slots]
                placed = tuple(map(place_cube, chosen, spots))
                yield from _freed(g, opening, placed)


def _freed(g: MasterState, opening: Opening, placed: Moves) -> Iterator[Moves]:
    """Yield the moves, after cancelling a development of the same type if there are as many as allowed."""
    if not opening.behind:
        yield placed
        return
    yield from ((CancelProject(other).option, *placed) for other in opening.behind if other in g.cubes)


def _numbers(g: MasterState, seat: Seat, opening: Opening, empty: int) -> range:
    """Return the numbers of cubes that may help: those that complete a project; on a conflict any number."""
    if opening.kind == CONFLICT:
        return range(1, empty + 1)
    if opening.kind in LASTING:
        return range(empty, empty + 1)
    least = empty - discount(g, seat, opening.kind) - 1
    return range(max(least, 1), empty + 1)


def _colours(mine: Allocation, opening: Opening, slot: int) -> list[str]:
    """Return the colours that a slot takes."""
    wanted, desk = opening.wants[slot], mine.desk(())
    return [wanted, *(c for c in COLOURS if c != wanted and mine.fits(desk, opening, slot, c))]


def _builds(hopes: Hopes, line: OpenTrack, most: int) -> Iterator[Moves]:
    """Yield the moves that complete a route."""
    less = discount(hopes.g, hopes.seat, ROUTE) + hopes.more_discount()
    for number in range(1, min(most, line.length - line.cubes) + 1):
        if line.length - line.cubes - number > less:
            continue
        if line.cubes:
            yield _laid(line, number, line.colour)
        else:
            for forward, colour in product(line.departures, dict.fromkeys(line.colours)):
                yield _laid(line._replace(forward=forward), number, colour)


def _laid(line: OpenTrack, number: int, colour: str) -> Moves:
    """Return the moves that place the next cubes of a route."""
    first, step = spot_at(next_spot(line)).number, 1 if line.forward else -1
    return tuple(place_cube(colour, spot_id(line.track, first + n * step)) for n in range(number))
