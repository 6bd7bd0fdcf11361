"""Composer of a build: first the cards to place, then the cards to pay with."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from galaxy_desktop.engine.decisions import Answer, Compose, Decision, Option
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.moves import Placing, card_of
from galaxy_desktop.games.jumpdrive.plans import (
    Base,
    Plan,
    base_of,
    choices,
    development_price,
    may_develop,
    plans_upon,
    split,
    world_ways,
)

TO_PAY = "pay"
"""Move after the last card to place; the moves after it are cards to pay with."""

EXPLORE = Plan((), 0)


@dataclass(frozen=True, slots=True)
class Builder:
    """Composer of one seat's build in this round; no moves at all mean Explore."""

    hand: tuple[str, ...]
    empire: tuple[str, ...]
    team: str
    """Id of the Survey Team while it is still in the center, otherwise ""."""
    _moves: dict[tuple[Option, ...], tuple[Option, ...]] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )
    _plans: dict[tuple[Option, ...], Plan | None] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )
    _bases: dict[tuple[tuple[Option, ...], bool], Base | None] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )

    def moves(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        """Return the options that may follow the moves: cards to place, `TO_PAY`, or cards for payment."""
        known = self._moves.get(made)
        if known is None:
            known = self._moves[made] = self._moves_after(made)
        return known

    def _moves_after(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        plan = self.plan(made)
        if plan is None:
            return ()
        if TO_PAY in made:
            paid = paid_in(made)
            used = (*plan.cards, *paid)
            return tuple([card for card in self.hand if card not in used]) if len(paid) < plan.cost else ()
        developments, worlds = split(made)
        known, left = cards(), self._left(developments) - len(worlds)
        base = None if worlds else self._base(developments, True)
        found: list[Option] = []
        for card in self._open(developments, worlds):
            if not known[card].is_world:
                if self._may_develop(worlds, card, left):
                    found.append(card)
            elif base is None:
                found += _to_choose(card, self._ways(developments, (*worlds, card)))
            else:
                found += _to_choose(card, world_ways(base.mine, card, left - 1 - base.cost))
        return (*found, TO_PAY) if plan.cost else tuple(found)

    def complete(self, made: tuple[Option, ...]) -> bool:
        """Return whether the moves place cards that are paid for in full, or nothing, for Explore."""
        plan = self.plan(made)
        if plan is None:
            return False
        return len(paid_in(made)) == plan.cost if TO_PAY in made else not plan.cost

    def instead(self, made: tuple[Option, ...], place: int, option: Option) -> bool:
        """Return whether a card to place may be replaced by the option: both developments, or both worlds.

        A world may not if a power would allow it as a second world. Return False once `TO_PAY` is among the
        moves.
        """
        known = choices()
        if TO_PAY in made or option not in known or known[made[place]].is_world != known[option].is_world:
            return False
        if not known[option].is_world:
            return True
        developments, _worlds = split(made)
        return not empire_of((*self.empire, *developments)).convoys

    def plan(self, made: Sequence[Option]) -> Plan | None:
        """Return the first affordable plan for the cards placed by the moves; None if there is none."""
        chosen = chosen_in(made)
        if not chosen:
            return EXPLORE
        if chosen not in self._plans:
            self._plans[chosen] = next(iter(self.plans_for(*split(chosen))), None)
        return self._plans[chosen]

    def plans_for(self, developments: tuple[Option, ...], worlds: tuple[Option, ...]) -> list[Plan]:
        """Return every plan that can be paid for with the rest of the hand."""
        base = self._base(developments, bool(worlds))
        if base is None:
            return []
        left = self._left(developments) - len(worlds)
        return [plan for plan in plans_upon(base, worlds) if plan.cost <= left]

    def _base(self, developments: tuple[Option, ...], with_world: bool) -> Base | None:
        key = developments, with_world
        if key not in self._bases:
            self._bases[key] = base_of(self.empire, developments, with_world)
        return self._bases[key]

    def _left(self, developments: tuple[Option, ...]) -> int:
        """Return the number of cards in hand without these."""
        return len(self.hand) - len(developments) + (self.team in developments)

    def _open(self, developments: tuple[Option, ...], worlds: tuple[Option, ...]) -> list[str]:
        """Return the cards that may be chosen next, by number and type only."""
        convoy = len(worlds) == 1 and empire_of((*self.empire, *developments)).convoys
        more_worlds = not worlds or convoy
        taken = {*developments, *map(card_of, worlds)}
        known = cards()
        return [
            card
            for card in (*self.hand, self.team)
            if card and card not in taken and (more_worlds if known[card].is_world else not developments)
        ]

    def _ways(self, developments: tuple[Option, ...], worlds: tuple[Option, ...]) -> list[str]:
        """Return the affordable ways to place the last of these worlds."""
        return [plan.placements[-1].way for plan in self.plans_for(developments, worlds)]

    def _may_develop(self, worlds: tuple[Option, ...], card: str, left: int) -> bool:
        """Return whether a development can join these worlds, given the number of cards left in hand."""
        mine, design = empire_of(self.empire), cards()[card]
        if card != self.team:
            left -= 1
        if not may_develop(mine, design) or development_price(mine, design, bool(worlds)) > left:
            return False
        return not worlds or self.plan((*worlds, card)) is not None


def _to_choose(world: str, ways: Sequence[str]) -> tuple[Option, ...]:
    """Return the options that add a world: none, one, or two if it can be conquered or paid for."""
    if len(set(ways)) > 1:
        return world, Placing(world, for_cards=True).option
    return (world,) if ways else ()


def chosen_in(made: Sequence[Option]) -> tuple[Option, ...]:
    """Return the moves that place cards."""
    return tuple(made[: made.index(TO_PAY)]) if TO_PAY in made else tuple(made)


def paid_in(made: Sequence[Option]) -> tuple[Option, ...]:
    """Return the cards chosen to pay with."""
    return tuple(made[made.index(TO_PAY) + 1 :]) if TO_PAY in made else ()


def gist(decision: Decision, answer: Answer) -> Answer:
    """Return what an answer builds, without the cards it is paid with; any other answer as it is."""
    return chosen_in(answer) if isinstance(decision, Compose) else answer
