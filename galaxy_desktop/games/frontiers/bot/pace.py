"""Estimate of the rounds left, counted in rounds of four actions for any number of players."""

from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.powers import spaces
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.track import to_select

ACTIONS = 4
"""Actions per round, as this file counts rounds."""
USUAL = 12.0
"""Typical number of rounds of a game."""
TRUST = 3.0
"""Weight, in rounds, of the typical pace against the pace observed."""
HASTE = 0.9
"""Factor of the rounds left, as empires grow ever faster."""


def rounds_left(g: FrontiersState) -> float:
    """Return the number of rounds of actions to be selected after the running one."""
    rest = len(to_select(g)) / ACTIONS
    if g.ended:
        return rest
    played = ((g.round - 1) * len(g.disks) + g.turn) / ACTIONS if g.round else 0.0
    left = min(_rounds_to_go(done, played) for done in (*_shared(g), *_own(g)))
    return max(rest, left)


def _rounds_to_go(done: float, played: float) -> float:
    """Return the rounds until a fraction `done` reaches 1 at the present pace."""
    pace = (TRUST + done * USUAL) / (TRUST + played) / USUAL
    return HASTE * max(0.0, 1.0 - done) / pace


def _shared(g: FrontiersState) -> tuple[float, float]:
    """Return the used fractions of the colonists and of the VP pool; 1 triggers the end of the game."""
    rules, seats = figures(), len(g.players)
    colonists = rules.colonists_per_player * seats
    pool = rules.vp_per_player * seats
    return (colonists - g.colonists) / (colonists - rules.colonists_left), (pool - g.pool) / pool


def _own(g: FrontiersState) -> tuple[float, float]:
    """Return the fractions of the colonies and of the mat spaces that the largest empire has filled."""
    rules = figures()
    most = max(len(player.colonies) for player in g.players) - 1
    covered = max(spaces(player) for player in g.players)
    return most / rules.colonies, covered / (rules.mat_spaces + 1)


def fade(rounds: float) -> float:
    """Return the probability that something can still be put to use."""
    return rounds / (rounds + 0.3) if rounds > 0 else 0.0
