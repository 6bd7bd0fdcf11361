"""No kind is told by its colour alone, and every kind stands out; measured on what is drawn."""

import numpy as np
import pygame
import pytest

from galaxy_desktop.engine.challenge import STARS
from galaxy_desktop.ui.dice_face import BACK, die_face
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.puzzles.stars import draw_stars
from tests.pixels.colour import PLAIN, VISIONS, contrast, opacity, seen_by
from tests.pixels.kinds import EDGE, SHAPE, _light, outlines, told, unlike
from tests.pixels.looks import settings_of
from tests.sweep import paired
from tests.ui.kits import fresh_kit_of

SIZES = (14, 24)
ALIKE = 0.02
"""What the same shape in other colours stays below."""
TOLD = 5.0
"""Least distance in CIE L*a*b* of two kinds by their mean colours, for eyes that see all colours."""


def kit_of(*, high: bool = False, strong: bool = False) -> Kit:
    return fresh_kit_of(settings_of(contrast=high, strong=strong), (1280, 720))


@pytest.mark.parametrize(("size", "strong"), paired(SIZES, (False, True)))
def test_kinds_differ_in_shape_or_letter_and_in_colour(size: int, strong: bool) -> None:
    for pair in told(kit_of(strong=strong), size):
        assert pair.shape >= SHAPE, pair
        assert pair.family == "cost" or pair.colour[PLAIN] >= TOLD, pair


@pytest.mark.parametrize(("size", "high"), paired(SIZES, (True, False)))
def test_every_kind_stands_out(size: int, high: bool) -> None:
    faint = [one for one in outlines(kit_of(high=high), size) if one[-1] < EDGE]
    assert faint == []


@pytest.mark.parametrize("size", SIZES)
def test_the_measure_sees_no_difference_where_only_the_colour_differs(size: int) -> None:
    kit = kit_of()
    light = _light(
        {
            kind: die_face(kit, kit.theme.die[kind]._replace(letter="R"), BACK, size)
            for kind in ("rare", "genes")
        }
    )
    assert unlike(light["rare"], light["genes"]) < ALIKE


def test_contrast_and_visions_are_those_of_the_books() -> None:
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21.0)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    for vision in (PLAIN, *VISIONS):
        white = pygame.Color(*(round(part) for part in seen_by(vision, np.array([255, 255, 255]))))
        assert white == pygame.Color("white")
    red, green = ([200, 40, 40], [110, 120, 30])
    for vision in ("protan", "deutan"):
        apart = [
            abs(a - b) for a, b in zip(*(seen_by(vision, np.array(one)) for one in (red, green)), strict=True)
        ]
        assert max(apart) < 90 < max(abs(a - b) for a, b in zip(red, green, strict=True)) + 1


@pytest.mark.parametrize("high", [False, True])
def test_stars_that_are_missing_differ_without_colour(high: bool) -> None:
    kit, box, ink = kit_of(high=high), pygame.Rect(0, 0, 100, 20), []
    for stars in (1, STARS):
        surface = pygame.Surface(box.size, pygame.SRCALPHA, 32)
        draw_stars(kit, surface, box, stars)
        ink.append(int((opacity(surface) > 200).sum()))
    assert ink[1] > 2 * ink[0]
