"""A program killed while it writes: the old or the new save loads, and the journal has all but one answer.

Every game that it has said to be over is in the archive, and can be loaded from there.
"""

import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play import files, journal, savefile
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.running import Games
from tests.faults.damaged import ARCHIVE
from tests.faults.writer import SAVE

Place = tuple[int, int]
"""How far a writer is: the seed of its game, and how many answers."""


@dataclass(slots=True)
class KillTally:
    killed: int = 0
    answers_written: int = 0
    torn_lines: int = 0
    archived: int = 0
    failures: list[str] = field(default_factory=list)


def try_kills(games: Games, id: str, number: int, seed: int, folder: Path) -> KillTally:
    """Kill a writer so many times, each in a folder of its own."""
    tally, dice = KillTally(), Dice(seed)
    for count in range(number):
        place = folder / str(count)
        place.mkdir()
        after = "archive" if count % 2 else "journal"
        reports = _killed(place, id, 100 * count, after, dice.below(60) / 1000)
        tally.killed += 1
        try:
            _check(games, place, reports, tally)
        except (AssertionError, SaveError) as error:
            tally.failures.append(f"{count}: {error}")
    return tally


def _killed(folder: Path, id: str, seed: int, after: str, delay: float) -> list[str]:
    """Start a writer, kill it so long after its first report of a kind, and return what it has reported."""
    command = [sys.executable, "-m", "tests.faults.writer", str(folder), id, str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        first = ""
        for line in child.stdout:
            first += line
            if line.startswith(after):
                break
        time.sleep(delay)
        child.kill()
        rest, _errors = child.communicate()
    return [line for line in (first + rest).splitlines(keepends=True) if line.endswith("\n")]


def _check(games: Games, folder: Path, reports: list[str], tally: KillTally) -> None:
    tally.answers_written += sum(report.startswith("journal") for report in reports)
    reported = _last(reports, "journal")
    assert reported, "the writer never began"
    found = [journal.recover(path, games) for path in files.unfinished(folder)]
    if (last := folder / journal.LAST).exists():
        found.append(journal.recover(last, games))
    tally.torn_lines += sum("interruption" in loaded.note for loaded in found)
    best = max((loaded.running.table.seed, loaded.running.history.at) for loaded in found)
    assert best >= reported, f"the journal has {best}, reported was {reported}"
    _check_archive(games, folder, reports, tally)
    if saved := _last(reports, "save"):
        loaded = savefile.load(folder / f"{SAVE}{files.SAVE}", games)
        there = (loaded.running.table.seed, loaded.running.history.at)
        assert there >= saved, f"the save has {there}, reported was {saved}"
        assert not loaded.note, loaded.note


def _check_archive(games: Games, folder: Path, reports: list[str], tally: KillTally) -> None:
    archive = Archive(folder / ARCHIVE, games)
    archive.begin_to_catch_up()
    while archive.behind:
        archive.catch_up()
    entries = archive.entries(archive.find(Wanted()))
    tally.archived += len(entries)
    assert not archive.index.bad(), archive.index.bad()
    for entry in entries:
        loaded = archive.load(entry.id)
        assert loaded.running.over(), entry.id
        assert not loaded.note, loaded.note
    seeds = {int(report.split()[1]) for report in reports if report.startswith("archive")}
    missing = seeds - {entry.seed for entry in entries}
    assert not missing, f"the archive lacks {missing}"


def _last(reports: list[str], what: str) -> Place | None:
    places = [tuple(map(int, report.split()[1:])) for report in reports if report.startswith(what)]
    return (places[-1][0], places[-1][1]) if places else None
