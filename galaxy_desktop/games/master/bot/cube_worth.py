"""Worth of cubes on projects and tracks, by place and number of cubes."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.cardsense import deck_worth, implement_worth
from galaxy_desktop.games.master.bot.fighting import side_worth
from galaxy_desktop.games.master.bot.robbing import steal_worth
from galaxy_desktop.games.master.bot.weights import (
    BASE_SHARE,
    CLAIM_SHARE,
    CONVEX,
    HOPED,
    OUTDONE,
    WASTED,
    WON,
)
from galaxy_desktop.games.master.box import Project, cards, members, projects
from galaxy_desktop.games.master.schema import BASE, CONFLICT, LASTING, ROUTE
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.symbols import symbol_numbers


class CubeWorth:
    """Worth of each project and track to a seat at each number of cubes, cached by place."""

    def __init__(self, aims: Aims) -> None:
        self.aims = aims
        self._full: dict[str, float] = {}
        self._sizes: dict[str, int] = {}

    def worth(self, place: str, cubes: int) -> float:
        """Return the worth of a number of cubes on a project on a card, or on a track."""
        if place in projects() and projects()[place].kind == CONFLICT:
            return side_worth(self.aims, place, cubes)
        size, full = self.size(place), self.full(place)
        if cubes >= size and self._is_wasted(place):
            return WASTED
        if cubes >= size:
            return full + (WON if full > 0.0 and self._wins(place) else 0.0)
        return full * float((cubes / size) ** CONVEX)

    def _wins(self, place: str) -> bool:
        """Return whether the game is won once a project is complete."""
        if place not in projects():
            return False
        project = projects()[place]
        if project.kind == BASE:
            return self.aims.wins_by_base
        return project.kind in LASTING and self.aims.wins_by(symbol_numbers(place))

    def full(self, place: str) -> float:
        """Return the worth of a place once it is complete."""
        if place not in self._full:
            project = projects().get(place)
            self._full[place] = (
                FULL[project.kind](self.aims, project) if project else track_worth(self.aims, place)
            )
        return self._full[place]

    def size(self, place: str) -> int:
        """Return the number of cubes that make a place complete, at least 1."""
        if place not in self._sizes:
            if place in projects():
                project = projects()[place]
                less = 0 if project.kind in LASTING else self.aims.reach.discount(project.kind)
                self._sizes[place] = max(1, len(project.slots) - less)
            else:
                self._sizes[place] = max(1, star_map().tracks[place].length - self.aims.reach.discount(ROUTE))
        return self._sizes[place]

    def _is_wasted(self, place: str) -> bool:
        """Return whether another base here is useless: one stands on the card and none could be placed."""
        return place in self.aims.player.built and not self.aims.places


def _base_worth(aims: Aims, project: Project) -> float:
    del project
    return BASE_SHARE * max(aims.next_place(), HOPED * aims.hoped_place(), 0.0)


def _receive_worth(aims: Aims, project: Project) -> float:
    return sum(max(deck_worth(aims, deck) for deck in members((name,))) for name in project.draw)


def _implement_worth(aims: Aims, project: Project) -> float:
    if project.id in aims.g.active:
        return 0.0
    return implement_worth(aims, cards()[project.card])


def _agenda_worth(aims: Aims, project: Project) -> float:
    return 0.0 if project.id in aims.g.active else aims.symbol_sum(project.id)


def _covert_worth(aims: Aims, project: Project) -> float:
    return steal_worth(aims, project.steals)


FULL: Mapping[str, Callable[[Aims, Project], float]] = MappingProxyType(
    {
        BASE: _base_worth,
        "receive": _receive_worth,
        "implement": _implement_worth,
        "agenda": _agenda_worth,
        "covert": _covert_worth,
    }
)
"""Worth of each kind of project on a card once it is complete."""


def track_worth(aims: Aims, track: str) -> float:
    """Return the worth of a complete route: the system it reaches, or room for bases in own systems."""
    ends = star_map().tracks[track].ends
    best = aims.next_place()
    own = [end for end in ends if aims.g.owners.get(end) == aims.seat]
    new = [end for end in ends if end not in aims.g.owners and end not in aims.g.dark]
    if own and new:
        place = aims.place(new[0])
        return max(CLAIM_SHARE * max(0.0, place - OUTDONE * best), 0.2 * aims.claim(new[0]))
    if len(own) == len(ends) and not aims.free and best <= 0:
        room = any(aims.g.bases[end] < star_map().systems[end].planets for end in own)
        return CLAIM_SHARE * aims.base * room
    return 0.0
