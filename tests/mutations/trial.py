"""A copy of the tree in which changes are made, one at a time, and tests run until one notices."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import cache_from_source
from itertools import islice
from pathlib import Path
from random import Random

from tests.mutations.changes import Change, Finder
from tests.mutations.reached import LOG, instrument

ROOT = Path(__file__).parents[2]
PACKAGE = "galaxy_desktop"
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "*.egg-info")
FIRST_FILES, FIRST_SECONDS, MOST_SECONDS = 8, 3.0, 40.0


@dataclass(frozen=True, slots=True)
class Test:
    """A test that passes on the unchanged program, its CPU seconds and the changes it comes to."""

    __test__ = False
    id: str
    seconds: float
    reached: frozenset[int]

    @property
    def file(self) -> str:
        return self.id.partition("::")[0]


def choose_changes(folders: Sequence[str], lines: int, seed: int) -> list[Change]:
    """Return one change each on so many lines, shared equally among folders of the package, by chance."""
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
    """Return all changes that can be made in a folder of the package, by file and line."""
    by_line: dict[tuple[str, int], list[Change]] = defaultdict(list)
    for path in sorted((ROOT / PACKAGE / folder).rglob("*.py")):
        name = str(path.relative_to(ROOT))
        for change in Finder(name, path.read_bytes()).find():
            by_line[name, change.line].append(change)
    return by_line


class Trial:
    """The copy, in a folder that is made anew."""

    def __init__(self, folder: Path) -> None:
        self.tree = folder / "tree"
        self.log = folder / "reached.jsonl"
        shutil.rmtree(self.tree, ignore_errors=True)
        shutil.copytree(ROOT, self.tree, ignore=LEFT_OUT)

    def find_tests(self, changes: Sequence[Change], tests: Iterable[str]) -> list[Test]:
        """Run the tests once, on a program that tells which of the changes each of them reaches."""
        lines: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
        for number, change in enumerate(changes):
            lines[change.path][change.line].append(number)
        for path, wanted in lines.items():
            self._write(path, instrument((ROOT / path).read_bytes(), wanted).encode())
        self.log.unlink(missing_ok=True)
        self._pytest([*tests], None, {LOG: str(self.log)})
        for path in lines:
            self._write(path, (ROOT / path).read_bytes())
        told = map(json.loads, self.log.read_text(encoding="utf-8").splitlines())
        return [Test(t["test"], t["seconds"], frozenset(t["reached"])) for t in told if t["passed"]]

    def notices(self, change: Change, tests: Sequence[Test]) -> str:
        """Return the first test that fails with the change made, or nothing; quick tests go first."""
        self._write(change.path, change.apply((ROOT / change.path).read_bytes()))
        try:
            return next((told for some in _portions(tests) if (told := self._run(some))), "")
        finally:
            self._write(change.path, (ROOT / change.path).read_bytes())

    def _write(self, path: str, text: bytes) -> None:
        """Write a file of the copy; what Python keeps of it may be as old and as long, and goes."""
        (self.tree / path).write_bytes(text)
        Path(cache_from_source(str(self.tree / path))).unlink(missing_ok=True)

    def _run(self, tests: Sequence[Test]) -> str:
        asked = self.tree.parent / "tests.txt"
        asked.write_text("\n".join(test.id for test in tests), encoding="utf-8")
        most = 120 + 6 * sum(test.seconds for test in tests)
        try:
            code, words = self._pytest([f"@{asked}", "-x", "--tb=no"], most, {})
        except subprocess.TimeoutExpired:
            return "never ends"
        failed = [line for line in words.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return "" if code == 0 else (failed or [f"pytest ends with {code}"])[0]

    def _pytest(self, arguments: Sequence[str], most: float | None, more: dict[str, str]) -> tuple[int, str]:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        plugin = ["-p", "tests.mutations.reached"] if more else []
        ran = subprocess.run(
            [*command, *plugin, *arguments],
            cwd=self.tree,
            env=os.environ | {"PYTHONPATH": str(self.tree), "PYTHONDONTWRITEBYTECODE": ""} | more,
            capture_output=True,
            text=True,
            timeout=most,
            check=False,
        )
        return ran.returncode, ran.stdout


def _portions(tests: Sequence[Test]) -> list[list[Test]]:
    """Return a few quick tests of several files, then as many as the time allows."""
    quickest = sorted(tests, key=lambda test: test.seconds)
    first: list[Test] = []
    taken: Counter[str] = Counter()
    for test in quickest:
        room = test.file in taken or len(taken) < FIRST_FILES
        if room and taken[test.file] < 5 and sum(t.seconds for t in first) < FIRST_SECONDS:
            first.append(test)
            taken[test.file] += 1
    rest, seconds = [], 0.0
    for test in quickest:
        if test not in first and seconds < MOST_SECONDS:
            rest.append(test)
            seconds += test.seconds
    return [portion for portion in (first, rest) if portion]
