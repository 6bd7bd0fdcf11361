"""Picking cards up from where they lie."""

from abc import ABC, abstractmethod
from collections.abc import Set

import pygame


class Lifting(ABC):
    """Painter whose cards look in the hand of the player as they do on the table."""

    @abstractmethod
    def lifted(self, item: str) -> pygame.Surface | None:
        """Return the upright face of a card in the size and form in which it lies; None if it is no card."""

    @abstractmethod
    def carry(self, items: Set[str]) -> None:
        """Dim these items where they lie, as the player drags them; none once they are put down."""
