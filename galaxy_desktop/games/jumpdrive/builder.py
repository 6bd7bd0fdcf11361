"""Composer of a build: first the cards to place, then the cards to pay with."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from galaxy_desktop.engine.decisions import Answer, Compose, Decision, Option
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.moves import Placing, card_of
from galaxy_desktop.games.jumpdrive.plans import Plan, choices, plans, split

TO_PAY = "pay"
"""Move after the last card to place; the moves after it are cards to pay with."""


@dataclass(frozen=True, slots=True)
class Builder:
    """Composer of one seat's build in this round; no moves at all mean Explore."""

    hand: tuple[str, ...]
    empire: tuple[str, ...]
    team: str
    """Id of the Survey Team while it is still in the center, otherwise ""."""

    def moves(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        """Return the options that may follow the moves: cards to place, `TO_PAY`, or cards for payment."""
        return _moves(self, made)

    def moves_after(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        """Return the moves that may follow those made; not cached."""
        plan = self.plan(made)
        if plan is None:
            return ()
        if TO_PAY in made:
            return self._payments(made, plan)
        developments, worlds = split(made)
        known = cards()
        found: list[Option] = []
        for card in self._open(developments, worlds):
            if known[card].is_world:
                found += self._ways(developments, worlds, card)
            elif self.plans_for((card,), worlds):
                found.append(card)
        return (*found, TO_PAY) if plan.cost else tuple(found)

    def complete(self, made: tuple[Option, ...]) -> bool:
        """Return whether the moves place cards that are paid for in full, or nothing, for Explore."""
        plan = self.plan(made)
        if plan is None:
            return False
        return len(paid_in(made)) == plan.cost and (TO_PAY in made) == bool(plan.cost)

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
        return _first_plan(self, chosen_in(made))

    def plans_for(self, developments: tuple[Option, ...], worlds: tuple[Option, ...]) -> list[Plan]:
        """Return every plan that can be paid for with the rest of the hand."""
        left = len(self.hand) - len(developments) - len(worlds) + (self.team in developments)
        return [plan for plan in plans(self.empire, developments, worlds) if plan.cost <= left]

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

    def _ways(
        self, developments: tuple[Option, ...], worlds: tuple[Option, ...], card: str
    ) -> tuple[Option, ...]:
        """Return the options that add a world: none, one, or two if it can be conquered or paid for."""
        found = {plan.placements[-1].way for plan in self.plans_for(developments, (*worlds, card))}
        if len(found) > 1:
            return card, Placing(card, for_cards=True).option
        return (card,) if found else ()

    def _payments(self, made: tuple[Option, ...], plan: Plan) -> tuple[Option, ...]:
        if len(paid_in(made)) >= plan.cost:
            return ()
        used = {card_of(move) for move in made}
        return tuple([card for card in self.hand if card not in used])


@lru_cache(maxsize=1_000)
def _moves(builder: Builder, made: tuple[Option, ...]) -> tuple[Option, ...]:
    return builder.moves_after(made)


@lru_cache(maxsize=1_000)
def _first_plan(builder: Builder, chosen: tuple[Option, ...]) -> Plan | None:
    return next(iter(builder.plans_for(*split(chosen))), None)


def chosen_in(made: Sequence[Option]) -> tuple[Option, ...]:
    """Return the moves that place cards."""
    return tuple(made[: made.index(TO_PAY)]) if TO_PAY in made else tuple(made)


def paid_in(made: Sequence[Option]) -> tuple[Option, ...]:
    """Return the cards chosen to pay with."""
    return tuple(made[made.index(TO_PAY) + 1 :]) if TO_PAY in made else ()


def gist(decision: Decision, answer: Answer) -> Answer:
    """Return what an answer builds, without the cards it is paid with; any other answer as it is."""
    return chosen_in(answer) if isinstance(decision, Compose) else answer
