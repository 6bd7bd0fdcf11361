"""Options that are reached by way of another item."""

from abc import ABC, abstractmethod

from galaxy_desktop.engine.decisions import Option


class StandIns(ABC):
    """Painter with options that have no item of their own before something is picked up or turned to."""

    @abstractmethod
    def stands_for(self, option: Option) -> str:
        """Return the item to mark, and to click first, for an option; by default the option itself."""
