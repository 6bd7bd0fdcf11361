"""Cubes in space: symmetries, and the turn beforehand that brings a face to the top."""

import math
from random import Random

import pytest

from galaxy_desktop.ui.dice_cube import (
    NORMALS,
    RIGHTS,
    Matrix,
    applied,
    combined,
    cross,
    downs,
    levelling,
    relabelling,
    slant,
    symmetries,
    symmetries_bringing,
    turn,
    upper_face,
)
from tests.sweep import many

THROWS = many(2_000)


def tumbled(random: Random) -> Matrix:
    angles = [random.uniform(0, math.tau) for _axis in range(3)]
    first = combined(turn(1, 0, 0, angles[0]), turn(0, 1, 0, angles[1]))
    return combined(turn(0, 0, 1, angles[2]), first)


def levelled(matrix: Matrix) -> Matrix:
    x, y, angle = levelling(matrix)
    return combined(turn(x, y, 0.0, angle), matrix)


def test_a_cube_has_24_symmetries() -> None:
    assert len(set(symmetries())) == 24
    for way in symmetries():
        assert {applied(way, normal) for normal in NORMALS} == set(NORMALS)


def test_four_symmetries_bring_a_face_to_another() -> None:
    for face in range(6):
        for to in range(6):
            assert len(symmetries_bringing(face, to)) == 4


def test_signs_are_not_mirrored_on_any_face() -> None:
    for face, normal in enumerate(NORMALS):
        assert cross(RIGHTS[face], downs(face)) == normal


@pytest.mark.slow
def test_cubes_end_with_the_face_that_was_rolled_lying_flat() -> None:
    random = Random(5)
    for _throw in range(THROWS):
        ending, face = levelled(tumbled(random)), random.randrange(6)
        lies = combined(ending, relabelling(ending, face))
        assert upper_face(lies) == face
        assert applied(lies, NORMALS[face])[2] == pytest.approx(1.0)


def test_the_sign_stands_as_upright_as_it_can() -> None:
    random = Random(6)
    for _throw in range(200):
        ending, face = levelled(tumbled(random)), random.randrange(6)
        assert abs(slant(combined(ending, relabelling(ending, face)), face)) <= 45.001
