"""Finished games are kept once, are found again, and are safe from a bad disk and from a bad database."""

import errno
import os
import sqlite3
import sys
from pathlib import Path

import pytest

from galaxy_desktop.play.archive.archive import GAMES, INDEX, Archive
from galaxy_desktop.play.archive.entry import Entry
from galaxy_desktop.play.archive.index import Index
from galaxy_desktop.play.archive.schema import SCRIPTS
from galaxy_desktop.play.archive.store import GONE, LARGEST, SUFFIX, packed, unpacked
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, NewGame, Resign, Save, Undo
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.play.seats import Bot, Occupant, Person, hash_pin
from tests.play.tables import ANN, BEN, ROBOT, play
from tests.play.test_disk_faults import Failing
from tests.toy import TOYS


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "archive", TOYS)


def table(archive: Archive, *seats: Occupant, seed: int = 7, folder: Path | None = None) -> CommandBus:
    bus = CommandBus(TOYS, folder, archive)
    bus.do(NewGame("toy", seats or (ANN, ROBOT), {"length": "short"}, seed))
    return bus


def finished(archive: Archive, *seats: Occupant, seed: int = 7) -> CommandBus:
    bus = table(archive, *seats, seed=seed)
    play(bus)
    return bus


def all_of(archive: Archive) -> list[Entry]:
    archive.begin_to_catch_up()
    while archive.behind:
        archive.catch_up()
    return archive.entries(archive.find(Wanted()))


def again(archive: Archive) -> Archive:
    """The same archive as another program sees it."""
    return Archive(archive.folder, TOYS)


def test_nothing_is_made_and_no_database_is_read_in_before_a_game_is_over(archive: Archive) -> None:
    table(archive)
    assert not archive.folder.exists()
    code = "import sys, galaxy_desktop.commands.house; sys.exit('sqlite3' in sys.modules)"
    assert os.spawnv(os.P_WAIT, sys.executable, [sys.executable, "-c", code]) == 0


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
    assert archive.take_in(tmp_path / "shared.json") == entry.id
    assert all_of(archive) == [entry]


def test_a_game_goes_to_another_player_as_a_file(archive: Archive, tmp_path: Path) -> None:
    finished(archive)
    (entry,) = all_of(archive)
    archive.write_to(entry.id, tmp_path / "shared.json")
    other = Archive(tmp_path / "other", TOYS)
    other.take_in(tmp_path / "shared.json")
    assert all_of(other) == [entry]
    third = Archive(tmp_path / "third", TOYS)
    third.take_in(archive.store.path(entry.id))
    assert all_of(third) == [entry]


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


def test_the_index_is_made_anew_from_the_games(archive: Archive) -> None:
    for seed in range(3):
        finished(archive, seed=seed)
    before = all_of(archive)
    (archive.folder / INDEX).unlink()
    assert all_of(again(archive)) == before


@pytest.mark.parametrize("spoil", [b"", b"nonsense" * 999, None])
def test_a_damaged_index_is_set_aside_and_made_anew(archive: Archive, spoil: bytes | None) -> None:
    finished(archive)
    before = all_of(archive)
    path = archive.folder / INDEX
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096) if spoil is None else spoil)
    seen = again(archive)
    assert all_of(seen) == before
    assert bool(list(archive.folder.glob("*damaged*"))) == (spoil != b"")


def test_a_database_of_another_program_is_left_alone(archive: Archive) -> None:
    archive.folder.mkdir(parents=True)
    with sqlite3.connect(archive.folder / INDEX) as db:
        db.execute("CREATE TABLE recipes (name)")
    db.close()
    foreign = (archive.folder / INDEX).read_bytes()
    finished(archive)
    with pytest.raises(SaveError, match="another program") as caught:
        all_of(archive)
    assert caught.value.fault == Fault.FOREIGN
    assert (archive.folder / INDEX).read_bytes() == foreign
    assert len(archive.store.ids()) == 1


def test_an_index_of_a_newer_version_is_left_alone_and_games_are_kept_beside_it(archive: Archive) -> None:
    finished(archive, seed=1)
    newer = Index(archive.folder / INDEX, [*SCRIPTS, "CREATE TABLE stars (id)"])
    assert len(newer.find(Wanted())) == 1
    finished(archive, seed=2)
    with pytest.raises(SaveError, match="newer version") as caught:
        all_of(archive)
    assert caught.value.fault == Fault.NEWER_FORMAT
    assert len(newer.find(Wanted())) == 1
    assert len(archive.store.ids()) == 2


def test_an_index_of_an_older_version_is_carried_over(archive: Archive) -> None:
    finished(archive)
    before = all_of(archive)
    newer = Index(archive.folder / INDEX, [*SCRIPTS, "ALTER TABLE games ADD COLUMN stars INTEGER DEFAULT 3"])
    assert newer.rows("SELECT id, stars FROM games") == [(before[0].id, 3)]


