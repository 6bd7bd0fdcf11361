"""Shapes of the icons that games and program share, in a box of 24 with its centre at (0, 0)."""

import math
from collections.abc import Mapping

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
EYE = "M-10.5,0 Q0,-10.5 10.5,0 Q0,10.5 -10.5,0Z"
_LEAF = "M-8.5,8.5 Q-8.5,-8.5 8.5,-8.5 Q8.5,8.5 -8.5,8.5Z"
_ARROW = "M-9,0 H8 M2,-6.5 L8.5,0 L2,6.5"
_CHEVRONS = "M-4.5,2.2 L0,-2.6 L4.5,2.2 M-4.5,6.2 L0,1.4 L4.5,6.2"
_SCREEN = plate(-9, -5.5, 18, 13.5, 3)
_BUST = "M-8,10.5 Q-8,-0.5 0,-0.5 Q8,-0.5 8,10.5Z"
_HELIX = "M-5,-10.5 Q6.5,-5.2 0,0 Q-6.5,5.2 5,10.5 M5,-10.5 Q-6.5,-5.2 0,0 Q6.5,5.2 -5,10.5"
_HORN = "M-10,-3.2 H-5 L1.2,-8.5 V8.5 L-5,3.2 H-10Z"


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


def _teeth(inner: float, outer: float, width: float) -> Strokes:
    turns = [math.pi / 4 * i for i in range(8)]
    path = " ".join(
        f"M{inner * math.cos(a):.2f},{inner * math.sin(a):.2f}"
        f" L{outer * math.cos(a):.2f},{outer * math.sin(a):.2f}"
        for a in turns
    )
    return (Stroke(path, width),)


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
    "deck": (
        Stroke(plate(-3.5, -10.5, 12, 17, 2), 1.9),
        cut(plate(-9, -7.2, 12.4, 18, 2), 3.4),
        cut(plate(-9, -7.2, 12.4, 18, 2)),
        Stroke(plate(-8.5, -6.5, 12, 17, 2), 1.9),
    ),
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
    "produce": (*_teeth(7, 9.6, 3.4), Stroke(circle(0, 0, 6.2), 2.6), fill(circle(0, 0, 1.9))),
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

