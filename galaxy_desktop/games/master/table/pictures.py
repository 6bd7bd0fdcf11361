"""Cards of Master as they lie on the table."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.games.master.table.face import draw_face
from galaxy_desktop.games.master.table.look import MasterLook
from galaxy_desktop.games.master.table.stamp import STAMP, draw_stamp
from galaxy_desktop.ui.tabletop.card_pictures import CardPictures
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.tabletop.sheet import Spot


@dataclass(frozen=True, slots=True)
class TablePictures(CardPictures):
    """Pictures of cards; faces are kept in the kit's cache."""

    def paint(self, look: CardLook) -> pygame.Surface:
        assert isinstance(look, MasterLook)
        return draw_stamp(self.kit, look) if look.level == STAMP else draw_face(self.kit, look)

    def draw_ring(self, surface: pygame.Surface, spot: Spot) -> None:
        """Draw nothing: what lies on cards is part of their faces."""
