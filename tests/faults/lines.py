"""Command lines with a wrong word: one clear line and exit code 2, or what was asked for; never a hang."""

import contextlib
import io
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from galaxy_desktop.cli import run
from galaxy_desktop.engine.oneline import LONGEST
from galaxy_desktop.engine.rng import Dice
from tests.faults.damaged import HangError, patience
from tests.faults.mutations import one_of

Words = tuple[str, ...]
LONG = "x" * 5000
WORDS: Words = (
    "", " ", "-", "--", "-1", "0", "1", "2", "99", "1.5", "1e9", "0x10", "1_0", " 1 ", "+1", "true", "None",
    "\N{FULLWIDTH DIGIT ONE}", "\N{ARABIC-INDIC DIGIT TWO}", str(1 << 31), str(1 << 63), str(1 << 64),
    "9" * 30, "9" * 5000, LONG, LONG + "=1", "edition=" + LONG, "a=b=c", "=", "two\nlines", "tab\t", "\u202e",
    "\udcff", "../..", "/", "/dev/full", "/dev/zero", "/dev/null", "pipe", "folder", "x.xyz", "full.png",
    "no/such/x.png", "human", "human,human", "god", "easy,god", "easy," * 900, "1280x720x1", "99999x99999",
    "program:", 'program:"', "program:'", "program:\udcff,easy", f"program:{LONG}", "program:a\0b",
    "program:no/such,easy", "program:folder,program:folder", 'human,program:"a,b"', "program:x,program:y/x",
    "human,program:/",
)  # fmt: skip
TEMPLATES: Sequence[tuple[Words, Words]] = (
    (("--frames", "1"), ("--game", "--seats", "--seed", "--load", "--portable", "--frames", "--nonsense")),
    (("--frames", "1", "--game", "race"), ("--seats", "--seed", "--load", "--portable", "--frames")),
    (
        ("simulate", "race", "--games", "1", "--bots", "random,random"),
        ("--bots", "--seed", "--jobs", "--option"),
    ),
    (("simulate",), ("", "--games", "--nonsense")),
    (
        ("screenshot", "race", "--size", "1280x720", "--out", "x.png"),
        ("--scene", "--seed", "--players", "--answers", "--after", "--bots", "--seat", "--option", "--size"),
    ),
    (("screenshot", "race", "--size", "1280x720", "--out", "x.png"), ("--text", "--out", "")),
    (("check-save",), ("", "--portable")),
    (("check-save", "pipe"), ("", "--portable")),
    (("replay",), ("", "--to", "--portable", "--animation", "--each", "--seat", "--width", "--ms")),
    (("packs",), ("--portable", "--example", "")),
    (("bots",), ("--portable", "")),
    (("bench",), ("--game", "--nonsense", "")),
    (("selftest",), ("--nonsense", "")),
    ((), ("",)),
)
"""Words that are right, and the options that get a wrong one; "" stands for a word without an option."""
WRITTEN = {"x.png"}


@dataclass(slots=True)
class LineTally:
    tried: int = 0
    refused: int = 0
    done: int = 0
    failures: list[str] = field(default_factory=list)


def try_lines(number: int, seed: int, folder: Path) -> LineTally:
    """So many command lines, in a folder with some odd files."""
    tally, dice, here = LineTally(), Dice(seed), Path.cwd()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["HOME"] = os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = str(folder / "home")
    os.chdir(folder)
    try:
        os.mkfifo("pipe")
        Path("folder").mkdir()
        Path("full.png").symlink_to("/dev/full")
        for _line in range(number):
            _try_one(_words(dice), tally)
    finally:
        os.chdir(here)
    return tally


def _words(dice: Dice) -> Words:
    """A command line with one wrong word, now and then with two."""
    right, options = one_of(dice, TEMPLATES)
    words: Words = right
    for _time in range(1 + (dice.below(5) == 0)):
        option = one_of(dice, options)
        words = (*words, *((option,) if option else ()), one_of(dice, WORDS))
    return words


def _try_one(words: Words, tally: LineTally) -> None:
    out, err = io.StringIO(), io.StringIO()
    before = {path.name for path in Path().iterdir()}
    shown = " ".join(word[:30] for word in words).encode("unicode_escape").decode()
    try:
        with patience(), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run(words)
        if code == 2:
            said = err.getvalue()
            assert said.startswith("galaxy-desktop: "), said[:300]
            assert said.count("\n") == 1, said[:300]
            assert len(said) <= LONGEST + 20, said[:300]
            assert not out.getvalue(), out.getvalue()[:300]
            tally.refused += 1
        else:
            assert code in (0, 1), code
            assert "Traceback" not in err.getvalue(), err.getvalue()[:300]
            tally.done += 1
        new = {path.name for path in Path().iterdir()} - before - WRITTEN - {"home"}
        assert not new or code == 0, new
    except (Exception, HangError, SystemExit) as error:
        tally.failures.append(f"{shown}: {type(error).__name__}: {str(error)[:300]}")
    tally.tried += 1


def in_words(tally: LineTally) -> list[str]:
    """The figures, and what went wrong."""
    head = (
        f"{tally.tried} command lines: {tally.refused} refused in one line, {tally.done} done, "
        f"{len(tally.failures)} failures"
    )
    return [head, *tally.failures[:20]]
