"""Shapes of the icons that games and program share, in a box of 24 with its centre at (0, 0)."""

import math
from collections.abc import Mapping

from galaxy_desktop.ui.art.control_shapes import CONTROLS, EYE, teeth
from galaxy_desktop.ui.art.palette import (
    CARD_BAND,
    CARD_PAPER,
    CARD_PLATE,
    CREDIT,
    CREDIT_FIGURE,
    DEVELOPMENT,
    DEVELOPMENT_GROUND,
    GOOD_NEWS,
    INK,
    KINDS,
    MILITARY,
    MILITARY_FIGURE,
    MILITARY_GROUND,
    POINTS,
    RING,
    RING_GROUND,
)
from galaxy_desktop.ui.art.vector import (
    Stroke,
    Strokes,
    circle,
    cut,
    fill,
    hexagon,
    moved,
    plate,
    polygon,
    star,
)

GOOD_PATHS: Mapping[str, str] = {
    "novelty": circle(0, 0, 10.4),
    "rare": moved(polygon([(0, -11.8), (13, 9.4), (-13, 9.4)]), 0.84, dy=0.8),
    "genes": moved("M-10.3,-10.3 H-4 Q10.3,-10.3 10.3,4 V10.3 H4 Q-10.3,10.3 -10.3,-4Z", 1.0),
    "alien": moved(star(4, 13.7, 7.9), 0.83),
}
SHIELD = "M-9,-8 L0,-11 L9,-8 V1 Q9,8 0,11.2 Q-9,8 -9,1Z"
SEAT_SHIELD = "M-10,-10.5 H10 V1.8 Q9.3,8.4 0,11.6 Q-9.3,8.4 -10,1.8Z"
_LEAF = "M-8.5,8.5 Q-8.5,-8.5 8.5,-8.5 Q8.5,8.5 -8.5,8.5Z"
_CHEVRONS = "M-4.5,2.2 L0,-2.6 L4.5,2.2 M-4.5,6.2 L0,1.4 L4.5,6.2"
_BUST = "M-8,10.5 Q-8,-0.5 0,-0.5 Q8,-0.5 8,10.5Z"
_HELIX = "M-5,-10.5 Q6.5,-5.2 0,0 Q-6.5,5.2 5,10.5 M5,-10.5 Q-6.5,-5.2 0,0 Q6.5,5.2 -5,10.5"


def _good(kind: str, scale: float = 1.0, x: float = 0.0, y: float = 0.0, rim: float = 1.5) -> Strokes:
    path = moved(GOOD_PATHS[kind], scale, x, y)
    return (fill(path, KINDS[kind]), Stroke(path, rim, INK))


def _any_good() -> Strokes:
    return (
        *_good("novelty", 0.47, -5.9, -5.9, 0.7),
        *_good("rare", 0.48, 5.9, -5.7, 0.7),
        *_good("genes", 0.47, -5.9, 5.9, 0.7),
        *_good("alien", 0.5, 5.9, 5.9, 0.7),
    )


def _hand() -> Strokes:
    one = plate(-4.4, -9.5, 8.8, 14, 1.6)
    marks: list[Stroke] = []
    for degrees in (-18, 18, 0):
        a = math.radians(degrees)
        path = moved(one, 1.0, 12 * math.sin(a) * 0.9, 3.2 - 2.4 * math.cos(a) + 1.5, degrees)
        marks += [cut(path, 3.4), cut(path), Stroke(path, 1.7)]
    return tuple(marks)


def card_outline() -> Strokes:
    """Return a card with the coloured band at its top and nothing below it."""
    return (
        fill(plate(-8.4, -11.2, 16.8, 22.4, 3), CARD_PAPER),
        fill(plate(-6.2, -8.9, 12.4, 3.6, 1.4), CARD_BAND),
        Stroke(plate(-8.4, -11.2, 16.8, 22.4, 3), 1.1, INK),
    )


_GOODS: Mapping[str, Strokes] = {
    "novelty": _good("novelty"),
    "rare": _good("rare"),
    "genes": _good("genes"),
    "alien": _good("alien"),
    "any_good": _any_good(),
}

