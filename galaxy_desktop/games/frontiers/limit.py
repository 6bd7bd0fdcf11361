"""Limit of worlds and colonies after Explore and Settle (pages 5 and 7), and stockpiling of worlds."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.events import WorldsDiscarded, WorldStocked
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.stockpile import room


def too_many(g: FrontiersState, seat: Seat) -> int:
    """Return the number of explored worlds a seat has to give up."""
    player = g.players[seat]
    return max(0, len(player.explored) + len(player.colonies) - figures().most_worlds)


@plain
class TrimWorlds(Step[FrontiersState]):
    """Choice of the explored worlds over the limit to give up."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        number = too_many(g, self.seat)
        if not number:
            return {}
        return {self.seat: Pick("discard", tuple(g.players[self.seat].explored), number, number)}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        given_up = answers.get(self.seat, ())
        if not given_up:
            return
        player = g.players[self.seat]
        player.explored = [world for world in player.explored if world not in given_up]
        g.returning += given_up
        g.then(StockWorld(self.seat, given_up))


@plain
class StockWorld(Step[FrontiersState]):
    """Choice of a world given up for the stockpile mat; the others go back to the bag (page 11)."""

    seat: Seat
    worlds: tuple[str, ...]

    def asks(self, g: FrontiersState) -> Asks:
        most = room(g, self.seat, "worlds")
        return {self.seat: Pick("stock_world", self.worlds, 0, most)} if most else {}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player, kept = g.players[self.seat], answers.get(self.seat, ())
        player.stocked_worlds += kept
        for world in kept:
            g.tell(WorldStocked(self.seat, world, len(player.stocked_worlds)))
        back = tuple(world for world in self.worlds if world not in kept)
        g.returning = [world for world in g.returning if world not in self.worlds]
        g.bag += back
        if back:
            g.tell(WorldsDiscarded(self.seat, back))
