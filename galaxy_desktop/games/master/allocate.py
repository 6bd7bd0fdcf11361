"""Phases 1 and 2 (pages 7 and 8): draw cubes and allocate them, one at a time."""

from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache, partial

from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.allocation import NO_INFLUENCE, Aid, Allocation, Influence, Opening
from galaxy_desktop.games.master.arrangement import OpenTrack
from galaxy_desktop.games.master.box import Project, bearers, cards, figures, other_side, projects, side
from galaxy_desktop.games.master.cubes import clear, extended, lay, settled
from galaxy_desktop.games.master.events import CubePlaced, CubesDrawn, HandReturned, ProjectCancelled
from galaxy_desktop.games.master.moves import KEPT, CancelProject, CubeSpot, PlaceCube, parse, spot_id
from galaxy_desktop.games.master.projects import fillable, may_be_paid
from galaxy_desktop.games.master.reasons import Surroundings, why_not, why_not_after
from galaxy_desktop.games.master.routes import colours, departures
from galaxy_desktop.games.master.schema import BLACK, CONFLICT, IMPLEMENT, SYMBOLS
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, Cubes, MasterState, Route
from galaxy_desktop.games.master.steps import GameWonError, MasterStep
from galaxy_desktop.games.master.symbols import edges, laid, map_tally, needs, own_edge, symbol_numbers
from galaxy_desktop.games.master.victory import watch


@plain
class DrawCubes(MasterStep):
    """Step that draws cubes at random from the bag, or all of them if there are not enough (page 7)."""

    seat: Seat

    def act(self, g: MasterState, answers: Answers) -> None:
        bag = g.players[self.seat].bag
        for _ in range(min(figures().cubes_drawn + g.more_cubes, sum(bag.values()))):
            g.hand.append(draw_cube(g, bag))
        g.phase = "allocate"
        g.tell(CubesDrawn(self.seat, tuple(g.hand)))


def draw_cube(g: MasterState, bag: dict[str, int]) -> str:
    """Draw one cube from a bag, all equally likely; raise `ValueError` if the bag is empty."""
    number = g.below(sum(bag.values()))
    for colour, there in bag.items():
        if number < there:
            bag[colour] -= 1
            return colour
        number -= there
    raise ValueError("a cube was to be drawn from an empty bag")


@plain
class Allocate(MasterStep):
    """Step that puts the drawn cubes onto projects and returns the others to the bag (page 8)."""

    seat: Seat

    def asks(self, g: MasterState) -> Asks:
        if not g.hand:
            return {}
        mine, around = allocation(g, self.seat), Surroundings.of(g)
        why, after = partial(why_not, mine, around), partial(why_not_after, mine, around)
        return {self.seat: Compose("allocate", mine, why=why, why_after=after)}

    def act(self, g: MasterState, answers: Answers) -> None:
        """Carry out the moves one by one, as any of them may win the game."""
        moves = [parse(option) for option in answers.get(self.seat, ())]
        placed = [move for move in moves if isinstance(move, PlaceCube)]
        g.quiet = 0 if placed else g.quiet + 1
        for move in moves:
            _carry_out(g, self.seat, move)
        for cube in g.hand:
            g.players[self.seat].bag[cube] += 1
        if g.hand:
            g.tell(HandReturned(self.seat, tuple(g.hand)))
        g.hand = []
        g.phase = "rewards"


def placed(g: MasterState, seat: Seat, made: tuple[Option, ...]) -> MasterState:
    """Return a copy of a state, or of a view, with the moves that a seat has made of its open allocation."""
    after = g.clone()
    for move in map(parse, made):
        with suppress(GameWonError):  # a cube in a conflict may win; the others are placed all the same
            _carry_out(after, seat, move)
    return after


def _carry_out(g: MasterState, seat: Seat, move: Move) -> None:
    if isinstance(move, PlaceCube):
        g.hand.remove(move.colour)
        _lay(g, seat, move.colour, move.spot)
    elif isinstance(move, CancelProject):
        g.hand.remove(BLACK)
        g.players[seat].bag[BLACK] += 1
        g.tell(ProjectCancelled(seat, move.project))
        clear(g, seat, move.project, "cancelled")


def _lay(g: MasterState, seat: Seat, cube: str, spot: CubeSpot) -> None:
    """Put a cube of the hand onto a slot of a card or track, or onto a planet."""
    place, number = spot.place, spot.number
    project = projects().get(place)
    if project:
        lay(g, place, number, cube)
    elif place in star_map().tracks:
        g.routes[place] = extended(g.routes.get(place), seat, place, number, cube)
    else:
        g.planets[place] = settled(g.planets.get(place, ()), place, number, cube)
        g.settled.append(spot.option)
    g.tell(CubePlaced(seat, cube, spot_id(place, number)))
    if project and project.kind == CONFLICT:
        watch(g)


