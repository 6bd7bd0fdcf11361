"""Ways to settle an explored world (page 6): by credits, by Military, and by powers."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import combinations, product

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.moves import CONQUER, PAY, PAY_FOR_MILITARY, REPLACE, Settling
from galaxy_desktop.games.frontiers.powers import fits, kind_of, military_for, powers, settle_discount
from galaxy_desktop.games.frontiers.schema import ANY, KINDS, Power
from galaxy_desktop.games.frontiers.state import FrontiersState, Player


@plain
class SettleWay:
    """One way to settle a world, with all that it costs."""

    how: str
    kind: str
    """The kind the world is to have: its own, or the one that the owner would set."""
    colonists: int
    """Colonists that leave the mat; below zero if some come back."""
    price: int = 0
    strength: int = 0
    by: str = ""
    """The tile whose power allows it."""
    spends: tuple[tuple[str, str], ...] = ()
    """For temporary Military: each power used, with the colony whose good it removes."""
    chosen: bool = False
    """True if the kind is part of the choice."""

    @property
    def option(self) -> Option:
        """The option that names it in an answer."""
        return Settling(self.how, self.by, self.spends, self.kind if self.chosen else "").option


def ways_to_settle(g: FrontiersState, seat: Seat, world: str) -> tuple[SettleWay, ...]:
    """Return the ways in which a seat could settle an explored world now."""
    return tuple(possible_ways(g.players[seat], world))


def possible_ways(player: Player, world: str) -> Iterator[SettleWay]:
    """Yield the ways for which a player has the colonists and the credits."""
    for way in thinkable_ways(player, world):
        if way.price <= player.credits and way.colonists <= player.colonists:
            yield way


def thinkable_ways(player: Player, world: str) -> Iterator[SettleWay]:
    """Yield the ways that powers and Military allow, regardless of colonists and credits."""
    kind = tiles()[world].kind
    if kind != ANY:
        yield from _ways(player, world, kind)
        return
    for kind in KINDS:
        for way in _ways(player, world, kind):
            yield replace(way, chosen=True)


def _ways(player: Player, world: str, kind: str) -> Iterator[SettleWay]:
    tile = tiles()[world]
    if tile.is_military:
        conquests = list(_conquests(player, world, kind))
        yield from conquests
        if all(way.spends for way in conquests):
            yield from _payments_for_military(player, world, kind)
        return
    price = max(0, tile.cost - settle_discount(player, world, kind))
    yield SettleWay(PAY, kind, tile.colonists, price)
    for colony, _ in powers(player, "settle", "replace_self"):
        yield SettleWay(REPLACE, kind, tile.colonists - tiles()[colony].colonists, by=colony)


def _conquests(player: Player, world: str, kind: str) -> Iterator[SettleWay]:
    """Yield the conquests that use no more temporary Military than is needed."""
    tile, strength = tiles()[world], military_for(player, world, kind)
    lacking = tile.defense - strength
    if lacking <= 0:
        yield SettleWay(CONQUER, kind, tile.colonists, strength=strength)
        return
    helps = temporary_powers(player)
    for size in range(1, len(helps) + 1):
        for used in combinations(helps, size):
            more = sum(power.amount for _, power in used)
            if all(more - power.amount < lacking <= more for _, power in used):
                for spends in _removals(player, used):
                    yield SettleWay(CONQUER, kind, tile.colonists, 0, strength + more, spends=spends)


def temporary_powers(player: Player) -> list[tuple[str, Power]]:
    """Return the powers that can still remove a good for Military in this action."""
    return [(t, p) for t, p in powers(player, "settle", "temporary_military") if t not in player.used]


def _removals(player: Player, used: tuple[tuple[str, Power], ...]) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yield the goods that such powers can remove, each from another colony."""
    fitting = [[c for c, kind in player.goods.items() if power.kind in (kind, ANY)] for _, power in used]
    for colonies in product(*fitting):
        if len(set(colonies)) == len(colonies):
            yield tuple((tile, colony) for (tile, _), colony in zip(used, colonies, strict=True))


def _payments_for_military(player: Player, world: str, kind: str) -> Iterator[SettleWay]:
    """Yield the cheapest payment for a military world by a power, less all discounts, if there is one.

    All else is the same through any of several powers, so nobody is asked which. Nor is anybody asked to
    pay for what can be conquered without giving anything up.
    """
    tile = tiles()[world]
    fitting = [
        (power.discount, source)
        for source, power in powers(player, "settle", "pay_for_military")
        if fits(power.where, tile, kind)
    ]
    if fitting:
        discount, source = max(fitting, key=lambda one: one[0])
        price = max(0, tile.defense - discount - settle_discount(player, world, kind))
        yield SettleWay(PAY_FOR_MILITARY, kind, tile.colonists, price, by=source)


def most_military(player: Player, world: str) -> int:
    """Return the most Military a player can reach against a world by removing goods."""
    used: list[Power] = []
    for _, power in sorted(temporary_powers(player), key=lambda one: -one[1].amount):
        if _are_enough(player.goods.values(), [*used, power]):
            used.append(power)
    return military_for(player, world, kind_of(player, world)) + sum(power.amount for power in used)


def _are_enough(goods: Collection[str], used: Collection[Power]) -> bool:
    """Return whether each of some powers can remove a good of its kind."""
    kinds = list(goods)
    wanted = [power.kind for power in used]
    return len(wanted) <= len(kinds) and all(wanted.count(kind) <= kinds.count(kind) for kind in KINDS)


def why_no_world(player: Player, option: Option) -> Reason | None:
    """Return the reason that an explored world cannot be settled now, or None."""
    if option not in player.explored:
        return None
    tile, ways = tiles()[option], list(thinkable_ways(player, option))
    if not ways:
        has = most_military(player, option)
        return because("military_short", tile=option, needs=tile.defense, has=has, short=tile.defense - has)
    needed = min(way.colonists for way in ways)
    if needed > player.colonists:
        return because("colonists_short", tile=option, needs=needed, has=player.colonists)
    due = min(way.price for way in ways if way.colonists <= player.colonists)
    if due > player.credits:
        short = due - player.credits
        return because("credits_short", tile=option, needs=due, has=player.credits, short=short)
    return None
