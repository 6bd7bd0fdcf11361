"""Data packs in the player's folder: found, checked, one for each game; and what saves know of them."""

import multiprocessing
import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop.ai import worker
from galaxy_desktop.ai.arena import Lookup
from galaxy_desktop.engine.content import GameData, Pack, PackId
from galaxy_desktop.games import find_games, look_up_with
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, NewGame, Save
from galaxy_desktop.play.journal import recover
from galaxy_desktop.play.migrations import migrate
from galaxy_desktop.play.pack_example import example
from galaxy_desktop.play.packs import MOST_FILES, find_packs, packs_in_force, use_packs
from galaxy_desktop.play.plaintoml import LARGEST
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.play.savefile import load
from galaxy_desktop.ui import thinker
from tests.box import box, boxed, pack_of
from tests.play.tables import ANN, ROBOT
from tests.toy import TOYS

SOUND = 'game = "toy"\nname = "My box"\n[[card]]\nid = "farm"\ncost = 3\n'


def written(folder: Path, name: str = "a.toml", text: str = SOUND) -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def trouble(folder: Path) -> str:
    """Why the only pack of a folder is left out."""
    (found,) = find_packs(folder, boxed())
    assert len(found.trouble.splitlines()) <= 1
    return found.trouble


def test_a_sound_pack_is_put_in_force(tmp_path: Path) -> None:
    games = boxed()
    (found,) = use_packs(written(tmp_path), games)
    assert found.trouble == ""
    assert games["toy"].pack == PackId("My box", found.pack.mark.digest if found.pack else "")
    assert packs_in_force(games) == {"toy": found.pack}
    assert games["toy"].data is not None
    assert games["toy"].data.box.card[0].cost == 3


def test_a_pack_that_is_left_out_changes_nothing(tmp_path: Path) -> None:
    games = boxed()
    use_packs(written(tmp_path, text=SOUND.replace("3", "30")), games)
    assert games["toy"].pack is None
    assert games["toy"].data is not None
    assert games["toy"].data.box == box().box


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "The field “game” is missing."),
        ('name = "My box"', "The field “game” is missing."),
        ('game = "toy"', "The field “name” is missing."),
        ("game = 3", "The field “game” is missing."),
        ('game = "toy"\nname = "My box"', "It doesn't change any value."),
        ('game = "chess"\nname = "My box"', "Unknown game “chess”; choose from toy."),
        ('game = "toy"\nname = ""', "name can't be displayed as text."),
        (f'game = "toy"\nname = "{"x" * 41}"', "Its name is longer than 40 characters."),
        (SOUND + "[[card", "The file isn't valid TOML: error at the end."),
        (SOUND + "cost = 4", "The file isn't valid TOML: error at the end."),
        (SOUND.replace("3", "1979-05-27"), "card “farm”, cost must be a whole number."),
        (SOUND.replace("3", "0x" + "f" * 9000), "A number is too large, or lists are nested too deeply."),
        (SOUND.replace("3", "[" * 9000), "A number is too large, or lists are nested too deeply."),
        (SOUND.replace("3", "9" * 9000), "A number is too large, or lists are nested too deeply."),
        (SOUND + ".".join("a" * 5000) + " = 1", "One of its lines has too many dots."),
        ("#" * (LARGEST + 1), "The file is too large: over 128 KB."),
    ],
    ids=range(16),
)
def test_a_file_that_is_no_pack_is_left_out_with_a_line(tmp_path: Path, text: str, line: str) -> None:
    said = trouble(written(tmp_path, text=text))
    assert said == line or (line.endswith(": ") and said.startswith(line) and said.endswith("."))


def test_checks_that_fail_leave_the_pack_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: Any) -> Any:
        raise KeyError("kind")

    written(tmp_path)
    monkeypatch.setattr(GameData, "faults", fail)
    assert trouble(tmp_path) == "Its values contradict each other."


def test_a_file_that_is_not_utf_8_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(SOUND.replace("My box", "Königreich").encode("latin-1"))
    assert trouble(tmp_path) == "The file isn't UTF-8 text."


