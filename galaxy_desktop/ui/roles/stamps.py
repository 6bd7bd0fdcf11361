"""Cards no larger than a stamp."""

from abc import ABC, abstractmethod

import pygame


class Stamps(ABC):
    """A painter with faces that are too broad for the empires at the end of a game."""

    @abstractmethod
    def stamp(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a small upright picture of a card; None where it has none."""