def allocation(g: MasterState, seat: Seat) -> Allocation:
    """Return the cubes in hand of a seat with everything they may be used for."""
    aids = tuple(_aids(g, seat))
    return Allocation(
        tuple(g.hand),
        tuple(_openings(g, seat)),
        tuple(_lines(g, seat)),
        tuple(_planets(g, seat)),
        aids,
        _influence(g, seat) if any(aid.needs for aid in aids) else NO_INFLUENCE,
    )


def _openings(g: MasterState, seat: Seat) -> Iterator[Opening]:
    for project in fillable(g, seat):
        paid = project.id in g.active
        behind: tuple[str, ...] = ()
        if project.kind == IMPLEMENT and not paid and not may_be_paid(g, seat, project):
            behind = tuple(_of_its_type(g, seat, project))
        yield _opening(project.id, g.cubes.get(project.id) or project.empty, behind, paid=paid)


@lru_cache(KEPT)
def _opening(id_: str, cubes: Cubes, behind: tuple[str, ...], *, paid: bool) -> Opening:
    project = projects()[id_]
    return Opening(id_, project.kind, project.wants, cubes, paid, behind)


def _of_its_type(g: MasterState, seat: Seat, project: Project) -> Iterator[str]:
    """Yield the projects of a seat's implemented developments of the same type as a project's card."""
    deck = cards()[project.card].deck
    for card in g.players[seat].row:
        if cards()[card].deck == deck and cards()[card].projects[0].id in g.active:
            yield cards()[card].projects[0].id


def _lines(g: MasterState, seat: Seat) -> list[OpenTrack]:
    open_, routes = departures(g, seat), g.routes
    own = [track for track, route in routes.items() if route.owner == seat]
    return [_line(track, open_.get(track, ()), routes.get(track)) for track in dict.fromkeys((*own, *open_))]


@lru_cache(KEPT)
def _line(track: str, departures: tuple[bool, ...], route: Route | None) -> OpenTrack:
    known = star_map().tracks[track]
    line = OpenTrack(track, known.length, departures, colours(known))
    if route is None:
        return line
    return line.filled(route.colour, route.cubes, forward=route.departure == known.ends[0], paid=route.paid)


def _planets(g: MasterState, seat: Seat) -> Iterator[str]:
    for system, owner in g.owners.items():
        if owner == seat:
            cubes = g.planets.get(system, ())
            for number in range(star_map().systems[system].planets):
                if not cubes or not cubes[number]:
                    yield spot_id(system, number)


def _bearing(g: MasterState, seat: Seat, code: str) -> Iterator[tuple[str, str]]:
    """Yield own cards with a modifier of a verb.

    Developments are yielded only if implemented, with their project; other cards with "".
    """
    helping, row = bearers(code), g.players[seat].row
    for card in () if helping.keys().isdisjoint(row) else row:
        if card in helping:
            known = cards()[card]
            project = known.projects[0].id if known.is_development else ""
            if not project or project in g.active:
                yield card, project


def _aids(g: MasterState, seat: Seat) -> Iterator[Aid]:
    """Yield substitutes and discounts of implemented developments, governments and leaders.

    Those of leaders without power are among them.
    """
    for code in ("substitute", "discount"):
        for card, project in _bearing(g, seat, code):
            for e in bearers(code)[card]:
                yield Aid(code, e.scope, e.count, e.use, e.stands_for, project, needs(card))


def _influence(g: MasterState, seat: Seat) -> Influence:
    own = [id_ for id_ in g.active if projects()[id_].card in g.players[seat].row]
    adding = _bearing(g, seat, "conflict_edge")
    return Influence(
        map_tally(g)[seat],
        tuple((id_, symbol_numbers(id_)) for id_ in own),
        tuple((project, edges()[card]) for card, project in adding if not needs(card)),
        tuple(_fought(g, seat)),
    )


def _fought(g: MasterState, seat: Seat) -> Iterator[tuple[str, int, int, bool]]:
    """Yield the conflicts of a seat: its side, symbol, the rival's count, and true if nobody is the rival."""
    for card, conflict in g.conflicts.items():
        facing = conflict.facing(seat)
        if facing:
            other = other_side(facing)
            rival = conflict.seat(other)
            count = 0 if rival == NOBODY else laid(g, side(card, other)) + own_edge(g, rival, None)
            yield side(card, facing), SYMBOLS.index(cards()[card].symbol), count, rival == NOBODY
