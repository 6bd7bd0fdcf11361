"""Icons of acts that are about no card or tile."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from galaxy_desktop.engine.events import Event


class Depicting(ABC):
    """Painter with icons for acts of others that have no picture."""

    @abstractmethod
    def sign_of(self, events: Sequence[Event]) -> str:
        """Return the name of the icon of an act; empty if it has none."""
