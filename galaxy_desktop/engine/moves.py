"""Options as values: the `moves.py` of a game has a class for each kind and alone defines its text form."""

from typing import NoReturn

from galaxy_desktop.engine.decisions import Option


class Move:
    """An option with parts, beyond the id of one thing.

    It is no abstract class: those are slow to tell apart, and moves are told apart all the time.
    """

    __slots__ = ()

    @property
    def option(self) -> Option:
        """The text of this option in answers, saves and items on the table."""
        raise NotImplementedError


def refuse(sort: type[Move], option: Option) -> NoReturn:
    """Raise ValueError for an option that encodes no move of a sort."""
    raise ValueError(f"no {sort.__name__}: {option!r}")