def test_a_script_that_fails_leaves_the_older_version(archive: Archive) -> None:
    finished(archive)
    all_of(archive)
    broken = Index(archive.folder / INDEX, [*SCRIPTS, "CREATE TABLE stars (id); CREATE TABLE games (id)"])
    with pytest.raises(SaveError):
        broken.find(Wanted())
    assert len(all_of(again(archive))) == 1


def test_two_programs_keep_games_at_once(archive: Archive) -> None:
    other = again(archive)
    for seed in range(4):
        finished(archive, seed=seed)
        finished(other, seed=10 + seed)
    assert len(all_of(archive)) == 8
    assert all_of(other) == all_of(archive)


def test_a_game_is_kept_while_another_program_holds_the_index(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(archive)
    monkeypatch.setattr("galaxy_desktop.play.archive.index.PATIENCE", 0.01)
    holder = sqlite3.connect(archive.folder / INDEX)
    holder.execute("BEGIN EXCLUSIVE")
    bus = finished(archive, seed=8)
    assert bus.is_over()
    with pytest.raises(SaveError, match="Another copy"):
        all_of(archive)
    holder.rollback()
    holder.close()
    assert len(all_of(archive)) == 2


def notes_of(bus: CommandBus) -> list[str]:
    found: list[str] = []
    bus.subscribe(lambda _events, record: found.append(record.note) if record.what == "archive" else None)
    return found


def test_a_full_disk_at_the_end_is_said_once_and_made_good_later(
    archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = table(archive)
    notes = notes_of(bus)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", Failing(os.fsync, errno.ENOSPC))
        play(bus)
        assert bus.is_over()
        with pytest.raises(SaveError):
            bus.do(Save(tmp_path / "game.json"))
    assert len(notes) == 1
    assert "the disk is full" in notes[0]
    assert all_of(archive) == []
    bus.do(Save(tmp_path / "game.json"))
    assert len(all_of(archive)) == 1
    assert len(notes) == 1


@pytest.mark.parametrize("pages", [1, 2, 4])
def test_a_disk_too_full_for_the_index_loses_no_game(
    archive: Archive, monkeypatch: pytest.MonkeyPatch, pages: int
) -> None:
    connect = sqlite3.connect

    def cramped(*args: object, **named: object) -> sqlite3.Connection:
        db = connect(*args, **named)  # type: ignore[call-overload]
        db.execute(f"PRAGMA max_page_count = {pages}")
        assert isinstance(db, sqlite3.Connection)
        return db

    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", cramped)
        finished(archive)
        with pytest.raises(SaveError, match="the disk is full") as caught:
            all_of(archive)
        assert caught.value.fault == Fault.FULL_DISK
    assert len(all_of(again(archive))) == 1


def test_a_place_that_is_no_file_is_said_in_one_line(archive: Archive) -> None:
    (archive.folder / INDEX).mkdir(parents=True)
    finished(archive)
    with pytest.raises(SaveError, match="isn't a file"):
        all_of(archive)
    assert len(archive.store.ids()) == 1


def test_bad_files_among_the_games_are_left_alone_and_told(archive: Archive) -> None:
    finished(archive)
    games = archive.folder / GAMES
    (games / f"toy-cut{SUFFIX}").write_bytes(next(iter(games.iterdir())).read_bytes()[:90])
    (games / f"toy-empty{SUFFIX}").write_bytes(b"")
    (games / f"toy-huge{SUFFIX}").write_bytes(b"\x1f\x8b" + b"x" * LARGEST)
    (games / f"toy-bomb{SUFFIX}").write_bytes(packed(b" " * 50_000_000))
    (games / f"toy-folder{SUFFIX}").mkdir()
    (games / "notes.txt").write_text("mine")
    assert len(all_of(archive)) == 1
    assert {key for key, _line in archive.index.bad()} == {
        "toy-cut", "toy-empty", "toy-huge", "toy-bomb", "toy-folder",
    }  # fmt: skip
    archive.begin_to_catch_up()
    assert archive.behind == 0
    assert len(list(games.iterdir())) == 7


def test_a_running_game_among_the_files_is_no_finished_one(archive: Archive) -> None:
    bus = table(archive)
    from galaxy_desktop.play.document import pack

    archive.store.write(pack(bus._here()))
    assert all_of(archive) == []
    assert "isn't finished" in archive.index.bad()[0][1]


def test_a_file_is_unpacked_whole_or_not_at_all() -> None:
    assert unpacked(packed(b"abc" * 999)) == b"abc" * 999
    assert unpacked(b"plain") == b"plain"
    for bad in (packed(b"abc")[:-9], b"\x1f\x8b", packed(b"abc")[:5] + b"zzzzzz"):
        with pytest.raises(SaveError):
            unpacked(bad)


@pytest.fixture
def four(archive: Archive) -> Archive:
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
