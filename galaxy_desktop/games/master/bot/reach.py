"""Cost in cubes for a seat to have a base in each system."""

from collections.abc import Iterator, Mapping
from functools import cache
from heapq import heappop, heappush

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.board import board
from galaxy_desktop.games.master.bot.weights import CAPTURE, CLAIM, NO_CARD
from galaxy_desktop.games.master.box import cards, other_side, projects, side
from galaxy_desktop.games.master.powers import discount
from galaxy_desktop.games.master.projects import fillable, missing
from galaxy_desktop.games.master.schema import BASE, CONFLICT, ROUTE, Track
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.symbols import laid

FAR = 60.0
"""Cost of a system that is out of reach, in cubes."""
USUAL_BASE = 4
"""Slots of a base project."""


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
    return tuple(corner.start for corner in board().corners.values())


@cache
def _ways() -> Mapping[str, tuple[tuple[Track, str], ...]]:
    """Return the tracks at each system, each with the system at its other end."""
    return {
        system: tuple((track, track.other(system)) for track in tracks)
        for system, tracks in board().tracks_of.items()
    }


class Reach:
    """Costs of the systems and bases that a seat can get, in cubes."""

    def __init__(self, g: MasterState, seat: Seat) -> None:
        self.g, self.seat = g, seat
        less = discount(g, seat, BASE)
        self.bases = sorted(
            max(1 - laid(g, project.id), missing(g, project) - less, 0)
            for project in fillable(g, seat)
            if project.kind == BASE
        )
        """Cubes that each base project still needs, fewest first."""
        self.base = max(1, USUAL_BASE - less)
        self.next_base = 0 if g.players[seat].built else min(self.bases, default=USUAL_BASE)
        self._shorter = discount(g, seat, ROUTE)
        held = conflict_cards(g, seat)
        self.fights = len(held) + sum(seat in (c.red, c.blue) for c in g.conflicts.values())
        """Number of conflicts that the seat has, in its row or on the board."""
        self._capture = CAPTURE if any(card in capturing() for card in held) else CAPTURE + NO_CARD
        self._fought = dict(self._own_fights())
        self._blocked = {conflict.track for conflict in g.conflicts.values()}
        self._claims = self._nearest_first()

    def claim(self, system: str) -> float:
        """Return the cubes until the seat has a base in a system; 0 if it has one."""
        if self.g.owners.get(system) == self.seat:
            return 0.0
        return max(0.0, self._claims.get(system, FAR) - self.base + self.next_base)

    def path_over(self, system: str) -> frozenset[str]:
        """Return the starting systems whose cheapest way leads through a system."""
        return frozenset(start for start in starts() if system in self._way_to(start))

    def _way_to(self, system: str) -> Iterator[str]:
        """Yield a system and those before it on the cheapest way there."""
        while system:
            yield system
            system = self._before.get(system, "")

    def route(self, track: Track) -> int:
        """Return the cubes until a route of the seat on a track is complete."""
        route = self.g.routes.get(track.id)
        own = route.cubes if route else 0
        return max(0, track.length - own - self._shorter)

    def _own_fights(self) -> Iterator[tuple[str, float]]:
        """Yield the systems that a conflict on the board would bring, with the cubes it needs."""
        for card, conflict in self.g.conflicts.items():
            facing = conflict.facing(self.seat)
            if facing:
                other = other_side(facing)
                stakes = projects()[side(card, other)].stake
                if conflict.seat(other) == NOBODY or any(e.code == "capture_system" for e in stakes):
                    yield conflict.system(other), missing(self.g, projects()[side(card, facing)]) + 0.5

    def _nearest_first(self) -> dict[str, float]:
        found: dict[str, float] = {}
        came: dict[str, str] = {}
        least: dict[str, float] = {}
        dark = self.g.dark
        heap = [(0.0, system, "") for system, owner in self.g.owners.items() if owner == self.seat]
        if not heap:
            self._before = {}
            free = (system for system in board().systems if system not in self.g.owners)
            return {system: float(self.base) for system in free if system not in self.g.dark}
        for system, cost in self._fought.items():
            heappush(heap, (cost + self.base - self.next_base, system, ""))
        while heap:
            cost, system, before = heappop(heap)
            if system in found:
                continue
            found[system], came[system] = cost, before
            for track, end in _ways()[system]:
                if end not in found and end not in dark:
                    there = cost + self._step(track, end)
                    if there <= least.get(end, there):
                        least[end] = there
                        heappush(heap, (there, end, system))
        self._before = came
        return found

    def _step(self, track: Track, end: str) -> float:
        """Return the cost of the step from a system to the next, in cubes."""
        owner = self.g.owners.get(end, NOBODY)
        if owner == self.seat:
            return 0.0
        if owner != NOBODY:
            return self._capture
        route = self.g.routes.get(track.id)
        if track.id in self._blocked or (route and route.owner != self.seat):
            return FAR / 4
        peaceful = float(self.route(track) + self.base)
        return min(peaceful, CLAIM) if self.fights else peaceful


def conflict_cards(g: MasterState, seat: Seat) -> list[str]:
    """Return the conflict cards in the row of a seat."""
    return [card for card in g.players[seat].row if cards()[card].deck == CONFLICT]
