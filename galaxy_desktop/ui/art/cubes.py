"""Cubes of five colours, and the slots that they fill: told by their sign as well as by their colour.

A cube is solid, with a closed rim and a large sign; an empty slot is hollow, with corners and a small sign.
"""

import pygame

from galaxy_desktop.ui.art import palette
from galaxy_desktop.ui.art.icon_shapes import SHAPES
from galaxy_desktop.ui.art.vector import Canvas, Stroke, circle, fill, moved, plate, star
from galaxy_desktop.ui.theme import RGB

SIGN, SLOT_SIGN = 0.56, 0.46
SMALL = 24
"""Size in pixels below which the sign of an empty slot is as large as that of a cube."""
_BODY, _FACE = plate(-10.8, -9.6, 21.6, 21.2, 3.9), plate(-10.8, -11.6, 21.6, 20.8, 3.9)
_HOLLOW = plate(-10.4, -10.4, 20.8, 20.8, 3.8)
_CORNER = "M-10.4,-4.6 V-6.6 Q-10.4,-10.4 -6.6,-10.4 H-4.6"


def cube(colour: str, size: int) -> pygame.Surface:
    """Return a cube of a colour."""
    look = palette.CUBES[colour]
    canvas = Canvas(size, look.side)
    canvas.draw((fill(_BODY, look.side), fill(_FACE, look.fill)), look.fill)
    canvas.draw((fill(plate(-8.4, -10.2, 16.8, 2.2, 1.1), _lighter(look.fill)),), look.fill)
    canvas.draw(_sign(look.shape, SIGN, -1.2), look.sign)
    if look.edge is not None:
        canvas.draw((Stroke(_FACE, 2.0, look.edge),), look.edge)
    return canvas.smooth()


def slot(colour: str, size: int, *, marked: bool = False) -> pygame.Surface:
    """Return the empty slot of a cube; a marked one, with the star, keeps a cube that is lost for good."""
    look = palette.CUBES[colour]
    canvas = Canvas(size, look.slot)
    corners = tuple(Stroke(moved(_CORNER, degrees=90 * turn), 2.0, look.slot) for turn in range(4))
    canvas.draw((fill(_HOLLOW, palette.SLOT_GROUND), *corners), look.slot)
    small = size < SMALL
    sign = _sign(look.shape, SIGN if small else SLOT_SIGN, 0.0)
    canvas.draw(sign, look.slot)
    if marked:
        canvas.draw(star_mark(), palette.WHITE)
    return canvas.smooth()


def star_mark() -> tuple[Stroke, ...]:
    """Return the star in the corner of a slot whose cube is lost for good."""
    return (
        fill(circle(6.9, -6.9, 5.0), palette.SLOT_GROUND),
        fill(moved(star(5, 11, 4.7), 0.42, 6.9, -6.7), palette.WHITE),
    )


def marked_cube(colour: str, size: int) -> pygame.Surface:
    """Return a cube on a marked slot."""
    face = cube(colour, size)
    canvas = Canvas(size, palette.SLOT_GROUND)
    canvas.draw(star_mark(), palette.WHITE)
    face.blit(canvas.smooth(), (0, 0))
    return face


def _lighter(colour: RGB) -> RGB:
    red, green, blue = (round(part + (255 - part) * 0.4) for part in colour)
    return red, green, blue


def _sign(shape: str, scale: float, y: float) -> tuple[Stroke, ...]:
    return tuple(
        Stroke(moved(mark.path, scale, 0.0, y), mark.width * scale, mark.colour, mark.cut)
        for mark in SHAPES[shape]
    )
