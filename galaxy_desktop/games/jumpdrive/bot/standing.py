"""Worth of an empire and of the hand, in VP still to come."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.bot.outlook import card_worth, income_worth
from galaxy_desktop.games.jumpdrive.bot.rates import rates
from galaxy_desktop.games.jumpdrive.bot.weights import DISCOUNT, EXPLORE, MILITARY, PROMISE, REACH
from galaxy_desktop.games.jumpdrive.box import cards, deck
from galaxy_desktop.games.jumpdrive.empire import Empire, empire_of, military_against, price
from galaxy_desktop.games.jumpdrive.plans import may_develop
from galaxy_desktop.games.jumpdrive.schema import Card
from galaxy_desktop.games.jumpdrive.state import JumpState

Aim = Callable[[tuple[str, ...]], float]
"""Worth of an empire in addition to its VP, such as for a goal of the campaign."""


def no_aim(placed: tuple[str, ...]) -> float:
    """Return 0: nothing but VP counts."""
    del placed
    return 0.0


class Prospect(NamedTuple):
    """An empire of a seat, and the number of rounds still to be scored with it."""

    g: JumpState
    seat: Seat
    empire: tuple[str, ...]
    rounds: float


def empire_worth(prospect: Prospect, scored: tuple[str, ...] | None = None) -> float:
    """Return the worth of an empire over the rounds left; `scored` is the empire that scores, if another."""
    vp, income = rates(prospect.g, prospect.seat, prospect.empire if scored is None else scored)
    worth = vp * prospect.rounds + income * income_worth(prospect.rounds)
    return worth + max(0.0, prospect.rounds - 1) * _power_worth(prospect.empire)


@lru_cache(maxsize=3_000)
def _power_worth(placed: tuple[str, ...]) -> float:
    """Return the worth of military, explore icons and discounts, in VP for each round after this one."""
    mine = empire_of(placed)
    served = sum([power.amount * _share(power.serves) for power in mine.discounts])
    against = sum([power.amount * _share(power.serves) for power in mine.specialised])
    return MILITARY * mine.military + EXPLORE * mine.explore + DISCOUNT * (served + against)


@cache
def _share(designs: frozenset[str]) -> float:
    """Return the share of these designs in the deck, in tenths."""
    return 10 * sum(cards()[card].id in designs for card in deck()) / len(deck())


def promises(prospect: Prospect, hand: Sequence[str]) -> list[float]:
    """Return the promise of each card in hand: the worth of placing it after this round, less its price."""
    later = prospect._replace(rounds=prospect.rounds - 1)
    if later.rounds <= 0:
        return [0.0] * len(hand)
    mine, before = empire_of(later.empire), empire_worth(later)
    return [_promise(later, mine, before, card) for card in hand]


def _promise(later: Prospect, mine: Empire, before: float, card: str) -> float:
    design = cards()[card]
    if not design.is_world and not may_develop(mine, design):
        return 0.0
    cost, reach = _burden(mine, design)
    gain = empire_worth(Prospect(later.g, later.seat, (*later.empire, card), later.rounds)) - before
    return max(0.0, gain - (cost + 1) * card_worth(later.rounds)) * reach


def _burden(mine: Empire, design: Card) -> tuple[int, float]:
    """Return a card's price in cards, and the factor of its promise for military that is short."""
    due = price(mine, design)
    if due is not None:
        return due, 1.0
    short = design.price - military_against(mine, design)
    return 0, REACH ** max(0, short)


def promises_worth(known: Iterable[float]) -> float:
    """Return the worth of promises of cards in hand, of which only the best few will be placed."""
    ranked = sorted(known, reverse=True)
    last = len(PROMISE) - 1
    return sum([PROMISE[min(place, last)] * one for place, one in enumerate(ranked)])
