"""Rating of allocations by beam search over the moves."""

from collections.abc import Sequence
from functools import cache

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Compose, Decision, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.colours import cube_values
from galaxy_desktop.games.master.bot.cube_worth import CubeWorth
from galaxy_desktop.games.master.bot.reach import FAR
from galaxy_desktop.games.master.bot.weights import ACTIVE, CANCEL_COST, LENT, SETTLED, STAYS
from galaxy_desktop.games.master.box import figures, projects
from galaxy_desktop.games.master.moves import CancelProject, PlaceCube, parse
from galaxy_desktop.games.master.powers import settle_bonus
from galaxy_desktop.games.master.schema import BLACK, LASTING
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.symbols import laid

Made = tuple[Option, ...]
BEAM = 6
WORST = 3.0
"""Loss of a single move above which it is not followed up."""


class AllocationRater:
    """Rating of allocation moves for a seat, in the position before its allocation."""

    def __init__(self, g: MasterState, seat: Seat) -> None:
        self.g, self.aims = g, Aims(g, seat)
        self.places = CubeWorth(self.aims)
        self.values = cube_values(self.places)
        self._bonus = {match: settle_bonus(g, seat, match) for match in ("same", "other")}

    def gain(self, done: Sequence[Move], move: Move) -> float:
        """Return the worth that one more move adds to those that are done.

        Laying as many cubes onto a place as were there before it was cancelled leads nowhere.
        """
        if isinstance(move, CancelProject):
            return -FAR if _placed(done, move.project) else self._cancelled(done, move.project)
        assert isinstance(move, PlaceCube)
        place, number = move.spot.place, move.spot.number
        if place in star_map().systems:
            return self._settled(move.colour, place)
        before = self._laid(place)
        if done:
            again, anew = _placed(done, place), CancelProject(place) in done
            if anew and again + 1 >= before:
                return -FAR
            before = again + (0 if anew else before)
        gain = self.places.worth(place, before + 1) - self.places.worth(place, before)
        return gain - self._spent(place, number) * self.values[move.colour]

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

    def _cancelled(self, done: Sequence[Move], place: str) -> float:
        """Return the worth of cancelling a project: the cubes that come back, less what is lost with it."""
        there = self._laid(place)
        if place in self.g.active:
            lost = ACTIVE + self.aims.symbol_sum(projects()[place].symbols)
        else:
            lost = max(0.0, self.places.worth(place, there))
        cubes = self._cubes(place)
        back = STAYS * sum(self.values[cube] for cube in cubes)
        if any(cube != BLACK for cube in cubes) and not any(isinstance(one, CancelProject) for one in done):
            back += self.aims.dearth
        return self.aims.unrest + back - lost - CANCEL_COST


def _placed(done: Sequence[Move], place: str) -> int:
    """Return how many of some moves put a cube onto a project, track or system."""
    return sum(isinstance(move, PlaceCube) and move.spot.place == place for move in done)


def rate_allocations(g: MasterState, seat: Seat, decision: Decision, width: int = BEAM) -> list[Rated]:
    """Return the best allocations of a beam search, best first; of equivalent ones only the first found."""
    assert isinstance(decision, Compose)
    composer = decision.composer
    assert isinstance(composer, Allocation)
    judge = AllocationRater(g, seat)
    found: list[Rated] = [(0.0, ())]
    beam = found
    for _ in composer.hand:
        grown: dict[Made, Rated] = {}
        for points, made in beam:
            done = tuple(map(parse, made))
            for option in composer.moves(made):
                gain = judge.gain(done, parse(option))
                if gain > -WORST:
                    after = (*made, option)
                    grown.setdefault(tuple(sorted(map(alike, after))), (points + gain, after))
        beam = best_first(grown.values())[:width]
        found = found + beam
    return best_first(found)


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
