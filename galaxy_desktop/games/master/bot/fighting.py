"""Worth of conflicts: their symbols, their spoils and the stakes of the losing side."""

from functools import cache

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
    WON,
)
from galaxy_desktop.games.master.box import Card, Project, cards, facing_of, other_side, projects, side
from galaxy_desktop.games.master.moves import PlaceConflict
from galaxy_desktop.games.master.schema import BLACK, SYMBOLS
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.symbols import laid


@cache
def opposite(id_: str) -> Project:
    """Return the other side of a conflict."""
    card = projects()[id_].card
    return projects()[side(card, other_side(facing_of(id_)))]


@cache
def _burdens(id_: str) -> int:
    """Return the number of slots of a project that ask for a black cube or lose theirs."""
    return sum(slot.marked or slot.colour == BLACK for slot in projects()[id_].slots)


def side_worth(aims: Aims, id_: str, cubes: int) -> float:
    """Return the worth of a number of cubes on the seat's side of a conflict on the board."""
    project, other = projects()[id_], opposite(id_)
    facing = facing_of(other.id)
    conflict = aims.g.conflicts[project.card]
    rival = conflict.seat(facing)
    win = winning_worth(aims, cards()[project.card], other, rival, conflict.system(facing))
    return _worth_at(aims, project, rival, win, cubes, laid(aims.g, other.id))


def _worth_at(aims: Aims, project: Project, rival: Seat, win: float, cubes: int, against: int) -> float:
    """Return the worth of cubes on a side against a number of the rival's, complete or not."""
    slots = len(project.slots)
    if cubes >= slots:
        return win
    symbol = SYMBOLS.index(cards()[project.card].symbol)
    held = aims.symbols[symbol] * (HOLD_NEUTRAL if rival == NOBODY else HOLD_RIVAL)
    ahead = held if cubes > against else 0.3 * held * (cubes == against > 0)
    if cubes > against and aims.wins_by((symbol,)):
        ahead += WON
    worth = ahead + 0.8 * win * float((cubes / slots) ** CONVEX)
    if rival != NOBODY and cubes >= against > 0:
        worth += 0.6 * weight(aims, rival) * aims.rival(rival).symbols[symbol]
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
    card, project = cards()[id_], projects()[side(id_, facing)]
    own, end, target = aims.front(track)
    win = winning_worth(aims, card, opposite(project.id), target, end)
    worth = 0.55 * max([_worth_at(aims, project, target, win, cubes, 0) for cubes in (2, 1)])
    worth += 0.2 * win * CLAIM_BY_CONFLICT
    worth -= 0.25 * _burdens(project.id)
    worth -= 0.3 * _interrupted(aims, track)
    if target != NOBODY:
        worth -= 1.0 + 0.25 * winning_worth(aims.rival(target), card, project, aims.seat, own)
    return worth


def _interrupted(aims: Aims, track: str) -> int:
    """Return the number of cubes on the route that laying a conflict there ends."""
    route = aims.g.routes.get(track)
    return route.cubes if route else 0
