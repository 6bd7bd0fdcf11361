"""How likely each seat is to win: what each stands to score, compared."""

from math import exp

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.bot.outlook import card_worth, rounds_left
from galaxy_desktop.games.jumpdrive.bot.standing import Prospect, empire_worth
from galaxy_desktop.games.jumpdrive.bot.weights import SPREAD
from galaxy_desktop.games.jumpdrive.scoring import winners
from galaxy_desktop.games.jumpdrive.state import JumpState

KNOWN = True


def chances(g: JumpState) -> list[float]:
    """How likely each seat is to win."""
    if not g.waiting:
        won = winners(g)
        return [(seat in won) / len(won) for seat in range(len(g.players))]
    rounds = rounds_left(g)
    standing = [expected(g, seat, rounds) / SPREAD for seat in range(len(g.players))]
    most = max(standing)
    shares = [exp(one - most) for one in standing]
    total = sum(shares)
    return [share / total for share in shares]


def expected(g: JumpState, seat: Seat, rounds: float) -> float:
    """The VP that a seat may be expected to end with."""
    player = g.players[seat]
    if not g.waiting:
        return float(player.vp)
    future = empire_worth(Prospect(g, seat, tuple(player.empire), rounds))
    return player.vp + future + card_worth(rounds) * len(player.hand)
