"""Places of options that have no item while their question is not open, as in a replay."""

from abc import ABC, abstractmethod

import pygame

from galaxy_desktop.engine.decisions import Option


class Locating(ABC):
    """Painter that can tell where an option lies that has no item now."""

    @abstractmethod
    def place_of(self, option: Option) -> pygame.Rect | None:
        """Return the place of an option; None if it has none that is seen."""
