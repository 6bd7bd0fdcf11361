"""Hexes: their places and corners."""

import pytest

from galaxy_desktop.ui.hexes import corners, middle


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
