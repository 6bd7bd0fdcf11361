"""Effects that take cubes off projects: covert operations, spoils, sabotage and retreats (pages 13 to 15)."""

from collections.abc import Iterator

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.actions import AimedStep, Steps, action
from galaxy_desktop.games.master.box import projects
from galaxy_desktop.games.master.cubes import (
    BAG,
    RESERVE,
    clear,
    far_spot,
    owner_of,
    take_away,
    taken_from,
)
from galaxy_desktop.games.master.events import CubesLeft, CubeStolen
from galaxy_desktop.games.master.moves import place_of, spot_at, spot_id
from galaxy_desktop.games.master.powers import is_guarded, spares_losses
from galaxy_desktop.games.master.projects import begun, fillable
from galaxy_desktop.games.master.schema import ANY, BLACK, CONFLICT, ROUTE, Effect
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.triggers import Fire

SPOILS = "spoils"
OWN, OPPONENT = "own", "opponent"


def loose_cubes(g: MasterState, seat: Seat) -> Iterator[tuple[str, str, str]]:
    """Yield every cube of a seat that could be taken off: its spot, kind of project and colour.

    Of a route only the last cube can be taken.
    """
    for project in fillable(g, seat):
        for number, cube in enumerate(g.cubes.get(project.id, ())):
            if cube:
                yield spot_id(project.id, number), project.kind, cube
    for track, route in g.routes.items():
        if route.owner == seat:
            yield far_spot(track, route), ROUTE, route.colour


def exposed(g: MasterState, seat: Seat, colour: str, threat: str) -> Iterator[tuple[str, str, str]]:
    """Yield those of the `loose_cubes` of a colour that are not guarded against an action of rivals."""
    guarded: dict[str, bool] = {}
    for where, kind, cube in loose_cubes(g, seat):
        if colour not in (ANY, cube):
            continue
        if kind not in guarded:
            guarded[kind] = is_guarded(g, seat, kind, threat)
        if not guarded[kind]:
            yield where, kind, cube


def _kind_of(place: str) -> str:
    return projects()[place].kind if place in projects() else ROUTE


@plain
class StealCube(AimedStep):
    """Step to take one cube from a rival's project into the own bag; not black, and not from a planet."""

    seat: Seat
    colour: str
    victim: Seat
    """Seat to steal from; `NOBODY`: any rival."""
    cause: str
    """Card that steals, or "spoils" of a conflict: these are not taken from conflicts."""

    def asks(self, g: MasterState) -> Asks:
        spots = tuple(self._spots(g))
        return {self.seat: Pick("steal", spots, about=self.cause)} if spots else {}

    def act(self, g: MasterState, answers: Answers) -> None:
        for where in answers.get(self.seat, ()):
            victim = owner_of(g, place_of(where))
            cube = take_away(g, where)
            g.players[self.seat].bag[cube] += 1
            g.tell(CubeStolen(self.seat, victim, cube, where, self.cause))
            if self.cause != SPOILS:
                g.then(Fire(victim, "robbed"))
            taken_from(g, victim, where)

    def _spots(self, g: MasterState) -> Iterator[str]:
        threat = SPOILS if self.cause == SPOILS else "steal"
        victims = g.clockwise(self.seat)[1:] if self.victim == NOBODY else [self.victim]
        for victim in victims:
            for where, kind, cube in exposed(g, victim, self.colour, threat):
                if cube != BLACK and not (kind == CONFLICT and threat == SPOILS):
                    yield where


@plain
class ReturnCube(AimedStep):
    """Step to return one cube of a project to its owner."""

    seat: Seat
    whose: str
    colour: str
    scope: tuple[str, ...]
    cause: str

    def asks(self, g: MasterState) -> Asks:
        spots = tuple(self._spots(g))
        return {self.seat: Pick("return", spots, about=self.cause)} if spots else {}

    def act(self, g: MasterState, answers: Answers) -> None:
        for where in answers.get(self.seat, ()):
            spot = spot_at(where)
            place, owner = spot.place, owner_of(g, spot.place)
            marked = place in projects() and projects()[place].slots[spot.number].marked
            lost = marked and not spares_losses(g, owner, _kind_of(place))
            cube = take_away(g, where)
            (g.reserve if lost else g.players[owner].bag)[cube] += 1
            target = RESERVE if lost else BAG
            g.tell(CubesLeft(owner, place, (cube,), (where,), (target,), self.cause))
            taken_from(g, owner, where)

    def _spots(self, g: MasterState) -> Iterator[str]:
        if self.whose == OWN:
            mine = loose_cubes(g, self.seat)
            found = [(where, kind) for where, kind, cube in mine if self.colour in (ANY, cube)]
        else:
            rivals = g.clockwise(self.seat)[1:]
            theirs = [cube for rival in rivals for cube in exposed(g, rival, self.colour, "return")]
            found = [(where, kind) for where, kind, _ in theirs]
        return (where for where, kind in found if kind in self.scope)


@plain
class ReturnProject(AimedStep):
    """Step to return all cubes of one own project, complete or not."""

    seat: Seat
    scope: tuple[str, ...]
    cause: str

    def asks(self, g: MasterState) -> Asks:
        places = tuple(place for place in begun(g, self.seat) if _kind_of(place) in self.scope)
        return {self.seat: Pick("project", places, about=self.cause)} if places else {}

    def act(self, g: MasterState, answers: Answers) -> None:
        for place in answers.get(self.seat, ()):
            clear(g, self.seat, place, self.cause)


@action("steal_cubes")
def _steal_cubes(seat: Seat, effect: Effect, card: str) -> Steps:
    return (StealCube(seat, effect.colour, NOBODY, card),) * effect.count


@action("return_cubes")
def _return_cubes(seat: Seat, effect: Effect, card: str) -> Steps:
    if effect.whole:
        return (ReturnProject(seat, effect.scope, card),)
    return (ReturnCube(seat, effect.whose, effect.colour, effect.scope, card),) * effect.count
