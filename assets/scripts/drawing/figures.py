"""Leaders and peoples: busts before a scene that tells what they are about."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise

import numpy as np

from drawing.brush import Brush, Point, oval
from drawing.looks import CLOTHS, HEADS, LEADERS, PEOPLES, WEARS, Look, Outline, Piece
from drawing.noise import Array, colour
from drawing.scenes_travel import world
from drawing.ships import DARK, LAMP

Scene = Callable[[Brush, Array], None]
_AT = (0.60, 0.37)
_SIZE = 0.175


def leader(look: Look, scenes: Mapping[str, Scene], brush: Brush, tint: Array) -> None:
    """Somebody before the scene of their work."""
    scenes[look.behind](brush, tint)
    brush.picture *= 0.5
    x, y = _AT
    brush.glow(x, y, 0.62, tint, 0.55)
    _bust(brush, look, tint)


def people(look: Look, brush: Brush, tint: Array) -> None:
    """One of a people in the ring of its emblem, the world it came from behind."""
    kind, family = look.behind.split()
    emblem(brush, tint, kind, family)
    _bust(brush, look, tint * 0.6 + 0.12)


def emblem(brush: Brush, tint: Array, kind: str, family: str) -> None:
    """A world in a ring of light: the frame of every people's picture."""
    x, y = _AT
    brush.glow(x, y, 0.60, tint, 0.4)
    world(brush, kind, family, x, y, 0.25)
    for r, width in ((0.335, 0.006), (0.365, 0.003)):
        ring = oval(x, y, r, 1.0, 80)
        brush.beam([*ring, ring[0]], width, tint, 0.7)
    for k in range(48):
        c, s = np.cos(2 * np.pi * k / 48), np.sin(2 * np.pi * k / 48)
        inner, outer = (x + 0.343 * c, y + 0.343 * s), (x + 0.357 * c, y + 0.357 * s)
        brush.rod(inner, outer, 0.006 if k % 4 else 0.014, tint, alpha=0.9)


def _bust(brush: Brush, look: Look, tint: Array) -> None:
    for piece in CLOTHS[look.cloth]:
        _lay(brush, piece, tint * 0.7)
    skin = colour(look.skin)
    brush.plate(_places(((0, 0.4), (0.3, 0.5), (0.36, 1.2), (0, 1.4)), 0), skin * 0.5, (0.9, 0.3))
    head = _smooth(HEADS[look.head])
    brush.plate(_places(head, 0), skin, (1.15, 0.35), slant=0.8)
    brush.plate(_places(((0, head[0][1]), *head, (0, head[-1][1])), 1), skin * 0.55, (1.0, 0.6), alpha=0.7)
    _rim(brush, head, tint)
    for name in look.wears:
        for piece in WEARS[name]:
            _lay(brush, piece, tint)
    _eyes(brush, look)
    if "globe" in look.wears:
        _globe(brush)


def _places(outline: Outline, side: int) -> list[Point]:
    """An outline on the picture: its right (1), its left (-1) or both sides (0)."""
    x, y = _AT
    right = [(x + _SIZE * a, y + _SIZE * b) for a, b in outline]
    left = [(x - _SIZE * a, y + _SIZE * b) for a, b in outline]
    return right if side > 0 else left if side < 0 else [*right, *reversed(left)]


def _smooth(outline: Outline) -> Outline:
    """The same outline with its corners cut off, twice."""
    for _ in range(2):
        cut = [outline[0]]
        for (a, b), (c, d) in pairwise(outline):
            cut += [(a + (c - a) * t, b + (d - b) * t) for t in (0.25, 0.75)]
        outline = [*cut, outline[-1]]
    return outline


def _lay(brush: Brush, piece: Piece, tint: Array) -> None:
    tone = (colour(piece.colour) if piece.colour else tint) * piece.tone
    outline = piece.outline if piece.sharp else _smooth(piece.outline)
    if not piece.paired:
        brush.plate(_places(outline, 0), tone, (1.1, 0.35), slant=0.7)
        return
    brush.plate(_places(outline, -1), tone * 1.15, (1.2, 0.5))
    brush.plate(_places(outline, 1), tone * 0.8, (1.0, 0.3))


def _eyes(brush: Brush, look: Look) -> None:
    x, y = _AT
    light = colour(look.glow)
    spots = {"two": ((0.25, -0.10, 0.075),), "wide": ((0.42, -0.26, 0.15),), "one": ((0.0, -0.16, 0.24),)}
    for a, b, r in spots.get(look.eyes, ()):
        for side in (-1, 1) if a else (1,):
            at = (x + _SIZE * a * side, y + _SIZE * b)
            brush.glow(*at, _SIZE * r * 4, light, 0.7)
            brush.plate(oval(*at, _SIZE * r * 1.5, 0.62, 30), DARK * 0.4, (1.0, 0.8))
            brush.plate(oval(*at, _SIZE * r * 1.25, 0.55, 30), light, (1.2, 0.9))
            if r > 0.1:
                brush.disc(*at, _SIZE * r * 0.45, DARK * 0.3)


def _globe(brush: Brush) -> None:
    x, y = _AT
    r = _SIZE * 1.22
    ring = oval(x, y, r, 1.0, 70)
    brush.plate(ring, colour("#BFE6FF"), (0.9, 0.3), alpha=0.16)
    brush.beam([*ring, ring[0]], 0.005, colour("#BFE6FF"), 0.6)
    gleam = [(x + r * 0.84 * np.cos(a), y + r * 0.84 * np.sin(a)) for a in np.linspace(3.4, 4.4, 18)]
    brush.beam(gleam, 0.010, colour("#FFFFFF"), 0.5)


