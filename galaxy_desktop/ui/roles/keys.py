"""Keys of one game alone."""

from abc import ABC, abstractmethod


class Keys(ABC):
    """A painter with keys of its own, such as C to compare."""

    @abstractmethod
    def key(self, key: int) -> bool:
        """Press a key, given as pygame names it; return whether it did anything."""
