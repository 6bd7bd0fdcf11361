"""Options that are reached by way of another item."""

from abc import ABC, abstractmethod

from galaxy_desktop.engine.decisions import Option


class StandIns(ABC):
    """A painter with options that have no item of their own before something is picked up or turned to."""

    @abstractmethod
    def stands_for(self, option: Option) -> str:
        """Return the item to mark, and to click first, for an option; the option itself where it is there."""
