"""Reasons why a spot cannot be filled, or a project not be cancelled, with the cubes in hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.master.allocation import Allocation, next_spot
from galaxy_desktop.games.master.arrangement import Arrangement
from galaxy_desktop.games.master.box import projects
from galaxy_desktop.games.master.cubes import extended, settled
from galaxy_desktop.games.master.moves import CancelProject, CubeSpot, Named, PlaceCube, move_of, parse
from galaxy_desktop.games.master.routes import colours
from galaxy_desktop.games.master.schema import BLACK
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, Conflict, Cubes, MasterState, Route


@plain
class Surroundings:
    """State of the map that the reasons need."""

    seat: Seat
    owners: Mapping[str, Seat]
    dark: tuple[str, ...]
    planets: Mapping[str, Cubes]
    routes: Mapping[str, Route]
    conflicts: tuple[Conflict, ...]
    row: tuple[str, ...] = ()
    """Cards of the seat; a conflict among them is on no track yet."""

    @classmethod
    def of(cls, g: MasterState) -> "Surroundings":
        """Copy the state of the map as it is now."""
        return cls(
            g.seat,
            g.owners.copy(),
            tuple(g.dark),
            g.planets.copy(),
            g.routes.copy(),
            tuple(g.conflicts.values()),
            tuple(g.players[g.seat].row),
        )

    def after(self, made: Sequence[Option]) -> "Surroundings":
        """Return the state of the map after some moves of the allocation."""
        planets, routes = {**self.planets}, {**self.routes}
        for move in map(parse, made):
            if isinstance(move, PlaceCube):
                place, number = move.spot.place, move.spot.number
                if place in star_map().systems:
                    planets[place] = settled(planets.get(place, ()), place, number, move.colour)
                elif place in star_map().tracks:
                    routes[place] = extended(routes.get(place), self.seat, place, number, move.colour)
            elif isinstance(move, CancelProject):
                routes.pop(move.project, None)
        return replace(self, planets=planets, routes=routes)


def why_not_after(
    mine: Allocation, around: Surroundings, made: tuple[Option, ...], option: Option
) -> Reason | None:
    """Return the reason why an option is not open after some moves, or None; see `why_not`."""
    if option in mine.moves(made):
        return None
    left = mine.after(made)
    return why_not(left, around.after(made), option) if left.hand else because("no_cubes_left")


def why_not(mine: Allocation, around: Surroundings, option: Option) -> Reason | None:
    """Return the reason why an option of the allocation is not open, or None if it is.

    The option is a move, or a spot, system, track or project that no cube in hand can go to.
    """
    if option in mine.moves(()):
        return None
    match move_of(option):
        case CancelProject(project):
            return _why_no_cancel(mine, project)
        case PlaceCube(cube, spot):
            return _why_not_there(mine, around, spot, cube)
        case CubeSpot() as spot:
            return _why_not_there(mine, around, spot, "")
        case Named(place):
            return _why_not_there(mine, around, CubeSpot(place, -1), "")
    return None


def _why_not_there(mine: Allocation, around: Surroundings, spot: CubeSpot, cube: str) -> Reason | None:
    """Return the reason why a cube does not go to a spot, or None.

    `cube` "" stands for any of the hand, and number -1 for any spot of the place.
    """
    place, number = spot.place, spot.number
    if place in star_map().systems:
        return _why_not_settled(mine, around, place, number, cube)
    if place in star_map().tracks:
        return _why_no_route(mine, around, place, cube)
    if place in projects():
        return _why_no_slot(mine, around, place, number, cube)
    return None


def _why_no_cancel(mine: Allocation, place: str) -> Reason | None:
    if place in star_map().systems:
        return because("settled_for_good", system=place)
    if BLACK not in mine.hand:
        return because("no_black_cube")
    return because("nothing_to_cancel", project=place) if place not in mine.desk(()).begun() else None


def _why_not_settled(
    mine: Allocation, around: Surroundings, system: str, number: int, cube: str
) -> Reason | None:
    if system in around.dark:
        return because("dark", system=system)
    if around.owners.get(system, NOBODY) != around.seat:
        return because("no_base_there", system=system)
    cubes = around.planets.get(system, ())
    taken = cubes[number] if cubes and 0 <= number < len(cubes) else ""
    if taken or (cubes and number < 0 and all(cubes)):
        return because("settled_already", system=system)
    if cube == BLACK or set(mine.hand) == {BLACK}:
        return because("black_never_settles")
    return None


def _why_no_route(mine: Allocation, around: Surroundings, track: str, cube: str) -> Reason | None:
    known, route = star_map().tracks[track], around.routes.get(track)
    blocked = _why_blocked(around, track)
    if blocked:
        return blocked
    line = mine.desk(()).lines.get(track)
    if line is None:
        return because("route_blocked_by_conflict", track=track)
    if route:
        if route.cubes == known.length:
            return because("route_full", track=track)
        if route.colour not in ([cube] if cube else mine.hand):
            return because("route_has_colour", track=track, colour=route.colour)
        return because("route_in_order", track=track, spot=next_spot(line))
    one, other = colours(known)
    if not {one, other} & ({cube} if cube else set(mine.hand)):
        return because("route_colours", track=track, one=one, other=other)
    return because("route_starts_at_home", track=track)


def _why_blocked(around: Surroundings, track: str) -> Reason | None:
    """Return the reason that keeps all seats, or this one, off a track, or None."""
    ends = star_map().tracks[track].ends
    dark = [end for end in ends if end in around.dark]
    if dark:
        return because("dark", system=dark[0])
    if any(conflict.track == track for conflict in around.conflicts):
        return because("conflict_on_track", track=track)
    owners = [around.owners.get(end, NOBODY) for end in ends]
    if around.seat not in owners:
        return because("no_base_at_track", track=track)
    rival = [end for end, owner in zip(ends, owners, strict=True) if owner not in {around.seat, NOBODY}]
    return because("rival_at_track", track=track, system=rival[0]) if rival else None


def _why_no_slot(mine: Allocation, around: Surroundings, id_: str, number: int, cube: str) -> Reason | None:
    opening = next((opening for opening in mine.openings if opening.id == id_), None)
    if opening is None:
        code = "conflict_in_hand" if projects()[id_].card in around.row else "not_your_project"
        return because(code, project=id_)
    if number >= len(opening.wants):
        return None
    if number >= 0 and opening.cubes[number]:
        return because("slot_filled", project=id_, colour=opening.cubes[number])
    open_ = [n for n, there in enumerate(opening.cubes) if not there and number in {-1, n}]
    if not open_:
        return because("project_full", project=id_)
    if _fits_any(mine, mine.desk(()), id_, open_, cube):
        return None
    return because("slot_wants", project=id_, colour=opening.wants[open_[0]])


def _fits_any(mine: Allocation, desk: Arrangement, id_: str, numbers: list[int], cube: str) -> bool:
    opening = next(opening for opening in mine.openings if opening.id == id_)
    hand = [cube] if cube else mine.hand
    return any(mine.fits(desk, opening, number, one) for number in numbers for one in hand)
