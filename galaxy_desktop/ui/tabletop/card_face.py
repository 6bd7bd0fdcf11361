"""Shared parts of card faces: picture fading into the body, rounded edge, veil, name."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import gradient, ring, rounded
from galaxy_desktop.ui.theme import RGB, mix

DIM_NAME, TINT = 0.64, 0.25
RAMPS_KEPT = 64
"""Number of fades one pixel wide that are kept, of each kind."""


def corner_radius(width: int) -> int:
    """Return the corner radius of a card of this width."""
    return max(4, round(width * 0.055))


@dataclass(frozen=True, slots=True)
class Picture:
    """Picture of a card, and the colour of its kind."""

    game: str
    design: str
    colour: RGB

    def drawn(self, kit: Kit, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture in a size."""
        return kit.pictures.card(self.game, self.design, size, self.colour)


def card_body(
    kit: Kit, face: pygame.Surface, picture: Picture, share: float, fade: tuple[float, float]
) -> None:
    """Draw the dark body with the picture at its head.

    `share` is the height of the picture, `fade` where it begins and ends to fade, as shares of the face's
    height.
    """
    width, height = face.get_size()
    _dark_body(kit, face, picture.colour)
    if kit.theme.pictures:
        top, bottom = (round(height * part) for part in fade)
        _fading_picture(face, picture.drawn(kit, (width, round(height * share))), top, bottom)


def whole_picture(kit: Kit, face: pygame.Surface, picture: Picture, tint: float = TINT) -> None:
    """Draw the picture alone, over all of a face."""
    face.fill((*mix(kit.theme.colour.well, picture.colour, tint), 255))
    if kit.theme.pictures:
        face.blit(picture.drawn(kit, face.get_size()), (0, 0))


def _dark_body(kit: Kit, face: pygame.Surface, colour: RGB) -> None:
    """Draw the dark body of a card, slightly tinted with the colour of its kind."""
    well = kit.theme.colour.well
    face.blit(gradient(face.get_size(), mix(well, colour, 0.10), mix(well, colour, 0.02)), (0, 0))


def _fading_picture(face: pygame.Surface, picture: pygame.Surface, top: int, bottom: int) -> None:
    """Draw a picture at the head of a face, opaque down to `top`, faded out at `bottom` (pixels)."""
    face.blit(picture, (0, 0), (0, 0, picture.get_width(), top))
    face.blit(_faded(picture, top, bottom), (0, top))


def _faded(picture: pygame.Surface, top: int, bottom: int) -> pygame.Surface:
    """Return the part of a picture from `top` to `bottom`, fading from opaque to transparent."""
    width = picture.get_width()
    part = pygame.Surface((width, bottom - top), pygame.SRCALPHA, 32)
    part.blit(picture, (0, 0), (0, top, width, bottom - top))
    ramp = pygame.transform.scale(_vanishing(bottom - top), part.get_size())
    part.blit(ramp, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return part


@lru_cache(RAMPS_KEPT)
def _vanishing(height: int) -> pygame.Surface:
    """Return a white column one pixel wide that fades out downwards; never draw on it."""
    ramp = pygame.Surface((1, height), pygame.SRCALPHA, 32)
    for y in range(height):
        left = 1 - y / max(1, height - 1)
        ramp.set_at((0, y), (255, 255, 255, round(255 * left * left * (3 - 2 * left))))
    return ramp


def fade(kit: Kit, face: pygame.Surface, start: float, darkest: int, bend: float) -> None:
    """Darken a face below a share of its height, down to an opacity of `darkest` at its foot.

    With a smaller `bend` most of it is darkened higher up.
    """
    width, height = face.get_size()
    top = round(height * start)
    column = _darkening(height - top, kit.theme.colour.background, darkest, bend)
    face.blit(pygame.transform.scale(column, (width, height - top)), (0, top))


@lru_cache(RAMPS_KEPT)
def _darkening(height: int, colour: RGB, darkest: int, bend: float) -> pygame.Surface:
    """Return a column one pixel wide that grows opaque downwards; never draw on it."""
    ramp = pygame.Surface((1, height), pygame.SRCALPHA, 32)
    for y in range(height):
        share = y / max(1, height - 1)
        ramp.set_at((0, y), (*colour, round(darkest * share**bend)))
    return ramp


def round_off(kit: Kit, face: pygame.Surface, width: int, grain: int, colour: RGB) -> None:
    """Round the corners, and draw the outline in a colour; `width` is that of the card on the table."""
    radius = corner_radius(width) * grain
    rounded(face, radius)
    stroke = max(1.5, kit.theme.stroke["card"] * width) * grain
    face.blit(ring(face.get_size(), radius, stroke, colour), (0, 0))


def dim(kit: Kit, face: pygame.Surface) -> None:
    """Darken the face by a veil; numbers stay readable."""
    veil = pygame.Surface(face.get_size(), pygame.SRCALPHA, 32)
    veil.fill((*kit.theme.colour.background, round(255 * kit.theme.alpha["dim_card"])))
    shape = face.copy()
    face.blit(veil, (0, 0))
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    face.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def dim_name(kit: Kit) -> RGB:
    """Return the colour of a name on a veiled card."""
    return mix(kit.theme.colour.background, kit.theme.colour.text, DIM_NAME)


def put_sign(face: pygame.Surface, sign: pygame.Surface, centre: tuple[float, float]) -> None:
    """Draw a sign, centred at a place."""
    face.blit(sign, sign.get_rect(center=(round(centre[0]), round(centre[1]))))
