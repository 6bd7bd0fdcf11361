"""Rating of worlds: to pick, to give up, to put onto the stockpile mat."""

from collections.abc import Iterable

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.bot.prospect import Prospect, own_prospect
from galaxy_desktop.games.frontiers.bot.reach import accesses
from galaxy_desktop.games.frontiers.state import FrontiersState, Player

CLOSE = 3
"""Number of worlds tried as the last one to give up, beside the worst."""


def rate_picks(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each world of the center."""
    assert isinstance(decision, Pick)
    own = own_prospect(g, seat)
    return best_first((own.standing(_with(own.player, world)), (world,)) for world in decision.offered)


def _with(player: Player, world: str) -> Player:
    after = player.clone()
    after.explored.append(world)
    return after


def rate_discards(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate giving up the worlds that promise least, or nearly so."""
    assert isinstance(decision, Pick)
    own = own_prospect(g, seat)
    access = accesses(own.empire)
    ranked = sorted(decision.offered, key=lambda world: own.promise(world, access[world]))
    gone, kept = ranked[: decision.least], ranked[decision.least :]
    chosen = [tuple(gone), *((*gone[:-1], world) for world in kept[:CLOSE])]
    return best_first((own.standing(_without(own, worlds)), worlds) for worlds in chosen)


def _without(own: Prospect, worlds: Iterable[str]) -> Player:
    after = own.player.clone()
    after.explored = [world for world in after.explored if world not in worlds]
    return after


def rate_stocking(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate stockpiling the world: always done, as it has no other use."""
    del g, seat
    assert isinstance(decision, Pick)
    return best_first((float(len(answer)), answer) for answer in decision.answers())
