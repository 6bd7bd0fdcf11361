"""Cards of Race as they lie on the table, with the goods on them."""

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.table.face import (
    draw_face,
    good_share,
    good_sign,
    kind_colour,
    sliver_good,
    unit_of,
)
from galaxy_desktop.games.race.table.look import ANATOMY, RaceLook
from galaxy_desktop.ui.tabletop.card_pictures import FannedPictures, turned_about
from galaxy_desktop.ui.tabletop.good_ring import good_ring
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.theme import RGB


@dataclass(frozen=True, slots=True)
class TablePictures(FannedPictures):
    """Pictures of the cards of one deck of Race; faces are kept in the kit's cache."""

    cards: Mapping[str, Card]

    def paint(self, look: CardLook) -> pygame.Surface:
        assert isinstance(look, RaceLook)
        return draw_face(self.kit, self.cards, look)

    def rim(self, look: CardLook) -> RGB:
        return kind_colour(self.kit, self.cards[look.card])

    def good_at(self, spot: Spot) -> tuple[tuple[int, int], int]:
        """Return the middle and the size of the good on a card, in pixels of the window."""
        look = spot.look
        assert isinstance(look, RaceLook)
        width, height = look.size
        if look.level == "sliver":
            (x, y), size = sliver_good(look)
            return turned_about(spot, (x - width / 2, y - height / 2)), size
        anatomy = ANATOMY[look.level]
        unit = unit_of(look)
        away = (width / 2 - unit * (1 - anatomy.good_at[0]), (anatomy.good_at[1] - 0.5) * height)
        return turned_about(spot, away), round(unit * good_share(self.cards[look.card], look))

    def good(self, card: str, size: int) -> pygame.Surface:
        """Return the picture of a good of the kind of a world, filled."""
        design = self.cards[card]
        key = ("race good", design.good, design.source, size)
        return self.kit.surfaces.get(key, lambda: good_sign(self.kit, design, size, filled=True))

    def draw_ring(self, surface: pygame.Surface, spot: Spot) -> None:
        """Draw the ring around the good."""
        centre, size = self.good_at(spot)
        made = good_ring(self.kit, round(size * 1.75), self.colour_of(spot.ring))
        surface.blit(made, made.get_rect(center=centre))
        if spot.ring == "chosen":
            badge, across = self.check(round(size * 0.75)), round(size * 1.75)
            surface.blit(badge, badge.get_rect(center=(centre[0] + across // 3, centre[1] - across // 3)))
