"""What a seat's Consume powers can make of its goods at best: for forecasts, on a view as on the state."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.cards import KINDS, Power
from galaxy_desktop.games.race.powers import active, sale_price
from galaxy_desktop.games.race.state import RaceState

Counts = tuple[int, ...]
"""Goods of each kind, in the order of `KINDS`."""


@dataclass(frozen=True, slots=True, order=True)
class Consumption:
    """Points first, then cards; with the goods spent and the powers that take them."""

    vp: int = 0
    cards: int = 0
    goods: int = 0
    powers: tuple[str, ...] = ()


def best_consumption(g: RaceState, seat: Seat, factor: int = 1) -> Consumption:
    """The most VP chips, then cards, that the powers not used yet can give; `factor` multiplies the chips."""
    player = g.players[seat]
    kinds = [g.cards[world].good for world in player.goods]
    sales = {kind: _best_price(g, seat, kind) for kind in set(kinds)}
    powers = [
        (f"{card}/{index}", power)
        for card in active(player)
        for index, power in g.cards[card].in_phase["consume"]
        if f"{card}/{index}" not in player.used
    ]
    powers.sort(key=lambda entry: entry[1].code == "consume_all_goods")

    @cache
    def best(at: int, counts: Counts) -> Consumption:
        if at == len(powers):
            return Consumption()
        ref, power = powers[at]
        found = best(at + 1, counts)
        for taken in _takes(power, counts):
            vp, cards = _reward(power, taken, factor, sales)
            rest = best(at + 1, tuple(n - t for n, t in zip(counts, taken, strict=True)))
            more = Consumption(vp + rest.vp, cards + rest.cards, sum(taken) + rest.goods, (ref, *rest.powers))
            found = max(found, more)
        return found

    return best(0, tuple(kinds.count(kind) for kind in KINDS))


def _best_price(g: RaceState, seat: Seat, kind: str) -> int:
    player = g.players[seat]
    return max(sale_price(g, seat, world) for world in player.goods if g.cards[world].good == kind)


def _takes(power: Power, counts: Counts) -> Iterator[Counts]:
    """Every choice of goods that a power may take."""
    if power.code == "draw":
        yield (0,) * len(KINDS)
    elif power.code == "consume_all_goods":
        yield counts
    elif power.code in {"consume_goods", "sell_good"}:
        fitting = [kind for kind in range(len(KINDS)) if counts[kind] and power.good in {"", KINDS[kind]}]
        for size in range(max(1, power.goods), max(1, power.goods) * power.times + 1, max(1, power.goods)):
            for chosen in combinations_with_replacement(fitting, size):
                taken = tuple(chosen.count(kind) for kind in range(len(KINDS)))
                if all(t <= n for t, n in zip(taken, counts, strict=True)) and not (
                    power.different and max(taken) > 1
                ):
                    yield taken


def _reward(power: Power, taken: Counts, factor: int, sales: dict[str, int]) -> tuple[int, int]:
    number = sum(taken)
    if power.code == "draw":
        return 0, power.cards
    if power.code == "consume_all_goods":
        return max(0, number * power.vp_per_good + power.vp_modifier) * factor, 0
    if power.code == "sell_good":
        return 0, sum(sales[KINDS[kind]] * n for kind, n in enumerate(taken) if n)
    times = number // power.goods
    return times * power.vp * factor, times * power.cards
