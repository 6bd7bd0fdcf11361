"""Composing a build click by click: cards to place, then cards to pay with."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.moves import Placing, card_of
from galaxy_desktop.games.jumpdrive.plans import Plan, choices, plans, split

TO_PAY = "pay"
"""The move after the last card to place: from here on cards are chosen to pay with."""


@dataclass(frozen=True, slots=True)
class Builder:
    """What one player can place this round; no move at all is an Explore marker."""

    hand: tuple[str, ...]
    empire: tuple[str, ...]
    team: str
    """The Survey Team, while it still lies in the center."""

    def moves(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        """See `Composer`."""
        plan = self.plan(made)
        if plan is None:
            return ()
        if TO_PAY in made:
            return self._payments(made, plan)
        developments, worlds = split(made)
        found: list[Option] = []
        for card in self._open(developments, worlds):
            if cards()[card].is_world:
                found += self._ways(developments, worlds, card)
            elif self.plans_for((card,), worlds):
                found.append(card)
        return (*found, TO_PAY) if plan.cost else tuple(found)

    def complete(self, made: tuple[Option, ...]) -> bool:
        """See `Composer`."""
        plan = self.plan(made)
        if plan is None:
            return False
        return len(paid_in(made)) == plan.cost and (TO_PAY in made) == bool(plan.cost)

    def instead(self, made: tuple[Option, ...], place: int, option: Option) -> bool:
        """See `Composer`: another development, or another world where a second one is not possible beside it.

        Once cards to pay with are chosen, nothing takes the place of anything.
        """
        known = choices()
        if TO_PAY in made or option not in known:
            return False
        developments, _worlds = split(made)
        more = known[option].is_world and empire_of((*self.empire, *developments)).convoys
        return known[made[place]].is_world == known[option].is_world and not more

    def plan(self, made: Sequence[Option]) -> Plan | None:
        """What the moves made so far place: the first plan there is; None where that is not possible."""
        return _first_plan(self, chosen_in(made))

    def plans_for(self, developments: tuple[Option, ...], worlds: tuple[Option, ...]) -> list[Plan]:
        """Every plan that can be paid with the cards that are left in hand."""
        left = len(self.hand) - len(developments) - len(worlds) + (self.team in developments)
        return [plan for plan in plans(self.empire, developments, worlds) if plan.cost <= left]

    def _open(self, developments: tuple[Option, ...], worlds: tuple[Option, ...]) -> list[str]:
        """The cards that one more choice may name, so far as their number and type decide."""
        convoy = len(worlds) == 1 and empire_of((*self.empire, *developments)).convoys
        more_worlds = not worlds or convoy
        taken = {*developments, *map(card_of, worlds)}
        known = cards()
        return [
            card
            for card in (*self.hand, self.team)
            if card and card not in taken and (more_worlds if known[card].is_world else not developments)
        ]

    def _ways(
        self, developments: tuple[Option, ...], worlds: tuple[Option, ...], card: str
    ) -> tuple[Option, ...]:
        """The ways to add a world: one, or two where it could be conquered or paid for."""
        found = [plan.placements[-1].way for plan in self.plans_for(developments, (*worlds, card))]
        if len(set(found)) > 1:
            return card, Placing(card, for_cards=True).option
        return (card,) if found else ()

    def _payments(self, made: tuple[Option, ...], plan: Plan) -> tuple[Option, ...]:
        if len(paid_in(made)) >= plan.cost:
            return ()
        used = {card_of(move) for move in made}
        return tuple([card for card in self.hand if card not in used])


@lru_cache(maxsize=1_000)
def _first_plan(builder: Builder, chosen: tuple[Option, ...]) -> Plan | None:
    return next(iter(builder.plans_for(*split(chosen))), None)


def chosen_in(made: Sequence[Option]) -> tuple[Option, ...]:
    """The moves that place cards."""
    return tuple(made[: made.index(TO_PAY)]) if TO_PAY in made else tuple(made)


def paid_in(made: Sequence[Option]) -> tuple[Option, ...]:
    """The cards chosen to pay with."""
    return tuple(made[made.index(TO_PAY) + 1 :]) if TO_PAY in made else ()