def _rim(brush: Brush, head: Outline, tint: Array) -> None:
    """Light along the left edge of the head."""
    brush.beam(_places(head, -1)[1:-1], 0.003, tint * 0.6 + 0.4, 0.40)


def crystallides(brush: Brush, tint: Array) -> None:
    """A people of living crystal, grown together."""
    emblem(brush, tint, "novelty", "ice")
    x, y = _AT
    brush.glow(x, y + 0.10, 0.34, tint, 0.6)
    prisms = (
        (-0.17, -0.30, 0.055, 0.22),
        (0.17, -0.26, 0.055, 0.24),
        (-0.28, -0.12, 0.045, 0.16),
        (0.29, -0.10, 0.045, 0.17),
        (-0.09, -0.10, 0.07, 0.36),
        (0.10, -0.04, 0.065, 0.31),
        (0.0, 0.0, 0.085, 0.44),
    )
    for lean, _, w, high in prisms:
        foot, tip = (x + lean * 0.8, y + 0.34), (x + lean * 1.35, y + 0.30 - high)
        edge, heart = (tip[0] - w * 0.9, tip[1] + w * 1.6), (tip[0] + w * 0.15, tip[1] + w * 1.9)
        other = (tip[0] + w, tip[1] + w * 1.5)
        brush.plate([edge, tip, heart, foot, (foot[0] - w, foot[1])], tint, (1.1, 0.35))
        brush.plate([tip, other, (foot[0] + w, foot[1]), foot, heart], tint, (0.6, 0.18))
        for line in ((edge, tip, other), (tip, heart, foot), (edge, heart, other)):
            brush.beam(line, 0.003, LAMP, 0.35)
    for side in (-1, 1):
        brush.lamp(x + side * 0.030, y + 0.03, 0.010, LAMP)


def estrel(brush: Brush, tint: Array) -> None:
    """A people of light that lives between the stars."""
    emblem(brush, tint, "alien", "gas")
    x, y = _AT
    for r, strength in ((0.32, 0.6), (0.14, 0.9)):
        brush.glow(x, y, r, tint, strength)
    for k in range(16):
        a = 2 * np.pi * k / 16 - np.pi / 2
        far = (0.30, 0.13, 0.20, 0.13)[k % 4]
        w = 0.030 if k % 4 == 0 else 0.018
        side = (w * -np.sin(a), w * np.cos(a))
        tip = (x + far * np.cos(a), y + far * np.sin(a))
        brush.plate([(x + side[0], y + side[1]), tip, (x, y)], tint, (1.25, 1.0))
        brush.plate([(x - side[0], y - side[1]), tip, (x, y)], tint * 0.7, (1.0, 0.7))
    brush.sphere(x, y, 0.062, tint)
    brush.glow(x, y, 0.13, LAMP, 0.9)
    for k in range(3):
        turns = np.linspace(0.4 + 2.1 * k, 1.9 + 2.1 * k, 30).tolist()
        r = 0.20 + 0.035 * k
        brush.beam([(x + r * np.cos(v), y + r * np.sin(v)) for v in turns], 0.006, LAMP, 0.35)


def rocs(brush: Brush, tint: Array) -> None:
    """Great birds that cross from world to world."""
    emblem(brush, tint, "gray", "ice")
    x, y = _AT
    for side in (-1, 1):
        for k in range(9):
            a = -0.95 + 0.17 * k
            far = 0.40 - 0.022 * k
            root = (x + side * (0.03 + 0.012 * k), y - 0.03 + 0.012 * k)
            tip = (x + side * far * np.cos(a), y + 0.02 + far * np.sin(a))
            mid = (x + side * far * 0.6 * np.cos(a + 0.20), y + 0.03 + far * 0.6 * np.sin(a + 0.20))
            tone = tint * (0.75 + 0.05 * k if side < 0 else 0.5 + 0.04 * k)
            brush.plate([root, tip, mid], tone, (1.2, 0.5))
            brush.beam([root, tip], 0.0025, LAMP, 0.25)
    body = [(0, -0.14), (0.030, -0.10), (0.052, 0.0), (0.045, 0.12), (0, 0.20)]
    brush.plate(
        [*((x + a, y + b) for a, b in body), *((x - a, y + b) for a, b in reversed(body))], tint, (1.2, 0.4)
    )
    for k in (-2, -1, 0, 1, 2):
        brush.plate(
            [(x - 0.02, y + 0.14), (x + 0.045 * k, y + 0.31 - 0.012 * abs(k)), (x + 0.02, y + 0.14)],
            tint * 0.7,
            (1.1, 0.5),
        )
    brush.sphere(x, y - 0.135, 0.040, tint)
    brush.plate([(x + 0.018, y - 0.155), (x + 0.088, y - 0.125), (x + 0.016, y - 0.115)], colour("#F0C552"))
    brush.lamp(x + 0.014, y - 0.145, 0.006, colour("#FF8A5A"))


def figures(scenes: Mapping[str, Scene]) -> dict[str, Scene]:
    """Every leader and people by name; leaders stand before one of `scenes`."""
    busts: dict[str, Scene] = {name: partial(leader, look, scenes) for name, look in LEADERS.items()}
    busts |= {name: partial(people, look) for name, look in PEOPLES.items()}
    return busts | {f.__name__: f for f in (crystallides, estrel, rocs)}
