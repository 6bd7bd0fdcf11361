"""Small pictures of cards."""

from abc import ABC, abstractmethod

import pygame


class Stamps(ABC):
    """Painter with faces that are too broad for the empires at the end of a game."""

    @abstractmethod
    def stamp(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a small upright picture of a card; None if it has none."""
