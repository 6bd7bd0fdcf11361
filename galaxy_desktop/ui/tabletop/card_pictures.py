"""Cards on the table: their faces, cached once drawn, with shadow, glow, badge and turn."""

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

import pygame

from galaxy_desktop.ui.art import signs
from galaxy_desktop.ui.faces import blit_frame
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import clear_surface, ring
from galaxy_desktop.ui.tabletop.card_face import corner_radius
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.theme import RGB

GRAIN = 2
HEM = 3
REACH = 18
"""Reach of shadow and glow beyond a card; they do not reach as far into it."""
RAISED = 5
"""Part of a badge that rises above its card, as a divisor."""
MOST_GROWTH = 1.4
"""Factor up to which a badge grows with the text."""
NARROW = 16
"""Share of the width of a card that its corners do not exceed, as a divisor."""


@dataclass(frozen=True, slots=True)
class CardPictures(ABC):
    """Pictures of the cards of one deck, and how they lie on the table; faces are kept in the kit's cache."""

    kit: Kit
    deck: str
    """Name of the deck in the keys of the cache."""

    @abstractmethod
    def paint(self, look: CardLook) -> pygame.Surface:
        """Draw the face of a look, uncached."""

    def face(self, look: CardLook) -> pygame.Surface:
        """Return the face of a look; cached."""
        key = ("face", self.deck, look, self.kit.metrics.text_step, self.kit.metrics.scale)
        return self.kit.surfaces.get(key, lambda: self.paint(look))

    def turned(self, look: CardLook, angle: float) -> pygame.Surface:
        """Return a face as it lies at an angle; these cards lie straight."""
        del angle
        return self.face(look)

    def draw(self, surface: pygame.Surface, spot: Spot) -> None:
        """Draw the card at its spot: shadow or glow, face, ring around the piece on it, badge."""
        under = self._under(spot)
        place = under.get_rect(center=spot.rect.center)
        if spot.angle:
            surface.blit(under, place)
        else:
            width = spot.look.size[0]
            blit_frame(surface, under, place.topleft, place.width - width + max(4, width // NARROW))
        face = self.turned(spot.look, spot.angle)
        surface.blit(face, face.get_rect(center=spot.rect.center))
        if spot.fresh:
            self.edge(surface, spot, self.kit.theme.colour.good_news)
        if spot.mark != "rest":
            self.edge(surface, spot, self.colour_of(spot.mark))
        if spot.ring != "rest":
            self.draw_ring(surface, spot)
        if spot.mark == "chosen" or spot.badge:
            self._badge(surface, spot)

    @abstractmethod
    def draw_ring(self, surface: pygame.Surface, spot: Spot) -> None:
        """Draw the ring around the piece on the card; nothing in games without pieces on cards."""

    def colour_of(self, mark: str) -> RGB:
        """Return amber for the mark "chosen", cyan for others."""
        colour = self.kit.theme.colour
        return colour.primary if mark == "chosen" else colour.legal

    def _under(self, spot: Spot) -> pygame.Surface:
        """Return the shadow of a resting card, the glow of a marked one, turned with the card; hollow."""
        key = ("under card", spot.look.size, spot.mark, round(spot.angle, 2), self.kit.metrics.scale)

        def make() -> pygame.Surface:
            reach = self.kit.metrics.px(REACH)
            flat = clear_surface((spot.look.size[0] + 2 * reach, spot.look.size[1] + 2 * reach), (0, 0, 0))
            rect = pygame.Rect((reach, reach), spot.look.size)
            radius = corner_radius(spot.look.size[0])
            self.kit.faces.shadow(flat, rect, radius)
            if spot.mark != "rest":
                self.kit.faces.glow(flat, rect.inflate(2, 2), self.colour_of(spot.mark), radius)
            return pygame.transform.rotozoom(flat, spot.angle, 1.0) if spot.angle else flat

        return self.kit.surfaces.get(key, make)

    def edge(self, surface: pygame.Surface, spot: Spot, colour: RGB) -> None:
        """Draw a bright edge on a card."""
        key = ("card edge", spot.look.size, colour, round(spot.angle, 2))

        def make() -> pygame.Surface:
            width = max(2.0, 2.5 * self.kit.metrics.scale)
            edge = ring(spot.look.size, corner_radius(spot.look.size[0]), width, colour)
            return turned(edge, spot.angle, colour) if spot.angle else edge

        drawn = self.kit.surfaces.get(key, make)
        surface.blit(drawn, drawn.get_rect(center=spot.rect.center))

    def _badge(self, surface: pygame.Surface, spot: Spot) -> None:
        """Draw the check badge, or a number, where it covers no words."""
        size, away = self.badge_place(spot, round(self.kit.metrics.bounded("badge") * self._growth))
        badge = signs.number_badge(self.kit.fonts, spot.badge, size) if spot.badge else self.check(size)
        surface.blit(badge, badge.get_rect(center=turned_about(spot, away)))

    @property
    def _growth(self) -> float:
        return min(MOST_GROWTH, self.kit.metrics.text_step)

    def badge_place(self, spot: Spot, size: int) -> tuple[int, tuple[float, float]]:
        """Return size and middle, from that of the card, of a badge that is usually of a size.

        It lies on the middle of the upper edge, and rises little above it, for words may be there.
        """
        return size, (0, size / 2 - size / RAISED - spot.look.size[1] / 2)

    def check(self, size: int = 0) -> pygame.Surface:
        """Return the check badge of a chosen thing, by default in its usual size; cached."""
        size = size or self.kit.metrics.bounded("badge")
        return self.kit.surfaces.get(("check badge", size), lambda: signs.check_badge(size))


@dataclass(frozen=True, slots=True)
class FannedPictures(CardPictures):
    """Pictures of cards that are held in a fan."""

    @abstractmethod
    def rim(self, look: CardLook) -> RGB:
        """Return the colour of the outline of a face."""

    def turned(self, look: CardLook, angle: float) -> pygame.Surface:
        """Return a face turned counter-clockwise by some degrees, drawn large and smoothed once; cached."""
        if not angle:
            return self.face(look)
        key = ("turned face", self.deck, look, self.kit.metrics.text_step, round(angle, 2))

        def make() -> pygame.Surface:
            large = turned(self.paint(replace(look, grain=GRAIN)), angle, self.rim(look))
            size = (round(large.get_width() / GRAIN), round(large.get_height() / GRAIN))
            return pygame.transform.smoothscale(large, size)

        return self.kit.surfaces.get(key, make)


def turned(flat: pygame.Surface, angle: float, rim: RGB) -> pygame.Surface:
    """Return a picture turned by some degrees, with a margin that keeps its edges smooth."""
    padded = clear_surface((flat.get_width() + 2 * HEM, flat.get_height() + 2 * HEM), rim)
    padded.blit(flat, (HEM, HEM))
    return pygame.transform.rotozoom(padded, angle, 1.0)


def turned_about(spot: Spot, away: tuple[float, float]) -> tuple[int, int]:
    """Return the place of an offset from the middle of the card, turned with the card."""
    turn = math.radians(-spot.angle)
    x = away[0] * math.cos(turn) - away[1] * math.sin(turn)
    y = away[0] * math.sin(turn) + away[1] * math.cos(turn)
    return round(spot.rect.centerx + x), round(spot.rect.centery + y)
