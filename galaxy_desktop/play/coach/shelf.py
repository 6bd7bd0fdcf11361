"""Reports kept beside the finished games of the archive, so that no game need be judged twice."""

import json
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from math import isfinite
from pathlib import Path

from galaxy_desktop import __version__
from galaxy_desktop.ai.appraise import Verdict
from galaxy_desktop.ai.explain import things
from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games import find_playbook
from galaxy_desktop.play import diskfile
from galaxy_desktop.play.archive.store import SUFFIX, packed, unpacked
from galaxy_desktop.play.coach.report import Report, empty_report
from galaxy_desktop.play.plainjson import MalformedError, read_json
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.running import RunningGame

FOLDER = "coach"
LARGEST = 256 * 1024


@dataclass(frozen=True, slots=True)
class ShelvedReport:
    """Content of a file."""

    program: str
    """Version of the program that judged; another one may judge otherwise."""
    report: Report


class ReportShelf:
    """Folder of the reports; a file that cannot be written or read is as good as none."""

    def __init__(self, archive: Path) -> None:
        self.folder = archive / FOLDER

    def path(self, key: str, seat: Seat) -> Path:
        """Return the path of the report on a seat of the game with this id."""
        return self.folder / f"{key}-{seat}{SUFFIX}"

    def keep(self, key: str, report: Report) -> None:
        """Keep a report; without a word if that is not possible, for it can be worked out again."""
        data = json.dumps(codec.encode(ShelvedReport(__version__, report)), separators=(",", ":"))
        with suppress(SaveError):
            diskfile.replace_whole(self.path(key, report.seat), packed(data.encode()), 1)

    def load(self, key: str, running: RunningGame, seat: Seat) -> Report | None:
        """Return the report on a seat of a game; None if there is none by this version that fits the game."""
        try:
            data = read_json(unpacked(diskfile.read_whole(self.path(key, seat), LARGEST)))
            kept: ShelvedReport = codec.decode(ShelvedReport, data, {})
        except (SaveError, MalformedError, DataError):
            return None
        fits = kept.program == __version__ and _fits(kept.report, running, seat)
        return kept.report if fits else None

    def drop_all_but(self, keys: Collection[str]) -> None:
        """Delete the reports on games that are not in the archive anymore."""
        for _when, path in diskfile.newest_first(self.folder, SUFFIX):
            key, _dash, _seat = path.name.removesuffix(SUFFIX).rpartition("-")
            if key not in keys:
                with suppress(OSError):
                    path.unlink()


def _fits(report: Report, running: RunningGame, seat: Seat) -> bool:
    """Return whether a report can be of this game: the same choices, legal answers, possible numbers."""
    fresh = empty_report(running, seat)
    same = (report.seat, report.lines, report.end, report.result) == (
        fresh.seat,
        fresh.lines,
        fresh.end,
        fresh.result,
    )
    judged = tuple(one.line for one in report.judged)
    return (
        same
        and set(judged) <= set(fresh.lines)
        and list(judged) == sorted(set(judged))
        and all(len(one.shares) == len(running.table.seats) for one in report.effects)
        and all(_is_sound(one.verdict, running, one.line, seat) for one in report.judged)
    )


def _is_sound(verdict: Verdict, running: RunningGame, line: int, seat: Seat) -> bool:
    figures = [verdict.chance, verdict.error, verdict.cost, verdict.margin]
    figures += [*verdict.seats, *verdict.effect, *(by for _name, by in verdict.moves)]
    view, decision = running.question(line, seat)
    playbook = find_playbook(running.game.id)
    known = {} if playbook is None else things(running.game, playbook, view, seat)
    return (
        all(map(isfinite, figures))
        and verdict.worlds > 0
        and len(verdict.seats) == len(verdict.effect) == len(running.table.seats)
        and all(name in known for name, _by in verdict.moves)
        and decision.allows(verdict.better)
    )
