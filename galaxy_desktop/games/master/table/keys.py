"""Keys of Master of the Galaxy alone."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.keys import Key

NEARER = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
FARTHER = (pygame.K_MINUS, pygame.K_KP_MINUS)
WHOLE = pygame.K_HOME
STRIDES = {pygame.K_w: (0, -1), pygame.K_a: (-1, 0), pygame.K_s: (0, 1), pygame.K_d: (1, 0)}


def keys() -> Sequence[Key]:
    """Return the keys that `MasterPainter.key` knows."""
    idle = (_("No bag to open here."), _("No map key to show here."))
    return [
        Key((pygame.K_b, pygame.K_k), _("B, K"), _("Open the bag; show or hide the map key"), idle=idle),
        Key((*NEARER, *FARTHER, WHOLE), _("+, −, Home"), _("Zoom in, zoom out, fit the map")),
        Key(tuple(STRIDES), _("W A S D"), _("Pan the map")),
    ]
