"""Acts of other players, told one after the other."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from galaxy_desktop.engine.events import Event
from galaxy_desktop.language import gettext as _
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.presenter.story import Beat
from galaxy_desktop.ui.roles.throwing import Throwing, in_suspense

Stretch = tuple[Sequence[Event], Shown, Shown]
"""Some events, with the moments before and after them."""

UNASKED: Mapping[str, Any] = {"decision": None, "open": frozenset(), "chosen": (), "awaited": frozenset()}
"""Fields of a moment in which nobody is asked."""


class Telling(ABC):
    """Painter that shows what others did in beats."""

    @abstractmethod
    def parted(self, events: Sequence[Event], before: Shown, after: Shown) -> Sequence[Stretch]:
        """Return events in parts, each with the table over which it is told."""

    @property
    @abstractmethod
    def seen(self) -> Shown | None:
        """Moment over which it is told, or that is at rest; None before there is one."""

    @property
    @abstractmethod
    def beat(self) -> Beat | None:
        """Beat that is told now; None if there is none."""

    @property
    @abstractmethod
    def hushed(self) -> bool:
        """True while choices of all lie face down, so that no words may tell them."""

    @property
    @abstractmethod
    def untold(self) -> int:
        """Lines of the log about what is still to be told."""

    @abstractmethod
    def next_beat(self) -> bool:
        """Go on to the next beat; return whether there was one."""


def hushed_words(painter: object) -> str:
    """Return what is shown just now before it is told how it comes out; empty if nothing is."""
    if isinstance(painter, Telling) and painter.hushed:
        return _("Choices are revealed")
    return _("Dice are rolling") if isinstance(painter, Throwing) and painter.throws else ""


def tells(painter: object) -> bool:
    """Return whether acts are being told or dice thrown, and not only pieces moving."""
    return bool(hushed_words(painter)) or (isinstance(painter, Telling) and painter.beat is not None)


def told_view(painter: object, now: Any) -> Any:
    """Return the view of the table that is seen, which is of an earlier round while that is told."""
    seen = painter.seen if isinstance(painter, Telling) else None
    return now if seen is None else seen.view


def untold_lines(painter: object, *, again: bool) -> int:
    """Return the lines at the end of the log that are still to be told.

    There are none if something is told once more (`again`), or while the log waits for thrown dice.
    """
    waits = again or in_suspense(painter)
    return painter.untold if isinstance(painter, Telling) and not waits else 0
