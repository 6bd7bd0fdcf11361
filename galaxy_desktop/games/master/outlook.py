"""How far each seat is from each of the three victories, and who is near a system; for tables and bots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bases import open_systems, spare_bases
from galaxy_desktop.games.master.board import BLUE, GREEN, Symbol, board
from galaxy_desktop.games.master.cards import SIDES, cards, projects, side
from galaxy_desktop.games.master.powers import abilities_at, discount, is_live, reinforces_freely
from galaxy_desktop.games.master.projects import fillable, may_be_paid, missing
from galaxy_desktop.games.master.routes import departures, destination
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.symbols import advantage, first_counts, laid, side_count
from galaxy_desktop.games.master.victory import (
    CONQUEST,
    DOMINATION,
    EXPANSION,
    bases_placed,
    starts_held,
)
from galaxy_desktop.games.master.vocabulary import BASE, LASTING, ROUTE, SYMBOLS, figures

FAR = 99
"""As good as out of reach."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """How far one seat is from one victory."""

    seat: Seat
    victory: str
    has: int
    needs: int
    cubes: int
    """The fewest cubes that could win with what lies on the table; `FAR` where that is not to be seen."""
    soon: bool
    """Whether the next turn could win."""
    symbol: str = ""
    """For domination: the symbol meant."""

    @property
    def left(self) -> int:
        """How many bases, symbols or starting systems are missing."""
        return self.needs - self.has


@dataclass(frozen=True, slots=True)
class Near:
    """How near a seat is to a system: how many to claim, itself included, and cubes for the last track.

    No system at all to go from: a seat without any may go to each neutral one.
    """

    seat: Seat
    systems: int
    cubes: int


def outlooks(g: MasterState, seat: Seat) -> tuple[Outlook, Outlook, Outlook]:
    """The three victories for a seat: expansion, domination with its best symbol, conquest."""
    return _expansion(g, seat), _domination(g, seat), _conquest(g, seat)


def nearest(g: MasterState, seat: Seat) -> Outlook:
    """The victory a seat is nearest to, by cubes and then by what is missing."""
    return min(outlooks(g, seat), key=lambda outlook: (outlook.cubes, outlook.left / outlook.needs))


def threats(g: MasterState) -> tuple[Outlook, ...]:
    """Everybody who could win in the next turn of their own, and how."""
    seats = range(len(g.players))
    return tuple(outlook for seat in seats for outlook in outlooks(g, seat) if outlook.soon)


def cubes_next_turn(g: MasterState, seat: Seat) -> int:
    """How many cubes a seat will draw in its next turn, as things stand."""
    more = sum(
        effect.count
        for card in g.players[seat].row
        for _, ability in abilities_at("turn_start").get(card, ())
        for effect in ability.effects
        if effect.code == "draw_cubes" and is_live(g, seat, card)
    )
    return min(figures().cubes_drawn + more, sum(g.players[seat].bag.values()))


def _outlook(
    g: MasterState, seat: Seat, victory: str, has: int, needs: int, cubes: int, symbol: str = ""
) -> Outlook:
    return Outlook(seat, victory, has, needs, cubes, cubes <= cubes_next_turn(g, seat), symbol)


def _expansion(g: MasterState, seat: Seat) -> Outlook:
    has, needs = bases_placed(g, seat), figures().bases
    costs = sorted([*(0 for _ in g.players[seat].built), *_base_costs(g, seat)])
    left = needs - has
    cubes = sum(costs[:left]) if left <= len(costs) else FAR
    return _outlook(g, seat, EXPANSION, has, needs, min(FAR, cubes + _room_cost(g, seat, left)))


def _base_costs(g: MasterState, seat: Seat) -> Iterator[int]:
    """The cubes that each base project still needs."""
    less = discount(g, seat, BASE)
    for project in fillable(g, seat):
        if project.kind == BASE:
            yield max(1 - laid(g, project.id), missing(g, project) - less, 0)


def _room_cost(g: MasterState, seat: Seat, bases: int) -> int:
    """The fewest cubes on routes before so many bases have a place to go to."""
    joined = [destination(g, track) for track, cubes in _own_routes(g, seat) if not cubes]
    room = sum(end not in g.owners for end in joined)
    for system, number in g.bases.items():
        if g.owners[system] == seat and any(
            system in board().tracks[t].ends for t, c in _own_routes(g, seat) if not c
        ):
            room += board().systems[system].planets - number
    if room >= bases:
        return 0
    return min((cubes for _, cubes in _own_routes(g, seat) if cubes), default=FAR)


def _own_routes(g: MasterState, seat: Seat) -> list[tuple[str, int]]:
    """A seat's routes with the cubes that each still needs."""
    less = discount(g, seat, ROUTE)
    return [
        (track, max(0, board().tracks[track].length - route.cubes - less))
        for track, route in g.routes.items()
        if route.owner == seat
    ]


def _domination(g: MasterState, seat: Seat) -> Outlook:
    needs = figures().winning_symbols
    found = []
    for index, symbol in enumerate(SYMBOLS):
        has = g.track[seat][index]
        costs = sorted(symbol_costs(g, seat, symbol))
        left = needs - has
        cubes = sum(costs[:left]) if left <= len(costs) else FAR
        found.append(_outlook(g, seat, DOMINATION, has, needs, min(FAR, cubes), symbol))
    return min(found, key=lambda outlook: (outlook.cubes, -outlook.has))


