"""Where one cube can lie: a slot of a project on a card, a slot of a track, a planet of a system."""

from functools import cache

from galaxy_desktop.games.master.board import board
from galaxy_desktop.games.master.cards import projects
from galaxy_desktop.games.master.vocabulary import ROUTE, SETTLE


@cache
def spot(place: str, number: int) -> str:
    """The spot with that number at a project, track or system."""
    return f"{place}:{number}"


@cache
def parts(spot: str) -> tuple[str, int]:
    """The project, track or system of a spot, and its number there."""
    place, _, number = spot.rpartition(":")
    return place, int(number)


def kind_of(place: str) -> str:
    """The kind of project that a place is."""
    if place in projects():
        return projects()[place].kind
    return ROUTE if place in board().tracks else SETTLE
