"""Possible outcomes of Produce for one player (page 7), for forecasts; the state is not changed."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from galaxy_desktop.games.frontiers.box import PRODUCE, tiles
from galaxy_desktop.games.frontiers.kinds import best_paid_kind, chooser, may_produce
from galaxy_desktop.games.frontiers.powers import kind_of, powers
from galaxy_desktop.games.frontiers.produce import empty_colonies, producing, times_paid_alone
from galaxy_desktop.games.frontiers.schema import ANY, KINDS, WINDFALL
from galaxy_desktop.games.frontiers.state import Player


@dataclass(frozen=True, slots=True)
class Harvest:
    """One outcome: the kinds of the goods made, and the credits powers pay for sure and at most."""

    kinds: tuple[str, ...]
    credits: int
    most_credits: int


Supply = Mapping[str, int]
Made = frozenset[str]


def harvests(player: Player, others: list[Player], supply: Supply, *, selects: bool) -> set[Harvest]:
    """Return every outcome of a player's choices in Produce, if it selects or if another does."""
    found = set()
    for kind in KINDS if may_produce(player, selects=selects) else (best_paid_kind(player),):
        one = player.clone()
        one.kind = kind if chooser(player) else player.kind
        for made in _all_made(one, supply, selects=selects):
            found.add(_paid(one, others, made))
    return found


def payable(player: Player, supply: Supply, *, selects: bool) -> list[str]:
    """Return the colonies that could get a good in Produce for a price, in any outcome."""
    made = _all_made(player, supply, selects=selects)
    found = {colony for one in made for colony in _payable(player, one) if colony in one}
    return [colony for colony, _power in powers(player, PRODUCE, "paid_production") if colony in found]


def left_by(others: list[Player], supply: Supply) -> Supply:
    """Return the supply left after others put a good on each colony that can hold one."""
    empty = Counter(
        kind
        for other in others
        for colony in other.colonies
        if colony not in other.goods and tiles()[colony].holds_goods
        for kind in (KINDS if tiles()[colony].kind == ANY else (tiles()[colony].kind,))
    )
    return {kind: max(0, number - empty[kind]) for kind, number in supply.items()}


def _all_made(player: Player, supply: Supply, *, selects: bool) -> set[Made]:
    """Return the sets of colonies that can get goods: by production, powers, payment and the bonus."""
    windfalls = [power.kind for _, power in powers(player, PRODUCE, "windfall")]
    found = set(_produced(player, supply))
    for kind in sorted(windfalls, key=lambda kind: kind == ANY):
        found = {more for made in found for more in _windfall(player, supply, made, kind)}
    found |= {made | {colony} for made in found for colony in _payable(player, made)}
    if selects:
        found = {more for made in found for more in _windfall(player, supply, made, ANY)}
    return found


def _payable(player: Player, made: Made) -> Iterator[str]:
    """Yield each colony whose price of production can be paid, also from credits for the goods made."""
    credits_ = player.credits + sum(_pays_here(player, colony) for colony in made)
    for colony, power in powers(player, PRODUCE, "paid_production"):
        if power.cost <= credits_ and colony not in player.goods:
            yield colony


def _produced(player: Player, supply: Supply) -> list[Made]:
    """Return the sets of production colonies that can produce; all choices if the supply is short."""
    sets: list[Made] = [frozenset()]
    for kind in KINDS:
        colonies = producing(player, kind)
        number = min(len(colonies), supply[kind])
        sets = [one.union(more) for one in sets for more in combinations(colonies, number)]
    return sets


def _windfall(player: Player, supply: Supply, made: Made, kind: str) -> list[Made]:
    """Return the sets with one more good of a kind, or of any, if a colony can take it."""
    used = Counter(kind_of(player, colony) for colony in made)
    free = {
        (kind_of(player, colony), _pays_here(player, colony)): colony
        for colony in empty_colonies(player, WINDFALL, kind)
        if colony not in made and supply[kind_of(player, colony)] > used[kind_of(player, colony)]
    }
    return [made | {colony} for colony in free.values()] or [made]  # of those that are alike one is enough


def _pays_here(player: Player, colony: str) -> int:
    """Return the credits that powers pay for a good made on this colony."""
    paid = powers(player, PRODUCE, "credits")
    return sum(power.amount for tile, power in paid if power.when == "good_here" and tile == colony)


def _paid(player: Player, others: list[Player], made: Made) -> Harvest:
    """Return the outcome for these goods, set on this copy; comparisons with others only count at most."""
    player.made = sorted(kind_of(player, colony) for colony in made)
    sure = more = 0
    for tile, power in powers(player, PRODUCE, "credits"):
        if power.when == "good_here":
            sure += power.amount * (tile in made)
        elif power.most:
            more += power.amount * _may_be_most(player, others, power.most)
        elif power.when == "end":
            sure += power.amount * times_paid_alone(player, power)
    return Harvest(tuple(player.made), sure, sure + more)


def _may_be_most(player: Player, others: list[Player], kind: str) -> bool:
    """Return whether a player may have made more goods of a kind than every other one."""
    return player.made.count(kind) > max((len(producing(other, kind)) for other in others), default=0)
