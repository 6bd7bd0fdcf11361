"""Percentiles by the nearest rank, and the interval of a share."""

import pytest

from galaxy_desktop.ai.statistics import hundredths, percentile, wilson


@pytest.mark.parametrize(
    ("values", "percent", "found"),
    [(range(1, 101), 95, 95), (range(1, 102), 95, 96), ([3, 1], 50, 1), ([7], 95, 7), ([2, 1], 0, 1)],
)
def test_a_percentile_is_the_nearest_rank(values: list[float], percent: int, found: float) -> None:
    assert percentile(values, percent) == found


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (400, 400, 0.9905, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_of_a_share_is_that_of_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_an_interval_never_leaves_the_shares_there_are() -> None:
    for games in range(1, 40):
        assert f"{wilson(0, games)[0]:.1%}" == "0.0%"
        assert 0 <= wilson(0, games)[0] <= wilson(games, games)[1] <= 1


@pytest.mark.parametrize(
    ("values", "parts"),
    [
        ([124, 116, 44, 108], [32, 30, 11, 27]),
        ([1, 1, 1], [34, 33, 33]),
        ([5], [100]),
        ([3, 0, -2], [100, 0, 0]),
        ([0, 0], [0, 0]),
        ([], []),
    ],
)
def test_parts_of_a_whole_add_up_to_100(values: list[int], parts: list[int]) -> None:
    assert hundredths(values) == parts
