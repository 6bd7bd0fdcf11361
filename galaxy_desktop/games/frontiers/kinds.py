"""Colonies that can be of any kind: their owner sets it, anew for each action (page 5)."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.events import KindSet
from galaxy_desktop.games.frontiers.powers import fits, powers
from galaxy_desktop.games.frontiers.schema import ANY, KINDS
from galaxy_desktop.games.frontiers.state import FrontiersState, Player


def chooser(player: Player) -> tuple[str, ...]:
    """Return the colonies of a player whose kind their owner sets."""
    return tuple(colony for colony in player.colonies if tiles()[colony].kind == ANY)


def set_kind(g: FrontiersState, seat: Seat, world: str, kind: str) -> None:
    """Set the kind of a world of any kind; do nothing for other worlds."""
    if tiles()[world].kind == ANY:
        g.players[seat].kind = kind
        g.tell(KindSet(seat, world, kind))


def may_produce(player: Player, *, selects: bool) -> bool:
    """Return whether a good may be produced on a colony of any kind, so that its kind matters."""
    produces = selects or bool(powers(player, "produce", "windfall"))
    return produces and any(colony not in player.goods for colony in chooser(player))


def best_paid_kind(player: Player) -> str:
    """Return the kind for which powers pay most at the end of Produce, the present one first."""
    return max((player.kind, *KINDS), key=lambda kind: _paid(player, kind))


def _paid(player: Player, kind: str) -> int:
    """Return the credits that powers pay for colonies of any kind as such, if set to this kind."""
    return sum(
        power.amount
        for _, power in powers(player, "produce", "credits")
        for colony in chooser(player)
        if power.per == "colony" and fits(power.where, tiles()[colony], kind)
    )


@plain
class ChooseKind(Step[FrontiersState]):
    """Choice of the kind of a colony of any kind for this Produce.

    It is asked for where a good may be produced there; else the kind is the one that pays most.
    """

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        colonies = chooser(g.players[self.seat])
        if not colonies or not may_produce(g.players[self.seat], selects=g.selector == self.seat):
            return {}
        return {self.seat: Pick("kind", KINDS, about=colonies[0])}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player = g.players[self.seat]
        colonies = chooser(player)
        if not colonies:
            return
        kind = answers[self.seat][0] if self.seat in answers else best_paid_kind(player)
        for colony in colonies:
            if self.seat in answers or kind != player.kind:
                set_kind(g, self.seat, colony, kind)
