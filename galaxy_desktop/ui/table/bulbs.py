"""Bulbs at the corners of what a hint would choose."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.widgets.widget import Widget

BADGE = 30


def draw_bulbs(kit: Kit, surface: pygame.Surface, widgets: Sequence[Widget]) -> None:
    """Draw a bulb at each widget: in its upper edge, or at the right of a flat one."""
    size, colour = kit.metrics.px(BADGE), kit.theme.colour
    for rect in [widget.rect for widget in widgets]:
        flat = rect.width > 2 * rect.height
        centre = (rect.right - size // 2 if flat else rect.centerx, rect.top + size // 4)
        kit.faces.disc(surface, centre, size, colour.good_news, colour.ink)
        bulb = kit.sign("hint", round(size * 0.7), colour.ink)
        surface.blit(bulb, bulb.get_rect(center=centre))
