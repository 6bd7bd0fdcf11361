"""Hexes: their places, and the hex a place is in."""

import random

import pytest

from galaxy_desktop.ui.hexes import corners, hex_at, middle


def test_the_middle_of_a_hex_lies_in_it() -> None:
    for q in range(-9, 10):
        for r in range(-9, 10):
            assert hex_at(middle((q, r))) == (q, r)


def test_every_place_lies_in_the_hex_whose_middle_is_nearest() -> None:
    chance = random.Random(3)
    for _ in range(400):
        x, y = chance.uniform(-12, 12), chance.uniform(-12, 12)
        found = hex_at((x, y))
        around = [(found[0] + q, found[1] + r) for q in (-1, 0, 1) for r in (-1, 0, 1)]
        away = {at: _far((x, y), middle(at)) for at in around}
        assert min(away, key=lambda at: away[at]) == found


def test_rows_lie_below_each_other_and_shift_by_half_a_hex() -> None:
    (x, y), (beside, same), (below, lower) = middle((0, 0)), middle((1, 0)), middle((0, 1))
    assert (x, y) == (0.0, 0.0)
    assert same == y
    assert lower == pytest.approx(1.5)
    assert below == pytest.approx(beside / 2)


def test_a_hex_has_a_point_upwards() -> None:
    top, *_rest, last = corners((0.0, 0.0), 2.0)
    assert top == pytest.approx((0.0, -2.0))
    assert last[0] < 0


def _far(one: tuple[float, float], other: tuple[float, float]) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
