"""Keys of Race for the Galaxy only."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.keys import Key


def keys() -> Sequence[Key]:
    """Return the keys that `RacePainter.key` knows."""
    return [
        Key((pygame.K_c,), _("C"), _("Compare cards"), idle=(_("No cards to compare now."),)),
    ]
