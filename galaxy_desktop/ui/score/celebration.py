"""Celebration of a winner: sparks that rise from a row, fall and fade."""

import random
from dataclasses import dataclass

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import smooth
from galaxy_desktop.ui.theme import RGB

SPARKS, SIZES = 90, (9, 13, 19)
RISE, DRIFT, PULL = (0.55, 1.15), 0.16, 1.9
"""Speeds as shares of the height that the sparks may use, in one celebration; `PULL` brings them down."""
LATEST = 0.45


@dataclass(frozen=True, slots=True)
class Spark:
    """Spark: its start along the row, its speeds, when it sets off, its size, whether it is light."""

    along: float
    rise: float
    drift: float
    begins: float
    size: int
    light: bool

    def at(self, row: pygame.Rect, height: int, share: float) -> tuple[int, int, int] | None:
        """Return place and alpha at a share of the celebration; None if it is not to be seen."""
        age = (share - self.begins) / (1 - self.begins)
        if not 0 < age < 1:
            return None
        x = row.left + row.width * self.along + height * self.drift * age
        y = row.centery - height * (self.rise * age - PULL * age * age / 2)
        return round(x), round(y), round(255 * min(1.0, 4 * age) * (1 - age))


def sparks() -> list[Spark]:
    """Return sparks, the same ones every time."""
    dice = random.Random(SPARKS)
    return [
        Spark(
            dice.random(),
            dice.uniform(*RISE),
            dice.uniform(-DRIFT, DRIFT),
            LATEST * dice.random(),
            dice.choice(SIZES),
            dice.random() < 0.4,
        )
        for _ in range(SPARKS)
    ]


def draw_sparks(
    kit: Kit, surface: pygame.Surface, row: pygame.Rect, colour: RGB, share: float, made: list[Spark]
) -> None:
    """Draw the sparks of one winner's row at a share of the celebration."""
    height = kit.metrics.px(520)
    for spark in made:
        seen = spark.at(row, height, share)
        if seen is None:
            continue
        x, y, alpha = seen
        picture = _picture(
            kit, kit.metrics.px(spark.size), kit.theme.colour.primary if spark.light else colour
        )
        picture.set_alpha(alpha)
        surface.blit(picture, picture.get_rect(center=(x, y)))


def _picture(kit: Kit, size: int, colour: RGB) -> pygame.Surface:
    """Return a star with four points; cached, its alpha is set before each use."""

    def draw(large: pygame.Surface, times: int) -> None:
        full, waist = size * times, size * times * 0.14
        half = full / 2
        points = [
            (half, 0),
            (half + waist, half - waist),
            (full, half),
            (half + waist, half + waist),
            (half, full),
            (half - waist, half + waist),
            (0, half),
            (half - waist, half - waist),
        ]
        pygame.draw.polygon(large, colour, points)

    return kit.surfaces.get(("spark", size, colour), lambda: smooth((size, size), draw, colour))
