"""A copy of the tree in which changes are made, one at a time, and tests run until one notices."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from tests.mutations.changes import Change, Finder
from tests.mutations.order import Test, in_order
from tests.mutations.reached import JOB, instrument, write

ROOT = Path(__file__).parents[2]
PACKAGE = "galaxy_desktop"
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "*.egg-info")


def choose_changes(folders: Sequence[str], lines: int, seed: int) -> list[Change]:
    """Return one change each on so many lines, shared equally among folders and files, by chance."""
    dice = Random(seed)
    chosen: list[Change] = []
    for n, folder in enumerate(folders):
        by_line = _changes_by_line(folder)
        share = lines * (n + 1) // len(folders) - lines * n // len(folders)
        places = dice.sample(sorted(by_line), len(by_line))
        drawn = (dice.choice(by_line[place]) for place in places)
        standing = (change for change in drawn if change.stands((ROOT / change.path).read_bytes()))
        chosen.extend(islice(standing, share))
    return chosen


@cache
def _changes_by_line(folder: str) -> dict[tuple[str, int], list[Change]]:
    """Return all changes that can be made in a folder or file of the package, by file and line."""
    by_line: dict[tuple[str, int], list[Change]] = defaultdict(list)
    place = ROOT / PACKAGE / folder
    for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
        name = str(path.relative_to(ROOT))
        for change in Finder(name, path.read_bytes()).find():
            by_line[name, change.line].append(change)
    return by_line


class Trial:
    """The copy, in a folder that is made anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.tree = self.folder / "tree"
        shutil.rmtree(self.tree, ignore_errors=True)
        shutil.copytree(ROOT, self.tree, ignore=LEFT_OUT)

    def try_all(
        self, changes: Sequence[Change], rings: Sequence[Sequence[str]], more: Sequence[str]
    ) -> Iterator[tuple[Change, str, int]]:
        """Yield each change with the first test that fails, or nothing, and how many come to it.

        Each ring of tests is asked about what those before it did not notice.
        """
        log = self.folder / "trials.jsonl"
        log.unlink(missing_ok=True)
        job = {"tree": str(self.tree), "log": str(log), "rings": rings, "changes": self._described(changes)}
        (self.folder / "job.json").write_text(json.dumps(job), encoding="utf-8")
        self._instrument(changes)
        paths = [*dict.fromkeys(path for ring in rings for path in ring)]
        plugins = ["-p", "tests.mutations.forked", f"--basetemp={self.folder / 'tmp'}"]
        running = self._pytest([*plugins, *paths, *more], {JOB: str(self.folder / "job.json")})
        apart: frozenset[int] = frozenset()
        tests: list[Test] = []
        for told in _lines(log, running):
            apart = apart.union(told.get("early", ()))
            tests += [Test(t["test"], t["seconds"], apart.union(t["reached"])) for t in told.get("tests", ())]
            if told.get("noticed", "") is None:
                apart |= {told["number"]}
            elif "number" in told:
                yield changes[told["number"]], told["noticed"], told["asked"]
        if running.returncode:
            sys.exit(f"pytest ends with {running.returncode}: see {self.folder / 'pytest.txt'}")
        for path in {change.path for change in changes}:
            write(self.tree / path, (ROOT / path).read_bytes())
        for number in sorted(apart):
            noticed = self._notices(changes[number], in_order(tests, number))
            yield changes[number], noticed, sum(number in test.reached for test in tests)

    def _described(self, changes: Sequence[Change]) -> list[dict[str, Any]]:
        return [
            {
                "number": number,
                "path": change.path,
                "changed": change.apply((ROOT / change.path).read_bytes()).decode(),
            }
            for number, change in enumerate(changes)
        ]

    def _instrument(self, changes: Sequence[Change]) -> None:
        lines: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
        for number, change in enumerate(changes):
            lines[change.path][change.line].append(number)
        for path, wanted in lines.items():
            write(self.tree / path, instrument((ROOT / path).read_bytes(), wanted).encode())

    def _notices(self, change: Change, tests: Sequence[Test]) -> str:
        """Return the first test that fails in a process of its own with the change made, or nothing."""
        if not tests:
            return ""
        write(self.tree / change.path, change.apply((ROOT / change.path).read_bytes()))
        asked = self.folder / "tests.txt"
        asked.write_text("\n".join(test.id for test in tests), encoding="utf-8")
        running = self._pytest([f"@{asked}", "-x", "--tb=no"], {})
        try:
            code = running.wait(300 + 15 * sum(test.seconds for test in tests))
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()
            return "never ends"
        finally:
            write(self.tree / change.path, (ROOT / change.path).read_bytes())
        words = (self.folder / "pytest.txt").read_text(encoding="utf-8").splitlines()
        failed = [line for line in words if line.startswith(("FAILED", "ERROR"))]
        return "" if code == 0 else (failed or [f"pytest ends with {code}"])[0]

    def _pytest(self, arguments: Sequence[str], more: dict[str, str]) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", *arguments]
        env = os.environ | {"PYTHONPATH": str(self.tree), "PYTHONDONTWRITEBYTECODE": ""} | more
        with (self.folder / "pytest.txt").open("wb") as words:
            return subprocess.Popen(command, cwd=self.tree, env=env, stdout=words, stderr=subprocess.STDOUT)


def _lines(log: Path, running: subprocess.Popen[bytes]) -> Iterator[dict[str, Any]]:
    """Yield what a running process writes into a log, as it does."""
    at = 0
    while True:
        over = running.poll() is not None
        text = log.read_bytes()[at:] if log.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        at += len(whole)
        yield from map(json.loads, whole.splitlines())
        if over:
            return
        time.sleep(0.5)
