"""Acts of other players, told one after the other."""

from abc import ABC, abstractmethod

from galaxy_desktop.presenter.story import Beat


class Telling(ABC):
    """Painter that shows what others did in beats."""

    @property
    @abstractmethod
    def beat(self) -> Beat | None:
        """Beat that is told now; None if there is none."""

    @abstractmethod
    def next_beat(self) -> bool:
        """Go on to the next beat; return whether there was one."""
