"""Forecast of what a seat's Consume powers can yield at best; works on a view as on the state."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.race.box import figures
from galaxy_desktop.games.race.moves import power_ref
from galaxy_desktop.games.race.powers import active, powers_at, sale_price, vp_factor, worlds_with_goods
from galaxy_desktop.games.race.schema import Power
from galaxy_desktop.games.race.state import RaceState

Counts = tuple[int, ...]
"""Goods of each sort, in a fixed order of sorts."""
Sort = tuple[str, int]
"""Goods that are alike: their kind, and what they sell for with all Trade powers."""


@dataclass(frozen=True, slots=True, order=True)
class Consumption:
    """Yield of a sequence of Consume powers, compared by VP chips, then by cards.

    `goods` is the number of goods spent, `powers` the options used, in order of use.
    """

    vp: int = 0
    cards: int = 0
    goods: int = 0
    powers: tuple[str, ...] = ()


def best_consumption(g: RaceState, seat: Seat, factor: int = 1) -> Consumption:
    """Return the consumption with most VP chips, then most cards, by powers not used in this phase.

    `factor` multiplies the VP chips for goods. Ties go to the consumption that spends more goods.
    """
    player = g.players[seat]
    goods = [_sort(g, seat, world) for world in player.goods]
    sorts = tuple(sorted(set(goods)))
    powers = [
        (power_ref(card, index), power)
        for card in active(player)
        for index, power in g.cards[card].in_phase["consume"]
        if power_ref(card, index) not in player.used
    ]
    powers.sort(key=lambda entry: entry[1].code == "consume_all_goods")

    @cache
    def best(at: int, counts: Counts) -> Consumption:
        if at == len(powers):
            return Consumption()
        ref, power = powers[at]
        found = best(at + 1, counts)
        for taken in _takes(power, counts, sorts):
            vp, cards = _reward(power, taken, factor, sorts)
            rest = best(at + 1, tuple(n - t for n, t in zip(counts, taken, strict=True)))
            more = Consumption(vp + rest.vp, cards + rest.cards, sum(taken) + rest.goods, (ref, *rest.powers))
            found = max(found, more)
        return found

    return best(0, tuple(goods.count(sort) for sort in sorts))


def after_sale(g: RaceState, seat: Seat, world: str) -> RaceState:
    """Return a copy of the state after the sale of a world's good, the cards drawn for it as `HIDDEN`."""
    left = g.clone()
    player = left.players[seat]
    player.hand += [HIDDEN] * sale_price(g, seat, world)
    del player.goods[world]
    return left


def sale_first(g: RaceState, seat: Seat) -> tuple[Consumption, int]:
    """Return the best consumption after the sale of one good, and the cards drawn for that sale.

    Raise ValueError if the seat has no good.
    """
    return max(
        (best_consumption(after_sale(g, seat, world), seat, vp_factor(g, seat)), sale_price(g, seat, world))
        for world in worlds_with_goods(g, seat)
    )


def surely_consumed(g: RaceState, seat: Seat) -> tuple[str, ...]:
    """Return the worlds whose goods are gone after a Consume phase that has just begun, whatever is chosen.

    Powers have to be used as long as they can, so a kind is gone if its own powers, with those for any kind
    that are left even if they take all other kinds first, have room for it.
    """
    worlds = worlds_with_goods(g, seat)
    kinds = Counter(g.cards[world].good for world in worlds)
    room: Counter[str] = Counter()
    for _source, power in powers_at(g, seat, "consume"):
        room[power.good] += _sure_room(power, len(worlds))
    gone = {kind for kind, n in kinds.items() if room[kind] + max(0, room[""] - len(worlds) + n) >= n}
    return tuple(world for world in worlds if g.cards[world].good in gone)


def _sure_room(power: Power, goods: int) -> int:
    """Return how many goods a Consume power surely takes as long as some fit it; there are `goods`."""
    if power.optional:
        return 0
    if power.code == "consume_goods" and power.goods == 1:
        return 1 if power.different else power.times
    return {"consume_all_goods": goods, "sell_good": 1}.get(power.code, 0)


def _sort(g: RaceState, seat: Seat, world: str) -> Sort:
    return g.cards[world].good, sale_price(g, seat, world)


def _takes(power: Power, counts: Counts, sorts: Sequence[Sort]) -> Iterator[Counts]:
    """Yield every combination of goods that a power may take, as counts by sort."""
    if power.code == "draw":
        yield (0,) * len(sorts)
    elif power.code == "consume_all_goods":
        if any(counts):
            yield counts
    elif power.code in {"consume_goods", "sell_good"}:
        fitting = [at for at, (kind, _) in enumerate(sorts) if counts[at] and power.good in {"", kind}]
        for size in range(max(1, power.goods), max(1, power.goods) * power.times + 1, max(1, power.goods)):
            for chosen in combinations_with_replacement(fitting, size):
                taken = tuple(chosen.count(at) for at in range(len(sorts)))
                if all(t <= n for t, n in zip(taken, counts, strict=True)) and (
                    not power.different or len({sorts[at][0] for at in chosen}) == size
                ):
                    yield taken


def _reward(power: Power, taken: Counts, factor: int, sorts: Sequence[Sort]) -> tuple[int, int]:
    number = sum(taken)
    if power.code == "draw":
        return 0, power.cards
    if power.code == "consume_all_goods":
        return max(0, number * power.vp_per_good + power.vp_modifier) * factor, 0
    if power.code == "sell_good":
        kind, price = next(sort for sort, n in zip(sorts, taken, strict=True) if n)
        return 0, price if power.trade_powers else figures().prices[kind]
    times = number // power.goods
    return times * power.vp * factor, times * power.cards
