"""Commands for developers say in one line what is wrong with what they are given, and exit with code 2."""

import argparse
import os
import runpy
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

WRONG = [
    ("training.regret", "race", "banana"),
    ("training.regret", "master", "base_from"),
    ("training.regret", "chess", "action"),
    ("tests.mutations", "--folder", "unused", "--only", "play", "banana"),
    ("tests.mutations", "--folder", "unused", "--only", "games/chess"),
    ("tests.mutations", "--folder", "unused", "--tests", "tests/banana.py"),
    ("tests.pixels", "cuts", "--text", "banana"),
    ("tests.pixels", "cuts", "--text", "300"),
    ("tests.pixels", "cuts", "--size", "banana"),
    ("tests.pixels", "cuts", "--size", "10x10"),
    ("tests.pixels", "cuts", "--language", "xx"),
    ("tests.pixels", "cuts", "--only", "banana"),
    ("tests.golden", "banana"),
    ("tests.golden", "race", "banana"),
    ("tests.soak", "--games", "0"),
    ("tests.faults", "--game", "race", "--inputs", "-3"),
    ("tests.faults", "--resignations", "-3"),
    ("tests.faults", "--reach", "-3"),
    ("tools.film", "race", "--players", "9", "--out", "sheet.png"),
    ("tools.film", "race", "--width", "-4", "--out", "sheet.png"),
    ("tools.film", "race", "--out", "nowhere/sheet.png"),
    ("tools.messages", "../x"),
    ("tools.messages", "banana"),
    ("training.challenges", "race", "--only", "banana"),
    ("training.challenges", "race", "--level", "banana"),
    ("training.ladder", "race", "--players", "99"),
    ("training.puzzle_book", "race", "--write", "4", "--folder", "nowhere"),
    ("training.puzzles", "race", "--games", "-4"),
    ("training.forecasts", "race", "--games", "0"),
    ("training.regret", "race", "action", "--questions", "-1"),
    ("training.habits", "race", "--players", "99"),
    ("training.habits", "race", "--games", "0"),
    ("training.habits", "race", "--option", "variant"),
    ("training.habits", "race", "--option", "variant=banana"),
    ("training.forecasts", "race", "--thought", "nan"),
    ("training", "race", "--thought", "0"),
    ("training.challenges", "race", "--seconds", "banana"),
    ("tests.oracle", "race", "nowhere", "banana"),
    ("tests.golden.samples", "banana"),
]


MODULES = (
    *("tests.faults", "tests.golden", "tests.golden.samples", "tests.mutations", "tests.oracle"),
    *("tests.pixels", "tests.soak", "tests.sweep", "tests.window", "tools.film", "tools.messages"),
    *("training", "training.challenges", "training.forecasts", "training.habits", "training.ladder"),
    *("training.puzzle_book", "training.puzzles", "training.regret"),
)
SCRIPTS = (
    *("packaging/build.py", "packaging/compare.py", "packaging/try_deb.py", "packaging/wheel.py"),
    *(f"assets/scripts/{name}.py" for name in ("make_icon", "make_moon", "make_music", "make_pictures")),
    *(f"assets/scripts/{name}.py" for name in ("make_planets", "make_sounds", "make_tokens")),
    "assets/scripts/measure_sounds.py",
)
ROOT = Path(__file__).parents[2]


@pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")
@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_a_wrong_command_is_refused_in_one_line(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [*words])
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, os.environ.get(name, "dummy"))  # what is set meanwhile goes again
    with pytest.raises(SystemExit) as ended:
        runpy.run_module(words[0], run_name="__main__", alter_sys=True)
    assert ended.value.code == 2
    *usage, line = capsys.readouterr().err.splitlines()
    assert "error: " in line
    assert not usage or usage[0].startswith("usage: ")


def print_help(asked: list[argparse.ArgumentParser], parser: argparse.ArgumentParser) -> None:
    asked.append(parser)
    print(parser.format_help())


def helped(command: str, run: Callable[[], object], out: pytest.CaptureFixture[str]) -> None:
    """Ask a command for help: it prints what it is for, and what each argument is; it does nothing else."""
    asked: list[argparse.ArgumentParser] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(argparse.ArgumentParser, "print_help", lambda parser: print_help(asked, parser))
        with pytest.raises(SystemExit) as ended:
            run()
    assert ended.value.code == 0
    (parser,) = asked
    assert [action.dest for action in parser._actions if not action.help] == []
    usage, _, purpose = out.readouterr().out.partition("usage: ")[2].partition("\n\n")
    assert usage.startswith(f"{command} ")
    assert len(purpose.partition("\n\n")[0].split()) > 4, "it says what it is for"


@pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")
@pytest.mark.parametrize("module", MODULES)
def test_a_module_for_developers_says_how_it_is_called(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [module, "--help"])
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, os.environ.get(name, "dummy"))
    run = partial(runpy.run_module, module, run_name="__main__", alter_sys=True)
    helped(f"python -m {module}", run, capsys)


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_for_developers_says_how_it_is_called(
    script: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = ROOT / script
    monkeypatch.setattr(sys, "argv", [str(path), "--help"])
    monkeypatch.syspath_prepend(str(path.parent))
    before = set(sys.modules)
    try:
        helped(path.name, partial(runpy.run_path, str(path), run_name="__main__"), capsys)
    finally:
        for name in set(sys.modules) - before:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(path.parent)):
                del sys.modules[name]


def test_every_command_for_developers_is_asked() -> None:
    folders = ("packaging", "assets", "tests", "tools", "training")
    children = {
        "packaging/start.py",
        "tests/faults/packs.py",
        "tests/faults/writer.py",
        "tests/soak/client.py",
    }
    own = '\nif __name__ == "__main__":'
    files = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    found = {path.relative_to(ROOT) for path in files if own in path.read_text(encoding="utf-8")}
    modules = {Path(*name.split(".")) for name in MODULES}
    asked = {path / "__main__.py" if (ROOT / path).is_dir() else path.with_suffix(".py") for path in modules}
    assert found - asked - {Path(script) for script in SCRIPTS} == {Path(child) for child in children}
