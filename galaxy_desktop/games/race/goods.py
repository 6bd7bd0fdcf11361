"""Goods (page 7): placing, selling, consuming them."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.events import GoodPlaced
from galaxy_desktop.games.race.state import NOBODY, RaceState
from galaxy_desktop.games.race.supply import take


def put_good(g: RaceState, seat: Seat, world: str, cause: str) -> bool:
    """Put the top card of the supply on a world as its good; whether there was a card."""
    card = take(g)
    if card is None:
        return False
    g.players[seat].goods[world] = card
    g.tell(GoodPlaced(seat, world, g.cards[world].good, cause))
    return True


def remove_good(g: RaceState, seat: Seat, world: str) -> None:
    """Put the good of a world on the discard pile, unseen."""
    g.discards.append((g.players[seat].goods.pop(world), NOBODY))


def gain_chips(g: RaceState, seat: Seat, vp: int) -> None:
    """Take VP chips; in the last round the pool may pay more than it holds (page 8)."""
    g.players[seat].chips += vp
    g.pool -= vp
