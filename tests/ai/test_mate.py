"""The second process of a worker: when it is started, what it changes, and what its end changes."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from galaxy_desktop.ai.bot import never
from galaxy_desktop.ai.mate import DistantMate, has_core_for_mate, serve_mate
from galaxy_desktop.ai.thinking import Request, opened, think
from galaxy_desktop.ai.worker import Worker
from tests.ai.test_worker import FORKS, request, wait
from tests.ai.toy_playbook import toys


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    monkeypatch.setattr(multiprocessing, "get_context", lambda _way: FORKS)
    started = Worker(toys, 30.0, 30.0, start=30.0, mate=True)
    yield started
    started.close()


def long(seed: int = 1) -> Request:
    asked = request(seed=seed)
    return Request(asked.game, asked.level, asked.seat, asked.seed, asked.view, seconds=20.0)


def wait_for_mate(of: DistantMate) -> None:
    until = monotonic() + 30
    while not of.free():
        assert monotonic() < until
        of.finished(0.1)


@pytest.mark.parametrize(("cores", "enough"), [(1, False), (None, False), (2, True), (64, True)])
def test_a_machine_with_one_core_has_no_mate(
    cores: int | None, enough: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert has_core_for_mate() == enough


def test_a_quick_question_starts_no_second_process_and_a_long_one_does(worker: Worker) -> None:
    worker.ask(request("easy"))
    wait(worker)
    assert len(worker.pids) == 1
    worker.ask(long())
    wait(worker)
    assert len(set(worker.pids)) == 2


def test_answers_are_those_of_a_worker_alone(worker: Worker) -> None:
    asked = [long(seed) for seed in range(4)]
    tickets = [worker.ask(one) for one in asked]
    expected = [(ticket, think(one, toys, never)) for ticket, one in zip(tickets, asked, strict=True)]
    assert [wait(worker) for _one in asked] == expected


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP])
def test_without_its_mate_a_worker_goes_on_alone(worker: Worker, sign: signal.Signals) -> None:
    worker.ask(long())
    wait(worker)
    os.kill(worker.pids[1], sign)
    ticket = worker.ask(long(2))
    assert wait(worker) == (ticket, think(long(2), toys, never))
    assert worker.lost() == []


def test_a_mate_ends_with_the_process_it_helps(worker: Worker) -> None:
    worker.ask(long())
    wait(worker)
    os.kill(worker.pids[0], signal.SIGKILL)
    assert worker._mate is not None
    worker._mate.join(30)
    assert not worker._mate.is_alive()


def test_a_worker_started_again_has_another_mate(worker: Worker) -> None:
    worker.ask(long())
    wait(worker)
    before = worker.pids
    os.kill(before[0], signal.SIGKILL)
    ticket = worker.ask(long(2))
    assert wait(worker)[0] == ticket
    assert worker.lost() == [ticket]
    ticket = worker.ask(long(3))
    assert wait(worker) == (ticket, think(long(3), toys, never))
    assert len(set(worker.pids) | set(before)) == 4


def test_all_processes_end_with_the_client(worker: Worker) -> None:
    worker.ask(long())
    wait(worker)
    pids = worker.pids
    worker.close()
    until = monotonic() + 30
    while any(os.path.exists(f"/proc/{pid}/exe") for pid in pids):
        assert monotonic() < until
        sleep(0.01)


def test_a_mate_far_away_tries_what_the_sampler_here_would() -> None:
    ours, theirs = FORKS.Pipe()
    process = FORKS.Process(target=serve_mate, args=(theirs, toys), daemon=True)
    process.start()
    theirs.close()
    far = DistantMate(ours)
    assert not far.free()
    wait_for_mate(far)
    for seed in (1, 2):
        far.begin(long(seed))
        here = opened(long(seed), toys, never).sampler()
        assert here is not None
        answers = list(opened(long(seed), toys, never).decision.answers())[:2]
        ticket = far.ask(5, answers)
        assert not far.free()
        sample = here.sample(5, answers)
        assert far.finished(30.0) == (ticket, [*sample])
        assert far.free()
    ours.close()
    process.join(30)
    assert not process.is_alive()


def test_levels_that_try_nothing_have_no_sampler() -> None:
    for level in ("random", "easy", "medium"):
        assert opened(request(level), toys, never).sampler() is None
