"""Estimates of what goods bring: the best sale, and the best use of Consume powers."""

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache

from galaxy_desktop.games.frontiers.bot.weights import CYCLE_CREDIT, LEFT_OVER
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.consume import CONSUME
from galaxy_desktop.games.frontiers.powers import powers, sale_bonus_for, sale_price
from galaxy_desktop.games.frontiers.schema import ANY, Power
from galaxy_desktop.games.frontiers.state import Player
from galaxy_desktop.games.frontiers.trade import NO_SALE

Goods = tuple[tuple[str, str], ...]
"""Colonies with the kinds of their goods, sorted."""
Kinds = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Use:
    """One use of goods: the colony whose good is sold, if any, all gains, and the kinds left."""

    credits: int = 0
    vp: int = 0
    left: Kinds = ()
    sold: str = ""

    @property
    def worth(self) -> float:
        """Worth of the use, in VP."""
        return CYCLE_CREDIT * self.credits + self.vp + LEFT_OVER * sum(map(sale_price, self.left))


def best_use(player: Player, goods: Goods) -> Use:
    """Return the best use of these goods in Trade, Consume."""
    known, new = dealers(), player.new
    dealing = tuple([tile for tile in player.empire() if tile in known and tile not in new])
    return _best_use(dealing, tuple(player.used), goods)


@cache
def dealers() -> frozenset[str]:
    """Return the tiles with a power that changes what goods bring."""
    codes = {("trade", "bonus"), (CONSUME, CONSUME), (CONSUME, "vp_per_good")}
    known = tiles().values()
    return frozenset(tile.id for tile in known if any((p.action, p.code) in codes for p in tile.powers))


@lru_cache(maxsize=2_000)
def _best_use(dealing: tuple[str, ...], used: tuple[str, ...], goods: Goods) -> Use:
    player = Player(developments=list(dealing), used=list(used))
    return max(uses(player, goods), key=lambda use: use.worth)


def uses(player: Player, goods: Goods) -> list[Use]:
    """Return the use for each good that can be sold, and for none, with the consumption of the rest."""
    feeders, extra = consumers(player), per_good(player)
    kinds = [kind for _, kind in goods]
    found = [consumption(feeders, extra, tuple(sorted(kinds)))]
    for colony, kind in goods:
        if NO_SALE not in tiles()[colony].abilities:
            rest = kinds.copy()
            rest.remove(kind)
            use = consumption(feeders, extra, tuple(sorted(rest)))
            paid = sale_price(kind) + sale_bonus_for(player, colony, kind)
            found.append(Use(use.credits + paid, use.vp, use.left, colony))
    return found


def consumers(player: Player) -> tuple[Power, ...]:
    """Return unused powers that take goods: the most restricted first, then those that pay most."""
    found = [power for tile, power in powers(player, CONSUME, CONSUME) if tile not in player.used]
    return tuple(sorted(found, key=lambda power: (power.kind == ANY, power.different, -_pay(power))))


def per_good(player: Player) -> int:
    """Return the VP for each good consumed."""
    return sum(power.amount for _, power in powers(player, CONSUME, "vp_per_good"))


def _pay(power: Power) -> float:
    """Return the VP for each good that a power takes."""
    return (CYCLE_CREDIT * power.credits + power.vp + power.credits_from_price) / power.goods


@lru_cache(maxsize=2_000)
def consumption(feeders: tuple[Power, ...], extra: int, kinds: Kinds) -> Use:
    """Return the use of goods of these kinds by powers in this order."""
    left = Counter(kinds)
    paid = vp = 0
    for power in feeders:
        taken = _taken(power, left)
        number = len(taken) // power.goods
        left.subtract(taken)
        paid += sum(map(sale_price, taken)) if power.credits_from_price else number * power.credits
        vp += number * power.vp + extra * len(taken)
    return Use(paid, vp, tuple(left.elements()))


def _taken(power: Power, left: Counter[str]) -> list[str]:
    """Return the kinds a power takes, as many as it can: cheapest first, dearest if it pays their price."""
    dear_first = -1 if power.credits_from_price else 1
    fitting = [kind for kind, number in left.items() if number > 0 and power.kind in (kind, ANY)]
    fitting.sort(key=lambda kind: (dear_first * sale_price(kind), kind))
    if not power.different:
        fitting = [kind for kind in fitting for _ in range(left[kind])]
    return fitting[: min(power.times, len(fitting) // power.goods) * power.goods]


def with_goods_left(player: Player, kinds: tuple[str, ...]) -> Player:
    """Return the player with only goods of these kinds left, on any of their colonies."""
    after, left = player.clone(), list(kinds)
    for colony, kind in player.goods.items():
        if kind in left:
            left.remove(kind)
        else:
            del after.goods[colony]
    return after
