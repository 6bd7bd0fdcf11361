"""Looking at the table below what lies over it for a question."""

from abc import ABC, abstractmethod

PEEK = "peek"
"""The item that folds away what lies over the table, and brings it back."""


class Peeking(ABC):
    """A painter that lays questions over the table."""

    peeking: bool = False
    """Whether what lies over the table is folded away."""

    @abstractmethod
    def peek(self) -> bool:
        """Fold away what lies over the table, or bring it back; return whether there is such a thing."""
