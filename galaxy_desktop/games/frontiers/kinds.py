"""Colonies that can be of any kind: their owner sets it, anew for each action (page 5)."""

from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.games.frontiers.events import KindSet
from galaxy_desktop.games.frontiers.powers import powers
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.tiles import ANY, KINDS, tiles


def chooser(player: Player) -> tuple[str, ...]:
    """The colonies of a player whose kind their owner sets."""
    return tuple(colony for colony in player.colonies if tiles()[colony].kind == ANY)


def set_kind(g: FrontiersState, seat: Seat, world: str, kind: str) -> None:
    """Set the kind of a world of any kind; of any other nothing changes."""
    if tiles()[world].kind == ANY:
        g.players[seat].kind = kind
        g.tell(KindSet(seat, world, kind))


def kind_matters(g: FrontiersState, seat: Seat) -> bool:
    """Whether the kind a seat sets makes a difference in its Produce."""
    player = g.players[seat]
    if any(power.where and power.where.kind for _, power in powers(player, "produce", "credits")):
        return True
    produces = g.selector == seat or any(True for _ in powers(player, "produce", "windfall"))
    return produces and any(colony not in player.goods for colony in chooser(player))


@dataclass(frozen=True, slots=True)
class ChooseKind(Step[FrontiersState]):
    """Set the kind of a colony of any kind for this Produce, where that makes a difference."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        """See `Step`."""
        colonies = chooser(g.players[self.seat])
        if not colonies or not kind_matters(g, self.seat):
            return {}
        return {self.seat: Pick("kind", KINDS, about=colonies[0])}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        """See `Step`."""
        for kind in answers.get(self.seat, ()):
            for colony in chooser(g.players[self.seat]):
                set_kind(g, self.seat, colony, kind)
