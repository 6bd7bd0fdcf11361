"""Ratings of cards to discard: of the opening cards, after Explore, and at the hand limit."""

from collections.abc import Sequence

from galaxy_desktop.ai.bot import Rated
from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.bot.outlook import rounds_left
from galaxy_desktop.games.jumpdrive.bot.standing import Aim, FutureEmpire, no_aim, promises
from galaxy_desktop.games.jumpdrive.state import JumpState

CLOSE = 3
"""Number of cards next in promise that are tried in place of the best card to discard."""


def rate_discards(g: JumpState, seat: Seat, decision: Decision, aim: Aim = no_aim) -> list[Rated]:
    """Rate selections of cards to discard, those of least promise first."""
    assert isinstance(decision, Pick)
    return cheapest(prospect_of(g, seat), decision.offered, decision.least, aim)


def prospect_of(g: JumpState, seat: Seat) -> FutureEmpire:
    """Return the prospect of a seat for comparing its cards in hand.

    Promises count the rounds after the next scoring; at the hand limit this round is scored already.
    """
    scored_already = g.phase == "limit"
    return FutureEmpire(g, seat, tuple(g.players[seat].empire), rounds_left(g) + scored_already)


def cheapest(prospect: FutureEmpire, offered: Sequence[str], number: int, aim: Aim) -> list[Rated]:
    """Rate selections of `number` cards: those of least promise, and those with the best one exchanged."""
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
