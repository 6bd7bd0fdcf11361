"""Trials of changes in forks of one process that has read all tests: a plugin for pytest.

It reads a job, and writes a line of JSON for each trial. A change is put into the functions that stand in
memory, so nothing is imported or collected again. What modules come to when they are read is not tried here.
"""

import json
import os
import resource
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.mutations import reached
from tests.mutations.order import Test, in_order
from tests.mutations.standing import put_in_force

LEAST, SHARE, WALL = 30, 4, 15
"""CPU seconds of any trial; how many times as long as usual its tests may take; the same by the clock."""


def pytest_configure(config: pytest.Config) -> None:
    job = json.loads(Path(os.environ[reached.JOB]).read_text(encoding="utf-8"))
    config.pluginmanager.register(_Trials(job))


class _Trials:
    """All trials of a job: the nearest tests first, then the others for what these do not notice."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job
        self.tree = Path(job["tree"])
        self.told = Path(f"{job['log']}.fork")
        self.failed = ""
        self.came = Counter[int]()
        """Tests that come to each change."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("some tests cannot be read")
        early = reached.taken()
        self._tell(early=sorted(early))
        left = [change for change in self.job["changes"] if change["number"] not in early]
        rest: list[pytest.Item] = session.items
        for ring in self.job["rings"]:
            some = [item for item in rest if _lies_in(item, ring)]
            rest = [item for item in rest if not _lies_in(item, ring)]
            left = self._try(left, some) if some and left else left
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def _try(self, changes: list[dict[str, Any]], some: list[pytest.Item]) -> list[dict[str, Any]]:
        """Try changes on some tests, and return those that none of them notices."""
        _, told = _forked(lambda: self._reach(some), None, self.told)
        tests = [Test(t["test"], t["seconds"], frozenset(t["reached"])) for t in told]
        self._tell(tests=told)
        items = {item.nodeid: item for item in some}
        unnoticed = []
        for change in changes:
            asked = in_order(tests, change["number"])
            seconds = sum(test.seconds for test in asked)
            noticed = self._notices(change, [items[test.id] for test in asked], seconds)
            number = change["number"]
            self.came[number] += sum(number in test.reached for test in tests)
            self._tell(number=number, noticed=noticed, asked=self.came[number])
            if noticed == "":
                unnoticed.append(change)
        return unnoticed

    def _reach(self, some: list[pytest.Item]) -> Iterator[dict[str, Any]]:
        """Run tests on the program as it is; yield those that pass and the changes each of them comes to."""
        file = None
        for item, following in _with_next(some):
            if file != item.path:
                file = item.path
                reached.empty_caches()
            reached.taken()
            self.failed, begun = "", time.process_time()
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            seconds = round(time.process_time() - begun, 4)
            if not self.failed:
                yield {"test": item.nodeid, "seconds": seconds, "reached": sorted(reached.taken())}

    def _notices(self, change: dict[str, Any], some: list[pytest.Item], seconds: float) -> str | None:
        """Return the first test that fails with the change, no name, or nothing if this cannot be tried."""
        if not some:
            return ""
        path = self.tree / change["path"]
        before, after = path.read_bytes(), change["changed"].encode()
        reached.write(path, after)
        try:
            work, most = lambda: self._first_red(path, before, after, some), LEAST + SHARE * seconds
            status, told = _forked(work, most, self.told)
        finally:
            reached.write(path, before)
        if os.WIFSIGNALED(status):
            return "never ends"
        return told[0] if told else None

    def _first_red(self, path: Path, before: bytes, after: bytes, some: list[pytest.Item]) -> Iterator[str]:
        put_in_force(path, before, after)
        self.failed = ""
        for item, following in _with_next(some):
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                break
        yield self.failed

    def _tell(self, **line: Any) -> None:
        with Path(self.job["log"]).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")


def _lies_in(item: pytest.Item, ring: Sequence[str]) -> bool:
    return item.nodeid.startswith(tuple(ring))


def _with_next(some: list[pytest.Item]) -> Iterable[tuple[pytest.Item, pytest.Item | None]]:
    return zip(some, [*some[1:], None], strict=True)


def _forked(work: Callable[[], Iterator[Any]], most: float | None, told: Path) -> tuple[int, list[Any]]:
    """Return how a fork of this process ended, and what was yielded in it."""
    told.write_text("", encoding="utf-8")
    child = os.fork()
    if child == 0:
        _work_alone(work, most, told)
    _, status = os.waitpid(child, 0)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    return status, [*map(json.loads, told.read_text(encoding="utf-8").splitlines())]


def _work_alone(work: Callable[[], Iterator[Any]], most: float | None, told: Path) -> NoReturn:
    """Write down what is yielded, and end the process; the system ends it if it takes too long."""
    code = 1
    try:
        os.setpgid(0, 0)
        if most is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (int(most), int(most) + 5))
            signal.alarm(int(most * WALL))
        with told.open("w", encoding="utf-8") as telling:
            for line in work():
                telling.write(json.dumps(line) + "\n")
        code = 0
    finally:
        os._exit(code)
