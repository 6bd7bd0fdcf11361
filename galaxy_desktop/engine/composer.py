"""Rules for answers that are put together move by move."""

from typing import Protocol

Moves = tuple[str, ...]
"""Moves in the order made, each an option of the answer."""


class Composer(Protocol):
    """Rules for putting a long answer together move by move; plain frozen data, supplied by the game."""

    def moves(self, made: Moves) -> Moves:
        """Return the moves that may follow those made; empty if none can."""
        ...

    def complete(self, made: Moves) -> bool:
        """Return whether the moves made are a legal answer as they stand."""
        ...

    def instead(self, made: Moves, place: int, option: str) -> bool:
        """Return whether `option` and the move made at `place` are two ways to do the same thing.

        If so, clicking `option` replaces that move; nothing else is ever taken back unasked. `option` need
        not be a legal move.
        """
        ...