_CARDS: Mapping[str, Strokes] = {
    "points": (fill(hexagon(11.4), POINTS), Stroke(hexagon(11.4), 1.0, INK)),
    "card": (*card_outline(), fill(plate(-6.2, -3.3, 12.4, 12, 1.4), CARD_PLATE)),
    "hand": _hand(),
    "discards": (Stroke("M-10,-7 H-3.5 L-1,-4 H10 V8 H-10Z"),),
    "discard_for_effect": (
        Stroke(plate(-9.5, -10.5, 13, 18, 2.2), 1.9),
        Stroke("M-6,-6.6 H0", 1.9),
        cut("M6.5,-4 V9 M2.2,5 L6.5,9.5 L10.8,5", 5),
        Stroke("M6.5,-4 V9 M2.2,5 L6.5,9.5 L10.8,5", 2.2),
    ),
    "military": (
        fill(SHIELD, MILITARY_GROUND),
        Stroke(SHIELD, 1.9, MILITARY),
        Stroke(_CHEVRONS, 2.2, MILITARY_FIGURE),
    ),
    "civil_cost": (fill(circle(0, 0, 10), RING_GROUND), Stroke(circle(0, 0, 10), 2.2, RING)),
    "defense": (
        Stroke(circle(0, 0, 8.2), 2.4, MILITARY),
        Stroke("M-11,0 H-6 M6,0 H11 M0,-11 V-6 M0,6 V11", 2.4, MILITARY),
    ),
    "development_cost": (
        fill("M0,-10.6 L10.6,0 L0,10.6 L-10.6,0Z", DEVELOPMENT_GROUND),
        Stroke("M0,-10.6 L10.6,0 L0,10.6 L-10.6,0Z", 1.9, DEVELOPMENT),
    ),
}

_PHASES: Mapping[str, Strokes] = {
    "explore": (Stroke(EYE), fill(circle(0, 0, 3.7))),
    "develop": (fill("M-3.5,-10 L1,-10 L10,-1 L5.5,3.5 L1,-1 L-2,-1 Z"), Stroke("M-9,9 L2,-2", 4.2)),
    "settle": (Stroke("M-6,10.5 V-10 M-10,10.5 H6"), fill("M-6,-10.5 L9,-5.8 L-6,-0.8Z")),
    "trade": (
        Stroke("M-10,-5 H8.5 M3.5,-9.8 L9,-5 L3.5,-0.2"),
        Stroke("M10,5.5 H-8.5 M-3.5,0.7 L-9,5.5 L-3.5,10.3"),
    ),
    "consume": (
        Stroke("M-10.5,-8 H-7.2 L-4,4.6 H7 L10,-4.2 H-6"),
        fill(circle(-2.6, 9, 2.1)),
        fill(circle(6, 9, 2.1)),
    ),
    "produce": (*teeth(7, 9.6, 3.4), Stroke(circle(0, 0, 6.2), 2.6), fill(circle(0, 0, 1.9))),
    "ship": (Stroke("M-10,3 L-4,-5 H5 L11,3Z M-10,3 Q0,10 11,3 M0.5,-5 V-10"),),
}

