"""How long the game will go on: in rounds of four actions, whatever the number of players."""

from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.powers import spaces
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.track import to_select

ACTIONS = 4
"""Actions of a round, as this file counts rounds."""
USUAL = 12.0
"""Rounds of a game."""
TRUST = 3.0
"""Rounds after which the game itself says more about its pace than what is usual."""
HASTE = 0.9
"""Empires grow faster and faster."""


def rounds_left(g: FrontiersState) -> float:
    """How many rounds' worth of actions are still to be selected after the running one."""
    rest = len(to_select(g)) / ACTIONS
    if g.ended:
        return rest
    played = ((g.round - 1) * len(g.disks) + g.turn) / ACTIONS if g.round else 0.0
    left = min(_rounds_to_go(done, played) for done in (*_shared(g), *_own(g)))
    return max(rest, left)


def _rounds_to_go(done: float, played: float) -> float:
    """Rounds until something that is done in part is done, if it goes on like that."""
    pace = (TRUST + done * USUAL) / (TRUST + played) / USUAL
    return HASTE * max(0.0, 1.0 - done) / pace


def _shared(g: FrontiersState) -> tuple[float, float]:
    """Parts of the common supplies that are used up."""
    rules, seats = figures(), len(g.players)
    colonists = rules.colonists_per_player * seats
    pool = rules.vp_per_player * seats
    return (colonists - g.colonists) / (colonists - rules.colonists_left), (pool - g.pool) / pool


def _own(g: FrontiersState) -> tuple[float, float]:
    """How far the largest empire fills its mat."""
    rules = figures()
    most = max(len(player.colonies) for player in g.players) - 1
    covered = max(spaces(player) for player in g.players)
    return most / rules.colonies, covered / (rules.mat_spaces + 1)


def fade(rounds: float) -> float:
    """How likely something can still be put to use."""
    return rounds / (rounds + 0.3) if rounds > 0 else 0.0
