"""Tiles as they lie on the table, upright or as plates."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.table.look import PlateLook, TileLook
from galaxy_desktop.games.frontiers.table.plate_face import draw_plate, is_row
from galaxy_desktop.games.frontiers.table.tile_face import draw_tile, good_place
from galaxy_desktop.ui.tabletop.card_pictures import CardPictures
from galaxy_desktop.ui.tabletop.flight import Pixel
from galaxy_desktop.ui.tabletop.good_ring import good_ring
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.tabletop.sheet import Spot

LOW = 2.2
"""Height of a plate, in sizes of a badge, up to which the upper edge is near words."""
SMALL, BEFORE = 0.5, 0.4
"""Size of a badge there as a share of the height, and how far its middle is from the left, in its sizes."""
ABOVE_GOOD = 0.8
"""Size of a badge above a good, as a share of its usual size."""


@dataclass(frozen=True, slots=True)
class TablePictures(CardPictures):
    """Pictures of tiles; faces are kept in the kit's cache."""

    def paint(self, look: CardLook) -> pygame.Surface:
        if isinstance(look, PlateLook):
            return draw_plate(self.kit, look)
        assert isinstance(look, TileLook)
        return draw_tile(self.kit, look)

    def badge_place(self, spot: Spot, size: int) -> tuple[int, tuple[float, float]]:
        """Return size and middle of a badge.

        On a low plate it is small, and before the name or above it; it rises above a narrow tile, whose good
        lies in the middle.
        """
        width, height = spot.look.size
        if isinstance(spot.look, TileLook) and _good_below(spot.look, size):
            return round(size * ABOVE_GOOD), (0, -height / 2)
        if not isinstance(spot.look, PlateLook) or height > LOW * size:
            return CardPictures.badge_place(self, spot, size)
        size = round(height * SMALL)
        if is_row(self.kit, spot.look):
            return size, (BEFORE * size - width / 2, -height / 2)
        return size, (0, size / 2 - height / 2)

    def good_at(self, spot: Spot) -> tuple[Pixel, int]:
        """Return the middle of the good of a tile, and its size, in pixels of the window."""
        assert isinstance(spot.look, TileLook)
        (x, y), size = good_place(spot.look)
        return (spot.rect.left + x, spot.rect.top + y), size

    def draw_ring(self, surface: pygame.Surface, spot: Spot) -> None:
        """Draw the ring around the good of a tile, with a check if it is chosen."""
        centre, size = self.good_at(spot)
        made = good_ring(self.kit, round(size * 1.75), self.colour_of(spot.ring))
        surface.blit(made, made.get_rect(center=centre))
        if spot.ring == "chosen":
            across = made.get_width()
            badge = self.check(round(size * 0.75))
            surface.blit(badge, badge.get_rect(center=(centre[0] - across // 3, centre[1] - across // 3)))


def _good_below(look: TileLook, size: int) -> bool:
    """Return whether a badge on the middle of the upper edge would lie on the good, or on its place."""
    (x, _y), good = good_place(look)
    return tiles()[look.card].holds_goods and abs(x - look.size[0] / 2) < (size + good) / 2
