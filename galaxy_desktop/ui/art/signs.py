"""Signs that hold a figure or a letter; each surface has its sign in the middle, so blit by the centre."""

from typing import Literal, Protocol

import pygame

from galaxy_desktop.ui.art import palette
from galaxy_desktop.ui.art.icon_shapes import GOOD_PATHS, SEAT_SHIELD, SHIELD, card_outline
from galaxy_desktop.ui.art.palette import INK
from galaxy_desktop.ui.art.vector import Canvas, Stroke, circle, fill, hexagon, moved, plate
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE
from galaxy_desktop.ui.theme import RGB

_DIAMOND = "M0,-11 L11,0 L0,11 L-11,0Z"
_TICKS = "M-11,0 H-7.4 M7.4,0 H11 M0,-11 V-7.4 M0,7.4 V11"
_WINDFALL_BOX, _WINDFALL_RADIUS = 36.0, 16.6
_DASHES = 12
_LETTER_DROP = {"rare": 0.11}
_NARROW = ("rare", "alien")
LEAST_LETTERED = 16
"""Size in pixels from which a narrow token has room for its letter, which would hide the shape below."""


class FontSource(Protocol):
    """Source of fonts: `galaxy_desktop.ui.fonts.Fonts`."""

    def font(self, role: Literal["display", "text", "card"], weight: int, px: int) -> pygame.font.Font:
        """Return the font of a role and weight at a height in pixels."""


def cost(
    fonts: FontSource, n: int | str, size: int, *, world: bool, military: bool = False
) -> pygame.Surface:
    """Return the sign of a cost: a ring to pay, a ring with ticks to conquer, a diamond to develop."""
    if military:
        return defense(fonts, n, round(size * 1.14))
    return cost_ring(fonts, n, size) if world else development_cost(fonts, n, round(size * 1.1))


def cost_ring(fonts: FontSource, n: int | str, size: int) -> pygame.Surface:
    """Return the cost of a world: a light ring."""
    marks = (fill(circle(0, 0, 10.6), palette.RING_GROUND), Stroke(circle(0, 0, 10.6), 1.8, palette.RING))
    return _with_text(fonts, _face(marks, size, palette.RING), str(n), size * 0.62, palette.WHITE)


def defense(fonts: FontSource, n: int | str, size: int) -> pygame.Surface:
    """Return the defense of a world: a red ring with four ticks."""
    marks = (
        fill(circle(0, 0, 8.8), palette.DEFENSE_GROUND),
        Stroke(circle(0, 0, 8.8), 2.2, palette.MILITARY),
        Stroke(_TICKS, 2.2, palette.MILITARY),
    )
    face = _face(marks, size, palette.MILITARY)
    return _with_text(fonts, face, str(n), size * 0.54, palette.DEFENSE_FIGURE)


def development_cost(fonts: FontSource, n: int | str, size: int) -> pygame.Surface:
    """Return the cost of a development: a diamond."""
    marks = (fill(_DIAMOND, palette.DEVELOPMENT_GROUND), Stroke(_DIAMOND, 1.7, palette.DEVELOPMENT))
    face = _face(marks, size, palette.DEVELOPMENT)
    return _with_text(fonts, face, str(n), size * 0.56, palette.DEVELOPMENT_FIGURE)


def points(fonts: FontSource, n: int | str, size: int) -> pygame.Surface:
    """Return victory points: a flat-topped hexagon; `?` if they are counted at the end."""
    marks = (fill(hexagon(11.6), palette.POINTS), Stroke(hexagon(11.6), 0.8, INK))
    return _with_text(fonts, _face(marks, size, INK), str(n).replace("-", "−"), size * 0.58, INK)


def seat_shield(fonts: FontSource, number: int, colour: RGB, size: int) -> pygame.Surface:
    """Return a seat's sign: a shield in its colour with its number."""
    marks = (fill(SEAT_SHIELD, colour), Stroke(SEAT_SHIELD, 1.1, INK))
    return _with_text(fonts, _face(marks, size, INK), str(number), size * 0.58, INK, rise=0.02)


def phase_chip(fonts: FontSource, numeral: str, size: int) -> pygame.Surface:
    """Return a phase: a light plate with its numeral, or `$` for trade."""
    face = _face((fill(plate(-11, -11, 22, 22, 5), palette.PHASE_PLATE),), size, palette.PHASE_PLATE)
    return _with_text(fonts, face, numeral, size * 0.62, INK)


