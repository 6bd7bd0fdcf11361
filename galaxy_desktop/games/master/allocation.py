"""Composer of a whole allocation (pages 7 and 8): cubes onto projects, or black ones to cancel projects.

The moves are `PlaceCube` and `CancelProject`. Cubes that are not used go back to the bag at the end.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.arrangement import Arrangement, OpenTrack, usual_moves
from galaxy_desktop.games.master.moves import (
    CancelProject,
    PlaceCube,
    cancel_project,
    move_of,
    parse,
    place_cube,
    spot_id,
)
from galaxy_desktop.games.master.routes import colours
from galaxy_desktop.games.master.schema import ANY, BLACK, LASTING
from galaxy_desktop.games.master.star_map import star_map

Made = tuple[Option, ...]
KNOWN = 32
"""After how many different moves made the moves that are open are kept."""


class Opening(NamedTuple):
    """Project on a card, with the colours its slots ask for and the cubes on them."""

    id: str
    kind: str
    wants: tuple[str, ...]
    cubes: tuple[str, ...]
    paid: bool = False
    """True if completing it brings no reward now, as it is already active."""
    behind: tuple[str, ...] = ()
    """Implemented developments of its type if at the limit: one of them has to be cancelled first (R6)."""


@dataclass(frozen=True, slots=True)
class Aid:
    """Substitute or discount, which lasts while its development is active or its leader is powered."""

    code: str
    """Verb of the effect: "substitute" or "discount"."""
    scope: tuple[str, ...]
    """Kinds of projects that it helps with."""
    count: int = 0
    """Slots that a discount leaves empty."""
    use: str = ""
    """Colour of the cubes that are a substitute."""
    stands_for: str = ""
    """Colour they stand for; `ANY` for all but black."""
    project: str = ""
    """Project of the development; empty for any other card."""
    needs: tuple[tuple[int, int], ...] = ()
    """Symbols that power a leader: number of each, and how many of it; empty for any other card."""


@dataclass(frozen=True, slots=True)
class Influence:
    """Sources of influence that decide during the allocation which leaders are powered; symbols by number."""

    steady: tuple[int, ...] = ()
    """Count of each symbol from the map, which the allocation does not change."""
    active: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Own active projects with their symbols."""
    edges: tuple[tuple[str, int], ...] = ()
    """Own modifiers in conflicts: project of a development, or "" for other cards, and the amount."""
    conflicts: tuple[tuple[str, int, int, bool], ...] = ()
    """Own sides of conflicts: id, symbol, the rival's count, and true if nobody plays the rival."""


NO_INFLUENCE = Influence()


