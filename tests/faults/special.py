"""Odd files where the program reads: it starts, shows its screens, and loses nothing that lay there."""

import gzip
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.play.document import FORMAT, PROGRAM
from galaxy_desktop.play.journal import line_of
from galaxy_desktop.play.learned import Learned, remember
from galaxy_desktop.play.puzzles.solved import note_try
from galaxy_desktop.presenter.silent import Silent
from galaxy_desktop.ui.settings import Settings
from tests.faults.damaged import HangError, patience

Maker = Callable[[Path], object]
LIMIT = 1.5
"""Seconds that a start may take with any of them there."""
TURNS = 3
WAITED = 5.0
"""Seconds more than usual that only something that is waited for takes, however busy the machine is."""
FRAMES, STEP = 6, 0.05
BIG = 7_000_000
PLACES = {
    "save": "saves/odd.json",
    "journal": "saves/odd.journal",
    "settings": "settings.json",
    "pack": "packs/odd.toml",
    "campaign": "campaign jumpdrive.json",
    "last tables": "last tables.json",
    "archived game": "archive/games/race-0123456789abcdef.json.gz",
    "list of games": "archive/index.sqlite",
    "programs": "bots.toml",
    "lessons": "lessons.json",
    "puzzles": "puzzles.json",
    "challenges": "challenges.json",
    "pars": "daily.json",
}


def _listen(path: Path) -> None:
    here = Path.cwd()
    os.chdir(path.parent)  # the name of a socket is short
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


def _locked(path: Path) -> None:
    path.write_text("{}")
    path.chmod(0)


def _sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(50 * 1024**3)


def _far(path: Path) -> None:
    path.write_text("{}")
    os.utime(path, (1e12, 1e12))


def _many(path: Path, number: int = 20, size: int = BIG) -> None:
    """Many big files of a kind, of which each begins as a save would."""
    text = f'{{"program": "{PROGRAM}", "format": {FORMAT}, "version": "{"x" * size}"}}'
    for copy in range(number):
        path.with_name(f"{path.stem} {copy}{path.suffix}").write_text(text)


def _bytes(raw: bytes) -> Maker:
    return lambda path: path.write_bytes(raw)


def _deep(levels: int, opening: str, closing: str) -> bytes:
    return (opening * levels + "1" + closing * levels).encode()


KINDS: dict[str, Maker] = {
    "pipe": os.mkfifo,
    "folder": Path.mkdir,
    "socket": _listen,
    "device that never ends": lambda path: path.symlink_to("/dev/zero"),
    "device that is full": lambda path: path.symlink_to("/dev/full"),
    "terminal": lambda path: path.symlink_to("/dev/tty"),
    "link that leads nowhere": lambda path: path.symlink_to("no such file"),
    "link to itself": lambda path: path.symlink_to(path.name),
    "link to a folder": lambda path: path.symlink_to("/"),
    "file without permission": _locked,
    "file of 50 GB": _sparse,
    "file of a far year": _far,
    "twenty files of 7 MB": _many,
    "nothing": _bytes(b""),
    "noise": _bytes(bytes(range(256)) * 400),
    "zeros": _bytes(b"\0" * 5000),
    "marked UTF-8": _bytes(b"\xef\xbb\xbf{}"),
    "UTF-16": _bytes('{"program": "Galaxy Desktop"}'.encode("utf-16")),
    "half a gzip": _bytes(gzip.compress(b'{"program": "Galaxy Desktop"}' * 90)[:40]),
    "nested 900 deep": _bytes(_deep(900, '{"a":', "}")),
    "lists 900 deep": _bytes(_deep(900, "[", "]")),
    "nested 100,000 deep": _bytes(_deep(100_000, "[", "]")),
    "a journal 900 deep": _bytes(line_of(1).replace(b" 1", b" " + _deep(900, "[", "]"))),
    "a deep head": _bytes(b'{"program":"Galaxy Desktop","format":3,"x":' + _deep(900, "[", "]") + b"}"),
    "one long line": _bytes(b"x" * BIG),
    "one long number": _bytes(b"9" * 100_000),
    "one long name": _bytes(b"a" * 100_000 + b" = 1"),
    "many dots": _bytes(b"a." * 60_000 + b"a = 1"),
    "a list of lists": _bytes(b"[" + b"[]," * 500_000 + b"1]"),
    "another program's": _bytes(b'{"program": "Another", "format": 1}'),
}


@dataclass(frozen=True, slots=True)
class Seconds:
    """How long a start took, and for how long it had the processor: other programs run too."""

    all: float
    worked: float

    def __str__(self) -> str:
        return f"{self.all:.2f} s (working {self.worked:.2f} s)"


@dataclass(slots=True)
class SpecialTally:
    tried: int = 0
    usual: Seconds | None = None
    """A start without any of them."""
    slowest: Seconds | None = None
    slowest_with: str = ""
    failures: list[str] = field(default_factory=list)


