"""Days and months of finished games are those of the place where the player is, as the archive shows them."""

import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.entry import local_day, local_time
from galaxy_desktop.ui.statistics.rows import month_rows
from tests.play.test_statistics import ADA_WINS, entry, put

pytestmark = pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone of a process can't be set here")
LATE = "2026-10-31T20:30:00+00:00"
"""A moment that is in November in Tokyo, and in October in New York."""


@pytest.fixture(params=[("Asia/Tokyo", date(2026, 11, 1)), ("America/New_York", date(2026, 10, 31))])
def day(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[date]:
    """The day of `LATE` in the zone of a place."""
    zone, found = request.param
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    yield found
    monkeypatch.undo()
    time.tzset()


def test_a_game_counts_in_the_month_in_which_it_was_played_there(day: date, tmp_path: Path) -> None:
    late = entry(1, *ADA_WINS, ended=LATE)
    tally = put(Archive(tmp_path / "archive", {}), late)
    assert [*tally.by_month()] == [f"{day:%Y-%m}"]
    assert local_time(late.ended).date() == day


def test_a_day_is_that_of_the_place_and_one_that_cannot_be_read_stays_as_it_is(day: date) -> None:
    assert local_time(LATE).date() == day
    assert local_day(LATE) == day.isoformat()
    assert local_day("no such day") == "no such da"


def test_a_game_whose_day_cannot_be_read_counts_in_some_month(tmp_path: Path) -> None:
    tally = put(Archive(tmp_path / "archive", {}), entry(1, *ADA_WINS, ended="no such day"))
    assert [(month.won, month.lost) for month in month_rows(tally)] == [(1, 0)]
