"""Dragging things to where they belong."""

from abc import ABC, abstractmethod

from galaxy_desktop.engine.decisions import Option


class Dropping(ABC):
    """A painter with places that take what is dropped on them."""

    @abstractmethod
    def dropped(self, item: str, at: tuple[int, int]) -> Option:
        """Return the option that dropping a dragged item there chooses; empty where there is none."""


class Hesitating(ABC):
    """A painter with places to which more than one way leads."""

    @abstractmethod
    def unsure(self, item: str, at: tuple[int, int]) -> str:
        """Return in words what has to be chosen before a drop there means anything; else nothing."""