def try_special(number: int, folder: Path) -> SpecialTally:
    """Start the program so often, each time with another odd file, and then show the screens that read it."""
    tally = SpecialTally()
    tally.usual = _started(folder / "usual")
    for count, (place, kind) in enumerate(_cases(number)):
        name, home = f"{kind} as {place}", folder / str(count)
        try:
            seconds = _try_one(home, PLACES[place], KINDS[kind])
            if tally.slowest is None or seconds.worked > tally.slowest.worked:
                tally.slowest, tally.slowest_with = seconds, name
            assert seconds.worked <= LIMIT, f"{seconds} to start"
            assert seconds.all <= 4 * tally.usual.all + WAITED, f"{seconds} to start"
        except (Exception, HangError) as error:
            tally.failures.append(f"{name}: {type(error).__name__}: {str(error)[:300]}")
        tally.tried += 1
    return tally


def _cases(number: int) -> Iterator[tuple[str, str]]:
    """Each kind in two of the places first, then in the others."""
    places, kinds = list(PLACES), list(KINDS)
    for turn in range(len(places)):
        for at, kind in enumerate(kinds):
            if number > 0:
                yield places[(at + turn) % len(places)], kind
                number -= 1


def _try_one(home: Path, where: str, make: Maker) -> Seconds:
    """What a start took, at best of some where it was long; raises if anything goes wrong or is lost."""
    best: Seconds | None = None
    for turn in range(TURNS):
        place = home / str(turn)
        path = place / where
        path.parent.mkdir(parents=True)
        make(path)
        before = _contents(place)
        seconds = _started(place)
        best = seconds if best is None or seconds.worked < best.worked else best
        with patience():
            _screens(place)
        after = _contents(place)
        assert all(after.count(one) >= before.count(one) for one in set(before)), "something is lost"
        if best.worked <= LIMIT:
            break
    assert best is not None
    return best


def _contents(home: Path) -> list[Any]:
    """What lies in a folder, whatever its name: of a file its beginning, of anything else its kind."""
    found: list[Any] = []
    for path in home.rglob("*"):
        mode = path.lstat().st_mode
        if path.is_symlink():
            found.append(os.readlink(path))
        elif path.is_file() and path.stat().st_size < BIG:
            found.append(path.read_bytes())
        else:
            found.append(mode)
    return found


def _started(home: Path) -> Seconds:
    """What it takes until the program has shown its first frames and ended."""
    words = [sys.executable, "-m", "galaxy_desktop", "--portable", str(home), "--frames", "3"]
    unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    begun, before = time.monotonic(), os.times()
    done = subprocess.run(words, env=unseen, capture_output=True, text=True, check=False, timeout=30)
    after = os.times()
    seconds = time.monotonic() - begun
    assert done.returncode == 0, done.stderr[-300:]
    assert "Traceback" not in done.stderr, done.stderr[-300:]
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return Seconds(seconds, worked)


def _screens(home: Path) -> None:
    """The menu and the screens that it leads to, with the odd file there."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from galaxy_desktop.house.house import House
    from galaxy_desktop.ui.archive.scene import ArchiveScene
    from galaxy_desktop.ui.new_game.scene import NewGameScene
    from galaxy_desktop.ui.puzzles.challenges import ChallengesScene
    from galaxy_desktop.ui.puzzles.daily import DailyScene
    from galaxy_desktop.ui.puzzles.scene import PuzzlesScene
    from galaxy_desktop.ui.scenes.campaigns import campaign_of
    from galaxy_desktop.ui.statistics.scene import StatisticsScene

    house = House(Folders(home), window=(1280, 720), thinker=Silent())
    game = find_games()["jumpdrive"]
    opens = campaign_of(game)
    assert opens is not None
    try:
        house.open()
        _step(house)
        for scene in (
            house.doors.load(),
            NewGameScene(house.client, game.id),
            opens(house.client, game, None),
            house.doors.settings(),
            ArchiveScene(house.client),
            StatisticsScene(house.client),
            PuzzlesScene(house.client, game.id),
            ChallengesScene(house.client, game.id),
            DailyScene(house.client, game.id),
        ):
            house.app.open(scene)
            _step(house)
            house.app.stage.clear()
        note_try(house.folders, game.id, "1-2-0", right=True)
        remember(house.folders, game.id, Learned(("cards",)))
        house.app.apply(Settings(volume=35))
    finally:
        house.app.close()


def _step(house: Any) -> None:
    for _frame in range(FRAMES):
        house.app.step((), STEP)


def in_words(tally: SpecialTally) -> list[str]:
    """The figures, and what went wrong."""
    head = (
        f"{tally.tried} special files: usual start {tally.usual}, slowest {tally.slowest} with "
        f"{tally.slowest_with or 'none'}, at most {LIMIT} s; {len(tally.failures)} failures"
    )
    return [head, *tally.failures[:20]]
