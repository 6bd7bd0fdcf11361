"""Finished games are kept once and are found again."""

import os
from pathlib import Path

import pytest

from galaxy_desktop.engine.game import Result, Score, places_of
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.entry import entry_from
from galaxy_desktop.play.archive.store import GONE
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.commands import Load, Resign, Save, Undo
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.seats import Bot, Person, hash_pin
from tests.each import each
from tests.play.archives import again, all_of, finished, table
from tests.play.tables import ANN, BEN, ROBOT, play
from tests.toy import TOYS


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "archive", TOYS)


def test_nothing_is_made_before_a_game_is_over(archive: Archive) -> None:
    """Nor is a database read in, as `tests/commands/test_start.py` shows."""
    table(archive)
    assert not archive.folder.exists()


def test_a_finished_game_is_kept_with_its_result(archive: Archive) -> None:
    bus = finished(archive)
    (entry,) = all_of(archive)
    scores = bus.scores()
    assert [sat.points for sat in entry.seats] == [score.total for score in scores]
    assert [sat.parts for sat in entry.seats] == [score.parts for score in scores]
    assert tuple(seat for seat, sat in enumerate(entry.seats) if sat.won) == bus.result().winners
    assert [(sat.name, sat.person, sat.level) for sat in entry.seats] == [
        ("Ann", True, ""),
        ("Robot", False, "easy"),
    ]
    assert (entry.game, entry.seed, entry.resigned) == ("toy", 7, None)
    assert dict(entry.options)["length"] == "short"
    assert entry.order()[0] in bus.result().winners


def test_a_kept_game_loads_with_its_whole_history(archive: Archive) -> None:
    bus = finished(archive)
    (entry,) = all_of(archive)
    loaded = archive.load(entry.id)
    assert loaded.note == ""
    assert loaded.running.history.given == bus._here().history.given


PLACES = [
    ((30, 40, 20), (1,), None, [2, 1, 3]),
    ((30, 40, 40), (1,), None, [3, 1, 2]),
    ((30, 30, 40), (2,), None, [2, 2, 1]),
    ((30, 40, 20), (0,), None, [1, 2, 3]),
    ((30, 40, 20), (0, 2), 1, [1, 3, 2]),
]
"""Points, winners, who gave up, and the places of all."""


@each(PLACES)
def test_winners_come_first_then_points_and_who_gave_up_is_last(
    points: tuple[int, ...], winners: tuple[int, ...], resigned: int | None, places: list[int]
) -> None:
    scores = [Score((("cards", number),)) for number in points]
    gone = () if resigned is None else (resigned,)
    assert places_of(scores, Result(winners, "end"), gone, with_points=True) == places


def test_a_tie_is_broken_and_without_points_all_who_did_not_win_share_a_place() -> None:
    scores = [Score((("cards", 9),), tie) for tie in (1, 3, 2)]
    result = Result((1,), "end")
    assert places_of(scores, result, (), with_points=True) == [3, 1, 2]
    assert places_of(scores, result, (), with_points=False) == [2, 1, 2]


def test_a_game_that_was_given_up_is_kept_and_marked(archive: Archive) -> None:
    bus = table(archive)
    play(bus, 4)
    bus.do(Resign(0))
    (entry,) = all_of(archive)
    assert entry.resigned == 0
    assert entry.seats[0].place == 2
    assert archive.load(entry.id).running.table.resigned == 0


def test_a_game_goes_on_without_whom_it_was_left_to_and_is_kept_once_over(archive: Archive) -> None:
    bus = table(archive, ANN, BEN)
    bus.do(Resign(0))
    assert all_of(archive) == []
    play(bus)
    (entry,) = all_of(archive)
    assert entry.persons == (1,)
    assert [sat.resigned for sat in entry.seats] == [1, None]
    assert [(sat.place, sat.won) for sat in entry.seats] == [(2, False), (1, True)]
    assert archive.load(entry.id).running.table == bus.table()
    assert entry_from(entry.id, archive.store.read(entry.id), TOYS) == entry


def test_the_end_after_an_undo_replaces_the_end_before(archive: Archive) -> None:
    bus = finished(archive)
    (first,) = all_of(archive)
    bus.do(Undo(agreed=True))
    play(bus, seed=2)
    (second,) = all_of(archive)
    assert archive.load(second.id).running.history.given == bus._here().history.given
    assert archive.store.ids() == {second.id}
    assert first.seed == second.seed


def test_a_finished_game_that_is_loaded_is_not_kept_again(archive: Archive, tmp_path: Path) -> None:
    bus = finished(archive)
    bus.do(Save(tmp_path / "game.json"))
    (entry,) = all_of(archive)
    archive.delete(entry.id)
    bus.do(Load(tmp_path / "game.json"))
    bus.do(Save(tmp_path / "game.json"))
    assert all_of(archive) == []


def test_no_pin_is_kept(archive: Archive) -> None:
    bus = finished(archive, Person("Ann", hash_pin("1234")), ROBOT)
    (entry,) = all_of(archive)
    assert archive.load(entry.id).running.table.seats[0] == ANN
    assert bus.table().seats[0] != ANN


def test_the_same_game_is_kept_once_wherever_it_comes_from(archive: Archive, tmp_path: Path) -> None:
    finished(archive)
    finished(archive)
    (entry,) = all_of(archive)
    archive.write_to(entry.id, tmp_path / "shared.json")
    archive.write_to(entry.id, tmp_path / "shared.json")
    assert [path.name for path in tmp_path.glob("shared*")] == ["shared.json"]
    assert archive.take_in(tmp_path / "shared.json") == entry.id
    assert all_of(archive) == [entry]


