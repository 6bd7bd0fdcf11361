"""The command line: what is wrong is said in one line, with exit code 2, and nothing is changed."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from galaxy_desktop.cli import run
from galaxy_desktop.commands.replay import without_markup
from galaxy_desktop.engine.oneline import LONGEST
from galaxy_desktop.games import find_games
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame, Save
from galaxy_desktop.play.seats import Person
from tests.contract.walk import steps

LONG = "x" * 5000
SAMPLE = str(Path(__file__).parents[2] / "saves" / "race-2-players.json")
WIDE = "\N{FULLWIDTH DIGIT ONE}"
WRONG = [
    ["dance"],
    ["--no-such-word"],
    ["--game", "chess"],
    ["--game", "race", "--seats", "human,god"],
    ["--game", "race", "--seats", "human"],
    ["--game", "race", "--seed", "many"],
    ["--seats", "human,easy"],
    ["--load", "no/such/file.json"],
    ["--load", "a.json", "--game", "race"],
    ["--load", "no/such/file.json", "--portable", "new"],
    ["--load", "pipe.json", "--portable", "new"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "race", "--bots", "easy"],
    ["simulate", "race", "--bots", "easy,god"],
    ["simulate", "race", "--games", "0"],
    ["simulate", "race", "--games", "some"],
    ["simulate", "race", "--option", "edition"],
    ["simulate", "race", "--option", "edition=third"],
    ["simulate", "race", "--bots", "easy,easy,easy", "--option", "variant=experienced"],
    ["screenshot", "race"],
    ["screenshot", "race", "--out", "x.png", "--size", "big"],
    ["screenshot", "race", "--out", "x.png", "--after", "soon"],
    ["screenshot", "race", "--out", "x.png", "--size", "640x480"],
    ["screenshot", "race", "--out", "x.png", "--text", "110"],
    ["screenshot", "race", "--out", "x.png", "--scene", "beach"],
    ["screenshot", "race", "--out", "x.png", "--players", "9"],
    ["screenshot", "race", "--out", "x.png", "--seat", "4"],
    ["screenshot", "race", "--out", "no/such/folder/x.png"],
    ["screenshot", "race", "--out", "x.png", "--players", "99999999999999999999999"],
    ["screenshot", "race", "--out", "x.png", "--players", "1"],
    ["screenshot", "race", "--out", "x.png", "--after", "99999999999999999999"],
    ["screenshot", "race", "--out", "x.png", "--after", "60001"],
    ["screenshot", "race", "--out", "x.png", "--answers", "20001"],
    ["screenshot", "race", "--out", "x.png", "--size", WIDE + "x720"],
    ["screenshot", "race", "--out", "x.png", "--seed", WIDE],
    ["screenshot", "race", "--out", "x.png", "--seed", str(1 << 64)],
    ["screenshot", "race", "--out", "x.png", "--text", LONG],
    ["screenshot", "race", "--out", "x.png", "--scene", LONG],
    ["screenshot", "race", "--out", "x.png", "--bots", LONG],
    ["screenshot", "race", "--out", "x.png", "--option", LONG],
    ["screenshot", "race", "--out", "x.png", "--option", f"{LONG}=1"],
    ["screenshot", "race", "--out", "x.png", "--option", f"edition={LONG}"],
    ["screenshot", "race", "--out", "x.xyz"],
    ["screenshot", "race", "--out", ""],
    ["screenshot", "race", "--out", "/dev/full"],
    ["screenshot", "race", "--out", "full.png"],
    ["screenshot", "race", "--out", "folder.png"],
    ["screenshot", "race", "--out", f"{LONG}.png"],
    ["screenshot", "race", "--out", LONG],
    [LONG],
    ["two\nlines"],
    [f"--{LONG}"],
    ["--game", LONG],
    ["--game", ""],
    ["--game", "race", "--seats", ""],
    ["--game", "race", "--seats", LONG],
    ["--game", "race", "--seats", "human," * 2000 + "human"],
    ["--game", "race", "--seats", "human,two\nlines"],
    ["--game", "race", "--seed", ""],
    ["--game", "race", "--seed", WIDE],
    ["--game", "race", "--seed", "1_0"],
    ["--game", "race", "--seed", " 1"],
    ["--game", "race", "--seed", "9" * 5000],
    ["--game", "race", "--seed", str(1 << 64)],
    ["--seats", ""],
    ["--seed", ""],
    ["--load", ""],
    ["--load", LONG],
    ["--load", "two\nlines.json"],
    ["--load", "pipe.json"],
    ["--load", "a.json", "--seats", ""],
    ["--load", "a.json", "--seed", "1"],
    ["--frames", "1000001"],
    ["--frames", "1", "--portable", LONG],
    ["--frames", "1", "--portable", ""],
    ["--frames", "1", "--portable", "a\0b"],
    ["--frames", "1", "--portable", "pipe.json"],
    ["packs", "--portable", LONG],
    ["packs", "--portable", ""],
    ["packs", "--portable", "pipe.json"],
    ["packs", "--example", LONG],
    ["packs", "--example", ""],
    ["check-save", LONG],
    ["check-save", "pipe.json"],
    ["check-save", "folder.png"],
    ["check-save", "two\nlines.json"],
    ["check-save", "pipe.json", "--portable", LONG],
    ["replay", LONG],
    ["replay", SAMPLE, "--animation", "no/folder/x.webp"],
    ["replay", SAMPLE, "--animation", "x.png"],
    ["replay", SAMPLE, "--animation", "x.webp", "--each", "card"],
    ["replay", SAMPLE, "--animation", "x.webp", "--seat", "7"],
    ["replay", SAMPLE, "--animation", "x.webp", "--width", "9"],
    ["replay", SAMPLE, "--animation", "x.webp", "--ms", "fast"],
    ["replay", "pipe.json"],
    ["simulate", LONG],
    ["simulate", "race", "--bots", LONG],
    ["simulate", "race", "--bots", "easy," * 2000],
    ["simulate", "race", "--games", "1000001"],
    ["simulate", "race", "--jobs", "100000"],
    ["simulate", "race", "--option", LONG],
    ["simulate", "race", "--option", f"{LONG}=x"],
    ["bench", "--game", ""],
    ["bench", "--game", LONG],
    ["selftest", LONG],
    ["check-save"],
    ["check-save", "no/such/file.json"],
    ["replay", "no/such/file.json"],
    ["bench", "--game", "chess"],
]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A saved game of the first game there is, some answers old."""
    games = find_games()
    game = next(iter(games.values()))
    bus = CommandBus(games, tmp_path)
    bus.do(NewGame(game.id, tuple(Person(name) for name in ("Ada", "Boris")), {}, 5))
    bus.do(Save(tmp_path / "game.json"))
    return tmp_path / "game.json"


