"""Emblem of Roll in the menu: a handful of thrown dice."""

import pygame

from galaxy_desktop.games.roll.table.pictures import kind_of
from galaxy_desktop.ui.dice_tray import DieSpot, draw_die
from galaxy_desktop.ui.kit import Kit

DICE = (
    ("home", "explore", 0.0, 0.0, 1.1, -9.0),
    ("military", "wild", 1.3, -0.35, 1.1, 7.0),
    ("alien", "wild", 1.95, 0.95, 1.15, 16.0),
    ("genes", "settle", 0.45, 1.45, 1.1, 11.0),
    ("consumption", "ship", -0.65, 1.75, 0.9, -28.0),
    ("novelty", "ship", 1.35, 2.2, 0.9, -5.0),
)
"""Type, face, middle across and down (in dice), size (in dice) and angle in degrees of each die."""
WIDE, HIGH = 3.9, 3.9
"""Room that they take, in dice."""


def draw_emblem(kit: Kit, surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw the dice in the middle of a box, as large as they fit."""
    unit = min(box.width / WIDE, box.height / HIGH)
    for die, face, x, y, size, degrees in DICE:
        centre = (round(box.centerx + (x - 0.65) * unit), round(box.centery + (y - 0.95) * unit))
        draw_die(kit, surface, kind_of(kit, die), face, DieSpot(centre, round(size * unit), degrees))
