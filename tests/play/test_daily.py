"""Deal of the day: the same for everyone, the best finished game counts, pars are kept by day."""

from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path

import pytest

from galaxy_desktop.ai.programs import LONGEST_LEVEL, level_of
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.daily import (
    DAYS,
    OPPONENT,
    SEEDS,
    Outcome,
    ParBook,
    best_of_day,
    days,
    met_pars,
    outcome_of,
    seed_of,
    streak,
    table_of_day,
)
from galaxy_desktop.play.seats import Bot, Person
from tests.play.tables import play
from tests.toy import TOYS

TODAY = date(2026, 11, 23)
TOY = TOYS["toy"]
RACE = find_games()["race"]


def finished(archive: Archive, new: NewGame) -> None:
    bus = CommandBus(TOYS, None, archive)
    bus.do(new)
    play(bus)


def test_seeds_are_fixed_for_ever_and_differ_by_day_and_game() -> None:
    assert seed_of(RACE, TODAY) == 359029
    seeds = {seed_of(game, day) for game in find_games().values() for day in days(TODAY)}
    assert len(seeds) == DAYS * len(find_games())
    assert all(0 <= seed < SEEDS for seed in seeds)
    assert days(TODAY)[0] == TODAY
    assert days(TODAY)[-1] == TODAY - timedelta(days=DAYS - 1)


def test_the_best_finished_game_of_the_deal_counts_and_no_other(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "archive", TOYS)
    archive.begin_to_catch_up()
    assert best_of_day(TOY, TODAY, archive) is None
    new = table_of_day(TOY, TODAY, "Ann")
    assert new.seats == (Person("Ann"), Bot(OPPONENT, "Vega"))
    option = TOY.options[0]
    others = [
        NewGame("toy", new.seats, {}, new.seed + 1),
        NewGame("toy", (Person("Ann"), Bot("easy", "Vega")), {}, new.seed),
        NewGame("toy", new.seats, {option.name: option.choices[1]}, new.seed),
        NewGame("toy", (Bot(OPPONENT, "Vega"), Person("Ann")), {}, new.seed),
    ]
    for other in others:
        finished(archive, other)
    assert best_of_day(TOY, TODAY, archive) is None
    finished(archive, new)
    best = best_of_day(TOY, TODAY, archive)
    assert best is not None
    assert best.seed == seed_of(TOY, TODAY)
    assert best_of_day(TOY, TODAY - timedelta(days=1), archive) is None
    par = outcome_of(best)
    assert met_pars(TOY, best, {"easy": par}) == ["easy"]


@pytest.mark.parametrize(
    ("better", "worse", "points"),
    [
        (Outcome(False, 31, 9), Outcome(True, 30, 5), True),
        (Outcome(True, 3, 30), Outcome(False, 9, 10), False),
        (Outcome(True, 3, 20), Outcome(True, 9, 21), False),
        (Outcome(False, 3, 40), Outcome(False, 9, 21), False),
    ],
)
def test_outcomes_are_ranked_by_points_or_by_who_won_soonest(
    better: Outcome, worse: Outcome, points: bool
) -> None:
    game = next(game for game in find_games().values() if game.has_points is points)
    assert better.rank(game) > worse.rank(game)


def test_pars_are_kept_by_day_and_the_oldest_dropped(tmp_path: Path) -> None:
    book = ParBook(Folders(tmp_path))
    assert book.pars(RACE, TODAY) == {}
    for day in days(TODAY + timedelta(days=2)):
        book.note(RACE, day, "easy", Outcome(True, 20, 10))
    book.note(RACE, TODAY, "hard", Outcome(True, 40, 10))
    assert set(book.pars(RACE, TODAY)) == {"easy", "hard"}
    last = TODAY + timedelta(days=3)
    book.note(RACE, last, "easy", Outcome(False, 1, 2))
    assert book.pars(RACE, last) == {"easy": Outcome(False, 1, 2)}
    assert book.pars(RACE, days(TODAY + timedelta(days=2))[-1]) == {}
    (tmp_path / "daily.json").write_text('{"race": {"2026-11-23": 3}}')
    assert book.pars(RACE, TODAY) == {}


@pytest.mark.parametrize(
    ("back", "found"),
    [((), 0), ((0,), 1), ((0, 1, 2), 3), ((1, 2), 2), ((0, 2, 3), 1), ((2, 3), 0), (range(DAYS), DAYS)],
)
def test_a_streak_goes_up_to_today_or_until_today_is_played_to_yesterday(
    back: Sequence[int], found: int
) -> None:
    assert streak(days(TODAY), {TODAY - timedelta(days=one) for one in back}) == found


def test_the_par_of_a_program_with_a_long_name_is_kept_with_the_others(tmp_path: Path) -> None:
    book, level = ParBook(Folders(tmp_path)), level_of("A" * 24)
    assert len(level) == LONGEST_LEVEL
    for one in ("easy", level):
        book.note(RACE, TODAY, one, Outcome(False, 1, 2))
    assert set(book.pars(RACE, TODAY)) == {"easy", level}
