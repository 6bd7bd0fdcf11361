"""Looking at the table below the overlay of a question."""

from abc import ABC, abstractmethod

PEEK = "peek"
"""Id of the item that folds the overlay away, and brings it back."""


class Peeking(ABC):
    """Painter that lays questions over the table."""

    peeking: bool = False
    """True while the overlay is folded away."""

    @abstractmethod
    def peek(self) -> bool:
        """Fold the overlay away, or bring it back; return whether there is one."""
