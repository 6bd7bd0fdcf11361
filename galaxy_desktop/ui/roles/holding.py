"""Picking a piece up with one click and saying with the next where it goes."""

from abc import ABC, abstractmethod

from galaxy_desktop.engine.decisions import Option


class Holding(ABC):
    """A painter with pieces that are picked up although they are no options themselves."""

    held: str = ""
    """The item that is picked up; empty where none is."""

    @abstractmethod
    def holdable(self) -> frozenset[str]:
        """Return the items that may be picked up, so that what is open for them can be chosen."""

    @abstractmethod
    def hold(self, item: str) -> None:
        """Pick up an item, or put down the one that is held where it is empty."""

    @abstractmethod
    def numbered(self, number: int) -> Option:
        """Return what a number key from 1 to 10 picks up or chooses; empty where it has no such meaning."""
