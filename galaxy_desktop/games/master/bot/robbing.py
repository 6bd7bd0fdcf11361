"""Worth of taking cubes from rivals' projects."""

from collections.abc import Iterator

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.weights import AGGRESSION, TEMPO, THREAT_TURNS
from galaxy_desktop.games.master.box import Project, projects
from galaxy_desktop.games.master.cubes import owner_of
from galaxy_desktop.games.master.moves import place_of
from galaxy_desktop.games.master.projects import is_complete_route
from galaxy_desktop.games.master.schema import BASE, BLACK, CONFLICT, LASTING, SYMBOLS
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.symbols import laid
from galaxy_desktop.games.master.taking import exposed


def weight(aims: Aims, rival: Seat) -> float:
    """Return the weight of a rival's loss: greater with fewer players, and if it is near to winning."""
    if rival not in aims.weights:
        turns = max(1.0, aims.rival(rival).turns)
        aims.weights[rival] = AGGRESSION[len(aims.g.players)] * min(2.5, max(0.4, THREAT_TURNS / turns))
    return aims.weights[rival]


def damage(aims: Aims, where: str) -> float:
    """Return the worth to the seat of a rival's loss of a cube."""
    place = place_of(where)
    if place not in aims.damages:
        aims.damages[place] = _damage(aims, place)
    return aims.damages[place]


def _damage(aims: Aims, place: str) -> float:
    rival = owner_of(aims.g, place)
    theirs = aims.rival(rival)
    if place in projects():
        loss = _project_loss(theirs, projects()[place])
    else:
        complete = is_complete_route(aims.g, place)
        fresh = any(end not in aims.g.owners for end in star_map().tracks[place].ends)
        loss = 1.0 + 0.4 * theirs.base * complete * fresh
    return loss * weight(aims, rival)


def _project_loss(theirs: Aims, project: Project) -> float:
    if project.id in theirs.g.active:
        lost = sum(_symbol_loss(theirs, symbol) for symbol in project.symbols)
        return 1.0 + TEMPO * lost
    if project.kind in {BASE, *LASTING}:
        return 0.6 + 0.2 * laid(theirs.g, project.id)
    if project.kind == CONFLICT:
        return 1.0 + 0.15 * laid(theirs.g, project.id)
    return 0.6


def _symbol_loss(theirs: Aims, symbol: str) -> float:
    """Return a rival's loss with one symbol, greater the more of them it has."""
    number = SYMBOLS.index(symbol)
    return theirs.symbols[number] * (1.0 + 0.4 * theirs.g.track[theirs.seat][number])


def spots_to_rob(aims: Aims, colour: str, threat: str) -> Iterator[str]:
    """Yield the spots of rivals' cubes that may be taken."""
    for rival in range(len(aims.g.players)):
        if rival != aims.seat:
            for where, _, cube in exposed(aims.g, rival, colour, threat):
                if threat == "return" or cube != BLACK:
                    yield where


def steal_worth(aims: Aims, colour: str) -> float:
    """Return the worth of taking the best cube of a colour."""
    best = max((damage(aims, where) for where in spots_to_rob(aims, colour, "steal")), default=-aims.cube)
    return best + aims.cube