def test_a_game_goes_to_another_player_as_a_file(archive: Archive, tmp_path: Path) -> None:
    finished(archive)
    (entry,) = all_of(archive)
    archive.write_to(entry.id, tmp_path / "shared.json")
    other = Archive(tmp_path / "other", TOYS)
    other.take_in(tmp_path / "shared.json")
    assert other.number == 1, "it is in the index at once"
    assert all_of(other) == [entry]
    third = Archive(tmp_path / "third", TOYS)
    third.take_in(archive.store.path(entry.id))
    assert all_of(third) == [entry]


def test_a_game_with_a_pin_is_taken_in_without_it_and_kept_once(archive: Archive, tmp_path: Path) -> None:
    bus = finished(archive, Person("Ann", hash_pin("1234")), ROBOT)
    bus.do(Save(tmp_path / "own.json"))
    key = archive.take_in(tmp_path / "own.json")
    assert archive.number == 1
    assert archive.load(key).running.table.seats[0] == ANN


def test_only_finished_games_are_taken_in(archive: Archive, tmp_path: Path) -> None:
    bus = table(archive)
    bus.do(Save(tmp_path / "running.json"))
    with pytest.raises(SaveError, match="isn't a finished game"):
        archive.take_in(tmp_path / "running.json")
    (tmp_path / "odd.json").write_bytes(b"{}")
    with pytest.raises(SaveError):
        archive.take_in(tmp_path / "odd.json")
    assert not archive.folder.exists()


def test_a_deleted_game_can_be_brought_back(archive: Archive) -> None:
    finished(archive)
    (entry,) = all_of(archive)
    archive.delete(entry.id)
    assert all_of(again(archive)) == []
    archive.undelete(entry.id)
    assert all_of(again(archive)) == [entry]


def test_an_old_game_that_was_just_deleted_can_be_brought_back(archive: Archive) -> None:
    finished(archive)
    (entry,) = all_of(archive)
    os.utime(archive.store.path(entry.id), (0, 0))
    archive.delete(entry.id)
    assert all_of(again(archive)) == []
    archive.undelete(entry.id)
    (gone,) = all_of(archive)
    archive.delete(gone.id)
    os.utime(next(archive.store.folder.glob(f"*{GONE}")), (0, 0))
    assert all_of(again(archive)) == []
    assert not list(archive.store.folder.glob(f"*{GONE}"))


def test_what_was_deleted_long_ago_is_gone_for_good(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(archive)
    (entry,) = all_of(archive)
    archive.delete(entry.id)
    all_of(archive)
    assert list(archive.store.folder.glob(f"*{GONE}"))
    monkeypatch.setattr("galaxy_desktop.play.archive.store.KEPT_GONE", -1.0)
    all_of(archive)
    assert not list(archive.store.folder.iterdir())
    with pytest.raises(SaveError, match="isn't in the archive"):
        archive.undelete(entry.id)


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> Archive:
    """An archive of four games, in which all only look."""
    archive = Archive(tmp_path_factory.mktemp("four") / "archive", TOYS)
    finished(archive, seed=1)
    finished(archive, Person("Zoe"), Bot("hard", "Vega"), Bot("medium", "Mira"), seed=2)
    finished(archive, ANN, Bot("medium", "Vega_%"), seed=3)
    bus = table(archive, seed=4)
    play(bus, 3)
    bus.do(Resign(0))
    all_of(archive)
    return archive


@pytest.mark.parametrize(
    ("wanted", "seeds"),
    [
        (Wanted(), {1, 2, 3, 4}),
        (Wanted(game="toy"), {1, 2, 3, 4}),
        (Wanted(game="race"), set()),
        (Wanted(text="zo"), {2}),
        (Wanted(text="_%"), {3}),
        (Wanted(text="%"), {3}),
        (Wanted(text="'; DROP TABLE games; --"), set()),
        (Wanted(text="4"), {4}),
        (Wanted(level="medium"), {2, 3}),
        (Wanted(players=3), {2}),
        (Wanted(outcome="resigned"), {4}),
        (Wanted(option="length:short"), {1, 2, 3, 4}),
        (Wanted(option="length:long"), set()),
        (Wanted(since="week"), {1, 2, 3, 4}),
        (Wanted(lot="start_world:old_earth"), set()),
        (Wanted(game="toy", level="hard", players=3, text="Mira"), {2}),
    ],
    ids=str,
)
def test_a_filter_leaves_what_is_wanted(four: Archive, wanted: Wanted, seeds: set[int]) -> None:
    assert {entry.seed for entry in four.entries(four.find(wanted))} == seeds


def test_won_and_lost_share_all_games_that_were_played_to_the_end(four: Archive) -> None:
    won, lost = (set(four.find(Wanted(outcome=outcome))) for outcome in ("won", "lost"))
    assert not won & lost
    assert {entry.seed for entry in four.entries(sorted(won | lost))} == {1, 2, 3}
    for entry in four.entries(sorted(won)):
        assert any(sat.won and sat.person for sat in entry.seats)


def test_the_newest_game_is_the_first(archive: Archive) -> None:
    for seed in range(3):
        finished(archive, seed=seed)
    entries = all_of(archive)
    assert [entry.ended for entry in entries] == sorted((entry.ended for entry in entries), reverse=True)
