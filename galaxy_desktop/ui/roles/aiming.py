"""Places to which options lead before their things are picked up."""

from abc import ABC, abstractmethod

from galaxy_desktop.engine.decisions import Option


class Aiming(ABC):
    """Painter that shows where the thing of an option would go, so that a hint marks both."""

    @abstractmethod
    def aims_at(self, option: Option) -> str:
        """Return the item of the place to which an option leads; empty for none, or if it is one itself."""
