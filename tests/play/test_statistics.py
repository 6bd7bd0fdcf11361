"""Statistics of a player, each figure counted by hand, and the rating on its scale."""

import csv
from dataclasses import replace
from pathlib import Path
from statistics import mean, median

import pytest

from galaxy_desktop import language
from galaxy_desktop.games import find_games
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.csv_file import COLUMNS, write_csv
from galaxy_desktop.play.archive.entry import Entry, Sat
from galaxy_desktop.play.archive.rating import LEAST_GAMES, level_ratings, rating_of
from galaxy_desktop.play.archive.tally import ALONE, MIXED, PEOPLE, Played, Tally, names_of, tally_of
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.strengths import Strength, strengths_of
from galaxy_desktop.play.unnamed import UNNAMED

STRENGTHS = {"2": {"medium": Strength(400, 0.75, 0.7, 0.8)}, "3": {"medium": Strength(400, 0.6, 0.5, 0.7)}}


def entry(
    number: int,
    *seats: tuple[str, str, int, int],
    month: int = 1,
    resigned: int | None = None,
    branch: str = "",
    lot: str = "old_earth",
    ended: str = "",
) -> Entry:
    """A game of Race: name, level, points and place of each seat."""
    sitting = tuple(
        Sat(
            name,
            level,
            points,
            place,
            place == 1,
            (("chips", points - 1), ("worlds", 1)),
            (("start_world", lot),),
        )
        for name, level, points, place in seats
    )
    day = f"2026-{month:02}-{number % 28 + 1:02}T12:00:00+00:00"
    options = (("edition", "second"),)
    return Entry(
        f"race-{number:04}",
        "race",
        ended or day,
        10 + number,
        options,
        number,
        "chips",
        resigned,
        False,
        branch,
        sitting,
    )


ADA_WINS = ("Ada", "", 30, 1), ("Vega", "easy", 20, 2)
ADA_LOSES = ("Ada", "", 20, 2), ("Vega", "medium", 25, 1)


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "archive", {})


def put(archive: Archive, *entries: Entry) -> Tally:
    archive.index.put(entries)
    return tally_of(archive, "Ada", Wanted())


def test_wins_against_each_level_are_counted_with_their_interval(archive: Archive) -> None:
    tally = put(archive, entry(1, *ADA_WINS), entry(2, *ADA_LOSES), entry(3, *ADA_WINS))
    found = tally.by_opponents()
    assert (found["easy"].games, found["easy"].wins) == (2, 2)
    assert (found["medium"].games, found["medium"].wins) == (1, 0)
    low, high = tally.share().interval
    assert low < 2 / 3 < high
    assert tally.share().even == 0.5
    assert tally.share().share == 2 / 3
    assert put(archive).by_opponents()["medium"].share == 0.0


def test_opponents_of_several_kinds(archive: Archive) -> None:
    three = (*ADA_WINS, ("Mira", "hard", 5, 3))
    tally = put(
        archive,
        entry(1, *three),
        entry(2, *ADA_WINS[:1], ("Boris", "", 3, 2)),
        entry(3, ("Ada", "", 40, 1)),
    )
    assert [one.against for one in tally.games] == [MIXED, PEOPLE, ALONE]
    assert set(tally.by_opponents()) == {MIXED, PEOPLE}
    assert tally.share().games == 2


def test_only_the_own_seat_counts_and_names_come_by_frequency(archive: Archive) -> None:
    put(archive, entry(1, *ADA_WINS), entry(2, ("Boris", "", 9, 1), ("Ada", "", 3, 2)))
    assert names_of(archive) == ["Ada", "Boris"]
    assert [one.won for one in tally_of(archive, "Ada", Wanted()).games] == [True, False]
    assert [one.won for one in tally_of(archive, "Boris", Wanted()).games] == [True]
    assert tally_of(archive, "Vega", Wanted()).games == []


def test_a_game_given_up_is_not_won_and_has_no_score(archive: Archive) -> None:
    tally = put(archive, entry(1, *ADA_WINS, resigned=0), entry(2, *ADA_LOSES))
    assert tally.share().wins == 0
    assert tally.best == 20
    assert tally.mean == 20


