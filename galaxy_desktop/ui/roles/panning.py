"""Pushing a map about with the pointer."""

from abc import ABC, abstractmethod


class Panning(ABC):
    """A painter with something larger than its window."""

    @abstractmethod
    def can_pan(self, at: tuple[int, int]) -> bool:
        """Return whether dragging from a place pushes what lies there instead of taking something up."""

    @abstractmethod
    def pan(self, across: int, down: int) -> None:
        """Push by so many pixels; what can be pointed at is asked for again at the end."""

    @abstractmethod
    def end_pan(self) -> None:
        """Let go of what was pushed."""
