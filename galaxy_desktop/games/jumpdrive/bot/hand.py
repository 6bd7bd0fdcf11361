"""Which cards to keep: of the first hand, after Explore, and of a hand that is too large."""

from collections.abc import Sequence

from galaxy_desktop.ai.bot import Rated
from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.bot.outlook import rounds_left
from galaxy_desktop.games.jumpdrive.bot.standing import Aim, Prospect, no_aim, promises
from galaxy_desktop.games.jumpdrive.state import JumpState

CLOSE = 3
"""How many cards nearly as bad are tried in place of the best of those to discard."""


def rate_discards(g: JumpState, seat: Seat, decision: Decision, aim: Aim = no_aim) -> list[Rated]:
    """The cards that promise least, or nearly so."""
    assert isinstance(decision, Pick)
    return cheapest(prospect_of(g, seat), decision.offered, decision.least, aim)


def prospect_of(g: JumpState, seat: Seat) -> Prospect:
    """The empire of a seat while hands are sorted; promises look at the rounds after the next scoring."""
    scored_already = g.phase == "limit"
    return Prospect(g, seat, tuple(g.players[seat].empire), rounds_left(g) + scored_already)


def cheapest(prospect: Prospect, offered: Sequence[str], number: int, aim: Aim = no_aim) -> list[Rated]:
    """That many cards: those that promise least, and those with the best of them exchanged."""
    before = aim(prospect.empire)
    aimed = [aim((*prospect.empire, card)) - before for card in offered]
    promised = [worth + more for worth, more in zip(promises(prospect, offered), aimed, strict=True)]
    ranked = sorted(zip(promised, offered, strict=True))
    gone, kept = ranked[:number], ranked[number:]
    points = -sum(worth for worth, _ in gone)
    chosen = tuple(card for _, card in gone)
    rated: list[Rated] = [(points, chosen)]
    for worth, card in kept[:CLOSE] if gone else ():
        rated.append((points + gone[-1][0] - worth, (*chosen[:-1], card)))
    return rated
