"""Looking at the empire of another player, laid large over a part of the table."""

from abc import ABC, abstractmethod


class Looking(ABC):
    """Painter that lays the empire of another player large."""

    @abstractmethod
    def is_beside(self, at: tuple[int, int]) -> bool:
        """Return whether a place on the table is beside the empire that is open; False if none is."""

    @abstractmethod
    def look_away(self) -> bool:
        """Close the empire that is open; return whether there was one."""
