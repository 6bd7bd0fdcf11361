"""Showing what takes long to find: it is worked out a little in each frame, and shown once it is known."""

from abc import ABC, abstractmethod


class Foreseeing(ABC):
    """Painter that works out part of what it shows; at once, unless it may take its time."""

    takes_time = False
    """True where `foresee` is called in each frame; a picture that is drawn once has all in it."""

    @property
    @abstractmethod
    def foresees(self) -> bool:
        """True while something is still being worked out."""

    @abstractmethod
    def foresee(self) -> bool:
        """Work out a little more; return whether the table has been laid anew."""


def take_time(painter: object) -> None:
    """Let a painter work in the frames to come."""
    if isinstance(painter, Foreseeing):
        painter.takes_time = True


def foresees(painter: object) -> bool:
    """Return whether a painter is still working something out."""
    return isinstance(painter, Foreseeing) and painter.foresees


def foresee(painter: object) -> bool:
    """Let a painter work a little more; return whether the table has been laid anew."""
    return isinstance(painter, Foreseeing) and painter.foresees and painter.foresee()
