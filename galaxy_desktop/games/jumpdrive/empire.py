"""Totals of one empire's cards; all functions work on a view as on the state."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.schema import Card, Power


@dataclass(frozen=True, slots=True)
class Empire:
    """Icons of an empire, and the powers that help to place cards."""

    designs: tuple[str, ...]
    """Ids of its designs, one for each card."""
    military: int
    """General military: icons, and powers that count icons (page 2)."""
    explore: int
    chromosomes: int
    discounts: tuple[Power, ...]
    specialised: tuple[Power, ...]
    """Powers of specialized military, against some worlds only."""
    contacts: tuple[Power, ...]
    """Powers to pay for military worlds."""
    convoys: tuple[tuple[str, Power], ...]
    """Powers that allow a second world, each after the id of its physical card."""

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
    known = cards()
    mine = [known[card] for card in placed]
    powers: dict[str, list[Power]] = {}
    convoys = []
    for card, design in zip(placed, mine, strict=True):
        for power in design.powers:
            powers.setdefault(power.code, []).append(power)
            if power.code == "second_world":
                convoys.append((card, power))
    chromosomes = sum([design.chromosomes for design in mine])
    counted = sum([power.amount * chromosomes for power in powers.get("military_per", ())])
    return Empire(
        designs=tuple([design.id for design in mine]),
        military=sum([design.military for design in mine]) + counted,
        explore=sum([design.explore for design in mine]),
        chromosomes=chromosomes,
        discounts=tuple(powers.get("discount", ())),
        specialised=tuple(powers.get("military_vs", ())),
        contacts=tuple(powers.get("pay_for_conquest", ())),
        convoys=tuple(convoys),
    )


def discount(empire: Empire, card: Card) -> int:
    """Return the sum of an empire's discounts on a card."""
    if not empire.discounts:
        return 0
    return sum([power.amount for power in empire.discounts if card.id in power.serves])


def military_against(empire: Empire, world: Card) -> int:
    """Return military against one world: general, and specialized for it."""
    if not empire.specialised:
        return empire.military
    return empire.military + sum([p.amount for p in empire.specialised if world.id in p.serves])


def price(empire: Empire, card: Card, less: int = 0) -> int | None:
    """Return the cards to discard for a card, at least 0; None for a world that must be conquered."""
    due = card.cost if card.defense is None else _price_for_military(empire, card)
    return None if due is None else max(0, due - discount(empire, card) - less)


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
