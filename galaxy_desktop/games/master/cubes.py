"""Movement of cubes between reserve, bags and spots."""

from collections.abc import Sequence
from dataclasses import replace

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import facing_of, projects
from galaxy_desktop.games.master.events import CubesGained, CubesLeft, ProjectBroken
from galaxy_desktop.games.master.moves import spot_at, spot_id
from galaxy_desktop.games.master.powers import spares_losses
from galaxy_desktop.games.master.schema import BLACK, CONFLICT
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import Cubes, MasterState, Route
from galaxy_desktop.games.master.symbols import holder
from galaxy_desktop.games.master.victory import watch

BAG, RESERVE = "bag", "reserve"


def lay(g: MasterState, project: str, number: int, cube: str) -> None:
    """Put a cube into a slot of a project on a card, or with "" empty the slot."""
    cubes = g.cubes.get(project) or projects()[project].empty
    cubes = (*cubes[:number], cube, *cubes[number + 1 :])
    if any(cubes):
        g.cubes[project] = cubes
    else:
        del g.cubes[project]


def settled(planets: Cubes, system: str, number: int, cube: str) -> Cubes:
    """Return the planets of a system after a cube has settled one; they are empty if none was settled yet."""
    planets = planets or ("",) * star_map().systems[system].planets
    return (*planets[:number], cube, *planets[number + 1 :])


def extended(route: Route | None, seat: Seat, track: str, number: int, cube: str) -> Route:
    """Return a route with one more cube, or a new one next to its departure (page 9)."""
    if route:
        return Route(seat, route.departure, cube, route.cubes + 1, route.paid)
    return Route(seat, star_map().tracks[track].ends[number > 0], cube, 1)


def gain(g: MasterState, seat: Seat, cubes: Sequence[str], cause: str) -> None:
    """Move cubes from the reserve into a seat's bag, as far as the reserve has them."""
    taken, reserve, bag = [], g.reserve, g.players[seat].bag
    for cube in cubes:
        if reserve[cube]:
            reserve[cube] -= 1
            bag[cube] += 1
            taken.append(cube)
    g.tell(CubesGained(seat, tuple(taken), len(cubes) - len(taken), cause))


def owner_of(g: MasterState, place: str) -> Seat:
    """Return the owner of a project on a card, or of a route."""
    if place in g.routes:
        return g.routes[place].owner
    project = projects()[place]
    if project.kind == CONFLICT and project.card in g.conflicts:
        return g.conflicts[project.card].seat(facing_of(place))
    return holder(g, project.card)


def clear(g: MasterState, seat: Seat, place: str, cause: str) -> None:
    """Clear a project on a card, or a route, of all its cubes (page 12)."""
    if place in g.routes:
        end_route(g, place, cause)
    elif place in g.cubes:
        _clear_project(g, seat, place, cause)


def _clear_project(g: MasterState, seat: Seat, id_: str, cause: str) -> None:
    """Move cubes on marked slots to the reserve, unless spared, and the others to the bag of the seat."""
    project, cubes = projects()[id_], g.cubes.pop(id_)
    spared = not project.loses or spares_losses(g, seat, project.kind)
    spots, targets = [], []
    for number, (slot, cube) in enumerate(zip(project.slots, cubes, strict=True)):
        if cube:
            target = RESERVE if slot.marked and not spared else BAG
            (g.reserve if target == RESERVE else g.players[seat].bag)[cube] += 1
            spots.append(spot_id(id_, number))
            targets.append(target)
    g.tell(CubesLeft(seat, id_, tuple(filter(None, cubes)), tuple(spots), tuple(targets), cause))
    _broken(g, seat, id_)


def _broken(g: MasterState, seat: Seat, id_: str) -> None:
    """Deactivate a project that lost a cube, and look for what follows (pages 12 to 14)."""
    if deactivate(g, seat, id_) or projects()[id_].card in g.conflicts:
        watch(g)


def deactivate(g: MasterState, seat: Seat, id_: str) -> bool:
    """Deactivate a project; return whether it was active. The caller has to call `watch`."""
    if id_ not in g.active:
        return False
    g.active.remove(id_)
    g.tell(ProjectBroken(seat, id_))
    return True


def end_route(g: MasterState, track: str, cause: str) -> None:
    """End a route, and return all its cubes to the bag of its owner."""
    route = g.routes.pop(track)
    g.players[route.owner].bag[route.colour] += route.cubes
    spots = tuple(
        spot_id(track, slot_number(track, route.departure, n)) for n in reversed(range(route.cubes))
    )
    cubes, targets = (route.colour,) * route.cubes, (BAG,) * route.cubes
    g.tell(CubesLeft(route.owner, track, cubes, spots, targets, cause))


def slot_number(track: str, departure: str, place: int) -> int:
    """Return the number of the `place`-th slot of a track, from 0 on, when departing from a system."""
    known = star_map().tracks[track]
    return place if departure == known.ends[0] else known.length - 1 - place


def far_spot(track: str, route: Route) -> str:
    """Return the spot of the last cube of a route, the only one that can be taken."""
    return spot_id(track, slot_number(track, route.departure, route.cubes - 1))


def cube_at(g: MasterState, where: str) -> str:
    """Return the cube on a spot of a project on a card or of a route."""
    spot = spot_at(where)
    return g.routes[spot.place].colour if spot.place in g.routes else g.cubes[spot.place][spot.number]


def take_away(g: MasterState, where: str) -> str:
    """Remove one cube from its spot and return it.

    The caller puts it somewhere, and then calls `taken_from`.
    """
    spot = spot_at(where)
    if spot.place in g.cubes:
        cube = g.cubes[spot.place][spot.number]
        lay(g, spot.place, spot.number, "")
        return cube
    route = g.routes.pop(spot.place)
    if route.cubes > 1:
        g.routes[spot.place] = replace(route, cubes=route.cubes - 1)
    return route.colour


def taken_from(g: MasterState, seat: Seat, where: str) -> None:
    """Apply the loss of the cube taken off a spot; a route may be complete still (R28)."""
    place = spot_at(where).place
    if place in projects():
        _broken(g, seat, place)
    else:
        watch(g)


def leave_planets(g: MasterState, system: str) -> Cubes:
    """Move the cubes of all planets of a system to the reserve: only a black hole does that.

    Return the former cubes by planet, "" for none.
    """
    cubes = g.planets.pop(system, ())
    for cube in filter(None, cubes):
        g.reserve[cube] += 1
    return cubes


def clear_black(g: MasterState, seat: Seat, project: str) -> None:
    """Move black cubes of a project to the bag, even from marked slots: the adventurer rule (R4)."""
    numbers = [number for number, cube in enumerate(g.cubes[project]) if cube == BLACK]
    for number in numbers:
        lay(g, project, number, "")
    if numbers:
        g.players[seat].bag[BLACK] += len(numbers)
        spots = tuple(spot_id(project, number) for number in numbers)
        black = (BLACK,) * len(numbers)
        g.tell(CubesLeft(seat, project, black, spots, (BAG,) * len(numbers), "adventure"))
        _broken(g, seat, project)
