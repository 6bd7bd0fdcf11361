"""Icons: every named sign without text, drawn once per name, size and colour."""

import pygame

from galaxy_desktop.ui.art.control_shapes import CONTROLS
from galaxy_desktop.ui.art.palette import INK
from galaxy_desktop.ui.art.vector import Canvas, Strokes
from galaxy_desktop.ui.contributions import contributions
from galaxy_desktop.ui.theme import RGB

_BOX = 25.0  # half a unit of air around the box the shapes are drawn in


def names() -> tuple[str, ...]:
    """Return the names of all icons: the shared ones, then those of each game."""
    from galaxy_desktop.ui.art.icon_shapes import SHAPES

    return (*SHAPES, *(name for icons in contributions("ICONS") for name in icons))


def draw_icon(name: str, size: int, colour: RGB) -> pygame.Surface:
    """Return a square of `size` pixels with the icon; one with colours of its own ignores `colour`."""
    marks = shape(name)
    rim = INK if marks[-1].colour == INK else marks[0].colour or colour
    canvas = Canvas(size, rim, _BOX)
    canvas.draw(marks, colour)
    return canvas.smooth()


def shape(name: str) -> Strokes:
    """Return the marks of an icon, shared or of a game; raise `KeyError` if there is none."""
    if name in CONTROLS:
        return CONTROLS[name]
    from galaxy_desktop.ui.art.icon_shapes import SHAPES

    if name in SHAPES:
        return SHAPES[name]
    for icons in contributions("ICONS"):
        if name in icons:
            marks: Strokes = icons[name]
            return marks
    raise KeyError(f"There is no icon named {name!r}; the names are icons.names()")
