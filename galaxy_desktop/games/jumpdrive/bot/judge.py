"""How likely each seat is to win: what each stands to score, compared."""

from math import exp

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.bot.building import rate_builds
from galaxy_desktop.games.jumpdrive.bot.outlook import card_worth, rounds_left
from galaxy_desktop.games.jumpdrive.bot.standing import Prospect, empire_worth
from galaxy_desktop.games.jumpdrive.bot.weights import SPREAD
from galaxy_desktop.games.jumpdrive.build import builder_of
from galaxy_desktop.games.jumpdrive.scoring import winners
from galaxy_desktop.games.jumpdrive.state import JumpState

KNOWN = True
LOOKED_AT = 3
"""How many builds are looked at closely to find the best."""


def chances(g: JumpState, viewer: Seat) -> list[float]:
    """How likely each seat is to win, in the eyes of one that knows its own hand only."""
    if not g.waiting:
        won = winners(g)
        return [(seat in won) / len(won) for seat in range(len(g.players))]
    rounds = rounds_left(g)
    standing = [expected(g, seat, rounds, KNOWN) / SPREAD for seat in range(len(g.players))]
    most = max(standing)
    shares = [exp(one - most) for one in standing]
    total = sum(shares)
    return [share / total for share in shares]


def expected(g: JumpState, seat: Seat, rounds: float, known: bool) -> float:
    """The VP that a seat may be expected to end with; with its best build, where its hand is known."""
    player = g.players[seat]
    if not g.waiting:
        return float(player.vp)
    empire = tuple(player.empire)
    if known and g.phase == "build":
        return player.vp + rate_builds(g, seat, Compose("build", builder_of(g, seat)), LOOKED_AT)[0][0]
    future = empire_worth(Prospect(g, seat, empire, rounds))
    return player.vp + future + card_worth(rounds) * len(player.hand)
