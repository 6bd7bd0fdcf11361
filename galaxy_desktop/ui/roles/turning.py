"""Tabs, pages and the like: items whose click shows something without choosing anything."""

from abc import ABC, abstractmethod


class Turning(ABC):
    """Painter that cannot show everything at once."""

    @abstractmethod
    def turnable(self) -> frozenset[str]:
        """Return the items on which a click shows or hides something."""

    @abstractmethod
    def turn(self, item: str) -> None:
        """Show or hide the content of an item."""
