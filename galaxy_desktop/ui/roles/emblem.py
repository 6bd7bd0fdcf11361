"""Emblem of a game in the menu."""

from abc import ABC, abstractmethod

import pygame


class Emblem(ABC):
    """Painter of a game that is not shown by a fan of its cards."""

    @abstractmethod
    def draw_emblem(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the emblem of the game in the menu."""
