"""Which cube lies on which spot: as the game has it, or as an open allocation would leave it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.allocation import CANCEL, Allocation
from galaxy_desktop.games.master.board import board
from galaxy_desktop.games.master.cards import cards
from galaxy_desktop.games.master.spots import parts, spot
from galaxy_desktop.games.master.state import MasterState

Spot = str


@dataclass(frozen=True, slots=True)
class Lying:
    """Cubes by spot, whose routes there are, and what the open allocation has changed."""

    cubes: Mapping[Spot, str] = field(default_factory=dict)
    owners: Mapping[str, Seat] = field(default_factory=dict)
    """Whose cubes lie on each track."""
    fresh: Mapping[Spot, Option] = field(default_factory=dict)
    """Spots filled by the open allocation, and the move that did it."""
    cancelled: Mapping[str, Option] = field(default_factory=dict)
    """Projects and tracks that the open allocation cancels, and by which move."""
    ready: frozenset[str] = frozenset()
    """What would be complete: planets by spot, tracks, projects."""

    def project(self, place: str, slots: int) -> tuple[str, ...]:
        """The cubes on a project, "" where a slot is empty."""
        return tuple(self.cubes.get(spot(place, number), "") for number in range(slots))


def lying(view: MasterState, made: tuple[Option, ...], composer: Allocation | None) -> Lying:
    """What lies where."""
    cubes = dict(_on_cards(view)) | dict(_on_tracks(view)) | dict(_on_planets(view))
    owners = {track: route.owner for track, route in view.routes.items()}
    fresh: dict[Spot, Option] = {}
    cancelled: dict[str, Option] = {}
    for move in made:
        words = move.split(" ")
        if words[0] == CANCEL:
            cancelled[words[1]] = move
            owners.pop(words[1], None)
            gone = [there for there in cubes if parts(there)[0] == words[1]]
            for there in gone:
                del cubes[there]
                fresh.pop(there, None)
        else:
            cubes[words[2]] = words[1]
            fresh[words[2]] = move
            owners.setdefault(parts(words[2])[0], view.seat)
    ready = frozenset(composer.ready(made)) if composer is not None else frozenset()
    return Lying(cubes, owners, fresh, cancelled, ready)


def _on_cards(view: MasterState) -> list[tuple[Spot, str]]:
    found = []
    for project, there in view.cubes.items():
        found += [(spot(project, number), cube) for number, cube in enumerate(there) if cube]
    return found


def _on_tracks(view: MasterState) -> list[tuple[Spot, str]]:
    found = []
    for id_, route in view.routes.items():
        track = board().tracks[id_]
        forward = route.departure == track.ends[0]
        numbers = range(route.cubes) if forward else range(track.length - 1, -1, -1)[: route.cubes]
        found += [(spot(id_, number), route.colour) for number in numbers]
    return found


def _on_planets(view: MasterState) -> list[tuple[Spot, str]]:
    return [
        (spot(system, number), cube)
        for system, there in view.planets.items()
        for number, cube in enumerate(there)
        if cube
    ]


def card_of(id_: str) -> str:
    """The card of a project, or the card itself."""
    return id_.partition(".")[0] if id_.partition(".")[0] in cards() else ""
