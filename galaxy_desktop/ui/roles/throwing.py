"""Dice thrown on the table."""

from abc import ABC, abstractmethod


class Throwing(ABC):
    """Painter that shows outcomes some time after the rules know them."""

    @property
    @abstractmethod
    def suspense(self) -> bool:
        """True while an outcome is still to be shown: the log waits for it."""

    @property
    @abstractmethod
    def throws(self) -> bool:
        """True while dice are thrown or on the way to their places."""

    @abstractmethod
    def greet(self) -> bool:
        """Throw the dice of the person who has just come to the table; return whether there are any."""


def in_suspense(painter: object) -> bool:
    """Return whether dice are thrown or still to be thrown."""
    return isinstance(painter, Throwing) and painter.suspense
