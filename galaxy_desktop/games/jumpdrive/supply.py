"""The draw pile and the discard pile (page 2): drawing, discarding, reshuffling."""

from collections.abc import Iterable

from galaxy_desktop.engine.events import Reshuffled, Seat
from galaxy_desktop.games.jumpdrive.events import CardsDrawn
from galaxy_desktop.games.jumpdrive.state import JumpState


def draw(g: JumpState, seat: Seat, number: int, cause: str) -> int:
    """Draw cards to a hand, or all there are; return how many were drawn."""
    drawn: list[str] = []
    while len(drawn) < number:
        if not g.supply:
            _reshuffle(g)
            if not g.supply:
                break
        drawn.append(g.supply.pop())
    if drawn:
        g.players[seat].hand.extend(drawn)
        g.tell(CardsDrawn(seat, tuple(drawn), cause))
    return len(drawn)


def _reshuffle(g: JumpState) -> None:
    """Shuffle the discard pile into a new draw pile, if there are any discards."""
    if g.discards:
        g.supply, g.discards = g.discards, []
        g.shuffle(g.supply)
        g.tell(Reshuffled(len(g.supply)))


def discard(g: JumpState, seat: Seat, cards: Iterable[str]) -> None:
    """Move cards of a hand to the discard pile, face down."""
    hand = g.players[seat].hand
    for card in cards:
        hand.remove(card)
        g.discards.append(card)
