"""Worth of conflicts: their symbols, their spoils and the stakes of the losing side."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.robbing import weight
from galaxy_desktop.games.master.bot.weights import (
    CLAIM_BY_CONFLICT,
    CONVEX,
    HOLD_NEUTRAL,
    HOLD_RIVAL,
    SPOIL,
    VERBS,
)
from galaxy_desktop.games.master.box import SIDES, Card, Project, cards, facing_of, other_side, projects, side
from galaxy_desktop.games.master.moves import PlaceConflict
from galaxy_desktop.games.master.schema import SYMBOLS
from galaxy_desktop.games.master.state import NOBODY, Conflict
from galaxy_desktop.games.master.symbols import laid


def side_worth(aims: Aims, id_: str, cubes: int) -> float:
    """Return the worth of a number of cubes on the seat's side of a conflict on the board."""
    project = projects()[id_]
    conflict = aims.g.conflicts[project.card]
    return worth_at(aims, project, conflict, cubes, laid(aims.g, rival_side(project)))


def rival_side(project: Project) -> str:
    """Return the id of the other side of a conflict."""
    return side(project.card, other_side(facing_of(project.id)))


def worth_at(aims: Aims, project: Project, conflict: Conflict, cubes: int, against: int) -> float:
    """Return the worth of cubes on a side against a number of the rival's, complete or not."""
    card = cards()[project.card]
    other = rival_side(project)
    facing = facing_of(other)
    rival, system = conflict.seat(facing), conflict.system(facing)
    win = winning_worth(aims, card, projects()[other], rival, system)
    if cubes >= len(project.slots):
        return win
    hold = HOLD_NEUTRAL if rival == NOBODY else HOLD_RIVAL
    symbol = aims.symbols[SYMBOLS.index(card.symbol)] * hold
    ahead = symbol if cubes > against else 0.3 * symbol * (cubes == against > 0)
    worth = ahead + 0.8 * win * float((cubes / len(project.slots)) ** CONVEX)
    if rival != NOBODY:
        theirs = aims.rival(rival).symbols[SYMBOLS.index(card.symbol)]
        worth += 0.6 * weight(aims, rival) * theirs * (cubes >= against > 0)
    return worth


def winning_worth(aims: Aims, card: Card, other: Project, rival: Seat, system: str) -> float:
    """Return the worth of winning a conflict: spoils, stakes and systems."""
    key = other.id, rival, system
    if key not in aims.wins:
        aims.wins[key] = _winning_worth(aims, card, other, rival, system)
    return aims.wins[key]


def _winning_worth(aims: Aims, card: Card, other: Project, rival: Seat, system: str) -> float:
    if rival == NOBODY:
        claim = max(0.0, aims.base + aims.claim(system)) if system not in aims.g.owners else 0.0
        return claim + 0.6 * SPOIL * card.spoils
    worth = card.spoils * SPOIL * (1.0 + weight(aims, rival)) + 1.0
    for effect in other.stake:
        if effect.code == "capture_system":
            worth += _capture_worth(aims, rival, system)
        else:
            worth += VERBS[effect.code] * (1.0 + weight(aims, rival))
    return worth


def _capture_worth(aims: Aims, rival: Seat, system: str) -> float:
    """Return the worth of capturing a system: a base there, and the rival's loss."""
    bases = aims.g.bases.get(system, 0)
    theirs = aims.rival(rival)
    loss = bases * theirs.base + max(0.0, theirs.claim(system))
    return aims.base + aims.claim(system) + 0.5 * weight(aims, rival) * min(20.0, loss)


def placing_worth(aims: Aims, move: PlaceConflict) -> float:
    """Return the worth of laying a conflict onto a track, with a side facing the seat."""
    id_, track, facing = move.card, move.track, move.facing
    card, known = cards()[id_], aims.front(track)
    own, end, target = known
    other = other_side(facing)
    red, blue = ((aims.seat, own), (target, end))[:: 1 if facing == SIDES[0] else -1]
    conflict = Conflict(track, red[0], blue[0], red[1], blue[1], aims.seat, aims.g.turn)
    project = projects()[side(id_, facing)]
    worth = 0.55 * max(worth_at(aims, project, conflict, 2, 0), worth_at(aims, project, conflict, 1, 0))
    worth += 0.2 * winning_worth(aims, card, projects()[side(id_, other)], target, end) * CLAIM_BY_CONFLICT
    worth -= 0.25 * sum(slot.marked or slot.colour == "black" for slot in project.slots)
    worth -= 0.3 * _interrupted(aims, track)
    if target != NOBODY:
        worth -= 1.0 + 0.25 * winning_worth(aims.rival(target), card, project, aims.seat, own)
    return worth


def _interrupted(aims: Aims, track: str) -> int:
    """Return the number of cubes on the route that laying a conflict there ends."""
    route = aims.g.routes.get(track)
    return route.cubes if route else 0
