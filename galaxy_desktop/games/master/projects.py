"""Projects of a seat: which there are, the cubes on them, and rewards that are due."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import Project, cards, figures, projects, side
from galaxy_desktop.games.master.moves import CubeSpot
from galaxy_desktop.games.master.powers import discount, settle_bonus
from galaxy_desktop.games.master.schema import CONFLICT, IMPLEMENT, LASTING, ROUTE
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.symbols import laid

WHOLE = frozenset({*LASTING, CONFLICT})
"""Kinds of project on cards that no discount makes easier."""


def fillable(g: MasterState, seat: Seat) -> list[Project]:
    """Return every project on a card that a seat can put cubes on: of its row, and its sides of conflicts."""
    known = cards()
    found = [project for card in g.players[seat].row for project in known[card].fillable]
    for id_, conflict in g.conflicts.items():
        if seat in (conflict.red, conflict.blue):
            found.append(projects()[side(id_, conflict.facing(seat))])
    return found


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
    route, length = g.routes[track], star_map().tracks[track].length
    return route.cubes == length or length - route.cubes <= discount(g, route.owner, ROUTE)


def implemented(g: MasterState, seat: Seat, deck: str) -> int:
    """Return the number of developments of a type that a seat has implemented."""
    known, active = cards(), g.active
    developed = [known[card].projects[0].id for card in g.players[seat].row if known[card].deck == deck]
    return sum([project in active for project in developed])


def is_due(g: MasterState, seat: Seat, project: Project) -> bool:
    """Return whether the reward of a project on a card is to be taken now (R5, R6)."""
    return project.id not in g.active and is_full(g, seat, project) and may_be_paid(g, seat, project)


def may_be_paid(g: MasterState, seat: Seat, project: Project) -> bool:
    """Return whether a full project brings its reward: at most three developments of a type do."""
    if project.kind != IMPLEMENT:
        return True
    return implemented(g, seat, cards()[project.card].deck) < figures().implemented_per_type


def due(g: MasterState, seat: Seat) -> tuple[str, ...]:
    """Return all rewards due to a seat: planets by spot, routes by track, projects by id."""
    return *due_on_map(g, seat), *due_on_cards(g, seat)


def due_on_map(g: MasterState, seat: Seat) -> list[str]:
    """Return the rewards due to a seat for planets, by spot, and for routes, by track."""
    routes = [
        track
        for track, route in g.routes.items()
        if route.owner == seat and not route.paid and is_complete_route(g, track)
    ]
    return g.settled + routes


def due_on_cards(g: MasterState, seat: Seat) -> list[str]:
    """Return the projects on cards whose rewards are due to a seat."""
    cubes = g.cubes
    return [project.id for project in fillable(g, seat) if project.id in cubes and is_due(g, seat, project)]


def settle_reward(g: MasterState, seat: Seat, planet: CubeSpot) -> tuple[str, ...]:
    """Return the cubes that a settled planet brings, before the limit of the reserve."""
    cube = g.planets[planet.place][planet.number]
    same = cube == star_map().systems[planet.place].colour
    number = figures().settle_same if same else figures().settle_other
    return (cube,) * (number + settle_bonus(g, seat, "same" if same else "other"))
