"""The archive is safe from a bad disk and from a bad database."""

import errno
import os
import sqlite3
from pathlib import Path

import pytest

from galaxy_desktop.play.archive.archive import GAMES, INDEX, Archive
from galaxy_desktop.play.archive.index import Index
from galaxy_desktop.play.archive.schema import SCRIPTS
from galaxy_desktop.play.archive.store import LARGEST, SUFFIX, packed, unpacked
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Redo, Save, Undo
from galaxy_desktop.play.refusals import Fault, SaveError
from tests.play.archives import again, all_of, finished, table
from tests.play.tables import play
from tests.play.test_disk_faults import Failing
from tests.toy import TOYS


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "archive", TOYS)


def test_the_index_is_made_anew_from_the_games(archive: Archive) -> None:
    for seed in range(3):
        finished(archive, seed=seed)
    before = all_of(archive)
    (archive.folder / INDEX).unlink()
    assert all_of(again(archive)) == before


@pytest.mark.parametrize("spoilt", [b"", b"nonsense" * 999, None])
def test_a_damaged_index_is_set_aside_and_made_anew(archive: Archive, spoilt: bytes | None) -> None:
    finished(archive)
    before = all_of(archive)
    path = archive.folder / INDEX
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096) if spoilt is None else spoilt)
    seen = again(archive)
    assert all_of(seen) == before
    assert bool(list(archive.folder.glob("*damaged*"))) == (spoilt != b"")


@pytest.mark.parametrize(
    "damage",
    [
        "DROP TABLE seats",
        "DROP TABLE games",
        "UPDATE games SET ended_by = CAST(x'ff' AS TEXT)",
        "UPDATE games SET seed = 'seven'",
    ],
    ids=["a table gone", "the games gone", "a text that is none", "a number that is none"],
)
def test_an_index_with_damage_that_only_a_query_meets_is_made_anew(archive: Archive, damage: str) -> None:
    finished(archive)
    before = all_of(archive)
    spoil(archive, damage)
    told = []
    try:
        all_of(again(archive))
    except SaveError as trouble:
        told.append(trouble.fault)
    assert told in ([], [Fault.DAMAGED])
    assert all_of(again(archive)) == before
    assert list(archive.folder.glob("*damaged*"))


def test_damage_that_the_database_tells_in_letters_that_are_none_is_damage(archive: Archive) -> None:
    finished(archive)
    before = all_of(archive)
    path = archive.folder / INDEX
    path.write_bytes(
        path.read_bytes().replace(b"CREATE INDEX lots_by_thing", b"CREATE I\xaeDEX lots_by_thing")
    )
    again(archive).doubt_index()
    assert all_of(again(archive)) == before
    assert list(archive.folder.glob("*damaged*"))


def test_an_index_in_doubt_is_filled_anew_from_the_games(archive: Archive) -> None:
    finished(archive)
    before = all_of(archive)
    spoil(archive, "UPDATE parts SET source = 'nonsense'")
    assert all_of(again(archive)) != before
    again(archive).doubt_index()
    assert all_of(again(archive)) == before


def test_an_index_in_doubt_that_is_not_ours_is_left_alone(archive: Archive) -> None:
    archive.doubt_index()
    assert not archive.folder.exists()
    archive.folder.mkdir(parents=True)
    with sqlite3.connect(archive.folder / INDEX) as db:
        db.execute("CREATE TABLE games (name)")
    db.close()
    foreign = (archive.folder / INDEX).read_bytes()
    archive.doubt_index()
    assert (archive.folder / INDEX).read_bytes() == foreign


def spoil(archive: Archive, statement: str) -> None:
    """Change the index behind the back of the program."""
    with sqlite3.connect(archive.folder / INDEX) as db:
        db.executescript(statement)
    db.close()


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


def test_an_end_that_could_not_be_kept_is_kept_when_it_is_reached_again(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = table(archive)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", Failing(os.fsync, errno.ENOSPC))
        play(bus)
        bus.do(Undo(agreed=True))
    assert not bus.is_over()
    while not bus.is_over():
        bus.do(Redo())
    assert len(all_of(archive)) == 1


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


@pytest.mark.slow
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
    from galaxy_desktop.play.document import to_data

    archive.store.write(to_data(bus._here()))
    assert all_of(archive) == []
    assert "isn't finished" in archive.index.bad()[0][1]


def test_a_file_is_unpacked_whole_or_not_at_all() -> None:
    assert unpacked(packed(b"abc" * 999)) == b"abc" * 999
    assert unpacked(b"plain") == b"plain"
    for bad in (packed(b"abc")[:-9], b"\x1f\x8b", packed(b"abc")[:5] + b"zzzzzz"):
        with pytest.raises(SaveError):
            unpacked(bad)
