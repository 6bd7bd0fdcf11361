"""Back of a card: dark, with a ringed star."""

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE
from galaxy_desktop.ui.surfaces import gradient, ring, rounded
from galaxy_desktop.ui.tabletop.card_face import corner_radius


def card_back(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Return the back of a card in a size; cached."""
    return kit.surfaces.get(("card back", size), lambda: _drawn(kit, size))


def _drawn(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    colour = kit.theme.colour
    width, height = size
    radius = corner_radius(width)
    back = gradient(size, colour.high, colour.well)
    for share, alpha in ((0.86, 60), (0.62, 110), (0.40, 160)):
        across = round(width * share)
        circle = ring((across, across), across // 2, max(1.0, width * 0.012), colour.text_muted, alpha)
        back.blit(circle, circle.get_rect(center=(width // 2, height // 2)))
    star = kit.sign("start", max(SMALLEST_FIGURE, round(width * 0.22)), colour.credit)
    back.blit(star, star.get_rect(center=(width // 2, height // 2)))
    rounded(back, radius)
    back.blit(ring(size, radius, max(1.5, width * 0.014), colour.edge), (0, 0))
    return back
