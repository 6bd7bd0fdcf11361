"""Faces of dice: colour, sign and letter, so that no die and no face is told by its colour alone."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.ui.art.icons import draw_icon
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import clear_surface, gradient, mask, masked, ring
from galaxy_desktop.ui.theme import RGB, Die, mix

CORNER, PLATE = 0.2, 0.07
SIGN, LETTER = 0.60, 0.27
LONE_LETTER, STRONG_LETTER = 0.5, 0.66
"""Height of the letter of a good, on a die without a sign; larger on small dice and with letters on goods."""
SMALL = 40
"""Size in pixels below which a die without a sign has the larger letter."""
SIGN_AT, LETTER_AT = (0.48, 0.46), (0.815, 0.805)
FINE = 3
BACK = ""
"""Sign of a face that is hidden."""


@dataclass(frozen=True, slots=True)
class DieKind:
    """Appearance of the dice of one kind: colours, letter, and the icon on each of six faces."""

    look: Die
    signs: tuple[str, ...]


def corner_of(size: int) -> int:
    """Return the corner radius of a die of this size."""
    return max(3, round(size * CORNER))


def die_face(kit: Kit, look: Die, sign: str, size: int, *, dim: bool = False) -> pygame.Surface:
    """Return one face of a die, lying straight; cached."""
    key = ("die face", look, sign, size, dim)
    return kit.surfaces.get(key, lambda: _smoothed(kit, look, sign, size, dim=dim))


def turned_face(kit: Kit, look: Die, sign: str, size: int, degrees: float) -> pygame.Surface:
    """Return a face turned clockwise by some degrees, as the die fell; cached."""
    key = ("turned die", look, sign, size, round(degrees, 1))

    def make() -> pygame.Surface:
        large = _paint(kit, look, sign, size * FINE)
        spun = pygame.transform.rotate(large, -degrees)
        return pygame.transform.smoothscale(spun, (spun.get_width() // FINE, spun.get_height() // FINE))

    return kit.surfaces.get(key, make)


def die_shadow(kit: Kit, size: int) -> pygame.Surface:
    """Return the soft shadow below a die; cached."""

    def make() -> pygame.Surface:
        spread = round(size * 0.16)
        large = clear_surface((size + 2 * spread, size + 2 * spread), (0, 0, 0))
        for step in range(4, 0, -1):
            grown = size + round(2 * spread * step / 4)
            shape = mask((grown, grown), corner_of(grown), (0, 0, 0), 34)
            large.blit(shape, shape.get_rect(center=large.get_rect().center))
        return large

    return kit.surfaces.get(("die shadow", size), make)


def _smoothed(kit: Kit, look: Die, sign: str, size: int, *, dim: bool) -> pygame.Surface:
    large = _paint(kit, look, sign, size * FINE)
    face = pygame.transform.smoothscale(large, (size, size))
    if dim:
        face.fill((255, 255, 255, 97), special_flags=pygame.BLEND_RGBA_MULT)
    return face


def _paint(kit: Kit, look: Die, sign: str, size: int) -> pygame.Surface:
    """Draw the darker rim, the lighter plate, the edge, the sign and the letter."""
    face = masked(
        gradient((size, size), mix(look.fill, (255, 255, 255), 0.10), mix(look.fill, (0, 0, 0), 0.26)),
        mask((size, size), corner_of(size)),
    )
    inset = round(size * PLATE)
    inner = (size - 2 * inset, size - 2 * inset)
    plate = masked(
        gradient(inner, mix(look.fill, (255, 255, 255), 0.12), look.fill),
        mask(inner, max(2, corner_of(size) - inset)),
    )
    face.blit(plate, (inset, inset))
    face.blit(ring((size, size), corner_of(size), max(1.0, size * 0.03), look.edge), (0, 0))
    if sign != BACK:
        _put(face, draw_icon(sign, round(size * SIGN), look.sign), SIGN_AT)
    _put(face, _letter(kit, look, size, sign), LETTER_AT if sign != BACK else (0.5, 0.5))
    return face


def _letter(kit: Kit, look: Die, size: int, sign: str) -> pygame.Surface:
    large = kit.settings.strong_marks or size < SMALL * FINE
    alone = STRONG_LETTER if large else LONE_LETTER
    share = LETTER if sign != BACK else alone
    colour: RGB = look.sign
    return kit.fonts.font("card", 700, max(8, round(size * share))).render(look.letter, True, colour)  # noqa: FBT003 - pygame


def _put(face: pygame.Surface, sign: pygame.Surface, at: tuple[float, float]) -> None:
    size = face.get_width()
    place = sign.get_bounding_rect()
    place.center = (0, 0)
    part = sign.subsurface(sign.get_bounding_rect())
    face.blit(part, part.get_rect(center=(round(size * at[0]), round(size * at[1]))))
