"""Answers that are put together move by move before they are given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from galaxy_desktop.engine.decisions import Option


class Composer(Protocol):
    """Rules for putting a long answer together move by move; plain frozen data, supplied by the game."""

    def moves(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        """Return the moves that may follow those made; empty if none can."""
        ...

    def complete(self, made: tuple[Option, ...]) -> bool:
        """Return whether the moves made are a legal answer as they stand."""
        ...

    def instead(self, made: tuple[Option, ...], place: int, option: Option) -> bool:
        """Return whether `option` and the move made at `place` are two ways to do the same thing.

        If so, clicking `option` replaces that move; nothing else is ever taken back unasked. `option` need
        not be a legal move.
        """
        ...


def exchanged(composer: Composer, made: tuple[Option, ...], option: Option) -> tuple[Option, ...] | None:
    """Return the moves with one of them exchanged for `option`, all others kept; None if none fits.

    Only two ways to do the same thing are exchanged; any other move has to be taken back first.
    """
    for place in reversed(range(len(made))):
        if composer.instead(made, place, option):
            before, after = made[:place], made[place + 1 :]
            for moves in ((*before, option, *after), (*before, *after, option)):
                if _fits(composer, moves, place):
                    return moves
    return None


def possible_instead(composer: Composer, made: tuple[Option, ...], place: int) -> frozenset[Option]:
    """Return the moves that can be made where the one at `place` was made, or after all the others."""
    before, others = made[:place], (*made[:place], *made[place + 1 :])
    ends = (before, others) if _fits(composer, others, place) else (before,)
    return frozenset([move for end in ends for move in composer.moves(end)])


def _fits(composer: Composer, moves: tuple[Option, ...], known: int) -> bool:
    """Return whether the moves can be made in this order; the first `known` of them are not checked."""
    return all(moves[place] in composer.moves(moves[:place]) for place in range(known, len(moves)))
