"""Tiles and dice as they lie on the table."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import pygame

from galaxy_desktop.games.roll.box import die_types
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.table.look import DieLook, TileLook
from galaxy_desktop.games.roll.table.tile_face import draw_tile
from galaxy_desktop.ui.dice_face import DieKind, corner_of, die_face
from galaxy_desktop.ui.dice_tray import DieSpot, draw_die
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import ring
from galaxy_desktop.ui.tabletop.card_pictures import CardPictures
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.theme import RGB

FINE = 3
GLOW, FRAME = 4, 0.26
"""Gap between a die and its glow in design units; how much larger than the die its frame is, as a share."""


@cache
def _signs() -> Mapping[str, tuple[str, ...]]:
    """Return the icons on the faces of each type of dice."""
    return {name: kind.faces for name, kind in die_types().items()}


def kind_of(kit: Kit, die: str) -> DieKind:
    """Return the look and the icons of a die."""
    return DieKind(kit.theme.die[type_of(die)], _signs()[type_of(die)])


@dataclass(frozen=True, slots=True)
class TablePictures(CardPictures):
    """Pictures of tiles, as cards, and of dice with their shadow; pictures are kept in the kit's cache."""

    def paint(self, look: CardLook) -> pygame.Surface:
        if isinstance(look, DieLook):
            kind = kind_of(self.kit, look.card)
            return die_face(self.kit, kind.look, look.sign, look.size[0], dim=look.dim)
        assert isinstance(look, TileLook)
        return draw_tile(self.kit, look)

    def draw(self, surface: pygame.Surface, spot: Spot) -> None:
        """Draw a tile as a card, of a part of a tile only the glow, and a die with a glow in its shape."""
        if not isinstance(spot.look, DieLook):
            if not (isinstance(spot.look, TileLook) and spot.look.part):
                CardPictures.draw(self, surface, spot)
            elif spot.mark != "rest":
                self.kit.faces.glow(surface, spot.rect, self.colour_of(spot.mark))
            return
        look, kind = spot.look, kind_of(self.kit, spot.look.card)
        if look.dim:
            surface.blit(self.face(look), spot.rect)
        else:
            draw_die(self.kit, surface, kind, look.sign, DieSpot(spot.rect.center, look.size[0], -spot.angle))
        if look.framed:
            self._frame(surface, spot.rect)
        if spot.mark != "rest":
            self._glow(surface, spot)

    def draw_ring(self, surface: pygame.Surface, spot: Spot) -> None:
        """Do nothing: goods have items of their own."""

    def edge(self, surface: pygame.Surface, spot: Spot, colour: RGB) -> None:
        """Draw a bright edge on a tile, or around a die in its own shape."""
        if not isinstance(spot.look, DieLook):
            CardPictures.edge(self, surface, spot, colour)
            return
        light = self.kit.theme.colour.text
        self._outline(surface, spot.rect.inflate(4, 4), spot.angle, light)

    def _glow(self, surface: pygame.Surface, spot: Spot) -> None:
        """Draw a glow around a die; a chosen one has the check badge too."""
        colour = self.colour_of(spot.mark)
        if abs(spot.angle) < 1:
            around = self._around(spot)
            self.kit.faces.glow(surface, around, colour, corner_of(around.width))
        else:
            self._outline(surface, spot.rect.inflate(6, 6), spot.angle, colour)
        if spot.mark == "chosen":
            badge = self.check(max(14, round(spot.rect.width * 0.42)))
            surface.blit(badge, badge.get_rect(center=(spot.rect.right - 3, spot.rect.top + 3)))

    def _around(self, spot: Spot) -> pygame.Rect:
        """Return the rectangle of the glow of an upright die: clear of its colour, and of its frame."""
        framed = isinstance(spot.look, DieLook) and spot.look.framed
        away = 2 * self.kit.metrics.px(GLOW) + (round(spot.rect.width * FRAME) if framed else 0)
        return spot.rect.inflate(away, away)

    def _outline(self, surface: pygame.Surface, rect: pygame.Rect, angle: float, colour: RGB) -> None:
        key = ("die outline", rect.size, colour, round(angle))

        def make() -> pygame.Surface:
            width = max(2.0, 2.6 * self.kit.metrics.scale) * FINE
            size = (rect.width * FINE, rect.height * FINE)
            line = pygame.transform.rotate(ring(size, corner_of(size[0]), width, colour), angle)
            return pygame.transform.smoothscale(line, (line.get_width() // FINE, line.get_height() // FINE))

        drawn = self.kit.surfaces.get(key, make)
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def _frame(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the white frame of the die that selects a phase."""
        self._outline(
            surface, rect.inflate(round(rect.width * FRAME), round(rect.width * FRAME)), 0.0, (255, 255, 255)
        )
