"""Orientations of a cube in space: turns as 3x3 matrices, its six faces, and its 24 symmetries.

The axes are those of the screen: x to the right, y down, z towards the eye.
"""

import math
from functools import cache
from itertools import product as pairs

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

STRAIGHT: Matrix = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
NORMALS: tuple[Vector, ...] = ((0, 0, 1), (0, 0, -1), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0))
"""Outward normals of the six faces."""
RIGHTS: tuple[Vector, ...] = ((1, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))
"""Reading direction of the sign on each face."""


def turn(x: float, y: float, z: float, angle: float) -> Matrix:
    """Return the turn about an axis of length 1 by an angle in radians."""
    c, s = math.cos(angle), math.sin(angle)
    t = 1 - c
    return (
        (t * x * x + c, t * x * y - s * z, t * x * z + s * y),
        (t * x * y + s * z, t * y * y + c, t * y * z - s * x),
        (t * x * z - s * y, t * y * z + s * x, t * z * z + c),
    )


def combined(after: Matrix, before: Matrix) -> Matrix:
    """Return the product of two turns: `before`, then `after`."""
    (a, b, c), (d, e, f), (g, h, i) = after
    (j, k, m), (n, o, p), (q, r, s) = before
    return (
        (a * j + b * n + c * q, a * k + b * o + c * r, a * m + b * p + c * s),
        (d * j + e * n + f * q, d * k + e * o + f * r, d * m + e * p + f * s),
        (g * j + h * n + i * q, g * k + h * o + i * r, g * m + h * p + i * s),
    )


def applied(matrix: Matrix, v: Vector) -> Vector:
    """Return a direction after a turn."""
    x, y, z = v
    (a, b, c), (d, e, f), (g, h, i) = matrix
    return (a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z)


def cross(a: Vector, b: Vector) -> Vector:
    """Return the cross product of two vectors."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def downs(face: int) -> Vector:
    """Return the downward direction of the sign on a face."""
    return cross(NORMALS[face], RIGHTS[face])


def upper_face(matrix: Matrix) -> int:
    """Return the face of a turned cube that looks up most."""
    return max(range(6), key=lambda face: applied(matrix, NORMALS[face])[2])


@cache
def symmetries() -> tuple[Matrix, ...]:
    """Return the 24 turns that lay a cube onto itself."""
    found = []
    for first, second in pairs(NORMALS, NORMALS):
        third = cross(first, second)
        if any(third):
            found.append((first, second, third))
    return tuple(found)


@cache
def symmetries_bringing(face: int, to: int) -> tuple[Matrix, ...]:
    """Return the four symmetries that bring one face to the place of another."""
    return tuple(turned for turned in symmetries() if applied(turned, NORMALS[face]) == NORMALS[to])


def relabelling(matrix: Matrix, face: int) -> Matrix:
    """Return the turn to apply first so that the cube ends with this face up, its sign most upright."""
    ways = symmetries_bringing(face, upper_face(matrix))
    return max(ways, key=lambda way: applied(combined(matrix, way), RIGHTS[face])[0])


def levelling(matrix: Matrix) -> tuple[float, float, float]:
    """Return the tilt that lays the upper face flat: x and y of its axis, and its angle in radians."""
    x, y, z = applied(matrix, NORMALS[upper_face(matrix)])
    length = math.hypot(x, y)
    if length < 1e-9:
        return 1.0, 0.0, 0.0
    return y / length, -x / length, math.acos(min(1.0, z))


def slant(matrix: Matrix, face: int) -> float:
    """Return the degrees, clockwise, by which the sign on a face is off the horizontal."""
    x, y, _z = applied(matrix, RIGHTS[face])
    return math.degrees(math.atan2(y, x))
