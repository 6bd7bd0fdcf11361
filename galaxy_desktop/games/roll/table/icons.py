"""Shapes of the icons of dice, in a box of 24 units with its centre at (0, 0)."""

from collections.abc import Mapping

from galaxy_desktop.ui.art.vector import Stroke, Strokes, circle, cut, fill, plate

ICONS: Mapping[str, Strokes] = {
    "reassign": (Stroke("M-10,0 H4.5 M-0.5,-5.2 L5,0 L-0.5,5.2 M10,-9 V9"),),
    "die": (
        fill(plate(-9.5, -9.5, 19, 19, 4)),
        cut(circle(-4.4, -4.4, 2)),
        cut(circle(4.4, 4.4, 2)),
        cut(circle(0, 0, 2)),
    ),
}