def test_branches_are_left_out(archive: Archive) -> None:
    tally = put(archive, entry(1, *ADA_WINS, branch="What if"), entry(2, *ADA_LOSES))
    assert len(tally.games) == 1


def test_streaks_records_and_rounds(archive: Archive) -> None:
    wins = (False, True, True, True, False, True, True)
    tally = put(archive, *(entry(n, *(ADA_WINS if won else ADA_LOSES)) for n, won in enumerate(wins)))
    assert tally.streaks() == (3, 2)
    assert tally.longest_streak() == range(1, 4)
    assert tally.rounds == (10, 13.0, 16)
    assert tally.quickest is not None
    assert tally.quickest.rounds == 11
    assert (tally.median, tally.best) == (30, 30)


@pytest.mark.parametrize("points", [(12,), (30, 51), (9, 40, 41), (10, 20, 31, 60), (5, 5, 9, 9, 30)])
def test_of_an_even_number_of_scores_the_median_is_between_the_two_in_the_middle(
    archive: Archive, points: tuple[int, ...]
) -> None:
    tally = put(archive, *(entry(n, ("Ada", "", one, 1)) for n, one in enumerate(points)))
    assert tally.median == median(points)
    assert tally.mean == mean(points)


def test_figures_that_are_no_points_are_not_counted_as_some(archive: Archive) -> None:
    tally = put(archive, entry(1, *ADA_WINS), entry(2, *ADA_LOSES))
    without = replace(tally, pointless=frozenset([tally.games[0].game]))
    assert (without.best, without.mean, without.median) == (None, 0, 0)
    assert len(without.scored) == len(tally.points) == 2


def test_months_points_by_source_and_by_start(archive: Archive) -> None:
    tally = put(
        archive,
        entry(1, *ADA_WINS),
        entry(2, *ADA_LOSES, month=2, lot="new_sparta"),
        entry(3, *ADA_WINS, month=2),
    )
    assert {month: (one.games, one.wins) for month, one in tally.by_month().items()} == {
        "2026-01": (1, 1),
        "2026-02": (2, 1),
    }
    assert tally.sources() == {"chips": 29 + 19 + 29, "worlds": 3}
    by_world = tally.by_lot("start_world")
    assert {world: len(one.games) for world, one in by_world.items()} == {"old_earth": 2, "new_sparta": 1}
    assert tally.kinds_of_lots() == ["start_world"]


def test_without_games_every_figure_is_there(archive: Archive) -> None:
    tally = tally_of(archive, "Ada", Wanted())
    assert (tally.streaks(), tally.rounds, tally.mean, tally.median) == ((0, 0), (0, 0.0, 0), 0.0, 0)
    assert not tally.longest_streak()
    assert tally.best is None
    assert tally.quickest is None
    assert tally.share().interval == (0.0, 1.0)
    assert rating_of(tally.games) is None


def played(*levels: str, won: bool) -> Played:
    return Played("x", "race", "2026", 9, len(levels) + 1, False, 9, 1 if won else 2, won, levels, (), ())


def test_the_scale_of_levels_follows_from_their_measured_shares() -> None:
    levels = level_ratings(STRENGTHS)
    assert levels["easy"] == 1000
    assert levels["medium"] == pytest.approx(1000 + (190.85 + 190.85) / 2, abs=0.1)
    assert "hard" not in levels


@pytest.mark.parametrize("game", find_games())
def test_every_game_has_a_rising_scale(game: str) -> None:
    levels = list(level_ratings(strengths_of(game)).values())
    assert len(levels) >= 3
    assert levels == sorted(levels)


def test_even_results_rate_as_the_opponents_and_better_ones_above() -> None:
    even = rating_of([played("easy", won=n % 2 == 0) for n in range(40)], lambda _game: STRENGTHS)
    better = rating_of([played("easy", won=n % 4 != 0) for n in range(40)], lambda _game: STRENGTHS)
    stronger = rating_of([played("medium", won=n % 2 == 0) for n in range(40)], lambda _game: STRENGTHS)
    assert even is not None
    assert better is not None
    assert stronger is not None
    assert even.value == pytest.approx(1000, abs=0.1)
    assert even.value < better.value < 1000 + 190.85
    assert stronger.value == pytest.approx(1190.85, abs=25)


