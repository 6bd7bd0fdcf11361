"""Projects of a seat: which there are, the cubes on them, and rewards that are due."""

from collections.abc import Iterator

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.board import board
from galaxy_desktop.games.master.box import SIDES, Project, cards, figures, projects, side
from galaxy_desktop.games.master.moves import Spot
from galaxy_desktop.games.master.powers import discount, settle_bonus
from galaxy_desktop.games.master.schema import CONFLICT, IMPLEMENT, LASTING, ROUTE
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.symbols import laid

WHOLE = frozenset({*LASTING, CONFLICT})
"""Kinds of project on cards that no discount makes easier."""


def fillable(g: MasterState, seat: Seat) -> Iterator[Project]:
    """Yield every project on a card that a seat can put cubes on: of its row, and its sides of conflicts."""
    for card in g.players[seat].row:
        known = cards()[card]
        if known.deck != CONFLICT:
            yield from known.projects
    if g.conflicts:
        for id_ in sides_of(g, seat):
            yield projects()[id_]


def sides_of(g: MasterState, seat: Seat) -> Iterator[str]:
    """Yield a seat's sides of the conflicts on the board."""
    for card, conflict in g.conflicts.items():
        for facing in SIDES:
            if conflict.seat(facing) == seat:
                yield side(card, facing)


def begun(g: MasterState, seat: Seat) -> tuple[str, ...]:
    """Return every project of a seat with a cube on it, routes included; settled planets do not count."""
    filled = [project.id for project in fillable(g, seat) if project.id in g.cubes]
    return (*filled, *(track for track, route in g.routes.items() if route.owner == seat))


def missing(g: MasterState, project: Project) -> int:
    """Return the number of empty slots of a project."""
    return len(project.slots) - laid(g, project.id)


def is_full(g: MasterState, seat: Seat, project: Project) -> bool:
    """Return whether a project counts as complete, discounts included; never with no cube at all (R28)."""
    cubes = g.cubes.get(project.id)
    if cubes is None:
        return False
    empty = cubes.count("")
    if not empty:
        return True
    return project.kind not in WHOLE and empty <= discount(g, seat, project.kind)


def is_complete_route(g: MasterState, track: str) -> bool:
    """Return whether the route on a track is complete, discounts included (R28)."""
    route, length = g.routes[track], board().tracks[track].length
    return route.cubes == length or length - route.cubes <= discount(g, route.owner, ROUTE)


def implemented(g: MasterState, seat: Seat, deck: str) -> int:
    """Return the number of developments of a type that a seat has implemented."""
    row = [cards()[card] for card in g.players[seat].row]
    return sum(card.deck == deck and card.projects[0].id in g.active for card in row)


def is_due(g: MasterState, seat: Seat, project: Project) -> bool:
    """Return whether the reward of a project on a card is to be taken now (R5, R6)."""
    if project.id in g.active or not is_full(g, seat, project):
        return False
    return may_be_paid(g, seat, project)


def may_be_paid(g: MasterState, seat: Seat, project: Project) -> bool:
    """Return whether a full project brings its reward: at most three developments of a type do."""
    if project.kind != IMPLEMENT:
        return True
    return implemented(g, seat, cards()[project.card].deck) < figures().implemented_per_type


def due(g: MasterState, seat: Seat) -> tuple[str, ...]:
    """Return all rewards due to a seat: planets by spot, routes by track, projects by id."""
    full = [p.id for p in fillable(g, seat) if p.id in g.cubes and is_due(g, seat, p)]
    routes = [
        track
        for track, route in g.routes.items()
        if route.owner == seat and not route.paid and is_complete_route(g, track)
    ]
    return (*g.settled, *routes, *full)


def settle_reward(g: MasterState, seat: Seat, planet: Spot) -> tuple[str, ...]:
    """Return the cubes that a settled planet brings, before the limit of the reserve."""
    cube = g.planets[planet.place][planet.number]
    same = cube == board().systems[planet.place].colour
    number = figures().settle_same if same else figures().settle_other
    return (cube,) * (number + settle_bonus(g, seat, "same" if same else "other"))
