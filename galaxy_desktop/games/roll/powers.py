"""Totals of the powers of a tableau; all of it works on a view as on the state."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import ceil

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.box import die_types, figures, sides
from galaxy_desktop.games.roll.dice import of_types, type_of
from galaxy_desktop.games.roll.schema import DEVELOPMENT, Condition, Power
from galaxy_desktop.games.roll.state import Player, RollState

PHASE_OF = {"development": "develop", "world": "settle"}
"""The phase in which each stack is built."""
PAYING = ("credits", "credits_per_die", "credits_per_good")
"""Codes of the powers that pay credits at the end of a phase."""


@cache
def _having(phase: str, code: str) -> Mapping[str, tuple[tuple[str, Power], ...]]:
    """Return the powers of one code in one phase by side, each with that side again."""
    found: dict[str, tuple[tuple[str, Power], ...]] = {}
    for id_, side in sides().items():
        for power in side.powers:
            if power.code == code and power.phase == phase:
                found[id_] = (*found.get(id_, ()), (id_, power))
    return found


@cache
def _paying(phase: str) -> frozenset[str]:
    """Return the sides with a power that pays credits at the end of a phase."""
    return frozenset(side for code in PAYING for side in _having(phase, code))


def powers(tableau: Sequence[str], phase: str, code: str) -> list[tuple[str, Power]]:
    """Return the powers of one code in one phase, each with the side it is on."""
    having = _having(phase, code)
    if having.keys().isdisjoint(tableau):
        return []
    found: list[tuple[str, Power]] = []
    for side in tableau:
        if side in having:
            found += having[side]
    return found


def points_on_sale(player: Player) -> tuple[str, Power] | None:
    """Return the first power that sells a VP chip after a Trade, and can be paid, with its side."""
    sold = powers(player.tableau, "ship", "trade_buy_vp")
    return next(((side, power) for side, power in sold if player.credits >= power.credits), None)


def for_world(tableau: Sequence[str], code: str, color: str) -> list[Power]:
    """Return the Ship powers of one code that apply to a world of a color."""
    return [p for _, p in powers(tableau, "ship", code) if not p.colors or color in p.colors]


def need(tableau: Sequence[str], tile: str) -> int:
    """Return the number of workers that complete a tile: cost less discounts, high floors first (page 9)."""
    side = sides()[tile]
    number = side.cost
    discounts = [
        power
        for _, power in powers(tableau, PHASE_OF[side.side], "discount")
        if (not power.colors or side.color in power.colors) and (not power.kinds or side.kind in power.kinds)
    ]
    for power in sorted(discounts, key=lambda power: -power.floor) if discounts else ():
        number = max(number - power.amount, min(number, power.floor))
    return max(number, figures().workers_per_tile)


def capacity(tableau: Sequence[str]) -> int:
    """Return the number of goods that each world that is not gray can hold (page 6)."""
    more = sum(power.extra for _, power in powers(tableau, "produce", "good_capacity"))
    return figures().goods_per_world + more


def room(player: Player) -> dict[str, int]:
    """Return the number of goods each world can still take; full worlds are left out."""
    most, known = capacity(player.tableau), sides()
    lying = list(player.goods.values())
    places = {side: most - lying.count(side) for side in player.tableau if known[side].holds_goods}
    return {world: free for world, free in places.items() if free > 0}


def stock_credits(tableau: Sequence[str], worker: str) -> int:
    """Return the credits that a Stock by this explorer brings in all (page 4)."""
    special = [p.amount for _, p in powers(tableau, "explore", "stock_credits") if type_of(worker) in p.dice]
    return max([figures().stock, *special])


def explorer_types(tableau: Sequence[str]) -> set[str]:
    """Return the types of explorers for which it matters which of them stocks or scouts."""
    found = {kind for _, power in powers(tableau, "explore", "stock_credits") for kind in power.dice}
    for _, power in powers(tableau, "explore", "credits"):
        found.update(power.condition.dice if power.condition else ())
    return found


def trade_credits(tableau: Sequence[str], world: str) -> int:
    """Return the credits for trading a good, by the color of its world, whatever the dice (page 7)."""
    color = sides()[world].color
    return figures().trade[color] + sum(p.amount for p in for_world(tableau, "trade_credits", color))


def consume_credits(tableau: Sequence[str], world: str) -> int:
    """Return the credits that powers pay for consuming a good of this world."""
    return sum(p.amount for p in for_world(tableau, "consume_credits", sides()[world].color))


def consume_vp(tableau: Sequence[str], world: str, good: str, shipper: str) -> int:
    """Return the VP chips for consuming a good: base, matching good and shipper, powers (page 7)."""
    color, numbers, types = sides()[world].color, figures(), die_types()
    return (
        numbers.consume_base
        + numbers.consume_good * (color in types[type_of(good)].matches)
        + numbers.consume_shipper * (color in types[type_of(shipper)].matches)
        + sum(p.amount for p in for_world(tableau, "consume_vp", color))
    )


def income(g: RollState, seat: Seat, phase: str) -> list[tuple[str, int]]:
    """Return the credits at the end of a phase, as pairs of development and amount."""
    player = g.players[seat]
    if _paying(phase).isdisjoint(player.tableau):
        return []
    found = [
        (side, power.amount)
        for side, power in powers(player.tableau, phase, "credits")
        if power.condition is None or holds(g, seat, power.condition)
    ]
    for side, power in powers(player.tableau, phase, "credits_per_die"):
        dice = player.citizenry if power.where == "citizenry" else list(player.goods)
        found.append((side, power.amount * ceil(len(of_types(dice, power.dice)) / power.each)))
    for side, power in powers(player.tableau, phase, "credits_per_good"):
        goods = [world for world in player.goods.values() if sides()[world].color in power.colors]
        found.append((side, power.amount * len(goods)))
    return [(side, amount) for side, amount in found if amount]


def income_vp(player: Player, phase: str) -> list[tuple[str, int]]:
    """Return the VP chips at the end of a phase, as pairs of development and amount."""
    return [(side, power.amount) for side, power in powers(player.tableau, phase, "vp")]


def holds(g: RollState, seat: Seat, condition: Condition) -> bool:
    """Return whether the condition of a power is true now."""
    player = g.players[seat]
    if condition.code == "scouted_with":
        return any(kind in condition.dice for kind in player.scouted)
    own, best = _compared(g, seat, condition)
    return own > best


def most_moved(g: RollState, seat: Seat, power: Power) -> int:
    """Return the most workers a Reassign power moves; some compare all tableaus (page 10)."""
    if power.condition is None:
        return power.most
    own, best = _compared(g, seat, power.condition)
    if own == best:
        return power.condition.tied_max
    return power.most if own > best else 0


def _compared(g: RollState, seat: Seat, condition: Condition) -> tuple[int, int]:
    """Return the count of a condition for a seat, and the highest count of any other seat."""
    counts = [_count(player, condition) for player in g.players]
    return counts.pop(seat), max(counts)


def _count(player: Player, condition: Condition) -> int:
    squares = [sides()[side] for side in player.tableau]
    match condition.code:
        case "most_worlds":
            return sum(square.is_world and square.color in condition.colors for square in squares)
        case "most_developments":
            return sum(square.side == DEVELOPMENT for square in squares)
    return max(square.cost for square in squares if square.is_world)
