"""Facts of a view that lessons and tips ask for, by name: the things that make each true."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.moves import hand_cube
from galaxy_desktop.games.master.schema import BASE
from galaxy_desktop.games.master.state import MasterState


def _black_in_hand(g: MasterState, seat: Seat) -> tuple[str, ...]:
    hand = g.hand if g.seat == seat else []
    return tuple(hand_cube(number) for number, colour in enumerate(hand) if colour == "black")


def _has_conflict(g: MasterState, seat: Seat) -> tuple[str, ...]:
    return tuple(card for card in g.players[seat].row if cards()[card].deck == "conflict")


def _own_base(g: MasterState, seat: Seat) -> tuple[str, ...]:
    known = [cards()[card] for card in g.players[seat].row]
    return tuple(project.id for card in known for project in card.projects if project.kind == BASE)


FACTS: Mapping[str, Callable[[MasterState, Seat], tuple[str, ...]]] = {
    "black_in_hand": _black_in_hand,
    "has_conflict": _has_conflict,
    "own_base": _own_base,
}
