"""Options as values: the `moves.py` of a game has a class for each sort and alone knows how it is written."""

from galaxy_desktop.engine.decisions import Option


class Move:
    """An option that says more than the name of one thing."""

    __slots__ = ()

    @property
    def option(self) -> Option:
        """Return the text that answers, saves and items on the table have for it."""
        raise NotImplementedError