_PIECES: Mapping[str, Strokes] = {
    "wild": (fill(star(5, 11, 4.7)),),
    "start": (fill(star(5, 11, 4.7)),),
    "credits": (
        fill(plate(-11, -7.5, 22, 15, 3), CREDIT),
        Stroke(plate(-11, -7.5, 22, 15, 3), 1.2, CREDIT_FIGURE),
        Stroke(circle(0, 0, 3.6), 1.8, CREDIT_FIGURE),
        Stroke("M-8,-4.2 V-3.4 M8,4.2 V3.4", 1.8, CREDIT_FIGURE),
    ),
    "colonist": (fill(circle(0, -6, 4.4)), fill(_BUST)),
    "citizenry": (
        fill(circle(5.4, -4.8, 3.5)),
        fill("M0,9 Q0,0 5.4,0 Q11.3,0 11.3,9Z"),
        cut(circle(-4, -5, 3.9), 2.6),
        cut("M-11,9.5 Q-11,0 -4,0 Q3,0 3,9.5Z", 2.6),
        fill(circle(-4, -5, 3.9)),
        fill("M-11,9.5 Q-11,0 -4,0 Q3,0 3,9.5Z"),
    ),
    "chromosome": (Stroke(_HELIX, 2.3, GOOD_NEWS), Stroke("M-2.6,-8 H2.6 M-2.6,8 H2.6", 1.6, GOOD_NEWS)),
    "cup": (Stroke("M-7.4,-7 H7.4 L5.2,10 H-5.2Z", 2.2), Stroke("M-9,-8.8 H9", 2.8)),
    "bag": (
        Stroke("M-4,-5.6 Q-10.4,2 -8.4,8 Q-7.4,10.6 0,10.6 Q7.4,10.6 8.4,8 Q10.4,2 4,-5.6Z"),
        Stroke("M-4.6,-5.6 H4.6 M-4,-5.6 L-6,-10.2 H6 L4,-5.6"),
    ),
    "seed": (Stroke(_LEAF), Stroke("M-9.5,9.5 L2.5,-2.5")),
}

_CUBES: Mapping[str, Strokes] = {
    "chevrons": (Stroke("M-8,-0.5 L0,-7.5 L8,-0.5 M-8,8 L0,1 L8,8", 3.4),),
    "ring": (Stroke(circle(0, 0, 7.6), 3.0), fill(circle(0, 0, 2.8))),
    "diamond": (Stroke("M0,-9 L9,0 L0,9 L-9,0Z", 3.2),),
    "box": (Stroke(plate(-7.6, -7.6, 15.2, 15.2, 2), 3.0), Stroke("M-3.4,0 H3.4", 3.0)),
    "saltire": (Stroke("M-7.4,-7.4 L7.4,7.4 M7.4,-7.4 L-7.4,7.4", 3.4),),
}

_KEYWORDS: Mapping[str, Strokes] = {
    "tag_rebel": (
        fill(plate(-7.5, -9, 15, 10.5, 3)),
        fill("M-5.5,0 H6 V10.5 H-5.5Z"),
        cut("M-3.6,-8.4 V-1.5 M0,-8.4 V-1.5 M3.6,-8.4 V-1.5", 1.2),
        cut("M-8,0.6 Q-1,-2.4 2.6,1.6", 1.4),
        cut("M-6.5,5.4 H7", 1.3),
    ),
    "tag_imperium": (
        fill(
            "M-11.5,-8 Q-4,-8 -2.4,-3 L0,-5.5 L2.4,-3 Q4,-8 11.5,-8"
            " Q11,3 2.6,4.4 L0,11 L-2.6,4.4 Q-11,3 -11.5,-8Z"
        ),
        fill("M-2.2,-6.6 L0,-11 L2.2,-6.6 L0,-4.5Z"),
        cut("M-8.4,-4.6 L-3.4,1 M8.4,-4.6 L3.4,1", 1.1),
    ),
    "tag_alien": (
        Stroke("M0,-10.6 L10.6,0 L0,10.6 L-10.6,0Z", 1.8),
        Stroke("M-5.3,-5.3 L5.3,5.3 M5.3,-5.3 L-5.3,5.3", 1.8),
        fill(circle(0, 0, 2.9)),
    ),
    "tag_uplift": (Stroke(_HELIX, 2.2), Stroke("M-2.6,-8 H2.6 M-2.6,8 H2.6", 1.6)),
    "tag_terraforming": (
        Stroke("M-10.5,6.5 Q0,2.5 10.5,6.5 M-8,10.5 Q0,7.5 8,10.5", 1.8),
        Stroke("M0,4.5 V-3", 2),
        fill("M0,-2 Q-8.5,-1 -9,-9 Q-1,-9.5 0,-2Z M0.4,-0.6 Q0.6,-6.6 8.5,-7.4 Q8.4,-0.4 0.4,-0.6Z"),
    ),
}

SHAPES: Mapping[str, Strokes] = {
    **_GOODS,
    **_CARDS,
    **_PHASES,
    **_PIECES,
    **_CUBES,
    **_KEYWORDS,
    **CONTROLS,
}
