"""Routes (page 9): possible departures and destinations, and their end."""

from collections.abc import Iterator
from functools import cache

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.board import board
from galaxy_desktop.games.master.cubes import end_route
from galaxy_desktop.games.master.schema import Track
from galaxy_desktop.games.master.state import NOBODY, MasterState


def destination(g: MasterState, track: str) -> str:
    """Return the system a route leads to."""
    return board().tracks[track].other(g.routes[track].departure)


def in_conflict_with(g: MasterState, seat: Seat, system: str) -> bool:
    """Return whether a seat fights for a system, over any track."""
    fought = [(c.red_system, c.blue_system) for c in g.conflicts.values() if seat in (c.red, c.blue)]
    return any(system in systems for systems in fought)


def has_conflict(g: MasterState, track: str) -> bool:
    """Return whether a conflict card lies on a track."""
    return track in [conflict.track for conflict in g.conflicts.values()]


def leads_somewhere(g: MasterState, seat: Seat, departure: str, track: Track) -> bool:
    """Return whether a seat may fill a track from an own system: to a neutral one, or another of its own."""
    end = track.other(departure)
    owner = g.owners.get(end, NOBODY)
    if owner not in (seat, NOBODY) or end in g.dark:
        return False
    if not g.conflicts:
        return True
    return not has_conflict(g, track.id) and (owner == seat or not in_conflict_with(g, seat, end))


def departures(g: MasterState, seat: Seat) -> Iterator[tuple[str, Track]]:
    """Yield every system of a seat with every track it may fill from there."""
    for system, owner in g.owners.items():
        if owner == seat:
            for track in board().tracks_of[system]:
                if leads_somewhere(g, seat, system, track):
                    yield system, track


@cache
def colours(track: Track) -> tuple[str, str]:
    """Return the colours that a route on a track can have: those of its two systems."""
    one, other = track.ends
    return board().systems[one].colour, board().systems[other].colour


def end_routes_at(g: MasterState, system: str, cause: str, keeper: Seat = NOBODY) -> None:
    """End the routes to or from a system, except those of the seat `keeper` (R9)."""
    for track in board().tracks_of[system]:
        route = g.routes.get(track.id)
        if route and route.owner != keeper:
            end_route(g, track.id, cause)
