"""Looking at the empire of another player, laid large over a part of the table."""

from abc import ABC, abstractmethod


class Looking(ABC):
    """Painter that lays the empire of another player large."""

    @abstractmethod
    def is_beside(self, at: tuple[int, int]) -> bool:
        """Return whether a place on the table is beside the empire that is open; False if none is."""

    @property
    @abstractmethod
    def is_looking(self) -> bool:
        """True while an empire is open."""

    @abstractmethod
    def look_away(self) -> bool:
        """Close the empire that is open; return whether there was one."""

    @abstractmethod
    def look_back(self) -> None:
        """Open the empire again that was closed last."""
