"""Shapes of the icons of supremacies, decks and bases, in a box of 24 with its centre at (0, 0)."""

from collections.abc import Mapping

from galaxy_desktop.ui.art.vector import Stroke, Strokes, circle, cut, fill, moved, plate, star

_ORBIT = "M-10.6,0 C-10.6,-5 10.6,-5 10.6,0 C10.6,5 -10.6,5 -10.6,0Z"
_COIN = "M-8.6,{0} C-8.6,{1} 8.6,{1} 8.6,{0} C8.6,{2} -8.6,{2} -8.6,{0}Z"
_PAN = "M-3.6,0 Q-3.4,3.4 0,3.4 Q3.4,3.4 3.6,0Z"
_FOOT = "M-10.5,10.5 V7.5 H10.5 V10.5Z"


def _coins() -> Strokes:
    marks: list[Stroke] = []
    for y in (6.0, 0.0, -6.0):
        path = _COIN.format(y, y - 4.6, y + 4.6)
        marks += [cut(path, 4.4), cut(path), Stroke(path, 2.0)]
    return tuple(marks)


_SUPREMACY: Mapping[str, Strokes] = {
    "cultural": (
        Stroke("M-5.4,-10 C-12,-5 -9.5,4.5 0,5.5 C9.5,4.5 12,-5 5.4,-10", 2.2),
        Stroke("M-8,-5.6 H8", 1.8),
        Stroke("M-2.6,-5.6 V4 M2.6,-5.6 V4", 1.5),
        Stroke("M0,5.5 V10 M-4.6,10.4 H4.6", 2.2),
    ),
    "economic": _coins(),
    "diplomatic": (
        Stroke("M0,-9.5 V9 M-5,10 H5", 2.2),
        Stroke("M-7.4,-6.4 H7.4", 2.0),
        Stroke("M-7.4,-6.4 L-10.8,2 M-7.4,-6.4 L-4,2 M7.4,-6.4 L10.8,2 M7.4,-6.4 L4,2", 1.3),
        fill(moved(_PAN, 1.0, -7.4, 2.0)),
        fill(moved(_PAN, 1.0, 7.4, 2.0)),
    ),
    "scientific": (
        Stroke(_ORBIT, 1.7),
        Stroke(moved(_ORBIT, degrees=60), 1.7),
        Stroke(moved(_ORBIT, degrees=-60), 1.7),
        fill(circle(0, 0, 2.5)),
    ),
    "swords": (
        Stroke("M-9.4,-9.4 L5.6,5.6 M9.4,-9.4 L-5.6,5.6", 2.5),
        Stroke("M1.6,8.4 L8.4,1.6 M-1.6,8.4 L-8.4,1.6", 2.2),
        Stroke("M5.6,5.6 L9.6,9.6 M-5.6,5.6 L-9.6,9.6", 2.8),
    ),
}

_DECKS: Mapping[str, Strokes] = {
    "species": (
        fill("M0,-10.8 C11.5,-10.8 10.5,4 0,10.6 C-10.5,4 -11.5,-10.8 0,-10.8Z"),
        cut("M-6.8,-2.4 Q-2.2,-2.6 -1.8,2.6 Q-6,2.4 -6.8,-2.4Z M6.8,-2.4 Q2.2,-2.6 1.8,2.6 Q6,2.4 6.8,-2.4Z"),
    ),
    "leader": (
        fill("M-10,-7.5 L-5,-1 L0,-9 L5,-1 L10,-7.5 L8,5 H-8Z"),
        Stroke("M-7.6,8.8 H7.6", 2.6),
    ),
    "government": (
        fill("M-10.5,-5.5 L0,-10.8 L10.5,-5.5Z"),
        Stroke("M-7,-3.6 V6 M0,-3.6 V6 M7,-3.6 V6", 2.8),
        Stroke("M-9.6,9.2 H9.6", 2.6),
    ),
    "commerce": (
        Stroke(circle(0, 0, 10), 2.2),
        Stroke("M0,-5.6 L5.6,0 L0,5.6 L-5.6,0Z", 2.2),
    ),
    "conflict": (fill(star(8, 11.4, 5.2)), cut(circle(0, 0, 2.6))),
    "expansion": (
        Stroke("M-8.4,10 V-1 C-8.4,-12.6 8.4,-12.6 8.4,-1 V10", 2.6),
        Stroke("M-10.6,10 H10.6", 2.4),
        fill("M0,-4.6 L1.4,-1.4 L4.6,0 L1.4,1.4 L0,4.6 L-1.4,1.4 L-4.6,0 L-1.4,-1.4Z"),
    ),
    "progress": (
        Stroke("M-3.4,-10 V-3 L-9,8 Q-9.6,10.2 -7.4,10.2 H7.4 Q9.6,10.2 9,8 L3.4,-3 V-10", 2.0),
        Stroke("M-5.4,-10.2 H5.4", 2.2),
        fill("M-5.6,3.4 H5.6 L7.6,7.8 Q7.8,8.8 6.8,8.8 H-6.8 Q-7.8,8.8 -7.6,7.8Z"),
    ),
}

_BASES: Mapping[str, Strokes] = {
    "base": (
        fill("M-8.6,10.6 L-5.4,1.4 H5.4 L8.6,10.6Z"),
        fill(plate(-4.4, -3.6, 8.8, 4.0, 1)),
        fill("M-7,-4 L-3,-10.6 H3 L7,-4Z"),
    ),
    "base_factory": (fill("M-10.5,10.5 V-1.5 L-3.6,-6 V-1.5 L3.4,-6 V-10.6 H10.5 V10.5Z"),),
    "base_pyramid": (fill("M0,-11.2 L11.4,10.5 H-11.4Z"),),
    "base_globe": (fill(circle(0, -1.6, 9.4)), fill(_FOOT)),
    "black_hole": (
        Stroke(circle(0, 0, 10.4), 1.3),
        Stroke(circle(0, 0, 7.4), 2.2),
        fill(circle(0, 0, 4.0)),
    ),
    "skip_turn": (
        Stroke("M-9.6,5 C-9.6,-9.6 7.6,-9.6 7.6,5", 2.4),
        Stroke("M3.4,1.4 L7.6,6.2 L10.8,0.8", 2.4),
    ),
}

_MAP: Mapping[str, Strokes] = {
    "route": (
        fill(circle(-8.2, 7.0, 3.6)),
        fill(circle(8.2, -7.0, 3.6)),
        fill(moved(plate(-2.5, -2.5, 5.0, 5.0, 0.8), dx=-2.4, dy=3.2)),
        fill(moved(plate(-2.5, -2.5, 5.0, 5.0, 0.8), dx=2.4, dy=-3.2)),
    ),
    "whole_map": (
        Stroke("M-10,-4 V-10 H-4 M4,-10 H10 V-4 M10,4 V10 H4 M-4,10 H-10 V4", 2.4),
        fill(circle(0, 0, 3.6)),
    ),
}

ICONS: Mapping[str, Strokes] = {**_SUPREMACY, **_DECKS, **_BASES, **_MAP}