@pytest.mark.parametrize("words", WRONG, ids=lambda words: " ".join(word[:30] for word in words))
def test_what_is_wrong_is_said_in_one_line(
    words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    os.mkfifo("pipe.json")
    Path("folder.png").mkdir()
    Path("full.png").symlink_to("/dev/full")
    before = {*tmp_path.iterdir()}
    assert run(words) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith("galaxy-desktop: ")
    assert error.count("\n") == 1
    assert len(error) <= len("galaxy-desktop: ") + LONGEST + 1
    own = {tmp_path / "home", tmp_path / "user"}  # the folders of the player, which the client makes
    assert {*tmp_path.iterdir()} - own == before
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def test_without_a_display_a_line_names_what_works_without(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "galaxy_desktop", "--portable", str(tmp_path)]
    done = subprocess.run(
        command,
        env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in done.stderr.splitlines() if line.startswith("galaxy-desktop:")]
    assert done.returncode == 2
    assert len(lines) == 1
    assert "simulate" in lines[0]
    assert "screenshot" in lines[0]


def test_a_sound_save_is_called_sound(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check-save", str(save)]) == 0
    said = capsys.readouterr().out
    assert "sound" in said
    assert "Ada, Boris" in said


def test_a_damaged_save_is_refused_and_left_as_it_is(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoiled = save.read_bytes()[:-40]
    save.write_bytes(spoiled)
    assert run(["check-save", str(save)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert save.read_bytes() == spoiled


def test_replay_tells_a_game_in_words_and_hides_what_a_stranger_may_not_see(
    save: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = find_games()
    bus = CommandBus(games, save.parent)
    game = next(iter(games.values()))
    bus.do(NewGame(game.id, tuple(Person(name) for name in ("Ada", "Boris")), {}, 5))
    g = game.new(2, {}, 5)
    for _ in steps(g, 3):
        pass
    assert run(["replay", str(save)]) == 0
    said = capsys.readouterr().out
    assert "Ada" in said
    assert "{" not in said
    assert "**" not in said
    assert run(["replay", str(save), "--to", "0"]) == 0
    assert run(["replay", str(save), "--to", "9999"]) == 2


def test_replay_stops_after_as_many_choices_as_check_save_counts(capsys: pytest.CaptureFixture[str]) -> None:
    file = "saves/race-2-players.json"
    assert run(["check-save", file]) == 0
    found = re.search(r"^(\d+) choices, seed", capsys.readouterr().out, re.MULTILINE)
    assert found is not None
    number, printed = int(found[1]), []
    for to in ([], ["--to", str(number)], ["--to", str(number - 1)]):
        assert run(["replay", file, *to]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != printed[2]
    assert run(["replay", file, "--to", str(number + 1)]) == 2
    assert f"has only {number} choices" in capsys.readouterr().err


@pytest.mark.parametrize(("game", "heads"), [("race", "Round {n}"), ("master", "{name}'s turn")])
def test_replay_begins_a_round_or_turn_with_its_heading(
    game: str, heads: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", f"saves/{game}-2-players.json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    *told, _points = "\n".join(lines).split("\n\n")
    expected = [heads.format(n=n + 1, name=("Ada", "Vega")[n % 2]) for n in range(len(told))]
    assert [part.splitlines()[0] for part in told[1:]] == expected[: len(told) - 1]
    assert not [line for line in lines if line.strip() in expected and line.startswith(" ")]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Ada draws **2** white {cube:white} and {military:3}.", "Ada draws 2 white and 3."),
        ("with **5** explore icons {explore} to draw", "with 5 explore icons to draw"),
        ("consumes **1** good {any_good} (Gem World)", "consumes 1 good (Gem World)"),
        ("ein Luxusartikel-Gut {novelty}.", "ein Luxusartikel-Gut."),
    ],
)
def test_replay_leaves_out_icons_as_the_words_beside_them_say_the_same(text: str, said: str) -> None:
    assert without_markup(text) == said


def test_simulate_prints_the_figures_it_promises(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "race", "--bots", "easy,random", "--games", "4", "--seed", "3", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.keys() == {
        "game", "players", "options", "games", "seed", "bots", "mean_winner", "mean_rounds", "ends", "seats",
        "decisions_per_second", "choose_ms", "lots", "dead_rounds", "troubles",
    }  # fmt: skip
    assert sum(bot["wins"] for bot in figures["bots"]) == 4
    assert sum(figures["ends"].values()) == 4


@pytest.mark.usefixtures("drawn_once")
@pytest.mark.parametrize(
    "scene",
    [
        "table",
        "menu",
        *(pytest.param(one, marks=pytest.mark.slow) for one in ("guide", "score", "curtain", "new")),
    ],
)
def test_a_screenshot_is_a_picture_of_the_size_asked_for(scene: str, tmp_path: Path) -> None:
    from PIL import Image

    path = tmp_path / "shot.png"
    words = ["--answers", "12", "--size", "1280x720", "--scene", scene, "--out", str(path)]
    assert run(["screenshot", "race", *words]) == 0
    with Image.open(path) as picture:
        assert picture.size == (1280, 720)
        some = picture.resize((320, 180), Image.Resampling.NEAREST)
        assert len(some.getcolors(1 << 16) or []) > 200


@pytest.mark.usefixtures("drawn_once")
def test_a_screenshot_can_show_an_answer_on_its_way(tmp_path: Path) -> None:
    pictures = set()
    for after in ("500", "1500"):
        path = tmp_path / f"{after}.png"
        words = ["--answers", "2", "--players", "2", "--size", "1280x720", "--after", after]
        assert run(["screenshot", "roll", *words, "--out", str(path)]) == 0
        pictures.add(path.read_bytes())
    assert len(pictures) == 2


def test_every_name_of_a_file_is_on_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "two\nlines.toml").write_text("")
    (tmp_path / "packs" / f"{'x' * 200}.toml").write_text('game = "race"\nname = "two\\nlines"')
    assert run(["packs", "--portable", str(tmp_path)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 3
    assert all(len(line) <= 300 for line in said)


def test_the_name_of_a_sound_save_is_on_one_line(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    odd = save.rename(save.with_name("two\nlines.json"))
    assert run(["check-save", str(odd)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 4
