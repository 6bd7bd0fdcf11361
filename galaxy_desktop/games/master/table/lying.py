"""Cubes on their spots: as the game has them, or as an open allocation would leave them."""

from collections.abc import Mapping
from dataclasses import field

from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.box import cards, projects
from galaxy_desktop.games.master.moves import CancelProject, PlaceCube, parse, place_of, spot_id
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.presenter.shown import Shown


@plain
class Lying:
    """Cubes by spot, owners of routes, and what the open allocation has changed."""

    cubes: Mapping[str, str] = field(default_factory=dict)
    owners: Mapping[str, Seat] = field(default_factory=dict)
    """Seat whose cubes lie on each track."""
    fresh: Mapping[str, Option] = field(default_factory=dict)
    """Spots filled by the open allocation, and the move that filled them."""
    cancelled: Mapping[str, Option] = field(default_factory=dict)
    """Projects and tracks that the open allocation cancels, and by which move."""
    ready: frozenset[str] = frozenset()
    """Places that would be complete: planets by spot, tracks, projects."""

    def project(self, place: str, slots: int) -> tuple[str, ...]:
        """Return the cubes on a project by slot, "" in an empty one."""
        return tuple(self.cubes.get(spot_id(place, number), "") for number in range(slots))


def lying_at(shown: Shown) -> Lying:
    """Return the cubes as the table shows them: after the moves made so far of an open allocation."""
    decision = shown.decision
    composer = decision.composer if isinstance(decision, Compose) else None
    if not isinstance(composer, Allocation):
        return lying(shown.view, (), None)
    return lying(shown.view, shown.chosen, composer)


def lying(view: MasterState, made: tuple[Option, ...], composer: Allocation | None) -> Lying:
    """Return the cubes on their spots after the moves made so far."""
    cubes = dict(_on_cards(view)) | dict(_on_tracks(view)) | dict(_on_planets(view))
    owners = {track: route.owner for track, route in view.routes.items()}
    fresh: dict[str, Option] = {}
    cancelled: dict[str, Option] = {}
    for option in made:
        match parse(option):
            case CancelProject(project):
                cancelled[project] = option
                owners.pop(project, None)
                for there in [there for there in cubes if place_of(there) == project]:
                    del cubes[there]
                    fresh.pop(there, None)
            case PlaceCube(colour, spot):
                cubes[spot.option] = colour
                fresh[spot.option] = option
                owners.setdefault(spot.place, view.seat)
    ready = frozenset(composer.ready(made)) if composer is not None else frozenset()
    return Lying(cubes, owners, fresh, cancelled, ready)


def _on_cards(view: MasterState) -> list[tuple[str, str]]:
    found = []
    for project, there in view.cubes.items():
        found += [(spot_id(project, number), cube) for number, cube in enumerate(there) if cube]
    return found


def _on_tracks(view: MasterState) -> list[tuple[str, str]]:
    found = []
    for id_, route in view.routes.items():
        track = star_map().tracks[id_]
        forward = route.departure == track.ends[0]
        numbers = range(route.cubes) if forward else range(track.length - 1, -1, -1)[: route.cubes]
        found += [(spot_id(id_, number), route.colour) for number in numbers]
    return found


def _on_planets(view: MasterState) -> list[tuple[str, str]]:
    return [
        (spot_id(system, number), cube)
        for system, there in view.planets.items()
        for number, cube in enumerate(there)
        if cube
    ]


def card_of(id_: str) -> str:
    """Return the card of a project, or the card itself; empty for any other id."""
    if id_ in projects():
        return projects()[id_].card
    return id_ if id_ in cards() else ""