@plain
class Allocation:
    """Composer of an allocation: the cubes drawn by one player, and everything they may go to."""

    hand: tuple[str, ...]
    openings: tuple[Opening, ...]
    lines: tuple[OpenTrack, ...]
    """Tracks that can be filled, and those with a route that can only be cancelled."""
    planets: tuple[str, ...]
    """Empty planets of own systems, as spots."""
    aids: tuple[Aid, ...] = ()
    influence: Influence = NO_INFLUENCE
    _known: dict[Made, Made] = field(default_factory=dict, init=False, compare=False, repr=False)
    """The moves that are open after some moves, worked out last: an answer is checked as it was composed."""
    _start: Arrangement = field(init=False, compare=False, repr=False)
    """Arrangement before any move."""

    def __post_init__(self) -> None:
        """Work out the arrangement before any move."""
        cubes = {opening.id: opening.cubes for opening in self.openings}
        lines = {line.track: line for line in self.lines}
        usual = {id_: usual_moves(id_, there) for id_, there in cubes.items()}
        start = Arrangement(list(self.hand), cubes, lines, list(self.planets), usual)
        object.__setattr__(self, "_start", start)

    def moves(self, made: Made) -> Made:
        """Return the moves that are open after some moves: none without cubes in hand."""
        found = self._known.get(made)
        if found is None:
            if len(self._known) >= KNOWN:
                self._known.clear()
            found = self._known[made] = self._moves(made)
        return found

    def _moves(self, made: Made) -> Made:
        if len(made) >= len(self.hand):
            return ()
        desk = self.desk(made) if made else self._start
        colours = dict.fromkeys(desk.hand)
        found = [*self._slots(desk, colours), *self._tracks(desk, colours)]
        for colour in colours:
            if colour != BLACK:
                found += [place_cube(colour, planet) for planet in desk.planets]
            else:
                found += [cancel_project(place) for place in desk.begun()]
        return tuple(found)

    def complete(self, made: Made) -> bool:
        """Return True: any allocation may end, and the cubes left go back to the bag."""
        del made
        return True

    def instead(self, made: Made, place: int, option: Option) -> bool:
        """Return whether a move changes only the spot or only the colour of a move made before."""
        done, wish = parse(made[place]), move_of(option)
        if not (isinstance(done, PlaceCube) and isinstance(wish, PlaceCube)):
            return False
        return done.colour == wish.colour or done.spot == wish.spot

    def desk(self, made: Made) -> Arrangement:
        """Return the arrangement after some moves, each of which is legal after those before it."""
        desk = self._start.copy()
        for move in map(parse, made):
            if isinstance(move, PlaceCube):
                desk.lay(move.colour, move.spot)
            elif isinstance(move, CancelProject):
                desk.cancel(move.project)
                self._forget_broken_routes(desk)
        return desk

    def after(self, made: Made) -> "Allocation":
        """Return the allocation of the cubes that are left after some moves."""
        desk = self.desk(made)
        openings = tuple([opening._replace(cubes=desk.cubes[opening.id]) for opening in self.openings])
        lines, planets = tuple(desk.lines.values()), tuple(desk.planets)
        return Allocation(tuple(desk.hand), openings, lines, planets, self.aids, self.influence)

    def ready(self, made: Made) -> tuple[str, ...]:
        """Return the projects to reward after some moves: planets by spot, tracks, projects on cards."""
        desk = self.desk(made)
        settled = [planet for planet in self.planets if planet not in desk.planets]
        routes = [
            t for t, line in desk.lines.items() if line.cubes and not line.paid and self._enough(desk, line)
        ]
        projects = [
            opening.id
            for opening in self.openings
            if self._is_full(desk, opening) and _is_open(desk, opening)
        ]
        return (*settled, *routes, *projects)

    def idle(self, made: Made) -> tuple[str, ...]:
        """Return the developments that moves complete in vain, their type being at its limit (R6)."""
        before, desk = self.desk(()), self.desk(made)
        return tuple(
            opening.id
            for opening in self.openings
            if self._is_full(desk, opening)
            and not self._is_full(before, opening)
            and not _is_open(desk, opening)
        )

    def fits(self, desk: Arrangement, opening: Opening, number: int, colour: str) -> bool:
        """Return whether a cube may go into a slot: it is of its colour, or a substitute for it (page 8)."""
        wanted = opening.wants[number]
        return colour == wanted or self._stands_for(desk, opening.kind, wanted, colour)

    def _stands_for(self, desk: Arrangement, kind: str, wanted: str, colour: str) -> bool:
        return any(
            aid.code == "substitute"
            and aid.use == colour
            and kind in aid.scope
            and (aid.stands_for == wanted or (aid.stands_for == ANY and wanted != BLACK))
            and self.works(desk, aid)
            for aid in self.aids
        )

    def works(self, desk: Arrangement, aid: Aid) -> bool:
        """Return whether an aid is in force: its development is not cancelled, or its leader is powered."""
        if aid.project in desk.cancelled:
            return False
        counts = self._symbols(desk) if aid.needs else ()
        return all(counts[symbol] >= number for symbol, number in aid.needs)

    def _slots(self, desk: Arrangement, colours: Collection[str]) -> Iterable[Option]:
        if not self.aids or not any(aid.code == "substitute" for aid in self.aids):
            return [option for moves in desk.usual.values() for option, wanted in moves if wanted in colours]
        return self._slots_for_any(desk, colours)

    def _slots_for_any(self, desk: Arrangement, colours: Collection[str]) -> Iterator[Option]:
        for opening in self.openings:
            for number, (cube, wanted) in enumerate(zip(desk.cubes[opening.id], opening.wants, strict=True)):
                for colour in () if cube else colours:
                    if colour == wanted or self._stands_for(desk, opening.kind, wanted, colour):
                        yield place_cube(colour, spot_id(opening.id, number))

    def _tracks(self, desk: Arrangement, colours: Collection[str]) -> Iterator[Option]:
        for line in desk.lines.values():
            if line.cubes:
                if line.departures and line.cubes < line.length and line.colour in colours:
                    yield place_cube(line.colour, next_spot(line))
                continue
            for option, colour in first_moves(line.track, line.departures):
                if colour in colours:
                    yield option

    def _discount(self, desk: Arrangement, kind: str) -> int:
        return sum(
            aid.count
            for aid in self.aids
            if aid.code == "discount" and kind in aid.scope and self.works(desk, aid)
        )

    def _forget_broken_routes(self, desk: Arrangement) -> None:
        """Mark paid routes as unpaid if a lost discount leaves them incomplete (R28)."""
        for track, line in desk.lines.items():
            if line.paid and not self._enough(desk, line):
                desk.lines[track] = line._replace(paid=False)

    def _enough(self, desk: Arrangement, line: OpenTrack) -> bool:
        return line.length - line.cubes <= self._discount(desk, "route")

    def _is_full(self, desk: Arrangement, opening: Opening) -> bool:
        cubes = desk.cubes[opening.id]
        empty = cubes.count("")
        if empty in {0, len(cubes)}:
            return not empty
        allowed = 0 if opening.kind in (*LASTING, "conflict") else self._discount(desk, opening.kind)
        return empty <= allowed

    def _symbols(self, desk: Arrangement) -> list[int]:
        """Count the symbols of an arrangement as the first pass of counting does (R15)."""
        counts = list(self.influence.steady)
        for project, symbols in self.influence.active:
            for symbol in () if project in desk.cancelled else symbols:
                counts[symbol] += 1
        edge = sum(n for project, n in self.influence.edges if project not in desk.cancelled)
        for project, symbol, rival, against_nobody in self.influence.conflicts:
            laid = len(desk.cubes[project]) - desk.cubes[project].count("")
            if laid + edge > rival and (laid or not against_nobody):
                counts[symbol] += 1
        return counts


def _is_open(desk: Arrangement, opening: Opening) -> bool:
    """Return whether a full project brings its reward, counting what has been cancelled by now."""
    if opening.behind and desk.cancelled.isdisjoint(opening.behind):
        return False
    return not opening.paid or opening.id in desk.cancelled


@cache
def first_moves(track: str, departures: tuple[bool, ...]) -> tuple[tuple[Option, str], ...]:
    """Return the moves that begin a route on a track from some of its ends, with their colours."""
    known = star_map().tracks[track]
    spots = [spot_id(track, 0 if forward else known.length - 1) for forward in departures]
    return tuple(
        (place_cube(colour, spot), colour) for spot in spots for colour in dict.fromkeys(colours(known))
    )


def next_spot(line: OpenTrack) -> str:
    """Return the slot that a route fills next, as a spot."""
    return spot_id(line.track, line.cubes if line.forward else line.length - 1 - line.cubes)


@cache
def cube_of(option: Option) -> str:
    """Return the colour of the cube that a move uses, or "" if it uses none."""
    move = parse(option)
    if isinstance(move, PlaceCube):
        return move.colour
    return BLACK if isinstance(move, CancelProject) else ""