_CONTROLS: Mapping[str, Strokes] = {
    "undo": (Stroke("M-9,-2.5 H4 Q10,-2.5 10,3.2 Q10,9 3,9 M-9,-2.5 L-3,-8.5 M-9,-2.5 L-3,3.5", 2.4),),
    "redo": (Stroke("M9,-2.5 H-4 Q-10,-2.5 -10,3.2 Q-10,9 -3,9 M9,-2.5 L3,-8.5 M9,-2.5 L3,3.5", 2.4),),
    "hint": (
        Stroke(
            "M-3.8,5.6 Q-4.2,3.4 -6,1.2 Q-7.8,-1 -7.6,-3.6 Q-6.8,-10.4 0,-10.5 Q6.8,-10.4 7.6,-3.6"
            " Q7.8,-1 6,1.2 Q4.2,3.4 3.8,5.6Z"
        ),
        Stroke("M-3.2,10 H3.2"),
    ),
    "log": (Stroke("M-9,-8.5 H9 M-9,-2.8 H9 M-9,2.8 H4 M-9,8.5 H7", 2.2),),
    "help": (
        Stroke(circle(0, 0, 10)),
        Stroke("M-3.4,-2.6 Q-3.2,-5.8 0,-5.8 Q3.5,-5.7 3.5,-2.8 Q3.4,-1 1.4,0 Q0,0.8 0,2.4", 2.2),
        fill(circle(0, 5.6, 1.4)),
    ),
    "settings": (*_teeth(6.4, 9.6, 3.8), Stroke(circle(0, 0, 6), 3.2)),
    "menu": (Stroke("M-9,-7 H9 M-9,0 H9 M-9,7 H9", 2.4),),
    "save": (Stroke("M-9,-9 H5 L9,-5 V9 H-9Z M-5,-9 V-3.4 H3 V-9 M-5,9 V2 H5 V9", 1.9),),
    "load": (Stroke("M-10,8 V-7.5 H-4 L-1.4,-4.5 H8 V-1.5 M-10,8 L-6,-1.5 H11 L7.4,8Z", 1.9),),
    "statistics": (Stroke("M-9,9 V1 M-3,9 V-8 M3,9 V-3 M9,9 V-10", 3.2),),
    "clock": (Stroke(circle(0, 0, 10)), Stroke("M0,-5.8 V0 L4.2,2.8")),
    "sound": (fill(_HORN), Stroke("M5,-4.2 Q8,0 5,4.2 M8.4,-7.4 Q13,0 8.4,7.4")),
    "sound_off": (fill(_HORN), Stroke("M5,-3.4 L11,3.4 M11,-3.4 L5,3.4", 2.2)),
    "play": (fill("M-6.5,-9.5 L9.5,0 L-6.5,9.5Z"),),
    "pause": (Stroke("M-4.5,-7.5 V7.5 M4.5,-7.5 V7.5", 4),),
    "skip": (fill("M-9,-8 L2,0 L-9,8Z"), fill("M0,-8 L9,0 L0,8Z")),
    "rewind": (fill("M9,-8 L-2,0 L9,8Z"), fill("M0,-8 L-9,0 L0,8Z")),
    "check": (Stroke("M-8,0.5 L-2.4,6 L8,-6", 3.2),),
    "cross": (Stroke("M-6.8,-6.8 L6.8,6.8 M6.8,-6.8 L-6.8,6.8", 3.2),),
    "plus": (Stroke("M-8,0 H8 M0,-8 V8", 3),),
    "minus": (Stroke("M-8,0 H8", 3),),
    "padlock": (
        fill(plate(-7.5, -1.5, 15, 12, 2.2)),
        Stroke("M-4.6,-1.5 V-5 Q-4.6,-10.4 0,-10.4 Q4.6,-10.4 4.6,-5 V-1.5", 2.3),
        cut(circle(0, 3.2, 1.7)),
        cut("M0,3.2 V6.8", 1.5),
    ),
    "half": (Stroke(circle(0, 0, 10)), fill("M0,-10 Q10,-10 10,0 Q10,10 0,10Z")),
    "globe": (
        Stroke(circle(0, 0, 10)),
        Stroke("M-10,0 H10 M0,-10 V10 M0,-10 Q-9,0 0,10 M0,-10 Q9,0 0,10", 1.7),
    ),
    "warning": (Stroke("M0,-9.4 L10.2,8.6 H-10.2Z"), Stroke("M0,-3.2 V2.2", 2.3), fill(circle(0, 5.6, 1.35))),
    "information": (Stroke(circle(0, 0, 10)), Stroke("M0,-0.6 V5.6", 2.3), fill(circle(0, -4.8, 1.45))),
    "search": (Stroke(circle(-2, -2, 7)), Stroke("M3.4,3.4 L9.8,9.8", 2.8)),
    "eye_off": (Stroke(EYE), fill(circle(0, 0, 3.7)), cut("M-8,9 L9,-9", 5), Stroke("M-9,9 L9,-9")),
    "delete": (
        Stroke("M-9,-6.5 H9 M-3.4,-6.5 V-10 H3.4 V-6.5 M-6.5,-6.5 L-5.4,10 H5.4 L6.5,-6.5 M0,-2.5 V6"),
    ),
    "pin": (fill("M-4.5,-10.5 H4.5 L3.6,-2.5 L7.5,2 H-7.5 L-3.6,-2.5Z"), Stroke("M0,2 V10.5")),
    "trophy": (
        fill("M-5.8,-10 H5.8 V-3 Q5.6,3 0,3.6 Q-5.6,3 -5.8,-3Z"),
        Stroke("M-6,-7.6 H-9.8 Q-9.6,-1.2 -4.6,-1 M6,-7.6 H9.8 Q9.6,-1.2 4.6,-1", 1.9),
        Stroke("M0,3 V9 M-5,10 H5", 2.4),
    ),
    "computer": (
        Stroke(_SCREEN),
        fill(circle(-4, 0.6, 2.1)),
        fill(circle(4, 0.6, 2.1)),
        Stroke("M0,-5.5 V-10.4 M-4,4.9 H4", 2),
    ),
    "person": (Stroke(circle(0, -5.8, 4.4)), Stroke("M-8.4,10 Q-8.4,1.6 0,1.6 Q8.4,1.6 8.4,10")),
    "arrow_right": (Stroke(_ARROW, 2.4),),
    "arrow_left": (Stroke(moved(_ARROW, degrees=180), 2.4),),
    "arrow_up": (Stroke(moved(_ARROW, degrees=-90), 2.4),),
    "arrow_down": (Stroke(moved(_ARROW, degrees=90), 2.4),),
    "fold_right": (Stroke("M-3.6,-7.5 L4,0 L-3.6,7.5", 2.6),),
    "fold_left": (Stroke("M3.6,-7.5 L-4,0 L3.6,7.5", 2.6),),
    "fold_up": (Stroke("M-7.5,3.6 L0,-4 L7.5,3.6", 2.6),),
    "fold_down": (Stroke("M-7.5,-3.6 L0,4 L7.5,-3.6", 2.6),),
}

SHAPES: Mapping[str, Strokes] = {
    **_GOODS,
    **_CARDS,
    **_PHASES,
    **_PIECES,
    **_CUBES,
    **_KEYWORDS,
    **_CONTROLS,
}
