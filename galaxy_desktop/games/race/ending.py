"""Whether the game is sure to end with this round: in Settle, cards may still leave a tableau (page 8)."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.box import figures, plain_phase
from galaxy_desktop.games.race.moves import PlaceBy, parse_as
from galaxy_desktop.games.race.round import end_reason, phases_to_come
from galaxy_desktop.games.race.settle import PayForWorld, Settle
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import means, world_ways


def sure_end(g: RaceState) -> str:
    """What ends the game with this round whatever is chosen: a code of `end_reason`, or nothing."""
    cause = end_reason(g)
    if not cause or any(least_size(g, seat) >= figures().tableau_size for seat in range(len(g.players))):
        return cause
    return "" if cause == "tableau" else "chips"


def least_size(g: RaceState, seat: Seat) -> int:
    """The fewest cards that can lie in a tableau at the end of the round, by what all can see."""
    player = g.players[seat]
    size = len(player.tableau)
    helps = sum(
        any(power.code in {"temporary_military", "settle_free"} for _, power in g.cards[c].in_phase["settle"])
        for c in player.tableau
    )
    if PayForWorld(seat) in g.waiting:
        ways = world_ways(means(g, seat, "settle"), player.placed)
        gone = max(len(parse_as(PlaceBy, way.id).used) for way in ways)
        size, helps = size - gone, helps - gone
    if _places_again(g):
        size -= max(0, helps - 1)
    return size


def _places_again(g: RaceState) -> bool:
    """Whether there is a Settle phase to come, or a choice of worlds that is not revealed."""
    choosing = any(isinstance(step, Settle) for step in g.waiting)
    return choosing or any(plain_phase(phase) == "settle" for phase in phases_to_come(g))
