"""Ships and stations, each around a place with a size and a heading."""

from collections.abc import Sequence

import numpy as np

from drawing.brush import Brush, Point
from drawing.noise import Array, colour

ENGINE = colour("#7FDCFF")
LAMP = colour("#FFE9B8")
STEEL = colour("#A9B4C8")
DARK = colour("#39445C")


def _turned(points: Sequence[Point], x: float, y: float, size: float, heading: float) -> list[Point]:
    c, s = np.cos(heading) * size, np.sin(heading) * size
    return [(x + a * c - b * s, y + a * s + b * c) for a, b in points]


def wedge(brush: Brush, x: float, y: float, size: float, tint: Array, heading: float = -0.12) -> None:
    """A warship: a long arrow head in three facets."""
    flame(brush, x, y, size, heading, (-0.92, 0.0), 0.9)

    def facet(points: Sequence[Point], light: tuple[float, float]) -> None:
        brush.plate(_turned(points, x, y, size, heading), tint, light, grain=0.11)

    facet([(1.0, 0.0), (-0.85, -0.46), (-0.62, 0.02)], (1.2, 0.75))
    facet([(1.0, 0.0), (-0.62, 0.02), (-0.85, 0.34)], (0.62, 0.32))
    facet([(-0.85, -0.46), (-0.62, 0.02), (-0.85, 0.34), (-0.98, 0.05)], (0.34, 0.18))
    for i in range(5):
        _seam(brush, [(0.7 - 0.28 * i, -0.085 - 0.082 * i), (0.8 - 0.28 * i, 0.0)], tint, x, y, size, heading)
    _seam(brush, [(0.9, -0.02), (-0.74, -0.22)], tint, x, y, size, heading)
    for left, top, high in ((-0.30, -0.20, 0.10), (-0.46, -0.32, 0.16)):
        deck = [
            (left, top),
            (left - 0.30, top - 0.04),
            (left - 0.32, top - high - 0.04),
            (left - 0.10, top - high),
        ]
        facet(deck, (1.3, 0.7))
    for i in range(12):
        at = _turned(
            [(0.74 - 0.125 * i, 0.010 + 0.012 * i), (0.55 - 0.1 * i, -0.10 - 0.02 * i)], x, y, size, heading
        )
        brush.disc(*at[0], size * 0.007, LAMP)
        brush.disc(*at[1], size * 0.005, LAMP, 0.8)
    for side in (-0.16, 0.0, 0.16):
        at = _turned([(-0.95, 0.02 + side)], x, y, size, heading)
        brush.lamp(*at[0], size * 0.035, ENGINE)


def _seam(
    brush: Brush, line: Sequence[Point], tint: Array, x: float, y: float, size: float, heading: float
) -> None:
    a, b = _turned(line, x, y, size, heading)
    brush.rod(a, b, size * 0.008, tint * 0.35, alpha=0.7)


def flame(
    brush: Brush,
    x: float,
    y: float,
    size: float,
    heading: float,
    at: Point,
    length: float,
) -> None:
    """The light of an engine behind a ship."""
    start = _turned([at], x, y, size, heading)[0]
    for part, strength in ((1.0, 0.30), (0.6, 0.45), (0.3, 0.6)):
        end = _turned([(at[0] - length * part, at[1])], x, y, size, heading)[0]
        brush.beam([start, end], size * 0.035, ENGINE, strength * 0.5)
    brush.glow(*start, size * 0.4, ENGINE, 0.6)


def freighter(
    brush: Brush, x: float, y: float, size: float, cargo: Sequence[Array], heading: float = -0.1
) -> None:
    """A trader: a spine with boxes of freight."""
    flame(brush, x, y, size, heading, (-1.0, 0.0), 0.8)
    brush.plate(
        _turned([(0.7, -0.05), (-0.95, -0.05), (-0.95, 0.05), (0.7, 0.05)], x, y, size, heading), STEEL
    )
    for row, side in enumerate((-0.26, 0.06)):
        for i in range(5):
            left = -0.74 + i * 0.27
            box = [(left, side), (left + 0.24, side), (left + 0.24, side + 0.2), (left, side + 0.2)]
            tint = cargo[(i + row) % len(cargo)] * 0.8
            brush.plate(_turned(box, x, y, size, heading), tint, (1.1 - 0.45 * row, 0.5), grain=0.25)
    bow = [(0.62, -0.2), (0.92, -0.1), (1.02, 0.02), (0.92, 0.13), (0.62, 0.2)]
    brush.plate(_turned(bow, x, y, size, heading), STEEL, (1.2, 0.4), grain=0.2)
    brush.lamp(*_turned([(0.88, -0.03)], x, y, size, heading)[0], size * 0.025, LAMP)
    stern = [(-0.82, -0.22), (-1.02, -0.15), (-1.02, 0.15), (-0.82, 0.22)]
    brush.plate(_turned(stern, x, y, size, heading), DARK, (1.2, 0.6))


