"""Place for notices."""

from abc import ABC, abstractmethod


class NoticePlace(ABC):
    """Painter with a better place for notices than the upper edge of the table."""

    @abstractmethod
    def notice_at(self, height: int) -> tuple[int, int] | None:
        """Return the middle of a notice's upper edge; None if the usual place will do."""
