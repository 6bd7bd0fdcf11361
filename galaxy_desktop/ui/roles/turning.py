"""Tabs, pages and the like: items whose click shows something without choosing anything."""

from abc import ABC, abstractmethod


class Turning(ABC):
    """Painter that cannot show everything at once."""

    @abstractmethod
    def can_turn(self, item: str) -> bool:
        """Return whether a click on an item shows or hides something."""

    @abstractmethod
    def turn(self, item: str) -> None:
        """Show or hide the content of an item."""
