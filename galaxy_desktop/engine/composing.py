"""Turns that are put together move by move, before they are given as an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from galaxy_desktop.engine.decisions import Option


class Composer(Protocol):
    """How a long answer is put together move by move; plain frozen data, written by the game that asks."""

    def moves(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        """The moves that may follow those made; empty where nothing more can be done."""
        ...

    def complete(self, made: tuple[Option, ...]) -> bool:
        """Whether the moves made are an answer as they stand."""
        ...

    def instead(self, made: tuple[Option, ...], place: int, option: Option) -> bool:
        """Whether a move and the one made at this place are two ways to do the same thing.

        Then a click on the one takes the place of the other; nothing else is ever taken back unasked. What is
        asked about may be no move at all.
        """
        ...


def exchanged(composer: Composer, made: tuple[Option, ...], option: Option) -> tuple[Option, ...] | None:
    """The moves with one of those made exchanged for another move, all others kept; None where none fits.

    Only two ways to do the same thing are exchanged; anything else has to be taken back first.
    """
    for place in reversed(range(len(made))):
        if composer.instead(made, place, option):
            before, after = made[:place], made[place + 1 :]
            for moves in ((*before, option, *after), (*before, *after, option)):
                if _fits(composer, moves, place):
                    return moves
    return None


def _fits(composer: Composer, moves: tuple[Option, ...], known: int) -> bool:
    """Whether the moves can be made one after the other, as the first ones that are known can."""
    return all(moves[place] in composer.moves(moves[:place]) for place in range(known, len(moves)))
