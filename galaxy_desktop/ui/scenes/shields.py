"""Shields of seats: identified by number first, by colour second."""

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.ui.kit import Kit


def shield_size(kit: Kit) -> int:
    """Return the height of a shield beside a name, which grows with the text."""
    return max(kit.metrics.bounded("sign"), kit.metrics.icon("row"))


def draw_shield(kit: Kit, surface: pygame.Surface, centre: tuple[int, int], seat: Seat, size: int) -> None:
    """Draw the shield of a seat, counted from 0, `size` pixels high."""
    made = kit.shield(seat, size)
    surface.blit(made, made.get_rect(center=centre))
