"""Worth of an empire and of the hand, in VP still to come."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.bot.joining import joined, joined_by
from galaxy_desktop.games.jumpdrive.bot.outlook import card_worth, income_worth
from galaxy_desktop.games.jumpdrive.bot.rates import with_others
from galaxy_desktop.games.jumpdrive.bot.weights import PROMISE
from galaxy_desktop.games.jumpdrive.state import JumpState

Aim = Callable[[tuple[str, ...]], float]
"""Worth of an empire in addition to its VP, such as for a goal of the campaign."""


def no_aim(placed: tuple[str, ...]) -> float:
    """Return 0: nothing but VP counts."""
    del placed
    return 0.0


class FutureEmpire(NamedTuple):
    """An empire of a seat, and the number of rounds still to be scored with it."""

    g: JumpState
    seat: Seat
    empire: tuple[str, ...]
    rounds: float


def empire_worth(prospect: FutureEmpire, scored: tuple[str, ...] | None = None) -> float:
    """Return the worth of an empire over the rounds left; `scored` is the empire that scores, if another."""
    g, seat, empire, rounds = prospect
    mine = joined(empire)
    vp, income = with_others(g, seat, mine if scored is None else joined(scored))
    return vp * rounds + income * income_worth(rounds) + max(0.0, rounds - 1) * mine.power


def promises(prospect: FutureEmpire, hand: Sequence[str]) -> list[float]:
    """Return the promise of each card in hand: the worth of placing it after this round, less its price."""
    g, seat, empire, rounds = prospect
    rounds -= 1
    if rounds <= 0:
        return [0.0] * len(hand)
    before = empire_worth(FutureEmpire(g, seat, empire, rounds))
    of_income, of_power, of_card = income_worth(rounds), max(0.0, rounds - 1), card_worth(rounds)
    by_card = joined_by(empire)
    found = []
    for card in hand:
        mine = by_card[card]
        vp, income, abroad, power, cost, reach = mine
        if abroad:
            vp, income = with_others(g, seat, mine)
        gain = vp * rounds + income * of_income + of_power * power - before
        found.append(max(0.0, gain - (cost + 1) * of_card) * reach)
    return found


def promises_worth(known: Iterable[float]) -> float:
    """Return the worth of promises of cards in hand, of which only the best few will be placed."""
    ranked = sorted(known, reverse=True)
    last = len(PROMISE) - 1
    return sum([PROMISE[min(place, last)] * one for place, one in enumerate(ranked)])
