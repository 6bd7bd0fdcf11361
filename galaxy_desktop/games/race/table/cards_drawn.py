"""Cards as they lie on the table: their faces, kept once drawn, with shadow, glow, badge and turn."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

import pygame

from galaxy_desktop.games.race.cards import Card
from galaxy_desktop.games.race.table.face import (
    corner_radius,
    draw_face,
    good_share,
    good_sign,
    kind_colour,
    sliver_good,
    unit_of,
)
from galaxy_desktop.games.race.table.look import ANATOMY, Look
from galaxy_desktop.games.race.table.sheet import Spot
from galaxy_desktop.ui.art import signs
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import clear_surface, ring, tinted
from galaxy_desktop.ui.theme import RGB

GRAIN = 2
BADGE = 28
HEM = 3


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Draws cards of one deck; faces are kept in the kit's cache."""

    kit: Kit
    cards: Mapping[str, Card]
    edition: str

    def face(self, look: Look) -> pygame.Surface:
        """The face a look asks for."""
        key = ("race", self.edition, look, self.kit.metrics.text_step, self.kit.metrics.scale)
        return self.kit.surfaces.get(key, lambda: draw_face(self.kit, self.cards, look))

    def turned(self, look: Look, angle: float) -> pygame.Surface:
        """The face turned by some degrees, drawn large and smoothed once."""
        if not angle:
            return self.face(look)
        key = ("race turned", self.edition, look, self.kit.metrics.text_step, round(angle, 2))

        def make() -> pygame.Surface:
            colour = kind_colour(self.kit, self.cards[look.card])
            large = turned(draw_face(self.kit, self.cards, replace(look, grain=GRAIN)), angle, colour)
            size = (round(large.get_width() / GRAIN), round(large.get_height() / GRAIN))
            return pygame.transform.smoothscale(large, size)

        return self.kit.surfaces.get(key, make)

    def draw(self, surface: pygame.Surface, spot: Spot) -> None:
        """The card at its spot: shadow or glow, face, ring around its good, badge."""
        under = self._under(spot)
        surface.blit(under, under.get_rect(center=spot.rect.center))
        face = self.turned(spot.look, spot.angle)
        surface.blit(face, face.get_rect(center=spot.rect.center))
        if spot.fresh:
            self.edge(surface, spot, self.kit.theme.colour.good_news)
        if spot.mark != "rest":
            self.edge(surface, spot, self.colour_of(spot.mark))
        if spot.ring != "rest":
            self._good_ring(surface, spot)
        if spot.mark == "chosen" or spot.badge:
            self._badge(surface, spot)

    def colour_of(self, mark: str) -> RGB:
        """Amber for what is chosen, cyan for what may be."""
        colour = self.kit.theme.colour
        return colour.primary if mark == "chosen" else colour.legal

    def _under(self, spot: Spot) -> pygame.Surface:
        """Shadow of a resting card, glow of one that is marked, turned with the card."""
        key = ("race under", spot.look.size, spot.mark, round(spot.angle, 2), self.kit.metrics.scale)

        def make() -> pygame.Surface:
            reach = self.kit.metrics.px(18)
            flat = clear_surface((spot.look.size[0] + 2 * reach, spot.look.size[1] + 2 * reach), (0, 0, 0))
            rect = pygame.Rect((reach, reach), spot.look.size)
            radius = corner_radius(spot.look.size[0])
            self.kit.faces.shadow(flat, rect, radius)
            if spot.mark != "rest":
                self.kit.faces.glow(flat, rect.inflate(2, 2), self.colour_of(spot.mark), radius)
            return pygame.transform.rotozoom(flat, spot.angle, 1.0) if spot.angle else flat

        return self.kit.surfaces.get(key, make)

    def edge(self, surface: pygame.Surface, spot: Spot, colour: RGB) -> None:
        """A bright edge on a card that the pointer is over."""
        key = ("race edge", spot.look.size, colour, round(spot.angle, 2))

        def make() -> pygame.Surface:
            width = max(2.0, 2.5 * self.kit.metrics.scale)
            edge = tinted(ring(spot.look.size, corner_radius(spot.look.size[0]), width), colour)
            return turned(edge, spot.angle, colour) if spot.angle else edge

        drawn = self.kit.surfaces.get(key, make)
        surface.blit(drawn, drawn.get_rect(center=spot.rect.center))

    def good_at(self, spot: Spot) -> tuple[tuple[int, int], int]:
        """Middle and size of the good on a card."""
        look = spot.look
        width, height = look.size
        if look.level == "sliver":
            size = sliver_good(look)
            return turned_about(spot, (0, height / 2 - size * 0.72)), size
        anatomy = ANATOMY[look.level]
        unit = unit_of(look)
        away = (width / 2 - unit * (1 - anatomy.good_at[0]), (anatomy.good_at[1] - 0.5) * height)
        return turned_about(spot, away), round(unit * good_share(self.cards[look.card], look))

    def good(self, card: str, size: int) -> pygame.Surface:
        """A good of the kind of a world, full."""
        design = self.cards[card]
        key = ("race good", design.good, design.source, size)
        return self.kit.surfaces.get(key, lambda: good_sign(self.kit, design, size, True))

    def _good_ring(self, surface: pygame.Surface, spot: Spot) -> None:
        centre, size = self.good_at(spot)
        across = round(size * 1.75)
        colour = self.colour_of(spot.ring)
        key = ("race good ring", across, colour)
        made = self.kit.surfaces.get(key, lambda: _glowing_ring(across, colour))
        surface.blit(made, made.get_rect(center=centre))
        if spot.ring == "chosen":
            badge = self.check(round(size * 0.75))
            surface.blit(badge, badge.get_rect(center=(centre[0] + across // 3, centre[1] - across // 3)))

    def _badge(self, surface: pygame.Surface, spot: Spot) -> None:
        """The check badge, or a number, on the middle of the upper edge."""
        size = round(max(22, self.kit.metrics.px(BADGE)) * min(1.4, self.kit.metrics.text_step))
        badge = signs.number_badge(self.kit.fonts, spot.badge, size) if spot.badge else self.check(size)
        centre = turned_about(spot, (0, -spot.look.size[1] / 2))
        surface.blit(badge, badge.get_rect(center=centre))

    def check(self, size: int) -> pygame.Surface:
        """The check badge of what is chosen."""
        return self.kit.surfaces.get(("race check", size), lambda: signs.check_badge(size))


def turned(flat: pygame.Surface, angle: float, rim: RGB) -> pygame.Surface:
    """A picture turned by some degrees, its edges smooth because they do not touch those of the surface."""
    padded = clear_surface((flat.get_width() + 2 * HEM, flat.get_height() + 2 * HEM), rim)
    padded.blit(flat, (HEM, HEM))
    return pygame.transform.rotozoom(padded, angle, 1.0)


def turned_about(spot: Spot, away: tuple[float, float]) -> tuple[int, int]:
    """A place given from the middle of the card, after the turn of the card."""
    turn = math.radians(-spot.angle)
    x = away[0] * math.cos(turn) - away[1] * math.sin(turn)
    y = away[0] * math.sin(turn) + away[1] * math.cos(turn)
    return round(spot.rect.centerx + x), round(spot.rect.centery + y)


def _glowing_ring(across: int, colour: RGB) -> pygame.Surface:
    """A ring with a soft light around it."""
    outer = across + 10
    drawn = clear_surface((outer, outer), colour)
    for grown, alpha in ((10, 50), (6, 90)):
        side = across + grown
        soft = tinted(ring((side, side), side // 2, 4), colour, alpha)
        drawn.blit(soft, soft.get_rect(center=(outer // 2, outer // 2)))
    bright = tinted(ring((across, across), across // 2, 2.6), colour)
    drawn.blit(bright, bright.get_rect(center=(outer // 2, outer // 2)))
    return drawn
