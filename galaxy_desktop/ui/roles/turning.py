"""Tabs, pages and the like: what a click shows, without choosing anything."""

from abc import ABC, abstractmethod


class Turning(ABC):
    """A painter that cannot show everything at once."""

    @abstractmethod
    def turnable(self) -> frozenset[str]:
        """Return the items on which a click shows or hides something."""

    @abstractmethod
    def turn(self, item: str) -> None:
        """Show or hide what an item stands for."""
