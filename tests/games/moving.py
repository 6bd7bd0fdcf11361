"""What games say about their options: every string that is chosen, and back again."""

from collections.abc import Callable, Iterator
from typing import Protocol

from galaxy_desktop.engine.decisions import Answer
from tests.contract.walk import steps, tables

GAMES = 3
"""So many games at every number of players."""


class Move(Protocol):
    """What is known of a move of any game."""

    @property
    def option(self) -> str: ...


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
