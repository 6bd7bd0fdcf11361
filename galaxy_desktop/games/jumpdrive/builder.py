"""Composer of a build: first the cards to place, then the cards to pay with."""

from collections.abc import Sequence
from dataclasses import field
from functools import cache

from galaxy_desktop.engine.decisions import Answer, Compose, Decision, Option
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.jumpdrive.box import cards, figures
from galaxy_desktop.games.jumpdrive.empire import empire_of, price
from galaxy_desktop.games.jumpdrive.moves import Placing, card_of
from galaxy_desktop.games.jumpdrive.plans import (
    Base,
    Plan,
    base_of,
    designs_by_option,
    may_develop,
    placements_in,
    plans_upon,
    split,
    ways_within,
)

TO_PAY = "pay"
"""Move after the last card to place; the moves after it are cards to pay with."""

EXPLORE = Plan((), 0)


@plain
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
    _dues: dict[Option, int | None] = field(default_factory=dict, init=False, compare=False, repr=False)
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
        found = self._more(developments, worlds) if worlds else self._first(developments)
        return (*found, TO_PAY) if plan.cost else tuple(found)

    def _first(self, developments: tuple[Option, ...]) -> list[Option]:
        """Return the options that place a card before any world is chosen."""
        base = self._base(developments, with_world=True)
        if base is None:
            return []
        known, mine = cards(), empire_of(base.empire)
        left, less = self._left(developments) - base.cost - 1, figures().development_only_discount
        found: list[Option] = []
        for card in self._there():
            design = known[card]
            if design.is_world:
                if ways := ways_within(mine, design, left):
                    found += _either_way(card)[:ways]
            elif not developments:
                due = self._due(card)
                if due is not None and due <= left + less + (card == self.team):
                    found.append(card)
        return found

    def _more(self, developments: tuple[Option, ...], worlds: tuple[Option, ...]) -> list[Option]:
        """Return the options that place a card once a world is chosen."""
        known, base = cards(), self._base(developments, with_world=True)
        convoy = len(worlds) == 1 and base is not None and empire_of(base.empire).convoys
        left, taken = self._left(developments) - len(worlds) - 1, set(map(card_of, worlds))
        found: list[Option] = []
        for card in self._there():
            if known[card].is_world:
                if convoy and card not in taken:
                    plans = self.plans_for(developments, (*worlds, card))
                    found += _either_way(card)[: len({plan.placements[-1].way for plan in plans})]
            elif not developments:
                due, most = self._due(card), left + (card == self.team)
                if due is not None and due <= most and self._fit_beside(card, worlds, most - due):
                    found.append(card)
        return found

    def _due(self, development: str) -> int | None:
        """Return the price of a development beside a world; None if it may not join the empire."""
        if development not in self._dues:
            mine, card = empire_of(self.empire), cards()[development]
            joins = not card.conditions or may_develop(mine, card)
            self._dues[development] = (price(mine, card) or 0) if joins else None
        return self._dues[development]

    def _fit_beside(self, development: str, worlds: tuple[Option, ...], left: int) -> bool:
        """Return whether the worlds can be placed after a development for at most `left` cards."""
        if len(worlds) > 1:
            return self.plan((*worlds, development)) is not None
        empire = (*self.empire, development) if cards()[development].helps else self.empire
        return any(one.cost <= left for one in placements_in(empire, worlds[0]))

    def _there(self) -> tuple[str, ...]:
        """Return the cards that may be placed at all."""
        return (*self.hand, self.team) if self.team else self.hand

    def rest(self, made: tuple[Option, ...]) -> tuple[tuple[Option, ...], int] | None:
        """Return the cards to pay with, and how many are due, after `TO_PAY`; None after any other move."""
        if not made or made[-1] != TO_PAY:
            return None
        plan = self.plan(made)
        return (self.moves(made), plan.cost) if plan else None

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
        known = designs_by_option()
        if TO_PAY in made or option not in known or known[made[place]].is_world != known[option].is_world:
            return False
        if not known[option].is_world:
            return True
        developments, _worlds = split(made)
        return not empire_of((*self.empire, *developments)).convoys

    def plan(self, made: Sequence[Option]) -> Plan | None:
        """Return the first affordable plan for the cards placed by the moves; None if there is none."""
        if not made:
            return EXPLORE
        chosen = chosen_in(made)
        if chosen not in self._plans:
            plans = self.plans_for(*split(chosen))
            self._plans[chosen] = plans[0] if plans else None
        return self._plans[chosen]

    def plans_for(self, developments: tuple[Option, ...], worlds: tuple[Option, ...]) -> list[Plan]:
        """Return every plan that can be paid for with the rest of the hand."""
        base = self._base(developments, with_world=bool(worlds))
        if base is None:
            return []
        left = self._left(developments) - len(worlds)
        return [plan for plan in plans_upon(base, worlds) if plan.cost <= left]

    def _base(self, developments: tuple[Option, ...], *, with_world: bool) -> Base | None:
        key = developments, with_world
        if key not in self._bases:
            self._bases[key] = base_of(self.empire, developments, with_world=with_world)
        return self._bases[key]

    def _left(self, developments: tuple[Option, ...]) -> int:
        """Return the number of cards in hand without these."""
        return len(self.hand) - len(developments) + (self.team in developments)


@cache
def _either_way(world: str) -> tuple[Option, Option]:
    """Return the options that place a world: by conquest if possible, and for cards all the same."""
    return world, Placing(world, for_cards=True).option


def chosen_in(made: Sequence[Option]) -> tuple[Option, ...]:
    """Return the moves that place cards."""
    return tuple(made[: made.index(TO_PAY)]) if TO_PAY in made else tuple(made)


def paid_in(made: Sequence[Option]) -> tuple[Option, ...]:
    """Return the cards chosen to pay with."""
    return tuple(made[made.index(TO_PAY) + 1 :]) if TO_PAY in made else ()


def gist(decision: Decision, answer: Answer) -> Answer:
    """Return what an answer builds, without the cards it is paid with; any other answer as it is."""
    return chosen_in(answer) if isinstance(decision, Compose) else answer
