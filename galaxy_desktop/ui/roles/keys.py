"""Keys of a single game."""

from abc import ABC, abstractmethod


class Keys(ABC):
    """Painter with keys of its own, such as C to compare."""

    @abstractmethod
    def key(self, key: int) -> bool:
        """Press a key, given by its pygame code; return whether it did anything."""
