"""A good order of Consume powers, worked out for what the table says about the coming phase."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, permutations

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.cards import Power
from galaxy_desktop.games.race.powers import card_powers, worlds_with_goods
from galaxy_desktop.games.race.state import RaceState

ORDERS = 120


@dataclass(frozen=True, slots=True)
class Gain:
    """What powers used one after the other bring."""

    powers: int = 0
    goods: int = 0
    points: int = 0
    cards: int = 0

    @property
    def worth(self) -> int:
        """Points count most, then cards."""
        return self.points * 4 + self.cards


def best_consume(g: RaceState, seat: Seat, factor: int, sold: Sequence[str] = ()) -> Gain:
    """The most that the powers of a tableau can make of its goods, but for those sold before."""
    kinds = Counter(g.cards[world].good for world in worlds_with_goods(g, seat) if world not in sold)
    powers = [power for _, power in card_powers(g, seat, "consume")]
    takers = [power for power in powers if power.code in {"consume_goods", "consume_all_goods"}]
    sure = Gain(
        powers=sum(power.code == "draw" for power in powers),
        cards=sum(power.cards for power in powers if power.code == "draw"),
    )
    found = [_used(order, kinds, factor, sure) for order in _orders(takers)]
    return max(found, key=lambda gain: (gain.worth, gain.powers))


def _orders(powers: list[Power]) -> Iterator[tuple[Power, ...]]:
    return islice(permutations(powers), ORDERS)


def _used(order: Sequence[Power], kinds: Counter[str], factor: int, sure: Gain) -> Gain:
    """What an order brings: every power takes as much as it can, of the kinds that are most plentiful."""
    left, gain = kinds.copy(), sure
    for index, power in enumerate(order):
        wanted = Counter(later.good for later in order[index + 1 :] if later.good)
        taken = take(power, left, wanted)
        if not taken:
            continue
        points, cards = _reward(power, taken)
        gain = Gain(gain.powers + 1, gain.goods + taken, gain.points + points * factor, gain.cards + cards)
    return gain


def _reward(power: Power, taken: int) -> tuple[int, int]:
    if power.code == "consume_all_goods":
        return max(0, power.vp_per_good * taken + power.vp_modifier), 0
    times = taken // power.goods
    return times * power.vp, times * power.cards


def take(power: Power, left: Counter[str], wanted: Counter[str]) -> int:
    """Take goods for a power, leaving to later powers the kinds only they can use; how many were taken."""
    if power.code == "consume_all_goods":
        taken = left.total()
        left.clear()
        return taken
    fitting = [kind for kind in left if left[kind] and power.good in {"", kind}]
    if power.different:
        if len(fitting) < power.goods:
            return 0
        for kind in sorted(fitting, key=lambda kind: (wanted[kind], -left[kind]))[: power.goods]:
            left[kind] -= 1
        return power.goods
    there = sum(left[kind] for kind in fitting)
    number = min(power.times, there // power.goods) * power.goods
    for _turn in range(number):
        kind = min((k for k in fitting if left[k]), key=lambda k: (wanted[k], -left[k]))
        left[kind] -= 1
    return number
