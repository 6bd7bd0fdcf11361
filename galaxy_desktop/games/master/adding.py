"""Effect that adds cubes straight to slots; it may complete a project at once."""

from collections.abc import Iterator

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.actions import AimedStep, Steps, action
from galaxy_desktop.games.master.box import projects
from galaxy_desktop.games.master.cubes import RESERVE, lay
from galaxy_desktop.games.master.events import CubeAdded
from galaxy_desktop.games.master.moves import spot_at, spot_id
from galaxy_desktop.games.master.projects import fillable
from galaxy_desktop.games.master.rewards import TakeReward
from galaxy_desktop.games.master.schema import ANY, BLACK, CONFLICT, Effect
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.victory import watch


@plain
class AddCube(AimedStep):
    """Step that lays a cube of the bag or the reserve straight into an empty slot of its own colour."""

    seat: Seat
    colour: str
    origin: str
    scope: tuple[str, ...]
    cause: str

    def asks(self, g: MasterState) -> Asks:
        spots = tuple(self._spots(g))
        return {self.seat: Pick("add", spots, about=self.cause)} if spots else {}

    def act(self, g: MasterState, answers: Answers) -> None:
        """Lay the cube; reward a project that is complete now at once (R5)."""
        for where in answers.get(self.seat, ()):
            spot = spot_at(where)
            project = projects()[spot.place]
            cube = project.slots[spot.number].colour
            self._stock(g)[cube] -= 1
            lay(g, spot.place, spot.number, cube)
            g.tell(CubeAdded(self.seat, cube, self.origin, where, self.cause))
            g.then(TakeReward(self.seat, spot.place))
            if project.kind == CONFLICT:
                watch(g)

    def _stock(self, g: MasterState) -> dict[str, int]:
        return g.reserve if self.origin == RESERVE else g.players[self.seat].bag

    def _spots(self, g: MasterState) -> Iterator[str]:
        stock = self._stock(g)
        for project in fillable(g, self.seat):
            if project.kind not in self.scope:
                continue
            if project.kind == CONFLICT and g.conflicts[project.card].turn == g.turn:
                continue  # R31
            cubes = g.cubes.get(project.id) or project.empty
            for number, (slot, cube) in enumerate(zip(project.slots, cubes, strict=True)):
                colour = slot.colour
                if not cube and colour != BLACK and self.colour in {ANY, colour} and stock[colour]:
                    yield spot_id(project.id, number)


@action("add_cubes")
def _add_cubes(seat: Seat, effect: Effect, card: str) -> Steps:
    return (AddCube(seat, effect.colour, effect.origin, effect.scope, card),) * effect.count
