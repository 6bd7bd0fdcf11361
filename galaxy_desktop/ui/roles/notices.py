"""Where a notice hides least."""

from abc import ABC, abstractmethod


class NoticePlace(ABC):
    """A painter with a better place for notices than the upper edge of the table."""

    @abstractmethod
    def notice_at(self, height: int) -> tuple[int, int] | None:
        """Return where the middle of the upper edge of a notice is; None while the usual place will do."""
