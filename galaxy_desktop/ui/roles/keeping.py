"""Role of painters that keep pictures of the whole table."""

from abc import ABC, abstractmethod


class Keeping(ABC):
    """Painter that keeps copies of what it has drawn."""

    @abstractmethod
    def let_go(self) -> None:
        """Drop the copies; called when a scene hides the table, which is drawn anew when it is seen again."""
