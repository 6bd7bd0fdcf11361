"""Options as values: the `moves.py` of a game has a class for each kind and alone defines its text form."""

from abc import ABC, abstractmethod

from galaxy_desktop.engine.decisions import Option


class Move(ABC):
    """An option with parts, beyond the id of one thing."""

    __slots__ = ()

    @property
    @abstractmethod
    def option(self) -> Option:
        """The text of this option in answers, saves and items on the table."""
