"""Ring around a good that may be taken, or is."""

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import clear_surface, ring
from galaxy_desktop.ui.theme import RGB


def good_ring(kit: Kit, across: int, colour: RGB) -> pygame.Surface:
    """Return a ring of this diameter with a soft light around it; cached."""
    return kit.surfaces.get(("good ring", across, colour), lambda: _drawn(across, colour))


def _drawn(across: int, colour: RGB) -> pygame.Surface:
    outer = across + 10
    drawn = clear_surface((outer, outer), colour)
    for grown, alpha in ((10, 50), (6, 90)):
        side = across + grown
        soft = ring((side, side), side // 2, 4, colour, alpha)
        drawn.blit(soft, soft.get_rect(center=(outer // 2, outer // 2)))
    bright = ring((across, across), across // 2, 2.6, colour)
    drawn.blit(bright, bright.get_rect(center=(outer // 2, outer // 2)))
    return drawn
