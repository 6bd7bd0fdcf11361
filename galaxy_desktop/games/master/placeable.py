"""Number of cubes of the hand that find a place in an allocation."""

from collections import Counter
from collections.abc import Iterable, Sequence

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.master.allocation import Allocation, cube_of
from galaxy_desktop.games.master.moves import CancelProject, parse
from galaxy_desktop.games.master.schema import BLACK


def placing(moves: Iterable[Option]) -> list[Option]:
    """Return the moves that place a cube; the others cancel a project."""
    return [move for move in moves if not isinstance(parse(move), CancelProject)]


def placeable(composer: Allocation, made: tuple[Option, ...], hand: Sequence[str]) -> int:
    """Return how many cubes of the hand find a place after some moves, in whatever order they are placed."""
    places, left = Counter(map(cube_of, placing(composer.moves(made)))), Counter(hand)
    others = [colour for colour in left if colour != BLACK and places[colour]]
    most = sum(left[colour] for colour in others) + min(left[BLACK], places[BLACK])
    if all(places[colour] >= left[colour] for colour in others):
        return most
    return min(most, _in_turn(composer, made))


def _in_turn(composer: Allocation, made: tuple[Option, ...]) -> int:
    """Return how many cubes find a place one after the other, those with the fewest places first."""
    number = 0
    while moves := placing(composer.moves(made)):
        places = Counter(map(cube_of, moves))
        made = (*made, min(moves, key=lambda move: places[cube_of(move)]))
        number += 1
    return number
