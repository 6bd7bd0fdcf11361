"""Cubes in hand and on projects after some moves of an allocation (pages 7 and 8)."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.master.box import projects
from galaxy_desktop.games.master.moves import KEPT, CubeSpot, place_cube, spot_id
from galaxy_desktop.games.master.schema import BLACK

Usual = tuple[tuple[Option, str], ...]
"""Moves that put a cube of the colour asked for into a slot on a card, with that colour."""


class OpenTrack(NamedTuple):
    """Track of the allocation: the ends and colours to start from, and the own route on it."""

    track: str
    length: int
    departures: tuple[bool, ...]
    """Possible departures: true for the first end of the track, false for the second; empty: cancel only."""
    colours: tuple[str, ...]
    forward: bool = True
    """True if the route there departs from the first end of the track."""
    colour: str = ""
    cubes: int = 0
    paid: bool = False

    def filled(self, colour: str, cubes: int, *, forward: bool, paid: bool) -> "OpenTrack":
        """Return the track with this route on it."""
        return OpenTrack(self.track, self.length, self.departures, self.colours, forward, colour, cubes, paid)


@dataclass(slots=True)
class Arrangement:
    """Cubes in hand and on projects after some moves."""

    hand: list[str]
    cubes: dict[str, tuple[str, ...]]
    lines: dict[str, OpenTrack]
    planets: list[str]
    usual: dict[str, Usual]
    """Usual moves that are open on each project on a card."""
    cancelled: set[str] = field(default_factory=set)
    """Projects that were cancelled, and therefore give nothing any more."""

    def copy(self) -> "Arrangement":
        """Return an independent copy."""
        return Arrangement(
            self.hand.copy(),
            self.cubes.copy(),
            self.lines.copy(),
            self.planets.copy(),
            self.usual.copy(),
            self.cancelled.copy(),
        )

    def put(self, project: str, cubes: tuple[str, ...]) -> None:
        """Let these cubes lie on a project on a card, by slot."""
        self.cubes[project], self.usual[project] = cubes, usual_moves(project, cubes)

    def begun(self) -> list[str]:
        """Return the projects and tracks with a cube on them."""
        filled = [id_ for id_, cubes in self.cubes.items() if any(cubes)]
        return [*filled, *(track for track, line in self.lines.items() if line.cubes)]

    def lay(self, colour: str, spot: CubeSpot) -> None:
        """Move a cube from the hand to a spot."""
        self.hand.remove(colour)
        place, number = spot.place, spot.number
        if place in self.cubes:
            cubes = self.cubes[place]
            self.put(place, (*cubes[:number], colour, *cubes[number + 1 :]))
        elif place in self.lines:
            line = self.lines[place]
            forward = line.forward if line.cubes else number == 0
            self.lines[place] = line.filled(colour, line.cubes + 1, forward=forward, paid=line.paid)
        else:
            self.planets.remove(spot.option)

    def cancel(self, place: str) -> None:
        """Use a black cube to remove all cubes of a project."""
        self.hand.remove(BLACK)
        self.cancelled.add(place)
        if place in self.cubes:
            self.put(place, projects()[place].empty)
        else:
            line = self.lines[place]
            self.lines[place] = OpenTrack(line.track, line.length, line.departures, line.colours)


@lru_cache(KEPT)
def usual_moves(project: str, cubes: tuple[str, ...]) -> Usual:
    """Return the usual moves into the empty slots of a project on which these cubes lie."""
    slots = enumerate(zip(projects()[project].wants, cubes, strict=True))
    return tuple((place_cube(wanted, spot_id(project, n)), wanted) for n, (wanted, cube) in slots if not cube)
