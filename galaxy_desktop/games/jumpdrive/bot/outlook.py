"""Estimates of the rounds left, and of the worth of cards and income given these rounds."""

from functools import lru_cache

from galaxy_desktop.games.jumpdrive.bot.rates import rates
from galaxy_desktop.games.jumpdrive.bot.weights import CARD, GROWTH, INCOME, INCOME_GROWTH
from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.state import JumpState, Player

FIRST_INCOME = 1.0
"""Least income that estimates of growth begin with, as of the first hand."""
LONGEST = 12


def rounds_left(g: JumpState) -> float:
    """Return the estimated number of rounds still to be scored, the current one included."""
    if len(g.players) == 1:
        return float(figures().solo_rounds - len(g.players[0].turns))
    return max(1.0, min(rounds_to_end(g, seat, player) for seat, player in enumerate(g.players)))


def rounds_to_end(g: JumpState, seat: int, player: Player) -> float:
    """Estimate after how many rounds a seat has the VP that end the game, at a typical growth."""
    vp, income = rates(g, seat, tuple(player.empire)) if player.turns else (0, 0)
    return _rounds_for(figures().end_vp - player.vp, vp, income)


@lru_cache(maxsize=2_000)
def _rounds_for(missing: int, vp: int, income: int) -> float:
    """Estimate after how many rounds the missing VP are there, given VP and income of a round."""
    needed, gain, flow = float(missing), float(vp), max(float(income), FIRST_INCOME)
    for number in range(1, LONGEST):
        gain += GROWTH * flow * flow
        flow += INCOME_GROWTH
        if needed <= gain:
            return number - 0.3 + 0.6 * needed / gain
        needed -= gain
    return float(LONGEST)


def card_worth(rounds: float) -> float:
    """Return the worth of a card in hand in VP, given the number of rounds still to be scored."""
    return CARD * max(0.0, rounds)


@lru_cache(maxsize=1_000)
def income_worth(rounds: float) -> float:
    """Return the worth in VP of one income in every round: a card after each round but the last."""
    worth, left = 0.0, rounds - 1
    while left > 0:
        worth += INCOME * card_worth(left)
        left -= 1
    return worth
