"""All that Produce can bring one player (page 7), whatever is chosen: for forecasts; changes nothing."""

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
    """One outcome: the kinds of the goods made, and what powers pay for sure and at most."""

    kinds: tuple[str, ...]
    credits: int
    most_credits: int


Supply = Mapping[str, int]
Made = frozenset[str]


def harvests(player: Player, others: list[Player], supply: Supply, selects: bool) -> set[Harvest]:
    """Every outcome of the goods a player may choose to make, if it selects or if another does."""
    found = set()
    for kind in KINDS if may_produce(player, selects) else (best_paid_kind(player),):
        one = player.clone()
        one.kind = kind if chooser(player) else player.kind
        for made in _all_made(one, supply, selects):
            found.add(_paid(one, others, made))
    return found


def left_by(others: list[Player], supply: Supply) -> Supply:
    """What is left of the supply once others have put a good on each colony that can hold one."""
    empty = Counter(
        kind
        for other in others
        for colony in other.colonies
        if colony not in other.goods and tiles()[colony].holds_goods
        for kind in (KINDS if tiles()[colony].kind == ANY else (tiles()[colony].kind,))
    )
    return {kind: max(0, number - empty[kind]) for kind, number in supply.items()}


def _all_made(player: Player, supply: Supply, selects: bool) -> set[Made]:
    """The colonies on which goods are made: production colonies, then by powers, paid for, by the bonus."""
    windfalls = [power.kind for _, power in powers(player, PRODUCE, "windfall")]
    found = set(_produced(player, supply))
    for kind in sorted(windfalls, key=lambda kind: kind == ANY):
        found = {more for made in found for more in _windfall(player, supply, made, kind)}
    found |= {made | {colony} for made in found for colony in _payable(player, made)}
    if selects:
        found = {more for made in found for more in _windfall(player, supply, made, ANY)}
    return found


def _payable(player: Player, made: Made) -> Iterator[str]:
    """Each colony that produces for a price, where that can be paid with what the goods made have paid."""
    credits_ = player.credits + sum(_pays_here(player, colony) for colony in made)
    for colony, power in powers(player, PRODUCE, "paid_production"):
        if power.cost <= credits_ and colony not in player.goods:
            yield colony


def _produced(player: Player, supply: Supply) -> list[Made]:
    """The production colonies that make a good; where the supply is short, every choice of them."""
    sets: list[Made] = [frozenset()]
    for kind in KINDS:
        colonies = producing(player, kind)
        number = min(len(colonies), supply[kind])
        sets = [one.union(more) for one in sets for more in combinations(colonies, number)]
    return sets


def _windfall(player: Player, supply: Supply, made: Made, kind: str) -> list[Made]:
    """What has been made with one good more of a kind, or of any, as far as there is a colony for it."""
    used = Counter(kind_of(player, colony) for colony in made)
    free = {
        (kind_of(player, colony), _pays_here(player, colony)): colony
        for colony in empty_colonies(player, WINDFALL, kind)
        if colony not in made and supply[kind_of(player, colony)] > used[kind_of(player, colony)]
    }
    return [made | {colony} for colony in free.values()] or [made]  # of those that are alike one is enough


def _pays_here(player: Player, colony: str) -> int:
    """Credits that powers pay for a good made on this colony."""
    paid = powers(player, PRODUCE, "credits")
    return sum(power.amount for tile, power in paid if power.when == "good_here" and tile == colony)


def _paid(player: Player, others: list[Player], made: Made) -> Harvest:
    """What powers pay for these goods; what compares with others is only paid at most."""
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
    """Whether a player may have made more goods of a kind than every other one."""
    return player.made.count(kind) > max((len(producing(other, kind)) for other in others), default=0)
