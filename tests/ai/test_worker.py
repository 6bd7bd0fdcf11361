"""The process that bots think in: asked, hurried, cancelled, killed, given up."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from time import monotonic, sleep
from typing import Any

import pytest

from galaxy_desktop.ai.arena import Lookup
from galaxy_desktop.ai.bot import never
from galaxy_desktop.ai.thinking import Request, think
from galaxy_desktop.ai.worker import Worker
from galaxy_desktop.engine.flow import open_asks
from tests.ai import toy_playbook
from tests.ai.toy_playbook import broken_toys, lively_toys, stuck_toys, tireless_toys, toys
from tests.toy import TOYS

GAME = TOYS["toy"]
FORKS: Any = multiprocessing.get_context("forkserver")
"""Starts processes as copies of one that has read all, and so at once."""
FORKS.set_forkserver_preload([toy_playbook.__name__])


def request(level: str = "hard", seed: int = 1) -> Request:
    g = GAME.new(2, {}, seed)
    return Request("toy", level, 1, 5, GAME.encode(GAME.view(g, 1)))


def is_legal(answer: Any, asked: Request) -> bool:
    return open_asks(GAME.new(2, {}, 1))[asked.seat].allows(answer)


def wait(worker: Worker) -> tuple[int, Any]:
    until = monotonic() + 30
    while monotonic() < until:
        given = worker.poll()
        if given is not None:
            return given
        sleep(0.005)
    raise AssertionError("no answer came")


@pytest.fixture
def workers() -> Iterator[list[Worker]]:
    started: list[Worker] = []
    yield started
    for worker in started:
        worker.close()


@pytest.fixture
def forked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_context", lambda _way: FORKS)


@pytest.fixture(scope="module")
def shared() -> Iterator[Worker]:
    """A process that thinks until it is hurried, for all tests that leave it as it is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(multiprocessing, "get_context", lambda _way: FORKS)
        worker = Worker(lively_toys, 30.0, 30.0, start=30.0)
    yield worker
    worker.close()


def start(workers: list[Worker], lookup: Lookup, patience: float = 30.0) -> Worker:
    workers.append(Worker(lookup, patience, 30.0, start=30.0))
    return workers[-1]


def test_an_answer_comes_under_its_ticket_and_is_what_the_bot_says(workers: list[Worker]) -> None:
    worker = start(workers, toys)
    asked = [request(seed=1), request(seed=2), request("easy", seed=3)]
    tickets = [worker.ask(one) for one in asked]
    given = [wait(worker) for _ in asked]
    assert given == [(ticket, think(one, toys, never)) for ticket, one in zip(tickets, asked, strict=True)]
    assert worker.poll() is None


def test_a_hurried_bot_answers_at_once(shared: Worker) -> None:
    shared.ask(request())
    assert shared.poll() is None
    shared.hurry()
    assert is_legal(wait(shared)[1], request())


def test_all_who_are_awaited_are_hurried_together(shared: Worker) -> None:
    tickets = [shared.ask(request()), shared.ask(request(seed=2))]
    shared.hurry()
    assert [wait(shared)[0] for _ in tickets] == tickets


def test_a_bot_answers_when_its_time_is_up(shared: Worker) -> None:
    shared.ask(replace(request(), seconds=0.1))
    assert is_legal(wait(shared)[1], request())


def test_a_cancelled_question_brings_no_answer(shared: Worker) -> None:
    under_way, queued, wanted = shared.ask(request()), shared.ask(request()), shared.ask(request("easy"))
    shared.cancel(queued)
    shared.cancel(under_way)
    assert wait(shared)[0] == wanted
    shared.cancel(wanted)
    assert shared.ask(request("easy")) == wait(shared)[0]


def test_patience_ends_in_a_bell(shared: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    shared.ask(request("easy"))
    wait(shared)
    monkeypatch.setattr(shared, "_patience", 0.15)
    shared.ask(request())
    assert is_legal(wait(shared)[1], request())
    assert shared.lost() == []


@pytest.mark.slow
@pytest.mark.usefixtures("forked")
def test_a_stuck_bot_is_given_up_and_the_game_goes_on(workers: list[Worker]) -> None:
    worker = start(workers, stuck_toys, patience=0.05)
    ticket, then = worker.ask(request()), worker.ask(request("random"))
    given, answer = wait(worker)
    assert given == ticket
    assert is_legal(answer, request())
    worker._patience = 30.0
    assert wait(worker)[0] == then
    assert worker.lost() == [ticket]


@pytest.mark.slow
@pytest.mark.usefixtures("forked")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_process_that_died_is_started_again(workers: list[Worker]) -> None:
    worker = start(workers, broken_toys)
    ticket = worker.ask(request())
    given, answer = wait(worker)
    assert given == ticket
    assert is_legal(answer, request())
    assert worker.ask(request("random")) == wait(worker)[0]


@pytest.mark.usefixtures("forked")
def test_a_killed_process_is_started_again(workers: list[Worker]) -> None:
    worker = start(workers, tireless_toys)
    ticket = worker.ask(request())
    worker._process.kill()
    assert wait(worker)[0] == ticket
    assert worker.ask(request("easy")) == wait(worker)[0]


@pytest.mark.slow
@pytest.mark.usefixtures("forked")
def test_a_stopped_process_is_given_up_long_before_patience_ends(workers: list[Worker]) -> None:
    worker = start(workers, tireless_toys, patience=10_000.0)
    worker.ask(request("easy"))
    wait(worker)
    ticket, stopped = worker.ask(request()), worker._process
    assert stopped.pid is not None
    os.kill(stopped.pid, signal.SIGSTOP)
    worker._most_silence = 0.25
    given, answer = wait(worker)
    worker._most_silence = 30.0
    assert given == ticket
    assert is_legal(answer, request())
    assert worker.lost() == [ticket]
    assert worker.lost() == []
    assert worker._process is not stopped
    assert worker.ask(request("easy")) == wait(worker)[0]
    assert worker.lost() == []


@pytest.mark.slow
def test_a_process_stopped_while_it_starts_is_given_up_and_the_next_has_more_time(
    workers: list[Worker],
) -> None:
    workers.append(Worker(tireless_toys, patience=10_000.0, silence=10_000.0, start=0.2))
    worker, stopped = workers[-1], workers[-1]._process
    assert stopped.pid is not None
    os.kill(stopped.pid, signal.SIGSTOP)
    ticket = worker.ask(request())
    assert wait(worker)[0] == ticket
    assert worker.lost() == [ticket]
    assert worker._process is not stopped
    assert worker._longest_start == 0.4


@pytest.fixture
def patient(shared: Worker, monkeypatch: pytest.MonkeyPatch) -> Worker:
    """The shared process, which has started, with a patience that does not end."""
    monkeypatch.setattr(shared, "_patience", 10_000.0)
    shared.ask(request("easy"))
    wait(shared)
    return shared


def test_a_process_that_thinks_for_long_shows_that_it_lives(patient: Worker) -> None:
    ticket, process, signs = patient.ask(request()), patient._process, 0
    while signs < 2:
        before = patient._silent
        assert patient.poll() is None
        signs += patient._silent < before
        sleep(0.01)
    patient.hurry()
    assert wait(patient)[0] == ticket
    assert patient._process is process
    assert patient.lost() == []


def test_a_screen_that_slept_does_not_take_its_own_sleep_for_silence(patient: Worker) -> None:
    ticket, process = patient.ask(request()), patient._process
    patient._looked -= 3600.0
    assert patient.poll() is None
    patient.hurry()
    assert wait(patient)[0] == ticket
    assert patient._process is process
