"""Supremacy symbols (page 6), computed in two passes (R15)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import SIDES, bearers, cards, projects, side
from galaxy_desktop.games.master.schema import SYMBOLS
from galaxy_desktop.games.master.star_map import BLUE, GREEN, star_map
from galaxy_desktop.games.master.state import NOBODY, MasterState

SymbolCounts = Sequence[int]
"""Number of each symbol, in the order of `SYMBOLS`."""
OwnedSymbol = tuple[Seat, int, str]
"""A symbol: its owner, its number, and where it is from."""


@dataclass(frozen=True, slots=True)
class SymbolSource:
    """Origin of a symbol of a seat: a symbol of the map, an active project or a conflict."""

    symbol: str
    source: str


@cache
def map_links() -> tuple[tuple[str, int, bool, str, str], ...]:
    """Return the green and red symbols: id, symbol number, true if green, the two systems."""
    return tuple(
        (known.id, SYMBOLS.index(known.symbol), known.link == GREEN, known.systems[0], known.systems[1])
        for known in star_map().symbols.values()
        if known.link != BLUE
    )


@cache
def _start_symbols() -> Mapping[str, tuple[str, int]]:
    """Return the blue symbol of each starting system: its id and its symbol number."""
    found = [known for known in star_map().symbols.values() if known.link == BLUE]
    return MappingProxyType({known.systems[0]: (known.id, SYMBOLS.index(known.symbol)) for known in found})


@cache
def edges() -> Mapping[str, int]:
    """Return the cubes that each card adds to its owner's side of every conflict in the comparison."""
    found = bearers("conflict_edge")
    return MappingProxyType({card: sum(e.count for e in effects) for card, effects in found.items()})


@cache
def needs(card: str) -> tuple[tuple[int, int], ...]:
    """Return the symbols that power a leader: symbol number, and how many of it."""
    counts = Counter(cards()[card].requires)
    return tuple((SYMBOLS.index(symbol), number) for symbol, number in counts.items())


def has_power(counts: SymbolCounts, card: str) -> bool:
    """Return whether symbols are enough to power a leader; they are not used up."""
    needed = needs(card)
    return not needed or all(counts[symbol] >= number for symbol, number in needed)


def map_symbols(g: MasterState) -> tuple[OwnedSymbol, ...]:
    """Return the symbols of the map (page 6): owner, symbol number, and id."""
    return _map_symbols(tuple([player.start for player in g.players]), tuple(g.owners.items()))


@lru_cache(maxsize=200)
def _map_symbols(starts: tuple[str, ...], owned: tuple[tuple[str, Seat], ...]) -> tuple[OwnedSymbol, ...]:
    return tuple(_found_on_map(starts, dict(owned)))


@lru_cache(maxsize=200)
def _map_tally(starts: tuple[str, ...], owned: tuple[tuple[str, Seat], ...]) -> tuple[tuple[int, ...], ...]:
    counts = [[0] * len(SYMBOLS) for _ in starts]
    for seat, symbol, _ in _map_symbols(starts, owned):
        counts[seat][symbol] += 1
    return tuple(map(tuple, counts))


def map_tally(g: MasterState) -> tuple[tuple[int, ...], ...]:
    """Count the symbols of the map, by seat and symbol."""
    return _map_tally(tuple([player.start for player in g.players]), tuple(g.owners.items()))


def _found_on_map(starts: tuple[str, ...], owners: Mapping[str, Seat]) -> Iterator[OwnedSymbol]:
    for seat, start in enumerate(starts):
        if owners.get(start) == seat:
            id_, symbol = _start_symbols()[start]
            yield seat, symbol, id_
    for id_, symbol, green, one, other in map_links():
        first, second = owners.get(one, NOBODY), owners.get(other, NOBODY)
        if green:
            if first == second != NOBODY:
                yield first, symbol, id_
        elif first != second:
            if first != NOBODY:
                yield first, symbol, id_
            if second != NOBODY:
                yield second, symbol, id_


def project_symbols(g: MasterState) -> Iterator[OwnedSymbol]:
    """Yield the symbols of developments and agendas in force: owner, symbol number, and project."""
    for id_ in g.active:
        numbers = symbol_numbers(id_)
        seat = holder(g, projects()[id_].card) if numbers else NOBODY
        for number in numbers:
            yield seat, number, id_


@cache
def symbol_numbers(project: str) -> tuple[int, ...]:
    """Return the symbols that a project gives while it is active, by number."""
    return tuple(SYMBOLS.index(symbol) for symbol in projects()[project].symbols)


