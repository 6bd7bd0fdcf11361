"""Effects that place and remove black holes (page 4)."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.actions import AimedStep, Steps, action
from galaxy_desktop.games.master.bases import neutral
from galaxy_desktop.games.master.conflicts import cancel, conflicts_at
from galaxy_desktop.games.master.cubes import leave_planets
from galaxy_desktop.games.master.events import CubesLeft, HolePlaced, HoleRemoved
from galaxy_desktop.games.master.moves import spot_id
from galaxy_desktop.games.master.routes import end_routes_at
from galaxy_desktop.games.master.schema import Effect
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.victory import watch


@plain
class PlaceHole(AimedStep):
    """Step that covers a neutral system other than a starting system."""

    seat: Seat
    cause: str

    def asks(self, g: MasterState) -> Asks:
        systems = tuple(id_ for id_ in neutral(g) if not star_map().systems[id_].start) if g.holes else ()
        return {self.seat: Pick("darken", systems, about=self.cause)} if systems else {}

    def act(self, g: MasterState, answers: Answers) -> None:
        for system in answers.get(self.seat, ()):
            g.holes -= 1
            g.dark.append(system)
            g.tell(HolePlaced(self.seat, system))
            _swallow_planets(g, self.seat, system)
            end_routes_at(g, system, "hole")
            for card in conflicts_at(g, system):
                cancel(g, card, "hole", to=g.conflicts[card].attacker)
            watch(g)


def _swallow_planets(g: MasterState, seat: Seat, system: str) -> None:
    cubes = leave_planets(g, system)
    there = [number for number, cube in enumerate(cubes) if cube]
    if there:
        spots, gone = tuple(spot_id(system, n) for n in there), tuple(cubes[n] for n in there)
        g.tell(CubesLeft(seat, system, gone, spots, ("reserve",) * len(gone), "hole"))


@plain
class RemoveHole(AimedStep):
    """Step that makes a dark system other than a starting system neutral again."""

    seat: Seat
    cause: str

    def asks(self, g: MasterState) -> Asks:
        systems = tuple(id_ for id_ in g.dark if not star_map().systems[id_].start)
        return {self.seat: Pick("lighten", systems, about=self.cause)} if systems else {}

    def act(self, g: MasterState, answers: Answers) -> None:
        for system in answers.get(self.seat, ()):
            g.dark.remove(system)
            g.holes += 1
            g.tell(HoleRemoved(self.seat, system))
            watch(g)


@action("place_black_hole")
def _place_black_hole(seat: Seat, _effect: Effect, card: str) -> Steps:
    return (PlaceHole(seat, card),)


@action("remove_black_hole")
def _remove_black_hole(seat: Seat, _effect: Effect, card: str) -> Steps:
    return (RemoveHole(seat, card),)
