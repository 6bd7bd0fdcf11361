"""Forecasts for tables and bots: seats near a system, cubes a base there lacks, cubes drawn next."""

from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.powers import abilities_at, discount, is_live, reinforces_freely
from galaxy_desktop.games.master.routes import departures
from galaxy_desktop.games.master.schema import ROUTE
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState

FAR = 99
"""Number of systems or cubes that stands for out of reach."""


@dataclass(frozen=True, slots=True)
class Near:
    """Distance of a seat to a system: systems to claim, itself included, and cubes for the last track.

    `systems` is 0 for a seat without any system, which may go to each neutral one.
    """

    seat: Seat
    systems: int
    cubes: int


def cubes_a_turn(g: MasterState, seat: Seat) -> int:
    """Return the number of cubes a seat draws in a turn with the cards it has, if its bag holds as many."""
    more = sum(
        effect.count
        for card in g.players[seat].row
        for _, ability in abilities_at("turn_start").get(card, ())
        for effect in ability.effects
        if effect.code == "draw_cubes" and is_live(g, seat, card)
    )
    return figures().cubes_drawn + more


def cubes_next_turn(g: MasterState, seat: Seat) -> int:
    """Return the number of cubes a seat will draw in its next turn, as things stand."""
    return min(cubes_a_turn(g, seat), sum(g.players[seat].bag.values()))


def near(g: MasterState, system: str) -> tuple[Near, ...]:
    """Return the seats that could come to a system, nearest first, without its owner."""
    found = [_near(g, seat, system) for seat in range(len(g.players)) if g.owners.get(system) != seat]
    reached = [one for one in found if one.systems < FAR]
    return tuple(sorted(reached, key=lambda one: (one.systems, one.cubes)))


def _near(g: MasterState, seat: Seat, system: str) -> Near:
    """Search breadth first from a system over neutral ones to the seat's own.

    A seat without systems is near every neutral one.
    """
    if seat not in g.owners.values():
        free = system not in g.owners and system not in g.dark
        return Near(seat, 0 if free else FAR, FAR)
    ring, seen, steps = {system} - set(g.dark), {system}, 1
    while ring:
        ends = {track.other(one) for one in ring for track in star_map().tracks_of[one]} - seen - set(g.dark)
        if any(g.owners.get(end) == seat for end in ends):
            return Near(seat, steps, _cubes_to(g, seat, system) if steps == 1 else FAR)
        seen |= ends
        ring = {end for end in ends if end not in g.owners}
        steps += 1
    return Near(seat, FAR, FAR)


def _cubes_to(g: MasterState, seat: Seat, system: str) -> int:
    """Return the fewest cubes that complete a seat's route to a system next to it; `FAR` if none can be."""
    tracks = star_map().tracks_of[system]
    complete = [t.id for t in tracks if t.id in g.routes and g.routes[t.id].owner == seat]
    free = departures(g, seat) if system not in g.owners else ()
    open_ = [track.id for track in tracks if track.id in free]
    ready = [track for track in complete if not _track_cost(g, seat, track)]
    return min((_track_cost(g, seat, track) for track in (*open_, *ready)), default=FAR)


def _track_cost(g: MasterState, seat: Seat, track: str) -> int:
    """Return the cubes that a seat still needs on a track; a complete route has at least one (R28)."""
    route = g.routes.get(track)
    own = route.cubes if route and route.owner == seat else 0
    return max(0 if own else 1, star_map().tracks[track].length - own - discount(g, seat, ROUTE))


def route_lacks(g: MasterState, seat: Seat, system: str) -> int:
    """Return the cubes a seat's base in a system lacks on routes: a number, or `FAR` without a route.

    A first base needs a complete route to the system, a further one any that joins it; some need none.
    """
    if seat not in g.owners.values() or (g.owners.get(system) == seat and reinforces_freely(g, seat)):
        return 0
    routes = [t.id for t in star_map().tracks_of[system] if t.id in g.routes and g.routes[t.id].owner == seat]
    return min((_track_cost(g, seat, track) for track in routes), default=FAR)
