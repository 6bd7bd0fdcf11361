"""Goods that lie on worlds: cubes with a shadow, told by shape and letter as well as by their colour."""

from collections.abc import Mapping

import pygame

from galaxy_desktop.ui.art import palette
from galaxy_desktop.ui.art.icon_shapes import GOOD_PATHS
from galaxy_desktop.ui.art.palette import INK
from galaxy_desktop.ui.art.signs import FontSource, windfall_ring
from galaxy_desktop.ui.art.vector import Canvas, Stroke, fill, moved, plate
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE
from galaxy_desktop.ui.theme import mix

BOX, LARGER = 36.0, 1.25
"""Box of a cube in units of which a token has 24; size of the cube against that of the token."""
_FRONT = plate(-12.0, -7.2, 19.4, 19.4, 1.8)
_TOP = "M-11.4,-6.4 L-6.6,-12 H12 L7.2,-6.4Z"
_SIDE = "M7.2,-6.8 L12,-12 V6.4 L7.2,11.6Z"
_OUTLINE = "M-12,-6.6 L-6.8,-12.4 H12.4 V6.8 L7.2,12.2 H-12Z"
_MIDDLE = (-2.3, 2.5)
"""Middle of the front."""
_SHADOWS = ((0.9, 2.2, 46), (0.3, 1.1, 60))
"""Shift across and down, and opacity, of the layers of the shadow."""
_SHAPE = 0.80
_LETTER: Mapping[str, float] = {"rare": 0.34, "alien": 0.36}
_WIDE_LETTER = 0.46
_DROP: Mapping[str, float] = {"rare": 2.2}


def good_cube(
    fonts: FontSource, kind: str, size: int, *, windfall: bool = False, strong: bool = False
) -> pygame.Surface:
    """Return a good as it lies on a world: a cube of its kind with its shape and letter on the front.

    `size` is that of the token of the kind; the cube is a little larger, the surface half as large again. A
    dashed ring marks a windfall world. `strong` makes the letter large, dark on white.
    """
    colour = palette.KINDS[kind]
    across = max(1, round(size * BOX / 24.0))
    canvas = Canvas(across, INK, BOX)
    if windfall:
        canvas.draw(windfall_ring(), colour)
    for right, down, alpha in _SHADOWS:
        canvas.draw((fill(moved(_OUTLINE, LARGER * 1.05, right, down)),), INK, alpha)
    outline = moved(_OUTLINE, LARGER)
    canvas.draw((fill(outline, INK), Stroke(outline, 1.6, INK)), INK)
    top, side = mix(colour, palette.WHITE, 0.55), mix(colour, INK, 0.45)
    for path, shade in ((_FRONT, colour), (_TOP, top), (_SIDE, side)):
        canvas.draw((fill(moved(path, LARGER)),), shade)
    ground = palette.WHITE if strong else mix(colour, palette.WHITE, 0.82)
    shape = moved(moved(GOOD_PATHS[kind], _SHAPE, *_MIDDLE), LARGER)
    canvas.draw((fill(shape, ground), Stroke(shape, 1.1, INK)), ground)
    face, cube = canvas.smooth(), size * LARGER
    px = cube * _LETTER.get(kind, _WIDE_LETTER) * (1.15 if strong else 1.0)
    figure = _letter(fonts, palette.LETTERS[kind], px)
    x, y = _MIDDLE[0], _MIDDLE[1] + _DROP.get(kind, 0.0)
    middle = (round(across / 2 + x * cube / 24), round(across / 2 + y * cube / 24))
    face.blit(figure, figure.get_rect(center=middle))
    return face


def _letter(fonts: FontSource, text: str, px: float) -> pygame.Surface:
    ink = fonts.font("text", 700, max(SMALLEST_FIGURE, round(px * 1.18))).render(text, True, INK)  # noqa: FBT003 - pygame
    return ink.subsurface(ink.get_bounding_rect())
