"""Totals of one empire's cards; all functions work on a view as on the state."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.schema import Bonus, Card, Power


class Empire(NamedTuple):
    """Icons of an empire, the powers that help to place cards, and what it scores."""

    designs: tuple[str, ...] = ()
    """Ids of its designs, one for each card."""
    military: int = 0
    """General military: icons, and powers that count icons (page 2)."""
    icons_of_military: int = 0
    for_chromosomes: int = 0
    """General military for each chromosome."""
    explore: int = 0
    chromosomes: int = 0
    discounts: tuple[Power, ...] = ()
    specialised: tuple[Power, ...] = ()
    """Powers of specialized military, against some worlds only."""
    contacts: tuple[Power, ...] = ()
    """Powers to pay for military worlds."""
    convoys: tuple[tuple[str, Power], ...] = ()
    """Powers that allow a second world, each after the id of its physical card."""
    vp: int = 0
    vp_of_worlds: int = 0
    income: int = 0
    """VP, those on worlds, and income that are printed on its cards, without what its bonuses add."""
    vp_bonuses: tuple[Bonus, ...] = ()
    income_bonuses: tuple[Bonus, ...] = ()

    def icons(self, icon: str) -> int:
        """Return the number of icons of a sort: "military", "explore" or "chromosome"."""
        match icon:
            case "military":
                return self.military
            case "explore":
                return self.explore
        return self.chromosomes


@lru_cache(maxsize=2_000)
def empire_of(placed: tuple[str, ...]) -> Empire:
    """Return the empire of these physical cards."""
    return with_card(empire_of(placed[:-1]), placed[-1]) if placed else Empire()


def with_card(empire: Empire, card: str) -> Empire:
    """Return an empire after a physical card has joined it."""
    design = cards()[card]
    icons = empire.icons_of_military + design.military
    chromosomes = empire.chromosomes + design.chromosomes
    per, discounts, specialised = empire.for_chromosomes, empire.discounts, empire.specialised
    contacts, convoys = empire.contacts, empire.convoys
    for power in design.powers:
        match power.code:
            case "discount":
                discounts = (*discounts, power)
            case "military_vs":
                specialised = (*specialised, power)
            case "military_per":
                per += power.amount
            case "pay_for_conquest":
                contacts = (*contacts, power)
            case "second_world":
                convoys = (*convoys, (card, power))
    return Empire(
        (*empire.designs, design.id),
        icons + per * chromosomes,
        icons,
        per,
        empire.explore + design.explore,
        chromosomes,
        discounts,
        specialised,
        contacts,
        convoys,
        empire.vp + design.vp,
        empire.vp_of_worlds + (design.vp if design.is_world else 0),
        empire.income + design.income,
        empire.vp_bonuses + design.vp_bonuses,
        empire.income_bonuses + design.income_bonuses,
    )


def discount(empire: Empire, card: Card) -> int:
    """Return the sum of an empire's discounts on a card."""
    less = 0
    for power in empire.discounts:
        if card.id in power.serves:
            less += power.amount
    return less


def military_against(empire: Empire, world: Card) -> int:
    """Return military against one world: general, and specialized for it."""
    if not empire.specialised:
        return empire.military
    return empire.military + sum([p.amount for p in empire.specialised if world.id in p.serves])


def price(empire: Empire, card: Card, less: int = 0) -> int | None:
    """Return the cards to discard for a card, at least 0; None for a world that must be conquered."""
    due = card.cost if card.defense is None else _price_for_military(empire, card)
    if due is None:
        return None
    if empire.discounts:
        less += discount(empire, card)
    return due - less if due > less else 0


def _price_for_military(empire: Empire, world: Card) -> int | None:
    """Return the cost of a military world that may be paid for, else None; only the best power counts."""
    if not empire.contacts:
        return None
    allowed = [power.discount for power in empire.contacts if world.id in power.serves]
    return (world.defense or 0) - max(allowed) if allowed else None


def allowed_by(empire: Empire, power: Power) -> bool:
    """Return whether a `place_if` power allows its card to join an empire."""
    return any(
        condition.card in empire.designs if condition.card else empire.military <= (condition.military or 0)
        for condition in power.any
    )


def at_limit(empire: Empire, card: Card, power: Power) -> bool:
    """Return whether an empire already has as many copies of a card as its `place_limit` allows."""
    return empire.designs.count(card.id) >= power.max


def world_kinds(placed: Sequence[str]) -> int:
    """Return the number of different kinds of world in an empire, at most 4; gray does not count."""
    known = cards()
    return len({known[card].kind for card in placed if known[card].is_world} - {"gray"})
