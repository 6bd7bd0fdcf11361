"""What is left after a Consume power: goods that stay, and powers that would find none."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.powers import power_of, source_of, worlds_with_goods
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.table.best_consume import take

TAKERS = frozenset({"consume_goods", "consume_all_goods"})


@dataclass(frozen=True, slots=True)
class After:
    """How many goods stay, and the cards whose powers could be used now but not then."""

    stay: int
    lost: tuple[str, ...]


def after_using(g: RaceState, seat: Seat, ref: str, open_refs: Sequence[str]) -> After | None:
    """What follows from a power that takes goods; it leaves the others what it can."""
    power = power_of(g, ref)
    if power.code not in TAKERS:
        return None
    others = [other for other in open_refs if other != ref and power_of(g, other).code in TAKERS]
    kinds = Counter(g.cards[world].good for world in worlds_with_goods(g, seat))
    take(power, kinds, Counter(power_of(g, other).good for other in others if power_of(g, other).good))
    lost = [source_of(other) for other in others if not take(power_of(g, other), kinds.copy(), Counter())]
    return After(kinds.total(), tuple(lost))
