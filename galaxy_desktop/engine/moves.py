"""Options as values: the `moves.py` of a game has a class for each kind and alone defines its text form."""

from galaxy_desktop.engine.decisions import Option


class Move:
    """An option with parts, beyond the id of one thing; not abstract, as those are slow to tell apart."""

    __slots__ = ()

    @property
    def option(self) -> Option:
        """The text of this option in answers, saves and items on the table."""
        raise NotImplementedError