def test_the_mark_that_some_editors_put_first_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b"\xef\xbb\xbf" + SOUND.encode())
    assert trouble(tmp_path) == ""


def test_a_folder_of_that_name_is_no_pack(tmp_path: Path) -> None:
    (tmp_path / "a.toml").mkdir()
    assert trouble(tmp_path) == "This isn't a file."


@pytest.mark.parametrize("make", [os.mkfifo, lambda path: path.symlink_to("/dev/zero")])
def test_what_is_no_file_is_no_pack(tmp_path: Path, make: Any) -> None:
    make(tmp_path / "a.toml")
    assert trouble(tmp_path) == "This isn't a file."


def test_of_very_many_files_only_the_first_are_looked_at(tmp_path: Path) -> None:
    for number in range(MOST_FILES + 3):
        written(tmp_path, f"{number:03}.toml", "")
    found = find_packs(tmp_path, boxed())
    assert len(found) == MOST_FILES + 3
    assert ["first 20 files" in one.trouble for one in found] == [False] * MOST_FILES + [True] * 3


def test_no_folder_means_no_packs(tmp_path: Path) -> None:
    assert find_packs(tmp_path / "packs", boxed()) == []


def test_a_folder_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "packs").write_text("no folder")
    (found,) = find_packs(tmp_path / "packs", boxed())
    assert found.path == tmp_path / "packs"
    assert found.trouble.startswith("Couldn't read it: ")


def test_a_file_that_cannot_be_read_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: Any, **_kwargs: Any) -> Any:
        raise PermissionError(13, "Permission denied")

    written(tmp_path)
    monkeypatch.setattr(Path, "open", refuse)
    assert trouble(tmp_path) == "Couldn't read it: Permission denied."


def test_packs_are_read_from_a_folder_that_takes_no_files(tmp_path: Path) -> None:
    written(tmp_path)
    tmp_path.chmod(0o500)
    try:
        assert trouble(tmp_path) == ""
    finally:
        tmp_path.chmod(0o700)


def test_of_two_packs_for_a_game_the_first_by_name_is_used(tmp_path: Path) -> None:
    written(tmp_path, "c.toml")
    written(tmp_path, "b.toml")
    written(tmp_path, "a.toml", "broken")
    written(tmp_path, "notes.txt")
    found = find_packs(tmp_path, boxed())
    assert [one.path.name for one in found] == ["a.toml", "b.toml", "c.toml"]
    assert found[1].trouble == ""
    assert found[2].trouble == "Only one pack per game is used; “b.toml” takes precedence."


def test_the_same_values_are_the_same_pack_whatever_stands_around_them(tmp_path: Path) -> None:
    def digest(text: str) -> str:
        (found,) = find_packs(written(tmp_path, text=text), boxed())
        assert found.pack is not None
        return found.pack.mark.digest

    same = '# mine\nname = "Other"\ngame = "toy"\n[[card]]\ncost = 3\nid = "farm"'
    assert digest(SOUND) == digest(same)
    assert digest(SOUND) != digest(SOUND.replace("3", "4"))


@pytest.mark.parametrize("game", [name for name, game in find_games().items() if game.data])
def test_the_example_changes_nothing_until_its_signs_are_taken_away(game: str, tmp_path: Path) -> None:
    found = find_games()[game]
    assert found.data is not None
    text = example(found, found.data)
    assert tomllib.loads(text) == {"game": game, "name": "My corrections"}
    head, entries = text.split("\n\n# [[", 1)
    lines = [line.removeprefix("# ") for line in f"# [[{entries}".splitlines()]
    whole = tomllib.loads("\n".join([f'game = "{game}"', 'name = "All"', *lines]))
    assert {table: whole[table] for table in found.data.paths} == found.data.entries(found.data.own())
    assert head.startswith("# ")


def saved(folder: Path, pack: Pack | None) -> Path:
    bus = CommandBus(boxed(pack), folder)
    bus.do(NewGame("toy", (ANN, ROBOT), {"length": "short"}, 7))
    bus.do(Save("mine"))
    return folder / "mine.json"


