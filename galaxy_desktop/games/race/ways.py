"""Ways to place a card (pages 4 to 6): by payment or by Military, with the cards that help."""

from collections.abc import Mapping, Sequence

from galaxy_desktop.engine.decisions import Way
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.race.box import design_id
from galaxy_desktop.games.race.moves import CONQUER, PAY, PAY_MILITARY, PlaceBy, place_by
from galaxy_desktop.games.race.powers import (
    NamedPowers,
    discount,
    military_against,
    powers_at,
    price,
    temporary_military,
)
from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.state import RaceState


@plain
class Means:
    """Powers and cards of a seat in the current phase, from which prices and ways follow."""

    cards: Mapping[str, Card]
    powers: NamedPowers
    hand: tuple[str, ...]
    tableau: tuple[str, ...]


def means(g: RaceState, seat: Seat, phase: str) -> Means:
    """Return the means of a seat in Develop or Settle."""
    player = g.players[seat]
    return Means(g.cards, powers_at(g, seat, phase), tuple(player.hand), tuple(player.tableau))


def price_for_military(world: Card, powers: NamedPowers) -> int | None:
    """Return the cards to discard for a military world that may be paid for (page 6), otherwise None."""
    allowed = [p.discount for _, p in powers if p.code == "pay_for_military" and world.good != p.not_good]
    if not allowed:
        return None
    return max(0, (world.defense or 0) - max(allowed) - discount(world, powers))


def _payments(world: Card, powers: NamedPowers) -> list[tuple[str, str, int]]:
    """Return the ways that pay for a world, as (how, card that makes it free or "", price in cards)."""
    how, due = (
        (PAY_MILITARY, price_for_military(world, powers))
        if world.is_military
        else (PAY, price(world, powers))
    )
    if due is None:
        return []
    ships = [c for c, p in powers if p.code == "settle_free" and world.good != p.not_good]
    return [(how, "", due), *((how, ship, 0) for ship in ships)]


def world_prices(world: Card, powers: NamedPowers) -> list[tuple[PlaceBy, int]]:
    """Return every way to place a world with its price in cards, whether or not the hand is large enough."""
    payments = _payments(world, powers)
    strength = military_against(world, powers) if world.is_military else 0
    found = []
    for more, card in [(0, ""), *temporary_military(powers)]:
        if world.defense is not None and strength + more >= world.defense:
            found.append((place_by(CONQUER, card), 0))
        found.extend((place_by(how, ship, card), due) for how, ship, due in payments)
    return found


def can_place_world(m: Means, card: str) -> bool:
    """Return whether a card of the hand is a world that can be placed in some way."""
    world = m.cards[card]
    others = len(m.hand) - 1
    return world.is_world and any(due <= others for _, due in world_prices(world, m.powers))


def can_place_development(m: Means, card: str) -> bool:
    """Return whether a card of the hand is a development that can be placed.

    It must be affordable, and no copy of it may be in the tableau.
    """
    design = m.cards[card]
    return (
        not design.is_world
        and price(design, m.powers) < len(m.hand)
        and all(m.cards[placed] is not design for placed in m.tableau)
    )


def world_ways(m: Means, card: str) -> tuple[Way, ...]:
    """Return the ways to place a revealed world, each with the cards it can be paid with."""
    return _affordable(world_prices(m.cards[card], m.powers), m.hand)


def development_ways(m: Means, card: str) -> tuple[Way, ...]:
    """Return the one way to place a revealed development."""
    return _affordable([(place_by(PAY), price(m.cards[card], m.powers))], m.hand)


def _affordable(prices: Sequence[tuple[PlaceBy, int]], hand: tuple[str, ...]) -> tuple[Way, ...]:
    return tuple(Way(way.option, due, hand if due else ()) for way, due in prices if due <= len(hand))


def why_no_development(m: Means, card: str) -> Reason | None:
    """Return the reason why a card of the hand cannot be developed now, or None."""
    design = m.cards.get(card)
    if design is None or card not in m.hand:
        return None
    if design.is_world:
        return because("is_a_world", card=card)
    if any(design_id(placed) == design.id for placed in m.tableau):
        return because("placed_already", card=card)
    return _cards_short(card, price(design, m.powers), m)


def why_no_world(m: Means, card: str) -> Reason | None:
    """Return the reason why a card of the hand cannot be settled now, or None."""
    world = m.cards.get(card)
    if world is None or card not in m.hand:
        return None
    if not world.is_world:
        return because("is_a_development", card=card)
    prices = [due for _, due in world_prices(world, m.powers)]
    if prices:
        return _cards_short(card, min(prices), m)
    more, helper = max(temporary_military(m.powers), default=(0, ""))
    has = military_against(world, m.powers) + more
    return because(
        "military_short", card=card, needs=world.price, has=has, short=world.price - has, helper=helper
    )


def _cards_short(card: str, needs: int, m: Means) -> Reason | None:
    has = len(m.hand) - 1
    return because("cards_short", card=card, needs=needs, has=has, short=needs - has) if needs > has else None
