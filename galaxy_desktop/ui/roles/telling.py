"""Acts of other players, told one after the other."""

from abc import ABC, abstractmethod

from galaxy_desktop.presenter.story import Beat


class Telling(ABC):
    """Painter that shows what others did in beats."""

    @property
    @abstractmethod
    def beat(self) -> Beat | None:
        """Beat that is told now; None if there is none."""

    @property
    @abstractmethod
    def hushed(self) -> bool:
        """True while choices of all lie face down, so that no words may tell them."""

    @abstractmethod
    def next_beat(self) -> bool:
        """Go on to the next beat; return whether there was one."""


def is_hushed(painter: object) -> bool:
    """Return whether a painter shows choices of all face down just now."""
    return isinstance(painter, Telling) and painter.hushed
