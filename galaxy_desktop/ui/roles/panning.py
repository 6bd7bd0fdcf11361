"""Panning a map with the pointer."""

from abc import ABC, abstractmethod


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
