"""What can be placed together in one round, and what it costs (pages 1 and 2)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from galaxy_desktop.games.jumpdrive.cards import Card, cards, figures
from galaxy_desktop.games.jumpdrive.empire import (
    Empire,
    allowed_by,
    at_limit,
    empire_of,
    military_against,
    price,
)

PAY = "pay"
CONQUER = "conquer"
PAY_MILITARY = "pay_military"
FOR_CARDS = "|pay"
"""Behind the id of a military world: it is paid for although it could be conquered."""


@dataclass(frozen=True, slots=True)
class Placement:
    """One card of a plan: how it is placed, and for how many cards."""

    card: str
    way: str
    cost: int
    military: int = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """What a player places in a round, in the order in which it is placed."""

    placements: tuple[Placement, ...]
    convoy: str = ""
    """The card that is discarded for a second world."""

    @property
    def cost(self) -> int:
        """Cards to discard for all of it."""
        return sum(placement.cost for placement in self.placements)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards it places."""
        return tuple(placement.card for placement in self.placements)


def is_world(choice: str) -> bool:
    """Whether a choice is a world."""
    return cards()[card_of(choice)].is_world


def card_of(choice: str) -> str:
    """The physical card of a choice."""
    return choice.removesuffix(FOR_CARDS)


def plans(empire: tuple[str, ...], chosen: Sequence[str]) -> Iterator[Plan]:
    """Every way to place the chosen cards, whether or not it can be paid for.

    The development comes first, the worlds in the order of choice. Ways that conquer come first.
    """
    worlds = [choice for choice in chosen if is_world(choice)]
    developments = [choice for choice in chosen if not is_world(choice)]
    if len(developments) > 1 or len(worlds) > 2:
        return
    placed: tuple[Placement, ...] = ()
    for card in developments:
        if not may_develop(empire_of(empire), cards()[card]):
            return
        placed = (Placement(card, PAY, development_price(empire, card, bool(worlds))),)
        empire = (*empire, card)
    if not worlds:
        yield Plan(placed)
    elif len(worlds) == 1:
        yield from (Plan((*placed, first)) for first in world_placements(empire, worlds[0]))
    else:
        yield from _two_worlds(empire, placed, worlds[0], worlds[1])


def may_develop(empire: Empire, card: Card) -> bool:
    """Whether the conditions printed on a development allow it to join an empire."""
    return not any(
        (power.code == "place_if" and not allowed_by(empire, power))
        or (power.code == "place_limit" and at_limit(empire, card, power))
        for power in card.powers
    )


def development_price(empire: Sequence[str], card: str, with_world: bool) -> int:
    """Cards to discard for a development: one fewer where no world is placed beside it."""
    less = 0 if with_world else figures().development_only_discount
    return price(empire_of(empire), cards()[card], less) or 0


def world_placements(empire: Sequence[str], choice: str, less: int = 0) -> list[Placement]:
    """The ways to place a world: by conquest first, then for cards."""
    mine, card = empire_of(empire), card_of(choice)
    world = cards()[card]
    found = []
    if world.defense is not None and card == choice:
        strength = military_against(mine, world)
        if strength >= world.defense:
            found.append(Placement(card, CONQUER, 0, strength))
    due = price(mine, world, less)
    if due is not None:
        found.append(Placement(card, PAY_MILITARY if world.is_military else PAY, due))
    return found


def _two_worlds(empire: tuple[str, ...], placed: tuple[Placement, ...], one: str, two: str) -> Iterator[Plan]:
    """Two worlds in one round, both conquered or both paid for, as a Convoy allows."""
    convoys = empire_of(empire).convoys
    after = (*empire, card_of(one))
    for first in world_placements(empire, one):
        means = CONQUER if first.way == CONQUER else PAY
        for convoy, power in convoys:
            if power.placement == means:
                for second in world_placements(after, two, power.discount):
                    if _go_together(empire, first, second):
                        spent = convoy if power.discard_self else ""
                        yield Plan((*placed, first, second), spent)


def _go_together(empire: tuple[str, ...], first: Placement, second: Placement) -> bool:
    if first.way != CONQUER or second.way != CONQUER:
        return (first.way == CONQUER) == (second.way == CONQUER)
    return conquers_both(empire, first.card, second.card)


def conquers_both(empire: tuple[str, ...], one: str, two: str) -> bool:
    """Whether military is enough for two worlds in this order: the second gets what the first left over."""
    before, after = empire_of(empire), empire_of((*empire, one))
    first, second = cards()[one], cards()[two]
    both = {first.id, second.id}
    available = before.military + sum(p.amount for p in before.specialised if p.serves & both)
    gained = military_against(after, second) - military_against(before, second)
    return available + gained >= first.price + second.price
