"""Cards of Jump Drive as they lie on the table."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.table.face import draw_face, kind_colour
from galaxy_desktop.games.jumpdrive.table.look import JumpLook
from galaxy_desktop.ui.tabletop.card_pictures import FannedPictures
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.theme import RGB


@dataclass(frozen=True, slots=True)
class TablePictures(FannedPictures):
    """Pictures of Jump Drive's cards; faces are kept in the kit's cache."""

    def paint(self, look: CardLook) -> pygame.Surface:
        assert isinstance(look, JumpLook)
        return draw_face(self.kit, look)

    def rim(self, look: CardLook) -> RGB:
        return kind_colour(self.kit, cards()[look.card])

    def draw_ring(self, surface: pygame.Surface, spot: Spot) -> None:
        """Do nothing: no goods lie on the cards of this game."""
