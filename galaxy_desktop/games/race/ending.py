"""Forecast of the end of the game in this round: in Settle, cards may still leave a tableau (page 8)."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.box import figures, plain_phase
from galaxy_desktop.games.race.moves import PlaceBy, parse_as
from galaxy_desktop.games.race.round import end_reason, phases_to_come
from galaxy_desktop.games.race.settle import PayForWorld, Settle
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import means, world_ways


def sure_end(g: RaceState) -> str:
    """Return the code of `end_reason` that ends the game this round whatever is chosen, or ""."""
    cause = end_reason(g)
    if not cause or any(least_size(g, seat) >= figures().tableau_size for seat in range(len(g.players))):
        return cause
    return "" if cause == "tableau" else "chips"


def least_size(g: RaceState, seat: Seat) -> int:
    """Return a lower bound of the tableau's size at the end of the round, from public information."""
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
    """Return whether a Settle phase is still to come, or its choice of worlds is not revealed yet."""
    choosing = any(isinstance(step, Settle) for step in g.waiting)
    return choosing or any(plain_phase(phase) == "settle" for phase in phases_to_come(g))