def symbol_costs(g: MasterState, seat: Seat, symbol: str) -> Iterator[int]:
    """For each further symbol of a kind that a seat could get from the table, the cubes it takes."""
    for project in fillable(g, seat):
        if project.kind in LASTING and project.id not in g.active and may_be_paid(g, seat, project):
            yield from (missing(g, project) for given in project.symbols if given == symbol)
    power = first_counts(g)
    for card, conflict in g.conflicts.items():
        facing = conflict.facing(seat)
        if facing and cards()[card].symbol == symbol and advantage(g, card, power) != seat:
            rival = side_count(g, card, SIDES[facing == SIDES[0]], power)
            yield max(1, rival - side_count(g, card, facing, power) + 1)
    open_ = open_systems(g, seat)
    for known in board().symbols.values():
        if known.symbol == symbol and known.link != BLUE and _one_base_brings(g, seat, known, open_):
            yield 0


def _one_base_brings(g: MasterState, seat: Seat, known: Symbol, open_: Sequence[str]) -> bool:
    """Whether a base that can be placed now brings a symbol of the map."""
    ends = known.systems
    own = [end for end in ends if g.owners.get(end) == seat]
    free = [end for end in ends if end in open_ and end not in own]
    return bool(free) and len(own) == (1 if known.link == GREEN else 0)


def _conquest(g: MasterState, seat: Seat) -> Outlook:
    needs = figures().winning_starts
    has = starts_held(g, seat)
    cubes = min((cost for cost in _start_costs(g, seat)), default=FAR) if needs - has == 1 else FAR
    return _outlook(g, seat, CONQUEST, has, needs, cubes)


def _start_costs(g: MasterState, seat: Seat) -> Iterator[int]:
    """For each starting system that a seat could take with what lies on the table, the cubes it takes."""
    starts = [corner.start for corner in board().corners.values()]
    yield from (0 for system in open_systems(g, seat) if system in starts and system not in g.owners)
    for card, conflict in g.conflicts.items():
        facing = conflict.facing(seat)
        if not facing or not spare_bases(g, seat):
            continue
        other = SIDES[facing == SIDES[0]]
        stakes = [effect.code for effect in projects()[side(card, other)].stake]
        takes = conflict.seat(other) == NOBODY or "capture_system" in stakes
        if takes and conflict.system(other) in starts:
            yield missing(g, projects()[side(card, facing)])


def near(g: MasterState, system: str) -> tuple[Near, ...]:
    """Who could come to a system, nearest first; its owner is not among them."""
    found = [_near(g, seat, system) for seat in range(len(g.players)) if g.owners.get(system) != seat]
    reached = [one for one in found if one.systems < FAR]
    return tuple(sorted(reached, key=lambda one: (one.systems, one.cubes)))


def _near(g: MasterState, seat: Seat, system: str) -> Near:
    """Breadth first from the system over neutral ones to the seat's own; without any, all neutral ones."""
    if seat not in g.owners.values():
        free = system not in g.owners and system not in g.dark
        return Near(seat, 0 if free else FAR, FAR)
    ring, seen, steps = {system} - set(g.dark), {system}, 1
    while ring:
        ends = {track.other(one) for one in ring for track in board().tracks_of[one]} - seen - set(g.dark)
        if any(g.owners.get(end) == seat for end in ends):
            return Near(seat, steps, _cubes_to(g, seat, system) if steps == 1 else FAR)
        seen |= ends
        ring = {end for end in ends if end not in g.owners}
        steps += 1
    return Near(seat, FAR, FAR)


def _cubes_to(g: MasterState, seat: Seat, system: str) -> int:
    """The fewest cubes that complete a route of a seat to a system next to it; `FAR`: none may be."""
    tracks = board().tracks_of[system]
    complete = [t.id for t in tracks if t.id in g.routes and g.routes[t.id].owner == seat]
    open_ = [t.id for end, t in departures(g, seat) if t.other(end) == system and system not in g.owners]
    ready = [track for track in complete if not _track_cost(g, seat, track)]
    return min((_track_cost(g, seat, track) for track in (*open_, *ready)), default=FAR)


def _track_cost(g: MasterState, seat: Seat, track: str) -> int:
    """The cubes that a seat still needs on a track: one at least lies on a complete route (R28)."""
    route = g.routes.get(track)
    own = route.cubes if route and route.owner == seat else 0
    return max(0 if own else 1, board().tracks[track].length - own - discount(g, seat, ROUTE))


def route_lacks(g: MasterState, seat: Seat, system: str) -> int:
    """How many cubes keep a base of a seat from a system: none, so many, or `FAR` without any route there.

    A first base needs a complete route to the system, a further one any that joins it; some need none.
    """
    if seat not in g.owners.values() or (g.owners.get(system) == seat and reinforces_freely(g, seat)):
        return 0
    routes = [t.id for t in board().tracks_of[system] if t.id in g.routes and g.routes[t.id].owner == seat]
    return min((_track_cost(g, seat, track) for track in routes), default=FAR)
