"""Language, chance, disk, PINs, bytecode, order of files, how often garbage is collected, sight in Master."""

import gc
import os
import secrets
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest
from _pytest.runner import runtestprotocol

from galaxy_desktop import language
from galaxy_desktop.engine import garbage
from galaxy_desktop.games.master import foresight, turn_search
from galaxy_desktop.play import seats
from galaxy_desktop.presenter import slices
from galaxy_desktop.translation import Translation

os.environ["LANGUAGE"] = "en"
"""Tests, and the programs they start, read English on any system."""
FIRST = ("window", "faults", "contract", "ui")
"""Folders whose files take longest, so that the last file that a process takes up is a short one."""
TESTS = Path(__file__).parent

BYTECODE = TESTS.parent / ".pytest_cache" / "bytecode"
if sys.dont_write_bytecode:
    # All workers, and the programs that tests start, would compile the same files again and again.
    sys.dont_write_bytecode, os.environ["PYTHONDONTWRITEBYTECODE"] = False, ""
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(BYTECODE)

SHORT = 0.005
"""Seconds of a part of a test that `--durations` does not list."""
SELDOM = (500_000, 10, 10)
"""How many new objects are looked through at a time: collecting costs more than the memory it frees."""
MUCH = 500_000
"""How many objects, more than were there before, may be aside when a file begins: whatever reads a save puts
aside all there is, the tables of tests that are over among it, which no other collection finds. To look for
them takes one to two seconds each time: with 150,000 a fifth of the time of the tests in `ui`, with 600,000 a
sixteenth, for 1.3 GB at most."""
gc.disable()  # until all tests are found

FARSIGHTED = TESTS / "games" / "master"
"""Tests of the rules of Master, and of its search for wins."""
POSITIONS, HANDS = 8, 4
WHOLE = 60.0
"""Seconds in a frame for what is worked out a little at a time: the tables of tests show all at once."""


PLAY = TESTS / "play"
DURABLE = {PLAY / f"test_{name}.py" for name in ("archive_faults", "disk_faults", "journal", "savefile")}
"""Tests of what is on the disk when."""
CONNECT = sqlite3.connect
PINS = PLAY / "test_seats.py"
"""Tests of how a PIN is kept."""


CHANCE = Random()
"""Secret numbers, the same in each run of a test, so that a game that fails once fails again."""
SECRETS: dict[str, Callable[..., object]] = {
    "randbits": CHANCE.getrandbits,
    "randbelow": CHANCE.randrange,
    "token_bytes": lambda size=32: CHANCE.randbytes(size),
    "token_hex": lambda size=32: CHANCE.randbytes(size).hex(),
}


ASIDE, ASIDE_IN_FILE = pytest.MonkeyPatch(), pytest.MonkeyPatch()
"""What all tests do without, and what those of the file under way do without: a fixture for it would be
looked for, asked and ended again by each of thousands of tests."""


@dataclass
class Run:
    """What this process knows of the tests it runs."""

    file: Path | None = None
    """The file whose tests run now."""
    english: object = None
    """The catalogue that tests begin with."""
    aside: int = 0
    """How many objects were aside when all of them were looked through last."""


RUN = Run()


def pytest_sessionstart() -> None:
    """Nothing is secret: `CHANCE` begins anew with each test. Translations are read once, in 20 ms each."""
    for name, drawn in SECRETS.items():
        ASIDE.setattr(secrets, name, drawn)
    ASIDE.setattr(language, "Translation", cache(Translation))


def _begin(file: Path) -> None:
    """Most files of tests hurry.

    Nobody waits for the disk, or for the hash of a PIN, but the tests that hold the program to it. Master
    looks for wins of the next turn in a few positions, as most tests only show what it finds, and at once.
    """
    RUN.file = file
    ASIDE_IN_FILE.undo()
    if gc.get_freeze_count() > RUN.aside + MUCH:
        garbage.look_through_all()
        RUN.aside = gc.get_freeze_count()
    patch = ASIDE_IN_FILE.setattr
    if file not in DURABLE:
        patch(os, "fsync", lambda _handle: None)
        patch(sqlite3, "connect", _hasty_database)
    if file != PINS:
        patch(seats, "_ROUNDS", 1)
    if not file.is_relative_to(FARSIGHTED):
        patch(turn_search, "MOST", POSITIONS)
        patch(turn_search, "HANDS", HANDS)
        patch(slices, "SLICE", WHOLE)
    foresight._search.cache_clear()


def _hasty_database(*words: Any, **options: Any) -> sqlite3.Connection:
    found: sqlite3.Connection = CONNECT(*words, **options)
    with suppress(sqlite3.DatabaseError):
        found.execute("PRAGMA synchronous = OFF")
    return found


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.option.markexpr:
        _leave_one_case_quick(items)
    items.sort(key=lambda item: _place(item.path))


def _leave_one_case_quick(items: list[pytest.Item]) -> None:
    """Mark the cases of each test as slow but for one, which is another game or size in each test."""
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("slow") is None:
            cases[item.nodeid.partition("[")[0]].append(item)
    for name, alike in cases.items():
        quick = alike[crc32(name.encode()) % len(alike)]
        for item in alike:
            if item is not quick:
                item.add_marker(pytest.mark.slow)


@cache
def _place(file: Path) -> int:
    folder = file.relative_to(TESTS).parts[0]
    return FIRST.index(folder) if folder in FIRST else len(FIRST)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Begin each test in English; tell what came of it, and what goes around it if that failed or took long.

    Each message of a worker takes about half a millisecond: it sends no report that nobody reads if
    all went well, nor that a test begins and ends.
    """
    if RUN.file != item.path:
        _begin(item.path)
    if language._READING.catalogue is not RUN.english:
        language.use()
        RUN.english = language._READING.catalogue
    CHANCE.seed(item.nodeid)
    told = not hasattr(item.config, "workerinput")
    if told:
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed or report.duration > SHORT:
            item.ihook.pytest_runtest_logreport(report=report)
    if told:
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    if nextitem is None or nextitem.path != item.path:
        _forget_shared(item)
    return True


def _forget_shared(last: pytest.Item) -> None:
    """Drop what the tests of a file share, after the last one of them."""
    module = last.getparent(pytest.Module)
    assert module is not None, "tests stand in files"
    for made in vars(module.obj).values():
        if getattr(made, "__module__", None) == module.obj.__name__ and hasattr(made, "cache_clear"):
            made.cache_clear()


def pytest_collection_finish() -> None:
    """What is there once all tests are found stays to the end: no collection need look through it.

    So does what is loaded later to be kept, as in the client.
    """
    gc.freeze()
    RUN.aside = gc.get_freeze_count()
    garbage._STORING.aside = True
    gc.set_threshold(*SELDOM)
    gc.enable()


def pytest_sessionfinish() -> None:
    """Look through it once more, and no more: what tests have kept ends with the process."""
    ASIDE_IN_FILE.undo()
    ASIDE.undo()
    gc.collect()
    gc.freeze()
