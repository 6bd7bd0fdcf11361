"""Dice that are thrown before everybody's eyes."""

from abc import ABC, abstractmethod


class Throwing(ABC):
    """A painter that shows outcomes some time after the rules know them."""

    @property
    @abstractmethod
    def suspense(self) -> bool:
        """Return whether an outcome is still to be seen: the log waits for it."""

    @abstractmethod
    def greet(self) -> bool:
        """Throw the dice of whoever has just come to the table; return whether there are any."""
