"""What games say about their options: every string that is chosen, and back again."""

from collections.abc import Callable, Iterator
from types import ModuleType

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.moves import Move
from tests.contract.walk import steps, tables
from tests.sweep import many

GAMES = many(1)
"""So many games at every number of players."""


def options_offered(game: str, all_options: bool = False) -> set[str]:
    """Return every option that random games of all kinds offer, and all that is chosen in them."""
    found: set[str] = set()
    for table in tables(GAMES, all_options):
        if table.game.id == game:
            for _seat, decision, answer in steps(table.deal(), table.seed):
                found.update(decision.options(), _strings(answer))
    return found


def _strings(answer: Answer) -> Iterator[str]:
    if isinstance(answer, str):
        yield answer
    elif isinstance(answer, tuple):
        for part in answer:
            yield from _strings(part)


def moves_among(options: set[str], parse: Callable[[str], Move]) -> dict[str, Move]:
    """Return the options that are moves, each with its move."""
    found: dict[str, Move] = {}
    for option in options:
        try:
            found[option] = parse(option)
        except ValueError:
            continue
    return found


def check_moves(
    game: str, parse: Callable[[str], Move], names: set[str], *, all_options: bool = False
) -> set[Move]:
    """Every option of random games is a name, a number, or a move and its string; return the moves."""
    options = options_offered(game, all_options)
    moves = moves_among(options, parse)
    assert {move.option for move in moves.values()} == moves.keys()
    assert {option for option in options - moves.keys() if not option.isdigit()} <= names
    return set(moves.values())


def sorts_of(moves: ModuleType) -> set[type[Move]]:
    """Return the sorts of moves of a game."""
    known = vars(moves).values()
    return {sort for sort in known if isinstance(sort, type) and issubclass(sort, Move)} - {Move}
