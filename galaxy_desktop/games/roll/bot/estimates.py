"""Estimates of the worth of each phase to one player, by the types of workers assigned to it."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.bot.shipping import GoodOn, best_shipment
from galaxy_desktop.games.roll.bot.weights import SCOUT
from galaxy_desktop.games.roll.bot.worth import (
    fade,
    good_worth,
    goods_factor,
    money,
    needed,
    progress,
    rounds_left,
    tile_worth,
    use_cost,
)
from galaxy_desktop.games.roll.box import die_types, sides
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.powers import PHASE_OF, income, income_vp, powers, room, stock_credits
from galaxy_desktop.games.roll.schema import DEVELOPMENT, WORLD
from galaxy_desktop.games.roll.state import Player, RollState

Workers = tuple[str, ...]
"""Types of some workers, in order."""


class Estimates:
    """Cached estimates for one player in a round, from what that player may see."""

    def __init__(self, g: RollState, seat: Seat) -> None:
        self.g, self.seat = g, seat
        self.player = g.players[seat]
        self.tableau = tuple(self.player.tableau)
        self.rounds = rounds_left(g)
        self.recruits = len(self.player.citizenry) + 0.6 * len(self.player.rolled)
        self.used = use_cost(self.player.credits, self.recruits, self.rounds)
        self.dice = len(self.player.dice())
        self.places = [world for world, free in room(self.player).items() for _ in range(free)]
        """Worlds with room for a good, once for each good."""
        self._known: dict[tuple[str, Workers], float] = {}
        self._shipped: dict[tuple[Workers, Workers], float] = {}
        self._produced: dict[Workers, list[GoodOn]] = {}
        self._credits: dict[tuple[float, float], float] = {}
        self._income: dict[str, float] = {}

    def value(self, phase: str, workers: Workers) -> float:
        """Return the VP that a phase brings with these workers if it occurs."""
        key = (phase, workers)
        if key not in self._known:
            self._known[key] = _VALUERS[phase](self, workers)
        return self._known[key]

    def shipped(self, workers: Workers, producers: Workers) -> float:
        """Return the VP that Ship brings if these producers have produced before."""
        key = (workers, producers)
        if key not in self._shipped:
            self._shipped[key] = shipped(self, workers, producers)
        return self._shipped[key]

    def produced(self, workers: Workers) -> list[GoodOn]:
        """Return the goods that producers become, see `produced`; not to be changed."""
        if workers not in self._produced:
            self._produced[workers] = produced(self, workers)
        return self._produced[workers]

    def credits(self, amount: float, before: float = 0.0) -> float:
        """Return the VP that gaining credits is worth, on top of `before` gained earlier."""
        key = (amount, before)
        if key not in self._credits:
            own = self.player.credits + before
            more = money(own + amount, self.recruits, self.rounds)
            self._credits[key] = more - money(own, self.recruits, self.rounds)
        return self._credits[key]

    def income(self, phase: str) -> float:
        """Return the VP of the income that powers pay at the end of a phase, whatever is done in it."""
        if phase not in self._income:
            paid = sum(amount for _, amount in income(self.g, self.seat, phase))
            vp = sum(vp for _, vp in income_vp(self.player, phase))
            self._income[phase] = self.credits(paid) + vp
        return self._income[phase]


@lru_cache(maxsize=1 << 11)
def lent(tableau: tuple[str, ...], phase: str) -> Workers:
    """Return the types of workers that powers lend in a phase."""
    return tuple(kind for _, power in powers(tableau, phase, "extra_workers") for kind in power.dice)


@lru_cache(maxsize=1 << 11)
def stocked(tableau: tuple[str, ...], kind: str) -> int:
    """Return the credits that a Stock by an explorer of a type brings."""
    return stock_credits(tableau, kind)


def _explore(look: Estimates, workers: Workers) -> float:
    """Return the VP of Explore: each explorer does the better of its two tasks."""
    zone, saved, worth = zone_size(look.player), 0, 0.0
    for worker in (*workers, *lent(look.tableau, "explore")):
        paid = stocked(look.tableau, worker)
        stock, scout = look.credits(paid, saved), scout_worth(zone, look.rounds)
        worth += max(stock, scout)
        if scout > stock:
            zone += 1
        else:
            saved += paid
    return worth + look.income("explore") - look.used * len(workers)


def zone_size(player: Player) -> int:
    """Return the tiles in a construction zone, at most one if a stack is empty."""
    size = len(player.zone())
    return size if player.developments and player.worlds else min(1, size)


def scout_worth(zone: int, rounds: float) -> float:
    """Return the VP that drawing a tile is worth to a player with so many tiles in the zone."""
    return SCOUT[min(zone, len(SCOUT) - 1)] * rounds / (rounds + 1.5)


def _build(side: str) -> Callable[[Estimates, Workers], float]:
    """Return the valuer of Develop or Settle: tiles completed in order, and work left on the next."""

    def valuer(look: Estimates, workers: Workers) -> float:
        player, tableau, worth = look.player, look.tableau, look.income(PHASE_OF[side])
        waiting = len(player.builders(side))
        hands = waiting + len(workers)
        stack, before = player.stack(side), 0.0
        for place, tile in enumerate(reversed(stack)):
            due = needed(tableau, tile)
            full = tile_worth(player, tableau, tile, look.rounds)
            if not place:
                before = progress(full, waiting, due, look.rounds)
            if hands < due:
                return worth + progress(full, hands, due, look.rounds) - before - look.used * len(workers)
            hands -= due
            worth += full
            tableau = (*tableau, tile)
        return worth - before - look.used * max(0, len(workers) - hands)

    return valuer


def produced(look: Estimates, workers: Workers) -> list[GoodOn]:
    """Return the goods that producers become: first where color and type match, then anywhere."""
    places = look.places.copy()
    made, rest = [], list(workers)
    for matching in (True, False):
        for kind in rest.copy():
            fitting = [w for w in places if not matching or sides()[w].color in die_types()[kind].matches]
            if fitting:
                best = max(fitting, key=lambda world: good_worth(look.tableau, world, kind))
                made.append((kind, best))
                places.remove(best)
                rest.remove(kind)
    return made


def _produce(look: Estimates, workers: Workers) -> float:
    """Return the VP of Produce: goods to be shipped in a later round."""
    made = look.produced(workers)
    lying, goods = len(look.player.goods), 0.0
    for place, (kind, world) in enumerate(made, start=1):
        worth = good_worth(look.tableau, world, kind) * fade(look.rounds)
        goods += worth * goods_factor(lying + place, look.dice)
    return goods - look.used * len(made) + look.income("produce")


def _ship(look: Estimates, workers: Workers) -> float:
    """Return the VP of Ship with the goods that lie there when the round begins."""
    return shipped(look, workers, ())


def shipped(look: Estimates, workers: Workers, producers: Workers) -> float:
    """Return the VP of Ship, with goods produced just before."""
    goods = [(type_of(die), world) for die, world in look.player.goods.items()]
    goods += look.produced(producers)
    plan = best_shipment(look.tableau, [*workers, *lent(look.tableau, "ship")], goods, look.credits)
    kept = sum(good_worth(look.tableau, one.world, one.good) for one in plan) * fade(look.rounds)
    kept *= goods_factor(len(goods), look.dice)
    busy = min(len(workers), len(plan))
    return sum(one.worth for one in plan) - kept - look.used * busy + look.income("ship")


_VALUERS: Mapping[str, Callable[[Estimates, Workers], float]] = MappingProxyType(
    {
        "explore": _explore,
        "develop": _build(DEVELOPMENT),
        "settle": _build(WORLD),
        "produce": _produce,
        "ship": _ship,
    }
)
