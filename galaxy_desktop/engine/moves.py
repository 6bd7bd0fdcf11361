"""Options as values: the `moves.py` of a game has a class for each kind and alone defines its text form."""

from typing import TypeVar

from galaxy_desktop.engine.decisions import Option

M = TypeVar("M", bound="Move")


class Move:
    """An option with parts, beyond the id of one thing.

    It is no abstract class: those are slow to tell apart, and moves are told apart all the time.
    """

    __slots__ = ()

    @property
    def option(self) -> Option:
        """The text of this option in answers, saves and items on the table."""
        raise NotImplementedError


def expect(sort: type[M], move: Move | None, option: Option) -> M:
    """Return the move that was read from an option; raise ValueError if there is none of this sort."""
    if isinstance(move, sort):
        return move
    raise ValueError(f"no {sort.__name__}: {option!r}")
