"""Composing a build click by click: cards to place, then cards to pay with."""

from collections.abc import Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.jumpdrive.cards import Card, cards
from galaxy_desktop.games.jumpdrive.empire import (
    Empire,
    allowed_by,
    at_limit,
    empire_of,
    military_against,
    price,
)
from galaxy_desktop.games.jumpdrive.plans import (
    CONQUER,
    FOR_CARDS,
    Plan,
    card_of,
    development_price,
    may_develop,
    plans,
)

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
        if TO_PAY in made:
            return self._payments(made)
        taken = {card_of(choice) for choice in made}
        found = [
            choice
            for card in (*self.hand, self.team)
            if card and card not in taken
            for choice in self._choices(made, card)
        ]
        plan = self.plan(made)
        return (*found, TO_PAY) if plan and plan.cost else tuple(found)

    def complete(self, made: tuple[Option, ...]) -> bool:
        """See `Composer`."""
        plan = self.plan(made)
        if plan is None:
            return False
        return len(paid_in(made)) == plan.cost and (TO_PAY in made) == bool(plan.cost)

    def plan(self, made: Sequence[Option]) -> Plan | None:
        """What the moves made so far place; None where that is not possible."""
        chosen = chosen_in(made)
        left = len(self.hand) - sum(1 for choice in chosen if choice != self.team)
        return next((plan for plan in plans(self.empire, chosen) if plan.cost <= left), None)

    def _choices(self, made: tuple[Option, ...], card: str) -> list[Option]:
        """The ways to add a card to what is chosen: one, or two for a world that can be had either way."""
        found = []
        plan = self.plan((*made, card))
        if plan is not None:
            found.append(card)
            placed = next(placement for placement in plan.placements if placement.card == card)
            if placed.way == CONQUER and empire_of((*self.empire, *plan.cards)).contacts:
                by_cards = card + FOR_CARDS
                if self.plan((*made, by_cards)) is not None:
                    found.append(by_cards)
        return found

    def _payments(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        plan = self.plan(made)
        if plan is None or len(paid_in(made)) >= plan.cost:
            return ()
        used = {card_of(move) for move in made}
        return tuple(card for card in self.hand if card not in used)


def chosen_in(made: Sequence[Option]) -> tuple[Option, ...]:
    """The moves that place cards."""
    return tuple(made[: made.index(TO_PAY)]) if TO_PAY in made else tuple(made)


def paid_in(made: Sequence[Option]) -> tuple[Option, ...]:
    """The cards chosen to pay with."""
    return tuple(made[made.index(TO_PAY) + 1 :]) if TO_PAY in made else ()


def why_not(builder: Builder, option: Option) -> Reason | None:
    """Why a card cannot be the first one chosen."""
    known = cards().get(option)
    if known is None or option not in (*builder.hand, builder.team):
        return None
    if builder.plan((option,)) is not None:
        return None
    helper = _first_helper(builder, option)
    if helper:
        return because("helped", card=option, helper=helper)
    mine = empire_of(builder.empire)
    return _why_no_world(builder, mine, option) if known.is_world else _why_no_development(builder, option)


def _first_helper(builder: Builder, option: Option) -> Option:
    """A development that makes it possible to place a world beside it."""
    if not cards()[option].is_world:
        return ""
    developments = [c for c in (*builder.hand, builder.team) if c and not cards()[c].is_world]
    return next((card for card in developments if builder.plan((card, option)) is not None), "")


def _why_no_development(builder: Builder, option: Option) -> Reason:
    card, mine = cards()[option], empire_of(builder.empire)
    if not may_develop(mine, card):
        return _why_not_allowed(mine, card, option)
    return _cards_short(builder, option, development_price(builder.empire, option, with_world=False))


def _why_not_allowed(mine: Empire, card: Card, option: Option) -> Reason:
    for power in card.powers:
        if power.code == "place_limit" and at_limit(mine, card, power):
            return because("at_limit", card=option, most=power.max)
    other = next(c.card for power in card.powers for c in power.any if c.card and not allowed_by(mine, power))
    return because("too_military", card=option, has=mine.military, other=other)


def _why_no_world(builder: Builder, mine: Empire, option: Option) -> Reason:
    world = cards()[option]
    due = price(mine, world)
    if due is not None:
        return _cards_short(builder, option, due)
    has = military_against(mine, world)
    return because("military_short", card=option, needs=world.price, has=has, short=world.price - has)


def _cards_short(builder: Builder, option: Option, needs: int) -> Reason:
    has = len(builder.hand) - (option != builder.team)
    return because("cards_short", card=option, needs=needs, has=has, short=needs - has)