def test_an_even_share_among_three_equals_is_a_third() -> None:
    games = [played("easy", "easy", won=n % 3 == 0) for n in range(60)]
    rating = rating_of(games, lambda _game: STRENGTHS)
    assert rating is not None
    assert rating.value == pytest.approx(1000, abs=0.1)


def test_more_games_make_a_rating_surer_and_few_make_none() -> None:
    few = rating_of([played("easy", won=True)] * LEAST_GAMES, lambda _game: STRENGTHS)
    many = rating_of([played("easy", won=True), played("easy", won=False)] * 50, lambda _game: STRENGTHS)
    assert few is not None
    assert many is not None
    assert many.margin < few.margin
    assert rating_of([played("easy", won=True)] * (LEAST_GAMES - 1), lambda _game: STRENGTHS) is None


def test_games_against_people_and_unmeasured_levels_do_not_count() -> None:
    games = [played("", won=True), played("random", won=True), played("hard", won=True)] * 9
    assert rating_of(games, lambda _game: STRENGTHS) is None


def test_the_table_has_a_line_for_each_seat(archive: Archive, tmp_path: Path) -> None:
    put(
        archive,
        entry(1, *ADA_WINS),
        entry(2, ("=1+1", "", 9, 1), ("Vega, the one", "hard", 8, 2), resigned=0),
    )
    assert write_csv(archive, Wanted(), tmp_path / "table.csv") == 2
    with (tmp_path / "table.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert tuple(rows[0]) == COLUMNS
    assert [row["name"] for row in rows] == ["'=1+1", "Vega, the one", "Ada", "Vega"]
    assert [row["level"] for row in rows] == ["human", "hard", "human", "easy"]
    assert [row["resigned"] for row in rows] == ["1", "0", "0", "0"]
    assert rows[2]["sources"] == "chips=29 worlds=1"


def test_the_table_tells_neither_place_nor_win_of_who_played_alone(archive: Archive, tmp_path: Path) -> None:
    put(archive, entry(1, ("Ada", "", 52, 1)), entry(2, *ADA_WINS))
    write_csv(archive, Wanted(), tmp_path / "table.csv")
    with (tmp_path / "table.csv").open(encoding="utf-8", newline="") as file:
        found = [(row["name"], row["place"], row["won"]) for row in csv.DictReader(file)]
    assert sorted(found) == [("Ada", "", ""), ("Ada", "1", "1"), ("Vega", "2", "0")]


def test_the_table_names_a_seat_without_a_name_in_the_language_in_use(
    archive: Archive, tmp_path: Path
) -> None:
    put(archive, entry(1, (UNNAMED, "", 30, 1), ("Vega", "hard", 20, 2)))
    language.use("de")
    write_csv(archive, Wanted(), tmp_path / "table.csv")
    with (tmp_path / "table.csv").open(encoding="utf-8", newline="") as file:
        assert [row["name"] for row in csv.DictReader(file)] == ["Du", "Vega"]


def test_a_table_that_cannot_be_written_is_refused(archive: Archive, tmp_path: Path) -> None:
    put(archive, entry(1, *ADA_WINS))
    with pytest.raises(SaveError):
        write_csv(archive, Wanted(), tmp_path)


def test_who_resigned_to_a_computer_player_has_played_and_lost_and_was_no_computer_player(
    archive: Archive,
) -> None:
    ada, ben = (Sat("Ada", "medium", 30, 2, False, (), (), 3), Sat("Ben", "", 20, 1, True, (), ()))
    put(archive, replace(entry(1, *ADA_WINS), seats=(ada, ben)))
    assert set(names_of(archive)) == {"Ada", "Ben"}
    (own,) = tally_of(archive, "Ada", Wanted()).games
    (other,) = tally_of(archive, "Ben", Wanted()).games
    assert (own.resigned, own.won, own.against) == (True, False, PEOPLE)
    assert (other.resigned, other.won, other.against) == (False, True, PEOPLE)
    assert archive.entries(archive.find(Wanted()))[0].seats == (ada, ben)
