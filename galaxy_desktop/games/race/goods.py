"""Goods (page 7): placing, discarding and their VP chips."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.events import GoodPlaced
from galaxy_desktop.games.race.state import NOBODY, RaceState
from galaxy_desktop.games.race.supply import take


def put_good(g: RaceState, seat: Seat, world: str, cause: str) -> bool:
    """Put the top card of the supply on a world as its good; return False if there was no card."""
    card = take(g)
    if card is None:
        return False
    g.players[seat].goods[world] = card
    g.tell(GoodPlaced(seat, world, g.cards[world].good, cause))
    return True


def remove_good(g: RaceState, seat: Seat, world: str) -> None:
    """Move the good of a world to the discard pile, face down: nobody knows the card."""
    g.discards.append((g.players[seat].goods.pop(world), NOBODY))


def gain_chips(g: RaceState, seat: Seat, vp: int) -> None:
    """Move VP chips from the pool to a seat; the pool may fall below zero in the last round (page 8)."""
    g.players[seat].chips += vp
    g.pool -= vp
