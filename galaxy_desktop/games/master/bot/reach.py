"""Cost in cubes for a seat to have a base in each system."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.weights import CAPTURE, CLAIM, NO_CARD
from galaxy_desktop.games.master.box import cards, other_side, projects, side
from galaxy_desktop.games.master.powers import modifiers
from galaxy_desktop.games.master.projects import fillable, missing
from galaxy_desktop.games.master.schema import BASE, CONFLICT, ROUTE, SYMBOLS
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.symbols import laid, map_links

FAR = 60.0
"""Cost of a system that is out of reach, in cubes."""
USUAL_BASE = 4
"""Slots of a base project."""
CLOSED = -1
"""Number of cubes that stands for a track that the seat cannot use."""


@cache
def capturing() -> frozenset[str]:
    """Return the conflicts in which a system can be captured."""
    return frozenset(
        project.card
        for project in projects().values()
        if any(effect.code == "capture_system" for effect in project.stake)
    )


@cache
def starts() -> tuple[str, ...]:
    """Return the starting systems of all corners."""
    return tuple(corner.start for corner in star_map().corners.values())


@cache
def _ways() -> Mapping[str, tuple[tuple[str, int, str], ...]]:
    """Return the tracks at each system, each with its length and the system at its other end."""
    return {
        system: tuple((track.id, track.length, track.other(system)) for track in tracks)
        for system, tracks in star_map().tracks_of.items()
    }


class Terrain(NamedTuple):
    """All that decides what the systems of the map cost a seat."""

    seat: Seat
    owners: tuple[tuple[str, Seat], ...]
    dark: tuple[str, ...]
    begun: tuple[tuple[str, int], ...]
    """Cubes of the seat's own routes by track, or `CLOSED` with a rival's route or a conflict."""
    fought: tuple[tuple[str, float], ...]
    """Systems that a conflict on the board would bring, with the cubes it needs."""
    capture: float
    base: int
    next_base: int
    shorter: int
    fights: bool

    def nearest_first(self) -> tuple[dict[str, float], dict[str, str]]:
        """Return the cubes to each system within reach, and the system before it on the way."""
        found: dict[str, float] = {}
        came: dict[str, str] = {}
        least: dict[str, float] = {}
        seat, dark, capture, ways = self.seat, self.dark, self.capture, _ways()
        base, shorter, fights = self.base, self.shorter, self.fights
        owners, begun = dict(self.owners), dict(self.begun)
        heap = [(0.0, system, "") for system, owner in self.owners if owner == seat]
        if not heap:
            free = [system for system in star_map().systems if system not in owners]
            return {system: float(self.base) for system in free if system not in dark}, {}
        for system, cost in self.fought:
            heappush(heap, (cost + self.base - self.next_base, system, ""))
        while heap:
            cost, system, before = heappop(heap)
            if system in found:
                continue
            found[system], came[system] = cost, before
            for track, length, end in ways[system]:
                if end in found or end in dark:
                    continue
                if end not in owners:
                    there = cost + _step(length - shorter, begun.get(track, 0), base, fights=fights)
                else:
                    there = cost if owners[end] == seat else cost + capture
                if there <= least.get(end, there):
                    least[end] = there
                    heappush(heap, (there, end, system))
        return found, came


@cache
def _step(length: int, cubes: int, base: int, *, fights: bool) -> float:
    """Return the cost of the step to a system without owner, over a track with a number of cubes."""
    if cubes == CLOSED:
        return FAR / 4
    peaceful = float(max(0, length - cubes) + base)
    return min(peaceful, CLAIM) if fights else peaceful


class Ways:
    """Cheapest ways of a seat to all systems."""

    def __init__(self, terrain: Terrain) -> None:
        found, self._before = terrain.nearest_first()
        seat, base, next_base = terrain.seat, terrain.base, terrain.next_base
        own = {system for system, owner in terrain.owners if owner == seat}
        self.claims = dict.fromkeys(star_map().systems, max(0.0, FAR - base + next_base))
        """Cubes until the seat has a base in each system; 0 if it has one."""
        self.symbols: tuple[list[float], ...] = tuple([] for _ in SYMBOLS)
        """Cubes for the green and red symbols of the map that the seat lacks and can get, by number."""
        for system, cost in found.items():
            self.claims[system] = 0.0 if system in own else max(0.0, cost - base + next_base)
        for number, cost in self._lacking(own):
            self.symbols[number].append(cost)

    @cached_property
    def _paths(self) -> Mapping[str, tuple[str, ...]]:
        """Systems on the cheapest way to each starting system."""
        return {start: tuple(self._way_to(start)) for start in starts()}

    def leads_over(self, start: str, system: str) -> bool:
        """Return whether the cheapest way to a starting system leads through a system."""
        return system in self._paths[start]

    def _way_to(self, system: str) -> Iterator[str]:
        """Yield a system and those before it on the cheapest way there."""
        while system:
            yield system
            system = self._before.get(system, "")

    def _lacking(self, own: Collection[str]) -> Iterator[tuple[int, float]]:
        claims = self.claims
        for _, symbol, green, one, other in map_links():
            has_one, has_other = one in own, other in own
            if green and not (has_one and has_other):
                cost = claims[one] + claims[other]
            elif not (green or has_one or has_other):
                cost = min(claims[one], claims[other])
            else:
                continue
            if cost < FAR:
                yield symbol, cost


ways_over = lru_cache(maxsize=100)(Ways)
"""Return the cheapest ways over a terrain; the map changes more seldom than all else."""


class Reach:
    """Costs of the systems and bases that a seat can get, in cubes."""

    def __init__(self, g: MasterState, seat: Seat) -> None:
        self.seat = seat
        self._discounts = tuple(modifiers(g, seat, "discount"))
        less = self.discount(BASE)
        bases = [project for project in fillable(g, seat) if project.kind == BASE]
        there = [(laid(g, project.id), len(project.slots)) for project in bases]
        self.bases = sorted([max(1 - cubes, slots - cubes - less, 0) for cubes, slots in there])
        """Cubes that each base project still needs, fewest first."""
        self.base = max(1, USUAL_BASE - less)
        self.next_base = 0 if g.players[seat].built else min(self.bases, default=USUAL_BASE)
        self._shorter = self.discount(ROUTE)
        held = conflict_cards(g, seat)
        self.fights = len(held) + sum([seat in (c.red, c.blue) for c in g.conflicts.values()])
        """Number of conflicts that the seat has, in its row or on the board."""
        self._capture = CAPTURE if any(card in capturing() for card in held) else CAPTURE + NO_CARD
        self.complete = [
            track for track, route in g.routes.items() if route.owner == seat and not self.route(g, track)
        ]
        """Tracks of the seat's complete routes."""
        self.ways = ways_over(self._terrain(g))

    def discount(self, kind: str) -> int:
        """Return the number of slots of a kind of project that may stay empty."""
        return sum([effect.count for effect in self._discounts if kind in effect.scope])

    def route(self, g: MasterState, track: str) -> int:
        """Return the cubes until a route of the seat on a track is complete."""
        route = g.routes.get(track)
        own = route.cubes if route else 0
        return max(0, star_map().tracks[track].length - own - self._shorter)

    def _terrain(self, g: MasterState) -> Terrain:
        seat = self.seat
        begun = {track: route.cubes if route.owner == seat else CLOSED for track, route in g.routes.items()}
        begun |= {conflict.track: CLOSED for conflict in g.conflicts.values()}
        return Terrain(
            seat,
            tuple(g.owners.items()),
            tuple(g.dark),
            tuple(begun.items()),
            tuple(dict(self._own_fights(g)).items()),
            self._capture,
            self.base,
            self.next_base,
            self._shorter,
            self.fights > 0,
        )

    def _own_fights(self, g: MasterState) -> Iterator[tuple[str, float]]:
        """Yield the systems that a conflict on the board would bring, with the cubes it needs."""
        for card, conflict in g.conflicts.items():
            facing = conflict.facing(self.seat)
            if facing:
                other = other_side(facing)
                stakes = projects()[side(card, other)].stake
                if conflict.seat(other) == NOBODY or any(e.code == "capture_system" for e in stakes):
                    yield conflict.system(other), missing(g, projects()[side(card, facing)]) + 0.5


def conflict_cards(g: MasterState, seat: Seat) -> list[str]:
    """Return the conflict cards in the row of a seat."""
    return [card for card in g.players[seat].row if cards()[card].deck == CONFLICT]
