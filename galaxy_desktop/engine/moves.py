"""Options as values: the `moves.py` of a game has a class for each kind and alone defines its text form."""

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
