"""What stands for a game in the menu."""

from abc import ABC, abstractmethod

import pygame


class Emblem(ABC):
    """A painter of a game that a fan of its cards does not stand for."""

    @abstractmethod
    def draw_emblem(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw what stands for the game in the menu."""
