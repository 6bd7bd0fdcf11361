"""Position after a Consume power: goods that stay, and powers that lack goods whatever is taken."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.moves import source_of
from galaxy_desktop.games.race.powers import goods_taken, power_of, worlds_with_goods
from galaxy_desktop.games.race.schema import Power
from galaxy_desktop.games.race.state import RaceState

TAKERS = frozenset({"consume_goods", "consume_all_goods", "sell_good"})


@dataclass(frozen=True, slots=True)
class After:
    """Number of goods that stay, cards whose powers are lost for sure, and least number of lost powers."""

    stay: int
    lost: tuple[str, ...]
    least: int = 0


def after_using(g: RaceState, seat: Seat, ref: str, open_refs: Sequence[str]) -> After | None:
    """Return what follows from a power, whatever goods it takes; None if it takes no goods."""
    power = power_of(g, ref)
    if power.code not in TAKERS:
        return None
    others = [other for other in open_refs if other != ref and power_of(g, other).code in TAKERS]
    kinds = Counter(g.cards[world].good for world in worlds_with_goods(g, seat))
    rests = [kinds - taken for taken in _takings(g, seat, power)]
    ruled_out = [{other for other in others if not _usable(power_of(g, other), rest)} for rest in rests]
    sure = set.intersection(*ruled_out)
    return After(
        rests[0].total(),
        tuple(source_of(other) for other in others if other in sure),
        min(len(lost) for lost in ruled_out),
    )


def _takings(g: RaceState, seat: Seat, power: Power) -> Iterator[Counter[str]]:
    """Yield each choice of goods that the power may take, as counts by kind."""
    worlds = worlds_with_goods(g, seat, power.good)
    number = {"consume_all_goods": len(worlds), "sell_good": 1}.get(power.code)
    size = goods_taken(g, power, worlds) if number is None else number
    kinds = sorted(g.cards[world].good for world in worlds)
    for taken in dict.fromkeys(combinations(kinds, size)):
        if not power.different or len(set(taken)) == size:
            yield Counter(taken)


def _usable(power: Power, kinds: Counter[str]) -> bool:
    """Return whether a power that takes goods is usable, by the kinds of goods left."""
    if power.code != "consume_goods":
        return kinds.total() > 0
    fitting = [number for kind, number in kinds.items() if number and power.good in {"", kind}]
    return (len(fitting) if power.different else sum(fitting)) >= power.goods
