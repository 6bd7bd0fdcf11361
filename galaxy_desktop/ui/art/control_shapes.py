"""Shapes of the icons of buttons and lines of text, in a box of 24 with its centre at (0, 0)."""

import math
from collections.abc import Mapping

from galaxy_desktop.ui.art.vector import Stroke, Strokes, circle, cut, fill, moved, plate

EYE = "M-10.5,0 Q0,-10.5 10.5,0 Q0,10.5 -10.5,0Z"
_ARROW = "M-9,0 H8 M2,-6.5 L8.5,0 L2,6.5"
_SCREEN = plate(-9, -5.5, 18, 13.5, 3)
_HORN = "M-10,-3.2 H-5 L1.2,-8.5 V8.5 L-5,3.2 H-10Z"


def teeth(inner: float, outer: float, width: float) -> Strokes:
    """Return the teeth of a wheel between two radii."""
    turns = [math.pi / 4 * i for i in range(8)]
    path = " ".join(
        f"M{inner * math.cos(a):.2f},{inner * math.sin(a):.2f}"
        f" L{outer * math.cos(a):.2f},{outer * math.sin(a):.2f}"
        for a in turns
    )
    return (Stroke(path, width),)


CONTROLS: Mapping[str, Strokes] = {
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
    "settings": (*teeth(6.4, 9.6, 3.8), Stroke(circle(0, 0, 6), 3.2)),
    "menu": (Stroke("M-9,-7 H9 M-9,0 H9 M-9,7 H9", 2.4),),
    "save": (Stroke("M-9,-9 H5 L9,-5 V9 H-9Z M-5,-9 V-3.4 H3 V-9 M-5,9 V2 H5 V9", 1.9),),
    "load": (Stroke("M-10,8 V-7.5 H-4 L-1.4,-4.5 H8 V-1.5 M-10,8 L-6,-1.5 H11 L7.4,8Z", 1.9),),
    "deck": (
        Stroke(plate(-3.5, -10.5, 12, 17, 2), 1.9),
        cut(plate(-9, -7.2, 12.4, 18, 2), 3.4),
        cut(plate(-9, -7.2, 12.4, 18, 2)),
        Stroke(plate(-8.5, -6.5, 12, 17, 2), 1.9),
    ),
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