def colony_ship(brush: Brush, x: float, y: float, size: float, tint: Array, heading: float = -0.18) -> None:
    """A great ark: tanks, a turning wheel and a garden under glass."""
    flame(brush, x, y, size, heading, (-1.05, 0.0), 1.0)
    wheel = _turned([(0.12, 0.0)], x, y, size, heading)[0]
    for part, light in (((0.5, 1.0), (0.55, 0.3)),):
        brush.band(
            *wheel, size * 0.52, size * 0.10, tint, squash=0.34, turn=heading + 1.57, part=part, light=light
        )
    brush.plate(
        _turned([(0.95, -0.06), (-1.0, -0.06), (-1.0, 0.07), (0.95, 0.07)], x, y, size, heading),
        STEEL,
        grain=0.3,
    )
    for i in range(4):
        brush.sphere(*_turned([(-0.78 + 0.2 * i, -0.02)], x, y, size, heading)[0], size * 0.14, STEEL)
    brush.sphere(*_turned([(0.92, 0.0)], x, y, size, heading)[0], size * 0.2, colour("#63C894"))
    brush.glow(*_turned([(0.92, 0.0)], x, y, size, heading)[0], size * 0.3, colour("#63C894"), 0.4)
    brush.band(
        *wheel, size * 0.52, size * 0.10, tint, squash=0.34, turn=heading + 1.57, part=(0, 0.5), grain=0.25
    )
    for i in range(9):
        a = np.pi * (i + 0.5) / 9
        at = _turned([(0.12 - 0.34 * 0.52 * np.sin(a), 0.52 * np.cos(a))], x, y, size, heading)[0]
        brush.lamp(*at, size * 0.014, LAMP)
    brush.plate(
        _turned([(-0.95, -0.2), (-1.15, -0.26), (-1.15, 0.26), (-0.95, 0.2)], x, y, size, heading),
        DARK,
        (1.3, 0.6),
    )


def drop_ship(brush: Brush, x: float, y: float, size: float, tint: Array, heading: float = 0.9) -> None:
    """A landing craft that falls with burning shields."""
    start = (x, y)
    tail = _turned([(-2.6, 0.0)], x, y, size, heading)[0]
    for width, strength in ((0.5, 0.16), (0.24, 0.3), (0.1, 0.5)):
        brush.beam([start, tail], size * width, colour("#FF9A4A"), strength)
    hull = [(0.7, 0.0), (0.35, -0.34), (-0.6, -0.42), (-0.75, 0.0), (-0.6, 0.42), (0.35, 0.34)]
    brush.plate(_turned(hull, x, y, size, heading), tint, (1.15, 0.4), grain=0.3)
    brush.plate(
        _turned([(0.3, -0.12), (-0.45, -0.16), (-0.45, 0.16), (0.3, 0.12)], x, y, size, heading),
        tint * 0.6,
        (1.2, 0.7),
        grain=0.3,
    )
    brush.glow(*_turned([(0.8, 0.0)], x, y, size, heading)[0], size * 0.8, colour("#FFB36B"), 0.8)


def ring_station(brush: Brush, x: float, y: float, r: float, tint: Array, squash: float = 0.42) -> None:
    """A wheel with spokes, a hub and many windows."""
    turn = -0.22
    brush.band(
        x, y, r, r * 0.17, tint * 0.8, squash=squash, turn=turn, part=(0.5, 1.0), light=(0.7, 0.4), grain=0.3
    )
    c, s = np.cos(turn), np.sin(turn)

    def place(radius: float, a: float) -> Point:
        px, py = radius * np.cos(a), radius * np.sin(a) * squash
        return x + px * c - py * s, y + px * s + py * c

    for i in range(6):
        brush.rod((x, y), place(r, i * np.pi / 3 + 0.3), r * 0.05, tint, 0.75)
    brush.sphere(x, y, r * 0.2, tint)
    brush.rod((x, y - r * 0.42), (x, y + r * 0.36), r * 0.07, tint, 0.95)
    brush.lamp(x, y - r * 0.44, r * 0.03, ENGINE)
    brush.band(x, y, r, r * 0.17, tint, squash=squash, turn=turn, part=(0.0, 0.5), grain=0.3)
    for i in range(26):
        a = np.pi * (i + 0.5) / 26
        brush.disc(*place(r * (1 + 0.03 * (i % 2)), a), r * 0.016, LAMP)
    brush.glow(x, y, r * 0.6, LAMP, 0.18)


def relic(brush: Brush, x: float, y: float, size: float, tint: Array) -> None:
    """A thing of the builders: a dark crystal with lit edges."""
    brush.glow(x, y, size * 2.2, tint, 0.5)
    tips = [(0.0, -1.25), (0.62, 0.1), (0.0, 1.1), (-0.62, 0.1)]
    at = _turned(tips, x, y, size, 0.08)
    heart = _turned([(-0.12, 0.22)], x, y, size, 0.08)[0]
    shades = (0.34, 0.16, 0.24, 0.55)
    for i in range(4):
        brush.plate([at[i], at[(i + 1) % 4], heart], tint, (shades[i] * 1.5, shades[i] * 0.6), grain=0.35)
        brush.beam([at[i], at[(i + 1) % 4]], size * 0.022, tint, 0.55)
        brush.beam([at[i], heart], size * 0.016, tint, 0.4)
    brush.lamp(*heart, size * 0.07, tint)
