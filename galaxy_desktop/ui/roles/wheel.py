"""Wheel of the mouse."""

from abc import ABC, abstractmethod


class Wheel(ABC):
    """Painter that zooms a map or turns pages by the wheel."""

    @abstractmethod
    def wheel(self, at: tuple[int, int], turns: int) -> bool:
        """Turn the wheel over a place; return whether it did anything there."""
