"""Dragging items to their places."""

from abc import ABC, abstractmethod

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.reasons import Reason


class Dropping(ABC):
    """Painter with places on which items can be dropped."""

    @abstractmethod
    def dropped(self, item: str, at: tuple[int, int]) -> Option:
        """Return the option chosen by dropping an item there; empty if there is none."""


class Discarding(ABC):
    """Painter with a discard pile on which cards can be dropped."""

    @abstractmethod
    def discards(self, at: tuple[int, int]) -> bool:
        """Return whether a card dropped there is discarded: on the pile, while the question asks for it."""


class Hesitating(ABC):
    """Painter with places to which more than one way leads."""

    @abstractmethod
    def unsure(self, item: str, at: tuple[int, int]) -> str:
        """Return the choice, in words, that is needed before a drop there; empty if it is clear."""


class Putting(ABC):
    """Painter in which a click with a held piece puts it down where nothing else is clicked."""

    @abstractmethod
    def put(self, item: str, at: tuple[int, int]) -> Option:
        """Return the option chosen by putting a held piece there; empty if there is none."""


class Refusing(ABC):
    """Painter with places that do not take every piece."""

    @abstractmethod
    def no_way(self, item: str, at: tuple[int, int]) -> Reason | None:
        """Return the reason that a piece cannot be put there; None if it can, or for no place at all."""
