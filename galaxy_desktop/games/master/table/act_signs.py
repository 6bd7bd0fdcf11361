"""Icons of acts of others that are about no card: routes, bases, black holes, skipped turns."""

from collections.abc import Mapping, Sequence

from galaxy_desktop.engine.events import Event
from galaxy_desktop.games.master.events import BasePlaced, CornerTaken, HolePlaced, ProjectDone, TurnSkipped
from galaxy_desktop.games.master.star_map import star_map

SIGNS: Mapping[type[Event], str] = {
    CornerTaken: "base",
    BasePlaced: "base",
    HolePlaced: "black_hole",
    TurnSkipped: "skip_turn",
}


def sign_of(events: Sequence[Event]) -> str:
    """Return the name of the icon of the first event that has one; empty if none has."""
    return next(filter(None, map(_sign, events)), "")


def _sign(event: Event) -> str:
    if isinstance(event, ProjectDone):
        return "route" if event.project in star_map().tracks else ""
    return SIGNS.get(type(event), "")
