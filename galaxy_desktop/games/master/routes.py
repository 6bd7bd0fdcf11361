"""Routes (page 9): possible departures and destinations, and their end."""

from functools import cache
from itertools import chain

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.cubes import end_route
from galaxy_desktop.games.master.schema import Track
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, MasterState


def destination(g: MasterState, track: str) -> str:
    """Return the system a route leads to."""
    return star_map().tracks[track].other(g.routes[track].departure)


def fought_for(g: MasterState, seat: Seat) -> set[str]:
    """Return the systems for which a seat fights, over any track, and those it fights from."""
    fought = [(c.red_system, c.blue_system) for c in g.conflicts.values() if seat in (c.red, c.blue)]
    return set(chain.from_iterable(fought))


def fought_over(g: MasterState) -> list[str]:
    """Return the tracks on which a conflict card lies."""
    return [conflict.track for conflict in g.conflicts.values()]


def departures(g: MasterState, seat: Seat) -> dict[str, tuple[bool, ...]]:
    """Return the tracks that a seat may fill, each with the ends it may depart from: true for the first end.

    A track has to lead from a system of the seat to another of its own, or to a neutral one that it does not
    fight for. No conflict lies on such a track: the seat would be a side of it.
    """
    owners, dark, exits, fought = g.owners, g.dark, star_map().exits, fought_for(g, seat)
    found: dict[str, tuple[bool, ...]] = {}
    for system, owner in owners.items():
        for track, end, forward in exits[system] if owner == seat else ():
            if owners.get(end) == seat or (end not in owners and end not in dark and end not in fought):
                found[track] = (*found.get(track, ()), forward)
    return found


@cache
def colours(track: Track) -> tuple[str, str]:
    """Return the colours that a route on a track can have: those of its two systems."""
    one, other = track.ends
    return star_map().systems[one].colour, star_map().systems[other].colour


def end_routes_at(g: MasterState, system: str, cause: str, keeper: Seat = NOBODY) -> None:
    """End the routes to or from a system, except those of the seat `keeper` (R9)."""
    for track in star_map().tracks_of[system]:
        route = g.routes.get(track.id)
        if route and route.owner != keeper:
            end_route(g, track.id, cause)
