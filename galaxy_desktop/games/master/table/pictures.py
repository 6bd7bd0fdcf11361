"""Cards of Master as they lie on the table."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.games.master.table.face import draw_face, name_height
from galaxy_desktop.games.master.table.look import MasterLook
from galaxy_desktop.games.master.table.stamp import STAMP, draw_stamp
from galaxy_desktop.ui.tabletop.card_pictures import CardPictures
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.tabletop.sheet import Spot

BESIDE, BELOW = 0.7, 0.6
"""Distance of the middle of a badge from the right edge of a large card, and from its name, in its sizes."""


@dataclass(frozen=True, slots=True)
class TablePictures(CardPictures):
    """Pictures of cards; faces are kept in the kit's cache."""

    def paint(self, look: CardLook) -> pygame.Surface:
        assert isinstance(look, MasterLook)
        return draw_stamp(self.kit, look) if look.level == STAMP else draw_face(self.kit, look)

    def badge_place(self, spot: Spot, size: int) -> tuple[int, tuple[float, float]]:
        """Return size and middle of a badge: on the picture of a large card, at its right, below the name."""
        if not isinstance(spot.look, MasterLook) or spot.look.level != "large":
            return CardPictures.badge_place(self, spot, size)
        width, height = spot.look.size
        head = name_height(self.kit, spot.look.size)
        return size, (width / 2 - BESIDE * size, head + BELOW * size - height / 2)

    def draw_ring(self, surface: pygame.Surface, spot: Spot) -> None:
        """Draw nothing: what lies on cards is part of their faces."""
