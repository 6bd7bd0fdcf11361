"""Tabs, pages and the like: what a click shows, without choosing anything."""

from abc import ABC, abstractmethod


class Turning(ABC):
    """A painter that cannot show everything at once."""

    @abstractmethod
    def can_turn(self, item: str) -> bool:
        """Return whether a click on an item shows or hides something."""

    @abstractmethod
    def turn(self, item: str) -> None:
        """Show or hide what an item stands for."""
