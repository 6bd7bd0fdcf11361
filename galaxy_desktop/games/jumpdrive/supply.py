"""The draw pile and the discard pile (page 2): drawing, discarding, reshuffling."""

from collections.abc import Iterable

from galaxy_desktop.engine.events import Reshuffled, Seat
from galaxy_desktop.games.jumpdrive.events import CardsDrawn
from galaxy_desktop.games.jumpdrive.state import JumpState


def draw(g: JumpState, seat: Seat, number: int, cause: str) -> int:
    """Draw cards to a hand, or all there are; return how many were drawn."""
    drawn = _taken(g, number)
    if len(drawn) < number and g.discards:
        _reshuffle(g)
        drawn += _taken(g, number - len(drawn))
    if drawn:
        g.players[seat].hand.extend(drawn)
        g.tell(CardsDrawn(seat, tuple(drawn), cause))
    return len(drawn)


def _taken(g: JumpState, number: int) -> list[str]:
    """Remove and return up to that many cards from the draw pile, the top card first."""
    left = max(0, len(g.supply) - number)
    cards = g.supply[left:]
    del g.supply[left:]
    cards.reverse()
    return cards


def _reshuffle(g: JumpState) -> None:
    """Shuffle the discard pile into a new draw pile."""
    g.supply, g.discards = g.discards, []
    g.shuffle(g.supply)
    g.tell(Reshuffled(len(g.supply)))


def discard(g: JumpState, seat: Seat, cards: Iterable[str]) -> None:
    """Move cards of a hand to the discard pile, face down."""
    hand = g.players[seat].hand
    for card in cards:
        hand.remove(card)
        g.discards.append(card)
