"""Gains of empires by themselves, kept for each empire with each card that joins it."""

from functools import cache, lru_cache
from typing import NamedTuple

from galaxy_desktop.games.jumpdrive.bot.weights import DISCOUNT, EXPLORE, MILITARY, REACH
from galaxy_desktop.games.jumpdrive.box import cards, deck
from galaxy_desktop.games.jumpdrive.empire import Empire, empire_of, military_against, price, with_card
from galaxy_desktop.games.jumpdrive.plans import may_develop
from galaxy_desktop.games.jumpdrive.schema import Bonus, Card
from galaxy_desktop.games.jumpdrive.scoring import bonuses_value

Bonuses = tuple[Bonus, ...]


class Joined(NamedTuple):
    """Yield of an empire by itself once a card has joined it, and the price of that card."""

    vp: int = 0
    income: int = 0
    abroad: tuple[Bonuses, Bonuses] | None = None
    """Bonuses for VP and for income that count in other empires; None if there are none."""
    power: float = 0.0
    """Worth of military, explore icons and discounts, in VP for each round after this one."""
    cost: int = 0
    """Price of the card in cards."""
    reach: float = 0.0
    """Factor of its promise for military that is short; 0 if it cannot be placed."""


NO_CARDS = Joined()


def joined(placed: tuple[str, ...]) -> Joined:
    """Return what an empire brings, of which the last card has joined the others."""
    return joined_by(placed[:-1])[placed[-1]] if placed else NO_CARDS


@lru_cache(maxsize=800)
def joined_by(placed: tuple[str, ...]) -> "JoinedBy":
    """Return what an empire brings with one more card, by that card."""
    return JoinedBy(empire_of(placed))


class JoinedBy(dict[str, Joined]):
    """Yields of an empire with one more card, by that card; worked out when first asked for."""

    __slots__ = ("mine",)

    def __init__(self, mine: Empire) -> None:
        self.mine = mine

    def __missing__(self, card: str) -> Joined:
        design = cards()[card]
        one = self[design.id] if design.id != card else _joined(self.mine, design)
        self[card] = one
        return one


def _joined(mine: Empire, design: Card) -> Joined:
    cost, reach = _burden(mine, design)
    after = with_card(mine, design.id)
    return Joined(
        after.vp + bonuses_value(after.vp_bonuses, after, ()),
        after.income + bonuses_value(after.income_bonuses, after, ()),
        _abroad(after),
        _power_worth(after),
        cost,
        reach,
    )


def _burden(mine: Empire, design: Card) -> tuple[int, float]:
    """Return a card's price in cards, and the factor of its promise."""
    if not design.is_world and not may_develop(mine, design):
        return 0, 0.0
    due = price(mine, design)
    if due is not None:
        return due, 1.0
    return 0, REACH ** max(0, design.price - military_against(mine, design))


def _abroad(mine: Empire) -> tuple[Bonuses, Bonuses] | None:
    """Return the bonuses for VP and for income that count in other empires."""
    vp = tuple([bonus for bonus in mine.vp_bonuses if bonus.where != "own"])
    income = tuple([bonus for bonus in mine.income_bonuses if bonus.where != "own"])
    return (vp, income) if vp or income else None


def _power_worth(mine: Empire) -> float:
    served = sum([power.amount * _share(power.serves) for power in mine.discounts])
    against = sum([power.amount * _share(power.serves) for power in mine.specialised])
    return MILITARY * mine.military + EXPLORE * mine.explore + DISCOUNT * (served + against)


@cache
def _share(designs: frozenset[str]) -> float:
    """Return the share of these designs in the deck, in tenths."""
    return 10 * sum(cards()[card].id in designs for card in deck()) / len(deck())
