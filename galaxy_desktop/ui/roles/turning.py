"""Tabs, pages and the like: items whose click shows something without choosing anything."""

from abc import ABC, abstractmethod

from galaxy_desktop.ui.painter import Painter


class Turning(ABC):
    """Painter that cannot show everything at once."""

    @abstractmethod
    def turnable(self) -> frozenset[str]:
        """Return the items on which a click shows or hides something."""

    @abstractmethod
    def turn(self, item: str) -> None:
        """Show or hide the content of an item."""

    @abstractmethod
    def turn_as(self, before: Painter) -> None:
        """Show what another painter of the game, made for another kit, was turned to."""


def turn_as(painter: Painter, before: Painter) -> None:
    """Let a new painter show what the one before it was turned to, if it can show only a part."""
    if isinstance(painter, Turning):
        painter.turn_as(before)