def military_shield(fonts: FontSource, text: str, size: int) -> pygame.Surface:
    """Return Military: a red-edged shield with its strength."""
    marks = (fill(SHIELD, palette.MILITARY_GROUND), Stroke(SHIELD, 1.7, palette.MILITARY))
    face = _face(marks, size, palette.MILITARY)
    return _with_text(fonts, face, text, size * 0.54, palette.MILITARY_FIGURE, room=0.58)


def card_count(fonts: FontSource, n: int | str, size: int) -> pygame.Surface:
    """Return a number of cards: a card with a figure on it."""
    return _with_text(
        fonts, _face(card_outline(), size, INK), str(n), size * 0.60, INK, rise=-0.09, room=0.56
    )


def good_token(
    fonts: FontSource,
    kind: str,
    size: int,
    *,
    filled: bool = True,
    windfall: bool = False,
    strong: bool = False,
) -> pygame.Surface:
    """Return the sign of a good (filled) or its empty socket; a dashed ring marks a windfall world.

    `size` is the token; with the ring the surface is half as large again. `strong` makes the letter large,
    dark on white for a good and white on dark for a socket: no colour is needed.
    """
    colour = palette.KINDS[kind]
    ground, edge, ink = (colour, INK, INK) if filled else (INK, colour, colour)
    if strong:
        ground, edge, ink = (palette.WHITE, colour, INK) if filled else (INK, colour, palette.WHITE)
    outline = 1.2 if filled and not strong else 1.7
    marks = [fill(GOOD_PATHS[kind], ground), Stroke(GOOD_PATHS[kind], outline, edge)]
    box = _WINDFALL_BOX if windfall else 24.0
    across = max(1, round(size * box / 24.0))
    canvas = Canvas(across, edge, box)
    canvas.draw(marks, colour)
    if windfall:
        canvas.draw(windfall_ring(), colour)
    rise = -_LETTER_DROP.get(kind, 0.0) * size / across
    letter = size * (0.44 if kind in _NARROW else 0.56 if filled else 0.46) * (1.2 if strong else 1.0)
    hidden = size < LEAST_LETTERED and kind in _NARROW and not strong
    return _with_text(fonts, canvas.smooth(), "" if hidden else palette.LETTERS[kind], letter, ink, rise)


def check_badge(size: int) -> pygame.Surface:
    """Return the mark of a chosen thing: a bright disc with a check mark."""
    marks = (
        fill(circle(0, 0, 10.8), palette.PRIMARY),
        Stroke(circle(0, 0, 10.8), 1.6, INK),
        Stroke("M-5.2,0.3 L-1.6,3.9 L5.2,-3.9", 2.6, INK),
    )
    return _face(marks, size, INK)


def number_badge(fonts: FontSource, text: str, size: int) -> pygame.Surface:
    """Return an order or a count: a bright disc with a figure."""
    marks = (fill(circle(0, 0, 10.8), palette.PRIMARY), Stroke(circle(0, 0, 10.8), 1.6, INK))
    return _with_text(fonts, _face(marks, size, INK), text, size * 0.6, INK)


def _face(marks: tuple[Stroke, ...], size: int, rim: RGB) -> pygame.Surface:
    canvas = Canvas(size, rim)
    canvas.draw(marks, rim)
    return canvas.smooth()


def windfall_ring() -> tuple[Stroke, ...]:
    """Return the dashed ring of a windfall world."""
    r = _WINDFALL_RADIUS
    one = f"M0,{-r} Q{r * 0.16:.2f},{-r} {r * 0.309:.3f},{-r * 0.951:.3f}"
    return tuple(Stroke(moved(one, degrees=360 / _DASHES * i), 1.5) for i in range(_DASHES))


def _with_text(
    fonts: FontSource,
    face: pygame.Surface,
    text: str,
    px: float,
    colour: RGB,
    rise: float = 0.0,
    room: float = 0.64,
) -> pygame.Surface:
    """Blit a text onto the face, its ink centred, shrunk if it is too wide; return the face."""
    if not text:
        return face
    side = face.get_width()
    figure = _figure(fonts, text, max(SMALLEST_FIGURE, round(px * 1.18)), colour)
    if figure.get_width() > side * room and px > SMALLEST_FIGURE:
        px *= side * room / figure.get_width()
        figure = _figure(fonts, text, max(SMALLEST_FIGURE, round(px * 1.18)), colour)
    middle = (side / 2, side / 2 - rise * side)
    corner = (round(middle[0] - figure.get_width() / 2), round(middle[1] - figure.get_height() / 2))
    face.blit(figure, corner)
    return face


def _figure(fonts: FontSource, text: str, px: int, colour: RGB) -> pygame.Surface:
    ink = fonts.font("text", 700, px).render(text, True, colour)  # noqa: FBT003 - pygame
    return ink.subsurface(ink.get_bounding_rect())
