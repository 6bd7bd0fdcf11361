"""Reasons why a cube or conflict card that is dropped somewhere cannot go there."""

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.master.box import projects
from galaxy_desktop.games.master.conflicts import why_no_front
from galaxy_desktop.games.master.moves import CubeSpot, Named, PlaceCube, move_of, place_under
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.targets import goes_to_a_track, held_card, held_cube


def no_way(table: Board, item: str, at: tuple[int, int], *, on_map: bool) -> Reason | None:
    """Return the reason why a cube of the hand, or a conflict card, cannot go to a place.

    None if it can, or for no place at all. `on_map`: nothing covers the map there.
    """
    if (card := held_card(item)) and goes_to_a_track(table.shown.open, card):
        track = _track_at(table, at) if on_map else ""
        return why_no_front(table.view, table.seat, track) if track else _why_not_in(table, at, on_map=on_map)
    decision, cube = table.shown.decision, held_cube(item, tuple(table.view.hand))
    spot = _spot_at(table, at, on_map=on_map) if cube else None
    if spot is None or not isinstance(decision, Compose) or table.composer is None:
        return None
    made, option = table.shown.chosen, PlaceCube(cube, spot).option
    if option in table.shown.open:
        return None
    return decision.why_after(made, option) if made else decision.why_not(option)


def _track_at(table: Board, at: tuple[int, int]) -> str:
    """Return the track at a place, with cubes or a conflict card on it; empty if there is none."""
    fought = {conflict.track for conflict in table.view.conflicts.values()}
    for place, rect in table.sheet.places.items():
        if rect.collidepoint(at):
            track = place_under(place) or place
            if track in star_map().tracks and (track != place or track in fought):
                return track
    return ""


def _why_not_in(table: Board, at: tuple[int, int], *, on_map: bool) -> Reason | None:
    """Return that no conflict goes into the system at a place; None if there is none."""
    places = table.sheet.places.items() if on_map else ()
    known = star_map().systems
    found = any(place in known and rect.collidepoint(at) for place, rect in places)
    return because("conflict_in_a_system") if found else None


def _spot_at(table: Board, at: tuple[int, int], *, on_map: bool) -> CubeSpot | None:
    """Return the spot at a place, whether it can be filled or not; on a system its first free planet."""
    known, found = star_map(), None
    spots = known.tracks.keys() | known.systems.keys() if on_map else set()
    for place, rect in table.sheet.places.items():
        if not rect.collidepoint(at):
            continue
        match move_of(place):
            case CubeSpot(there) as spot if there in projects() or there in spots:
                return spot
            case Named(system) if on_map and system in known.systems:
                planets = table.view.planets.get(system, ())
                free = [number for number, cube in enumerate(planets) if not cube]
                found = CubeSpot(system, free[0] if free else 0)
    return found
