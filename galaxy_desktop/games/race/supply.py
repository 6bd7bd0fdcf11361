"""The supply and the discard pile (page 2): drawing, discarding, reshuffling."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Reshuffled, Seat
from galaxy_desktop.games.race.events import CardsDrawn
from galaxy_desktop.games.race.state import RaceState


def take(g: RaceState) -> str | None:
    """Remove and return the top card of the supply, or None if supply and discards are empty.

    Reshuffle the discard pile as soon as the supply is empty.
    """
    if not g.supply:
        _reshuffle(g)
        if not g.supply:
            return None
    card = g.supply.pop()
    if not g.supply:
        _reshuffle(g)
    return card


def _reshuffle(g: RaceState) -> None:
    if g.discards:
        g.supply = [card for card, _ in g.discards]
        g.discards = []
        g.shuffle(g.supply)
        g.tell(Reshuffled(len(g.supply)))


def take_cards(g: RaceState, number: int) -> list[str]:
    """Remove and return that many cards from the top of the supply, or all there are."""
    cards = []
    for _ in range(number):
        card = take(g)
        if card is None:
            break
        cards.append(card)
    return cards


def draw(g: RaceState, seat: Seat, number: int, cause: str) -> int:
    """Draw cards to a hand; return how many were drawn."""
    cards = take_cards(g, number)
    if cards:
        g.players[seat].hand.extend(cards)
        g.tell(CardsDrawn(seat, tuple(cards), cause))
    return len(cards)


def discard_from_hand(g: RaceState, seat: Seat, cards: Sequence[str]) -> None:
    """Move cards of a hand to the discard pile, face down: only their owner knows them."""
    hand = g.players[seat].hand
    for card in cards:
        hand.remove(card)
        g.discards.append((card, seat))
