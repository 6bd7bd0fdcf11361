"""Curves of the learning loop as a picture."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from PIL import Image, ImageDraw

WIDE, HIGH, EDGE = 900, 480, 60
INKS = ((30, 100, 180), (200, 90, 30), (40, 140, 80), (150, 60, 150), (90, 90, 90))


def draw(curves: Mapping[str, Sequence[float]], path: Path) -> None:
    """Draw each curve over the generations, with its name and last value."""
    picture = Image.new("RGB", (WIDE, HIGH), (255, 255, 255))
    pen = ImageDraw.Draw(picture)
    values = [value for curve in curves.values() for value in curve]
    low, high = min(values), max(values)
    span = (high - low) or 1.0
    steps = max(1, max(len(curve) for curve in curves.values()) - 1)

    def spot(number: int, value: float) -> tuple[float, float]:
        across = EDGE + number * (WIDE - 6 * EDGE) / steps
        return across, HIGH - EDGE - (value - low) / span * (HIGH - 2 * EDGE)

    pen.line([(EDGE, EDGE), (EDGE, HIGH - EDGE), (WIDE - 5 * EDGE, HIGH - EDGE)], (0, 0, 0))
    for value in (low, high):
        pen.text((8, spot(0, value)[1] - 6), f"{value:.3f}", (0, 0, 0))
    for ink, (name, curve) in zip(INKS * len(curves), curves.items(), strict=False):
        spots = [spot(number, value) for number, value in enumerate(curve)]
        if len(spots) > 1:
            pen.line(spots, ink, 2)
        for across, down in spots:
            pen.ellipse((across - 3, down - 3, across + 3, down + 3), ink)
        pen.text((spots[-1][0] + 8, spots[-1][1] - 6), f"{name}: {curve[-1]:.3f}", ink)
    picture.save(path)
