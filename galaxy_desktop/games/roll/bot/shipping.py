"""Rating of Produce and Ship: which die goes where, and how each good is shipped."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.bot.worth import fade, good_worth, money, rounds_left
from galaxy_desktop.games.roll.box import die_types
from galaxy_desktop.games.roll.dice import is_extra, type_of
from galaxy_desktop.games.roll.moves import CONSUME, TRADE, ProduceOn, Ship, parse_as
from galaxy_desktop.games.roll.powers import consume_credits, consume_vp, powers, trade_credits
from galaxy_desktop.games.roll.state import RollState

GoodOn = tuple[str, str]
"""Type of a good and the world it lies on."""
Credits = Callable[[float, float], float]
"""Function from an amount of credits, and those gained before, to their worth in VP."""


@dataclass(frozen=True, slots=True)
class Shipment:
    """One shipper with one good, the task and its worth in VP."""

    worth: float
    task: str
    shipper: str
    good: str
    world: str
    paid: int


def best_shipment(
    tableau: tuple[str, ...], shippers: Sequence[str], goods: Sequence[GoodOn], credits: Credits
) -> list[Shipment]:
    """Return about the best plan for shippers and goods by their types, chosen greedily pair by pair."""
    left, lying, plan, paid = list(shippers), list(goods), list[Shipment](), 0
    taken = {
        shipper: {
            good: [(task, *takings(tableau, task, shipper, *good)) for task in (CONSUME, TRADE)]
            for good in dict.fromkeys(lying)
        }
        for shipper in dict.fromkeys(left)
    }
    while left and lying:
        most, best = -inf, None
        for shipper in dict.fromkeys(left):
            merit, pairs = 0.02 * len(die_types()[shipper].matches), taken[shipper]
            for good in dict.fromkeys(lying):
                for task, vp, gained in pairs[good]:
                    worth = vp + credits(gained, paid) if gained else vp
                    if worth - merit > most:
                        most, best = worth - merit, (worth, task, shipper, *good, gained)
        assert best is not None
        one = Shipment(*best)
        plan.append(one)
        paid += one.paid
        left.remove(one.shipper)
        lying.remove((one.good, one.world))
    return plan


@lru_cache(maxsize=1 << 11)
def takings(tableau: tuple[str, ...], task: str, shipper: str, good: str, world: str) -> tuple[int, int]:
    """Return the VP and credits for shipping a good."""
    if task == TRADE:
        return 0, trade_credits(tableau, world)
    return consume_vp(tableau, world, good, shipper), consume_credits(tableau, world)


def rate_shipping(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate pairs of a shipper and a good, each by itself."""
    player, rounds = g.players[seat], rounds_left(g)
    tableau = tuple(player.tableau)
    recruits = len(player.citizenry) + 2 * min(len(player.column("ship")), len(player.goods))

    def earned(amount: float) -> float:
        own = player.credits
        return money(own + amount, recruits, rounds) - money(own, recruits, rounds)

    rated = []
    for option in decision.options():
        ship = parse_as(Ship, option)
        world, kind, shipper = player.goods[ship.good], type_of(ship.good), type_of(ship.shipper)
        vp, paid = takings(tableau, ship.task, shipper, kind, world)
        worth = vp + earned(paid) if paid else vp
        points = worth - good_worth(tableau, world, kind) * fade(rounds)
        points += 0.3 * is_extra(ship.shipper) - 0.02 * len(die_types()[shipper].matches)
        rated.append((points, (option,)))
    return best_first(rated)


def rate_producing(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate a producer on a world, by the worth of its good."""
    tableau = tuple(g.players[seat].tableau)
    rated = []
    for option in decision.options():
        made = parse_as(ProduceOn, option)
        kind = type_of(made.die)
        points = good_worth(tableau, made.world, kind) - 0.05 * len(die_types()[kind].matches)
        rated.append((points, (option,)))
    return best_first(rated)


def rate_buying(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate paying credits for VP chips."""
    player, rounds = g.players[seat], rounds_left(g)
    power = dict(powers(player.tableau, "ship", "trade_buy_vp"))[decision.about]
    recruits = len(player.citizenry) + len(player.column("ship"))
    cost = money(player.credits, recruits, rounds) - money(player.credits - power.credits, recruits, rounds)
    return best_first([(float(power.vp), True), (cost, False)])
