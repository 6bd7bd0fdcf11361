"""Plans: cards that can be placed together in one round, and their prices (pages 1 and 2)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import NamedTuple

from galaxy_desktop.games.jumpdrive.box import cards, figures
from galaxy_desktop.games.jumpdrive.empire import (
    Empire,
    allowed_by,
    at_limit,
    empire_of,
    military_against,
    price,
)
from galaxy_desktop.games.jumpdrive.moves import Placing, card_of, parse
from galaxy_desktop.games.jumpdrive.schema import Card

PAY = "pay"
CONQUER = "conquer"
PAY_MILITARY = "pay_military"


class PlannedCard(NamedTuple):
    """One card of a plan: the way it is placed, its price in cards, and the military that conquers it."""

    card: str
    way: str
    cost: int
    military: int = 0


class Plan(NamedTuple):
    """Cards that a seat places in a round, in the order of placing."""

    placements: tuple[PlannedCard, ...]
    cost: int
    """Cards to discard for all of it."""
    convoy: str = ""
    """Id of the card that is discarded for a second world, or ""."""

    @property
    def cards(self) -> tuple[str, ...]:
        """Cards that it places."""
        return tuple([placement.card for placement in self.placements])

    def leads_to(self, empire: Sequence[str]) -> tuple[str, ...]:
        """Return the empire with the plan's cards placed, and without the card discarded for it."""
        return tuple([card for card in (*empire, *self.cards) if card != self.convoy])


@cache
def designs_by_option() -> Mapping[str, Card]:
    """Return the designs by every option that places a card."""
    military = {card: design for card, design in cards().items() if design.is_military}
    by_cards = {Placing(card, for_cards=True).option: design for card, design in military.items()}
    return MappingProxyType({**cards(), **by_cards})


@lru_cache(maxsize=2_000)
def split(chosen: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Split options into developments and worlds, each in the order of choice."""
    if not chosen:
        return (), ()
    known = designs_by_option()
    worlds = tuple([choice for choice in chosen if known[choice].is_world])
    if len(worlds) == len(chosen):
        return (), worlds
    return tuple([choice for choice in chosen if choice not in worlds]), worlds


class Base(NamedTuple):
    """Empire that the worlds of a plan are placed in, with the development that is placed before them.

    The empire lacks that development if it helps to place no world.
    """

    empire: tuple[str, ...]
    placed: tuple[PlannedCard, ...] = ()
    cost: int = 0


def base_of(empire: tuple[str, ...], developments: Sequence[str], *, with_world: bool) -> Base | None:
    """Return what is placed before any world; None if the developments cannot be placed."""
    if not developments:
        return Base(empire)
    mine, chosen, design = empire_of(empire), developments[0], cards()[developments[0]]
    if len(developments) > 1 or not may_develop(mine, design):
        return None
    due = development_price(mine, design, with_world=with_world)
    after = (*empire, chosen) if with_world and design.helps else empire
    return Base(after, (PlannedCard(chosen, PAY, due),), due)


def plans(empire: tuple[str, ...], developments: Sequence[str], worlds: Sequence[str]) -> list[Plan]:
    """Return every way to place the chosen cards, affordable or not, ways that conquer first.

    A plan places the development first, then the worlds in the order of choice.
    """
    base = base_of(empire, developments, with_world=bool(worlds))
    return [] if base is None else plans_upon(base, worlds)


def plans_upon(base: Base, worlds: Sequence[str]) -> list[Plan]:
    """Return every way to place the worlds upon a base, affordable or not, ways that conquer first."""
    if not worlds:
        return [Plan(base.placed, base.cost)]
    if len(worlds) == 1:
        ways = placements_in(base.empire, worlds[0])
        return [Plan((*base.placed, first), base.cost + first.cost) for first in ways]
    return list(_two_worlds(base.empire, base.placed, *worlds)) if len(worlds) == 2 else []


def _plan(placements: tuple[PlannedCard, ...], convoy: str) -> Plan:
    return Plan(placements, sum([placement.cost for placement in placements]), convoy)


def may_develop(empire: Empire, card: Card) -> bool:
    """Return whether the conditions printed on a development allow it to join an empire."""
    for power in card.conditions:
        if power.code == "place_if" and not allowed_by(empire, power):
            return False
        if power.code == "place_limit" and at_limit(empire, card, power):
            return False
    return True


def development_price(empire: Empire, card: Card, *, with_world: bool) -> int:
    """Return the cards to discard for a development: less if no world is placed with it."""
    less = 0 if with_world else figures().development_only_discount
    return price(empire, card, less) or 0


@lru_cache(maxsize=2_000)
def placements_in(empire: tuple[str, ...], choice: str) -> tuple[PlannedCard, ...]:
    """Return the ways to place a world in the empire of these physical cards: conquest first."""
    return world_placements(empire_of(empire), choice)


def world_placements(empire: Empire, choice: str, less: int = 0) -> tuple[PlannedCard, ...]:
    """Return the ways to place a world: conquest first, then payment."""
    world = designs_by_option()[choice]
    due = price(empire, world, less)
    if world.defense is None:
        return (PlannedCard(choice, PAY, due or 0),)
    strength = military_against(empire, world)
    if strength < world.defense and due is None:
        return ()
    move = parse(choice)
    conquered = strength >= world.defense and not move.for_cards
    by_force = (PlannedCard(move.card, CONQUER, 0, strength),) if conquered else ()
    return by_force if due is None else (*by_force, PlannedCard(move.card, PAY_MILITARY, due))


def ways_within(empire: Empire, world: Card, left: int) -> int:
    """Return in how many ways a world can be placed for at most `left` cards: conquest, payment, both."""
    due = price(empire, world)
    paid = due is not None and due <= left
    if world.defense is None:
        return paid
    return paid + (left >= 0 and military_against(empire, world) >= world.defense)


def _two_worlds(
    empire: tuple[str, ...], placed: tuple[PlannedCard, ...], one: str, two: str
) -> Iterator[Plan]:
    """Yield plans for two worlds in one round, both conquered or both paid for, as a power allows."""
    before, after = empire_of(empire), empire_of((*empire, card_of(one)))
    for first in world_placements(before, one):
        means = CONQUER if first.way == CONQUER else PAY
        for convoy, power in before.convoys:
            if power.placement == means:
                for second in world_placements(after, two, power.discount):
                    if _go_together(before, after, first, second):
                        yield _plan((*placed, first, second), convoy if power.discard_self else "")


def _go_together(before: Empire, after: Empire, first: PlannedCard, second: PlannedCard) -> bool:
    if first.way != CONQUER or second.way != CONQUER:
        return (first.way == CONQUER) == (second.way == CONQUER)
    return conquers_both(before, after, cards()[first.card], cards()[second.card])


def conquers_both(before: Empire, after: Empire, first: Card, second: Card) -> bool:
    """Return whether military suffices for two worlds in this order: the second has what the first leaves."""
    return military_left(before, after, first, second) >= second.price


def military_left(before: Empire, after: Empire, first: Card, second: Card) -> int:
    """Return the military against a second world that the conquest of a first one leaves."""
    both = {first.id, second.id}
    available = before.military + sum(p.amount for p in before.specialised if p.serves & both)
    gained = military_against(after, second) - military_against(before, second)
    return available + gained - first.price
