"""The show of a final score: sources first, then ranks from the last to the first, then the winner."""

import pytest

from galaxy_desktop.engine.game import Score
from galaxy_desktop.ui.score.celebration import sparks
from galaxy_desktop.ui.score.finale import Finale, counted

RANKING = [2, 0, 1]


def finale() -> Finale:
    return Finale(sources=2, ranking=RANKING, grow=1.0, fall=1.0, party=2.0)


def after(seconds: float) -> Finale:
    made = finale()
    made.advance(seconds)
    return made


def test_the_sources_run_up_one_after_the_other_before_any_rank_is_given() -> None:
    assert [after(t).grown for t in (0, 0.5, 1, 1.5, 2, 3)] == [0, 0.5, 1, 1.5, 2, 2]
    assert not any(after(1.9).has_rank(seat) for seat in RANKING)


def test_ranks_are_given_from_the_last_to_the_first() -> None:
    ranked = [{seat for seat in RANKING if after(t).has_rank(seat)} for t in (2.5, 3, 4, 5)]
    assert ranked == [set(), {1}, {0, 1}, {0, 1, 2}]
    assert [finale().order(placed) for placed in range(4)] == [[0, 1, 2], [0, 2, 1], [2, 0, 1], [2, 0, 1]]


def test_the_winner_is_celebrated_last() -> None:
    assert [(after(t).decided, after(t).over) for t in (4.9, 5, 6.9, 7)] == [
        (False, False),
        (True, False),
        (True, False),
        (True, True),
    ]
    assert [after(t).celebrated for t in (4, 5, 6, 7)] == [0, 0, 0.5, 1]


def test_skipping_shows_everything() -> None:
    skipped = finale()
    skipped.finish()
    assert (skipped.over, skipped.grown, skipped.placed, skipped.celebrated) == (True, 2, 3, 1)
    assert skipped.order(3) == RANKING


@pytest.mark.parametrize(("grown", "points"), [(0, 0), (0.5, 4), (1, 8), (1.5, 6), (2, 4)])
def test_points_are_counted_as_the_sources_run_up(grown: float, points: int) -> None:
    assert counted(Score((("chips", 8), ("penalty", -4))), grown) == points


def test_sparks_are_the_same_every_time() -> None:
    assert sparks() == sparks()