def holder(g: MasterState, card: str) -> Seat:
    """Return the seat in whose row a card lies, or `NOBODY`."""
    for seat, player in enumerate(g.players):
        if card in player.row:
            return seat
    return NOBODY


def own_edge(g: MasterState, seat: Seat, power: Sequence[SymbolCounts] | None) -> int:
    """Return the sum that a seat's cards add to its sides; leaders count only if `power` is given (R15)."""
    edge, known_edges = 0, edges()
    for card in g.players[seat].row:
        if card in known_edges:
            known = cards()[card]
            if known.is_development:
                works = known.projects[0].id in g.active
            elif known.requires:
                works = power is not None and has_power(power[seat], card)
            else:
                works = True
            edge += known_edges[card] if works else 0
    return edge


def laid(g: MasterState, project: str) -> int:
    """Return the number of cubes on a project."""
    cubes = g.cubes.get(project, ())
    return len(cubes) - cubes.count("")


def advantage(g: MasterState, card: str, power: Sequence[SymbolCounts] | None) -> Seat:
    """Return the seat with the advantage in a conflict (page 14), or `NOBODY` for a tie (R14).

    A conflict gives nothing from the moment on when one of its systems changes hands.
    """
    conflict, owners = g.conflicts[card], g.owners
    if owners.get(conflict.red_system, NOBODY) != conflict.red:
        return NOBODY
    if owners.get(conflict.blue_system, NOBODY) != conflict.blue:
        return NOBODY
    counts = [side_count(g, card, facing, power) for facing in SIDES]
    if counts[0] == counts[1]:
        return NOBODY
    return conflict.seat(SIDES[counts[1] > counts[0]])


def side_count(g: MasterState, card: str, facing: str, power: Sequence[SymbolCounts] | None) -> int:
    """Return the count of a side of a conflict; 0 for an empty one against nobody (R14)."""
    conflict = g.conflicts[card]
    seat, cubes = conflict.seat(facing), laid(g, side(card, facing))
    against_nobody = NOBODY in (conflict.red, conflict.blue)
    if seat == NOBODY or (against_nobody and not cubes):
        return 0
    return cubes + own_edge(g, seat, power)


def _tally(g: MasterState) -> list[list[int]]:
    """Count all symbols but those of conflicts, by seat and symbol."""
    counts = list(map(list, map_tally(g)))
    for seat, symbol, _ in project_symbols(g):
        counts[seat][symbol] += 1
    return counts


def _with_conflicts(
    g: MasterState, tally: list[list[int]], power: Sequence[SymbolCounts] | None
) -> list[list[int]]:
    counts = [row.copy() for row in tally]
    for card in g.conflicts:
        seat = advantage(g, card, power)
        if seat != NOBODY:
            counts[seat][SYMBOLS.index(cards()[card].symbol)] += 1
    return counts


def first_counts(g: MasterState) -> list[list[int]]:
    """Count the symbols of the first pass, which determine the leaders with power, by seat and symbol."""
    return _with_conflicts(g, _tally(g), None)


def first_counts_of(g: MasterState, seat: Seat) -> list[int]:
    """Count the symbols of the first pass of one seat."""
    counts, row = list(map_tally(g)[seat]), g.players[seat].row
    for id_ in g.active:
        if projects()[id_].card in row:
            for symbol in symbol_numbers(id_):
                counts[symbol] += 1
    for card, conflict in g.conflicts.items():
        if seat in (conflict.red, conflict.blue) and advantage(g, card, None) == seat:
            counts[SYMBOLS.index(cards()[card].symbol)] += 1
    return counts


def symbol_counts(g: MasterState) -> list[tuple[int, ...]]:
    """Count the symbols that the supremacy track shows, by seat and symbol."""
    tally = _tally(g)
    if g.conflicts:
        first = _with_conflicts(g, tally, None)
        tally = first if _without_edges(g) else _with_conflicts(g, tally, first)
    return [tuple(row) for row in tally]


def _without_edges(g: MasterState) -> bool:
    """Return whether no card adds to a side of a conflict, so that both passes count the same."""
    adding = edges().keys()
    return all(adding.isdisjoint(player.row) for player in g.players)


def sources(g: MasterState, seat: Seat) -> tuple[SymbolSource, ...]:
    """Return every symbol of a seat with its origin."""
    power = first_counts(g)
    won = [(advantage(g, card, power), SYMBOLS.index(cards()[card].symbol), card) for card in g.conflicts]
    found = (*map_symbols(g), *project_symbols(g), *won)
    return tuple(SymbolSource(SYMBOLS[symbol], source) for owner, symbol, source in found if owner == seat)
