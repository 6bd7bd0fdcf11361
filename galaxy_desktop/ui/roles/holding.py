"""Picking a piece up with one click and choosing its place with the next."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.presenter.bar_text import HeldStep


class Holding(ABC):
    """Painter with pieces that are picked up although they are no options themselves."""

    held: str = ""
    """Id of the item that is picked up; empty if none is."""

    @abstractmethod
    def holdable(self) -> frozenset[str]:
        """Return the items that may be picked up, so that what is open for them can be chosen."""

    @abstractmethod
    def hold(self, item: str) -> None:
        """Pick up an item, or put down the held one if `item` is empty."""

    @abstractmethod
    def next_step(self) -> HeldStep:
        """Return what to do with the held piece, for the prompt bar; empty if the table says it elsewhere."""

    @abstractmethod
    def meant(self, item: str) -> Option:
        """Return the option that a click on an item means while a piece is held: the item itself if none."""

    @abstractmethod
    def numbered(self) -> Sequence[str] | None:
        """Return the items or options in the order of the number keys, an empty one for a key without any.

        There may be more of them than keys. None if the keys mean the options in their order, as at any
        question.
        """


def next_step(painter: object) -> HeldStep:
    """Return what to do with the piece that a painter holds; empty without one, or if it says that itself."""
    return painter.next_step() if isinstance(painter, Holding) and painter.held else HeldStep()
