"""Rating of allocations by beam search over the moves."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Compose, Decision, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.colours import cube_values
from galaxy_desktop.games.master.bot.cube_worth import CubeWorth
from galaxy_desktop.games.master.bot.reach import FAR
from galaxy_desktop.games.master.bot.weights import ACTIVE, CANCEL_COST, LENT, SETTLED, STAYS
from galaxy_desktop.games.master.box import figures, projects
from galaxy_desktop.games.master.moves import CancelProject, PlaceCube, parse, place_under
from galaxy_desktop.games.master.powers import settle_bonus
from galaxy_desktop.games.master.schema import BLACK, LASTING
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.symbols import laid

Made = tuple[Option, ...]
BEAM = 6
WORST = 3.0
"""Loss of a single move above which it is not followed up."""


class PlaceChange(NamedTuple):
    """Change of a project, track or system by moves that are done."""

    placed: int = 0
    cancelled: bool = False


UNCHANGED = PlaceChange()
NOTHING: Mapping[str, PlaceChange] = MappingProxyType({})


class BeamLine(NamedTuple):
    """Moves that are done, with all that decides what one more is worth."""

    points: float = 0.0
    made: Made = ()
    kinds: tuple[str, ...] = ()
    """Keys of the moves by `alike`, sorted."""
    changes: Mapping[str, PlaceChange] = NOTHING
    cancels: bool = False
    """True if any move cancels a project."""

    def then(self, option: Option, points: float, kinds: tuple[str, ...]) -> "BeamLine":
        """Return the line with one more move, by which it has these points and kinds."""
        place, cancels = place_under(option), isinstance(parse(option), CancelProject)
        placed, cancelled = self.changes.get(place, UNCHANGED)
        changes = {**self.changes, place: PlaceChange(placed + (not cancels), cancelled or cancels)}
        return BeamLine(points, (*self.made, option), kinds, changes, self.cancels or cancels)


class AllocationRater:
    """Rating of allocation moves for a seat, in the position before its allocation."""

    def __init__(self, g: MasterState, seat: Seat) -> None:
        self.g, self.aims = g, Aims(g, seat)
        self.places = CubeWorth(self.aims)
        self.values = cube_values(self.places)
        self._bonus = {match: settle_bonus(g, seat, match) for match in ("same", "other")}
        self._growth: dict[tuple[str, int], float] = {}
        self._gains: dict[tuple[Option, PlaceChange, bool], float] = {}

    def gain(self, line: BeamLine, option: Option) -> float:
        """Return the worth that one more move adds to those that are done, kept for equal changes."""
        change = line.changes.get(place_under(option), UNCHANGED)
        key = option, change, line.cancels
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = self._gain(option, change, cancels=line.cancels)
        return found

    def _gain(self, option: Option, change: PlaceChange, *, cancels: bool) -> float:
        """Return the worth of a move after a change of its place.

        Laying as many cubes onto a place as were there before it was cancelled leads nowhere.
        """
        move = parse(option)
        if isinstance(move, CancelProject):
            return -FAR if change.placed else self._cancelled(move.project, again=cancels)
        assert isinstance(move, PlaceCube)
        place, number = move.spot.place, move.spot.number
        if place in star_map().systems:
            return self._settled(move.colour, place)
        before = self._laid(place)
        if change.cancelled and change.placed + 1 >= before:
            return -FAR
        before = change.placed + (0 if change.cancelled else before)
        return self._grows(place, before) - self._spent(place, number) * self.values[move.colour]

    def _grows(self, place: str, before: int) -> float:
        """Return the worth that one more cube adds to those on a place, kept for all its slots."""
        key = place, before
        if key not in self._growth:
            worth = self.places.worth
            self._growth[key] = worth(place, before + 1) - worth(place, before)
        return self._growth[key]

    def _spent(self, place: str, number: int) -> float:
        """Return the share of a placed cube's worth that is lost: small if it comes back with the reward."""
        if place not in projects():
            return STAYS
        project = projects()[place]
        if project.slots[number].marked:
            return 1.0
        return STAYS if project.kind in LASTING else LENT

    def _laid(self, place: str) -> int:
        if place in projects():
            return laid(self.g, place)
        route = self.g.routes.get(place)
        return route.cubes if route else 0

    def _cubes(self, place: str) -> tuple[str, ...]:
        """Return the cubes that come back if a project or route is cancelled."""
        if place in self.g.routes:
            return (self.g.routes[place].colour,) * self.g.routes[place].cubes
        there = self.g.cubes.get(place, ())
        slots = projects()[place].slots
        return tuple(cube for cube, slot in zip(there, slots, strict=False) if cube and not slot.marked)

    def _settled(self, colour: str, system: str) -> float:
        """Return the worth of settling a planet: cubes gained of the colour placed, less the one placed."""
        same = colour == star_map().systems[system].colour
        match = "same" if same else "other"
        rules = figures()
        gained = (rules.settle_same if same else rules.settle_other) + self._bonus[match]
        gained = min(self.g.reserve[colour], gained)
        return (gained - 1.0) * self.values[colour] + SETTLED

    def _cancelled(self, place: str, *, again: bool) -> float:
        """Return the worth of cancelling a project: the cubes that come back, less what is lost with it.

        `again`: another one was cancelled before.
        """
        there = self._laid(place)
        if place in self.g.active:
            lost = ACTIVE + self.aims.symbol_sum(place)
        else:
            lost = max(0.0, self.places.worth(place, there))
        cubes = self._cubes(place)
        back = STAYS * sum(self.values[cube] for cube in cubes)
        if not again and any(cube != BLACK for cube in cubes):
            back += self.aims.dearth
        return self.aims.unrest + back - lost - CANCEL_COST


def rate_allocations(g: MasterState, seat: Seat, decision: Decision, width: int = BEAM) -> list[Rated]:
    """Return the best allocations of a beam search, best first; of equivalent ones only the first found."""
    assert isinstance(decision, Compose)
    composer = decision.composer
    assert isinstance(composer, Allocation)
    rater = AllocationRater(g, seat)
    beam = [BeamLine()]
    found = [(line.points, line.made) for line in beam]
    for _ in composer.hand:
        beam = _grown(composer, rater, beam, width)
        found += [(line.points, line.made) for line in beam]
    return best_first(found)


def _grown(composer: Allocation, rater: AllocationRater, beam: list[BeamLine], width: int) -> list[BeamLine]:
    """Return the best lines with one more move than those of the beam, best first."""
    grown: dict[tuple[str, ...], tuple[float, BeamLine, Option]] = {}
    for line in beam:
        for option in composer.moves(line.made):
            gain = rater.gain(line, option)
            if gain > -WORST:
                kinds = tuple(sorted((*line.kinds, alike(option))))
                if kinds not in grown:
                    grown[kinds] = line.points + gain, line, option
    best = sorted(grown.items(), key=lambda one: one[1][0], reverse=True)[:width]
    return [line.then(option, points, kinds) for kinds, (points, line, option) in best]


@cache
def alike(option: Option) -> str:
    """Return a key that is equal for moves onto equivalent slots or planets of a place."""
    move = parse(option)
    if not isinstance(move, PlaceCube):
        return option
    place = move.spot.place
    if place in projects():
        slot = projects()[place].slots[move.spot.number]
        return f"{move.colour} {place} {slot.colour} {slot.marked}"
    return f"{move.colour} {place}"
