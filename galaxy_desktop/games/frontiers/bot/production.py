"""Estimates of the goods a player would produce, and of the credits powers pay for it."""

from dataclasses import dataclass, replace

from galaxy_desktop.games.frontiers.bonuses import START
from galaxy_desktop.games.frontiers.box import PRODUCE
from galaxy_desktop.games.frontiers.powers import kind_of, powers
from galaxy_desktop.games.frontiers.produce import empty_colonies, times_paid_alone
from galaxy_desktop.games.frontiers.schema import ANY, KINDS, PRODUCTION, WINDFALL
from galaxy_desktop.games.frontiers.state import Player

MOST = 0.5
"""Probability that a player has produced the most of a kind."""


@dataclass(frozen=True, slots=True)
class ExpectedGoods:
    """Goods by colony, and credits gained less those paid for production."""

    goods: dict[str, str]
    credits: float


def production(player: Player, *, selects: bool) -> ExpectedGoods:
    """Return the production of a player with all powers of its empire, ignoring the supply."""
    priced = powers(player, PRODUCE, "paid_production")
    colonies = _unpaid(player, [colony for colony, _ in priced])
    paid = 0.0
    for colony, power in priced:
        if colony not in player.goods and player.credits >= power.cost:
            colonies.append(colony)
            paid -= power.cost
    windfalls = [power.kind for _, power in powers(player, PRODUCE, "windfall")]
    for wanted in sorted(windfalls, key=lambda one: one == ANY) + [ANY] * selects:
        free = [colony for colony in empty_colonies(player, WINDFALL, wanted) if colony not in colonies]
        colonies += free[:1]
    goods = {colony: kind_of(player, colony) for colony in colonies}
    return ExpectedGoods(goods, paid + _paid(player, goods))


def _unpaid(player: Player, priced: list[str]) -> list[str]:
    """Return the production colonies that produce without payment, kind after kind."""
    kinds = {c: kind_of(player, c) for c in empty_colonies(player, PRODUCTION, ANY) if c not in priced}
    return sorted([c for c, kind in kinds.items() if kind], key=lambda c: KINDS.index(kinds[c]))


def _paid(player: Player, goods: dict[str, str]) -> float:
    """Return the credits that powers pay for goods produced, or at the end of Produce."""
    found = [(tile, power) for tile, power in powers(player, PRODUCE, "credits") if power.when != START]
    if not found:
        return 0.0
    made = replace(player, made=list(goods.values()))
    total = 0.0
    for tile, power in found:
        if power.when == "good_here":
            total += power.amount * (tile in goods)
        elif power.most:
            total += MOST * power.amount * (power.most in made.made)
        else:
            total += power.amount * times_paid_alone(made, power)
    return total
