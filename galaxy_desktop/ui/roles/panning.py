"""Panning a map with the pointer."""

from abc import ABC, abstractmethod

from galaxy_desktop.ui.painter import Painter


class Panning(ABC):
    """Painter with content larger than its window."""

    @abstractmethod
    def can_pan(self, at: tuple[int, int]) -> bool:
        """Return whether dragging from a place pans instead of picking an item up."""

    @abstractmethod
    def pan(self, across: int, down: int) -> None:
        """Pan by so many pixels; `items` is asked for again only at the end."""

    @abstractmethod
    def end_pan(self) -> None:
        """End panning."""

    @abstractmethod
    def look_as(self, before: Painter) -> None:
        """Show the same part as another painter of the game, made for another kit."""


def look_as(painter: Painter, before: Painter) -> None:
    """Let a new painter show the same part of what is larger than its window."""
    if isinstance(painter, Panning):
        painter.look_as(before)
