"""Icons: every named sign without text, drawn once per name, size and colour."""

import pygame

from galaxy_desktop.ui.art.icon_shapes import SHAPES
from galaxy_desktop.ui.art.palette import INK
from galaxy_desktop.ui.art.vector import Canvas, Mark
from galaxy_desktop.ui.theme import RGB

_BOX = 25.0  # half a unit of air around the box the shapes are drawn in

NAMES: tuple[str, ...] = tuple(SHAPES)


def draw_icon(name: str, size: int, colour: RGB) -> pygame.Surface:
    """A square of `size` pixels with the icon; signs with colours of their own ignore `colour`."""
    marks = shape(name)
    rim = INK if marks[-1].colour == INK else marks[0].colour or colour
    canvas = Canvas(size, rim, _BOX)
    canvas.draw(marks, colour)
    return canvas.smooth()


def shape(name: str) -> tuple[Mark, ...]:
    """The marks of an icon."""
    try:
        return SHAPES[name]
    except KeyError:
        raise KeyError(f"There is no icon named {name!r}; the names are in icons.NAMES") from None
