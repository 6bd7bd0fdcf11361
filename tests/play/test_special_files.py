"""What is no file, or not one of ours, is refused by its name; nothing waits for it and nothing is lost."""

import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from galaxy_desktop.play import diskfile, journal, savefile
from galaxy_desktop.play.commands import Save
from galaxy_desktop.play.document import text_of
from galaxy_desktop.play.files import JOURNAL, unfinished
from galaxy_desktop.play.journal import line_of, recover
from galaxy_desktop.play.plainjson import DEEPEST, read_json
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.play.savehead import HEAD, OLDER
from galaxy_desktop.play.savelist import AT_ONCE, SaveList, list_saves
from tests.play.tables import new_bus, play
from tests.toy import TOYS

Maker = Callable[[Path], object]


def listen(path: Path) -> None:
    """A socket in the file system; its name is left behind when it is closed."""
    with socket.socket(socket.AF_UNIX) as made:
        here = Path.cwd()
        os.chdir(path.parent)  # the name of a socket is short
        try:
            made.bind(path.name)
        finally:
            os.chdir(here)


NO_FILES: dict[str, Maker] = {
    "pipe": os.mkfifo,
    "folder": Path.mkdir,
    "socket": listen,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "nowhere": lambda path: path.symlink_to("no such file"),
    "itself": lambda path: path.symlink_to(path.name),
}
DEEP = b'{"a":' * 900 + b"1" + b"}" * 900


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A folder with one sound save in it."""
    bus = new_bus()
    play(bus, 5)
    folder = tmp_path / "saves"
    folder.mkdir()
    bus.do(Save(folder / "sound.json"))
    return folder


def test_a_pipe_that_takes_the_place_of_a_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "odd.json"
    path.write_text("{}")
    before = path.stat()
    path.unlink()
    os.mkfifo(path)
    monkeypatch.setattr(Path, "stat", lambda _path, **_rest: before)
    with pytest.raises(OSError, match="pipe"):
        diskfile.open_regular(path)


@pytest.mark.parametrize("kind", NO_FILES)
def test_what_is_no_file_is_refused_by_name(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "odd.json"
    NO_FILES[kind](path)
    for read in (savefile.load, recover):
        with pytest.raises(SaveError, match=r"odd\.json") as caught:
            read(path, TOYS)
        assert caught.value.fault == Fault.UNREADABLE
        assert len(str(caught.value).splitlines()) == 1
    assert os.path.lexists(path)


@pytest.mark.parametrize("kind", NO_FILES)
def test_one_of_them_in_the_folder_leaves_the_other_saves_in_the_list(sound: Path, kind: str) -> None:
    NO_FILES[kind](sound / "odd.json")
    NO_FILES[kind](sound / "odd.journal")
    found = {info.path.stem: info for info in list_saves(sound, TOYS)}
    assert found["sound"].meta
    assert found["odd"].meta is None
    assert "odd.json" in str(found["odd"].trouble)
    assert unfinished(sound) == []


@pytest.mark.parametrize("kind", ["pipe", "folder", "socket", "device"])
def test_a_save_does_not_take_the_place_of_what_is_no_file(sound: Path, kind: str) -> None:
    NO_FILES[kind](sound / "odd.json")
    bus = new_bus()
    with pytest.raises(SaveError, match=r"odd\.json"):
        bus.do(Save(sound / "odd.json"))
    assert sorted(path.name for path in sound.iterdir()) == ["odd.json", "sound.json"]


def test_a_link_to_a_save_is_a_save(sound: Path) -> None:
    (sound / "link.json").symlink_to("sound.json")
    assert savefile.load(sound / "link.json", TOYS).note == ""
    assert all(info.meta for info in list_saves(sound, TOYS))


def test_a_time_that_no_calendar_has_is_shown_as_the_last_one(sound: Path) -> None:
    os.utime(sound / "sound.json", (1e12, 1e12))
    assert list_saves(sound, TOYS)[0].modified == diskfile.LATEST


@pytest.mark.parametrize(
    "raw",
    [
        DEEP,
        b"[" * 900 + b"]" * 900,
        b'{"program":"Galaxy Desktop","format":3,"answers":' + DEEP + b"}",
        b'{"program":"Galaxy Desktop","format":3,"version":' + DEEP + b',"answers":[]}',
        b'{"program":"Galaxy Desktop","format":3,"version":' + b"[" * 100_000,
    ],
)
def test_deep_nesting_is_damage_and_no_fault_of_the_program(sound: Path, raw: bytes) -> None:
    path = sound / "deep.json"
    path.write_bytes(raw)
    with pytest.raises(SaveError) as caught:
        savefile.load(path, TOYS)
    assert caught.value.fault in (Fault.DAMAGED, Fault.FOREIGN)
    found = {info.path.stem: info for info in list_saves(sound, TOYS)}
    assert found["deep"].trouble
    assert found["sound"].meta


def test_deep_nesting_in_a_journal_is_its_end(sound: Path) -> None:
    bus = new_bus(folder=sound)
    play(bus, 3)
    path = bus.journal()
    assert path is not None
    with path.open("ab") as file:
        file.write(line_of(["deep"]).replace(b'["deep"]', DEEP))
    assert recover(path, TOYS).running.history.at == bus.lines()
    path.write_bytes(line_of({}).replace(b"{}", DEEP))
    with pytest.raises(SaveError):
        recover(path, TOYS)


def test_nesting_is_counted_without_going_down() -> None:
    most = b"[" * (DEEPEST - 1) + b"1" + b"]" * (DEEPEST - 1)
    assert read_json(most)
    with pytest.raises(ValueError, match="deep"):
        read_json(b"[[" + most + b"]]")


@pytest.mark.parametrize("text", ["ï»¿".encode("latin-1") + b"{}", b"{}"])
def test_a_mark_at_the_beginning_is_no_harm(text: bytes) -> None:
    assert read_json(text) == {}


def big(path: Path, field: str, size: int) -> None:
    """A file as big as that, with one long field."""
    start = '{"program":"Galaxy Desktop","format":3,'
    path.write_text(f'{start}"{field}":"{"x" * size}"}}')


@pytest.mark.parametrize("field", ["version", "answers", "state"])
def test_of_a_big_file_only_the_beginning_is_read_for_the_list(tmp_path: Path, field: str) -> None:
    for number in range(4):
        big(tmp_path / f"{number}.json", field, 3_000_000)
    saves = SaveList(tmp_path, TOYS)
    while not saves.done:
        saves.read_on()
    assert saves.bytes_read <= 4 * (HEAD + 1)
    assert all(info.trouble for info in saves.found)


def test_a_save_of_an_earlier_version_with_its_head_at_the_end_is_found_up_to_a_size(sound: Path) -> None:
    whole = (sound / "sound.json").read_bytes()
    data = read_json(whole)
    older = text_of(data)
    long = older[:-1] + " " * (HEAD + 5) + "}"
    (sound / "older.json").write_text(long)
    (sound / "huge.json").write_text(older[:-1] + " " * OLDER + "}")
    found = {info.path.stem: info for info in list_saves(sound, TOYS)}
    assert found["older"].meta == found["sound"].meta
    assert found["huge"].trouble


def test_the_list_of_a_long_game_has_its_head_without_the_rest(sound: Path) -> None:
    data = read_json((sound / "sound.json").read_bytes())
    data["answers"] = data["answers"] * 3000
    (sound / "long.json").write_bytes(savefile.bytes_of(data))
    assert (sound / "long.json").stat().st_size > HEAD
    found = {info.path.stem: info for info in list_saves(sound, TOYS)}
    assert found["long"].meta == found["sound"].meta
    with pytest.raises(SaveError):
        savefile.load(sound / "long.json", TOYS)


def test_much_is_read_a_part_at_a_time(tmp_path: Path) -> None:
    for number in range(40):
        (tmp_path / f"{number}.json").write_bytes(b" " * (HEAD + 10))
    saves = SaveList(tmp_path, TOYS)
    saves.read_on()
    first = len(saves.found)
    assert 0 < first < 40
    assert AT_ONCE <= saves.bytes_read <= AT_ONCE + HEAD + 1
    while not saves.done:
        saves.read_on()
    assert len(saves.found) == 40


def test_a_file_that_is_too_big_is_not_read_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(100 * 1024**3)
    with pytest.raises(SaveError) as caught:
        savefile.load(path, TOYS)
    assert caught.value.fault == Fault.TOO_BIG


def test_nothing_that_lies_there_is_lost_when_it_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    kept = []
    for text in ("one", "two", "three"):
        path.write_text(text)
        kept.append(diskfile.set_aside(path))
    assert [old.read_text() for old in kept] == ["one", "two", "three"]
    assert not path.exists()


def test_a_journal_does_not_begin_with_more_than_a_save(tmp_path: Path) -> None:
    path = tmp_path / f"long{JOURNAL}"
    path.write_bytes(line_of(["x" * savefile.LARGEST]))
    with pytest.raises(SaveError, match="doesn't start with a game"):
        recover(path, TOYS)


def test_a_journal_too_big_is_refused(tmp_path: Path) -> None:
    path = tmp_path / f"huge{JOURNAL}"
    with path.open("wb") as file:
        file.truncate(journal.LARGEST + 1)
    with pytest.raises(SaveError) as caught:
        recover(path, TOYS)
    assert caught.value.fault == Fault.TOO_BIG
