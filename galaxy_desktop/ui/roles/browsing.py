"""Looking at one opponent after another."""

from abc import ABC, abstractmethod


class Browsing(ABC):
    """Painter that shows the cards of opponents, with their names, one opponent at a time."""

    @abstractmethod
    def browse(self) -> bool:
        """Show the next opponent, and none after the last one; return whether there is one to show."""