MINE = pack_of({"card": [{"id": "farm", "cost": 3}]})
OTHER = pack_of({"card": [{"id": "farm", "cost": 4}]}, "Other box", "d2")
NEWER = pack_of({"card": [{"id": "farm", "cost": 5}]}, digest="d3")
RENAMED = pack_of({"card": [{"id": "farm", "cost": 3}]}, "Renamed")


@pytest.mark.parametrize(("theirs", "ours"), [(None, None), (MINE, MINE), (MINE, RENAMED)])
def test_a_save_goes_on_with_the_values_it_was_made_with(
    tmp_path: Path, theirs: Pack | None, ours: Pack | None
) -> None:
    loaded = load(saved(tmp_path, theirs), boxed(ours))
    assert loaded.note == ""


@pytest.mark.parametrize(
    ("theirs", "ours", "words"),
    [
        (MINE, None, "made with the data pack “My box” (d1), which isn't in use"),
        (MINE, OTHER, "made with the data pack “My box” (d1), which isn't in use"),
        (MINE, NEWER, "made with other values of the data pack “My box” (d1, not d3)"),
        (None, MINE, "made without a data pack. To continue it, remove the pack “My box” from"),
    ],
)
def test_a_save_with_other_values_stays_and_says_which_it_needs(
    tmp_path: Path, theirs: Pack | None, ours: Pack | None, words: str
) -> None:
    path = saved(tmp_path, theirs)
    whole = path.read_bytes()
    bus = CommandBus(boxed(ours), tmp_path)
    with pytest.raises(SaveError) as caught:
        bus.do(Load(path))
    assert caught.value.fault is Fault.OTHER_PACK
    assert words in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1
    assert path.read_bytes() == whole


def test_an_interrupted_game_with_other_values_stays_too(tmp_path: Path) -> None:
    bus = CommandBus(boxed(MINE), tmp_path)
    bus.do(NewGame("toy", (ANN, ROBOT), {"length": "short"}, 7))
    journal = bus.journal()
    assert journal is not None
    with pytest.raises(SaveError) as caught:
        recover(journal, boxed())
    assert caught.value.fault is Fault.OTHER_PACK
    assert recover(journal, boxed(MINE)).running.history.at == bus.lines()


def test_saves_from_before_there_were_packs_were_made_without_one() -> None:
    assert migrate({"format": 1})["pack"] is None


def test_a_game_without_data_files_has_no_pack() -> None:
    assert TOYS["toy"].data is None
    assert TOYS["toy"].pack is None


def seen_elsewhere(lookup: Lookup, game: str, table: str) -> Any:
    """What another process plays by."""
    found, _playbook = lookup(game)
    assert found.data is not None
    return found.pack, getattr(found.data.box, table)[0].name


@pytest.mark.slow
def test_a_fresh_process_reads_no_data_before_it_uses_the_same_packs() -> None:
    """As that of the computer players does: finding the games and their playbooks reads nothing."""
    game, data = next((name, game.data) for name, game in find_games().items() if game.data)
    table, rows = next(iter(data.entries(data.own()).items()))
    mark = PackId("My box", "d1")
    pack = Pack(game, mark, {table: [{"id": rows[0]["id"], "name": "Another Name"}]})
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(games_read) == []
        seen = pool.apply(seen_elsewhere, (look_up_with({game: pack}), game, table))
    assert seen == (mark, "Another Name")


def test_the_thinker_hands_the_packs_to_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []

    def start(lookup: Any, *, mate: bool) -> None:
        started.append(lookup)

    monkeypatch.setattr(worker, "Worker", start)
    thinker.WorkerThinker(boxed(MINE)).start()
    assert started[0].args == ({"toy": MINE},)


def games_read() -> list[str]:
    """The games whose data have been read once all games and playbooks are found."""
    from galaxy_desktop.games import find_playbook

    games = find_games()
    for game in games:
        find_playbook(game)
    return [name for name, game in games.items() if game.data and "box" in vars(game.data)]
