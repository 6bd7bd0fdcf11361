"""Explore (page 5): seven worlds in the center, everyone picks one, the selector a second one."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.frontiers.bonuses import StartTurn
from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.events import OfferReturned, WorldPicked, WorldsOffered
from galaxy_desktop.games.frontiers.limit import TrimWorlds
from galaxy_desktop.games.frontiers.powers import powers
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.supply import draw_worlds, worlds_from_bag


@plain
class BeginExplore(Step[FrontiersState]):
    """Worlds into the center; then everyone picks, and draws by powers after the last pick."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        g.offer = worlds_from_bag(g, figures().offer)
        g.tell(WorldsOffered(tuple(g.offer)))
        selector, *others = g.order()
        g.then(
            StartTurn(selector),
            PickWorld(selector),
            *(step(seat) for seat in others for step in (StartTurn, PickWorld, DrawWorlds)),
            PickWorld(selector),
            DrawWorlds(selector),
            ReturnOffer(),
            *(TrimWorlds(seat) for seat in g.order()),
        )


@plain
class PickWorld(Step[FrontiersState]):
    """Choice of a world of the center, as long as there are any."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        return {self.seat: Pick("explore", tuple(g.offer))} if g.offer else {}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        for world in answers.get(self.seat, ()):
            g.offer.remove(world)
            g.players[self.seat].explored.append(world)
            g.tell(WorldPicked(self.seat, world))


@plain
class DrawWorlds(Step[FrontiersState]):
    """Draw of worlds from the bag by powers, after the own picks; it is not optional."""

    seat: Seat

    def done(self, g: FrontiersState, answers: Answers) -> None:
        for tile, power in powers(g.players[self.seat], "explore", "draw"):
            draw_worlds(g, self.seat, power.amount, tile)


@plain
class ReturnOffer(Step[FrontiersState]):
    """Return of the worlds that nobody picked to the bag."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        if g.offer:
            g.tell(OfferReturned(tuple(g.offer)))
        g.bag += g.offer
        g.offer = []
