"""Several processes that bots think in: which question goes to which, and what comes back."""

import os
from dataclasses import replace
from typing import Any

import pytest

from galaxy_desktop.ai import crew
from galaxy_desktop.ai.appraise import Review
from galaxy_desktop.ai.crew import Crew
from galaxy_desktop.ai.worker import Request

LOOKUP: Any = object()
QUICK = Request("toy", "easy", 0, 1, {})
LONG = replace(QUICK, level="expert", seconds=2.0)
PROGRAM = replace(QUICK, level="a program", seconds=2.0, command=("bot",))


class Slow:
    """A worker that answers its oldest question when it is told to."""

    made: list["Slow"]

    def __init__(self, lookup: object) -> None:
        assert lookup is LOOKUP
        self.made.append(self)
        self.pid = 100 + len(self.made)
        self.asked: list[Request] = []
        self.waiting: list[int] = []
        self.answers: list[tuple[int, str]] = []
        self.given_up: list[int] = []
        self.hurried = self.closed = False

    def ask(self, request: Request) -> int:
        self.asked.append(request)
        self.waiting.append(len(self.asked))
        return len(self.asked)

    def answer(self, text: str) -> None:
        self.answers.append((self.waiting.pop(0), text))

    def poll(self) -> tuple[int, str] | None:
        return self.answers.pop(0) if self.answers else None

    def lost(self) -> list[int]:
        lost, self.given_up = self.given_up, []
        return lost

    def hurry(self) -> None:
        self.hurried = True

    def cancel(self, ticket: int) -> None:
        self.waiting.remove(ticket)

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Slow]:
    Slow.made = []
    monkeypatch.setattr(crew, "Worker", Slow)
    return Slow.made


@pytest.mark.parametrize(
    "long", [LONG, replace(QUICK, reasons=True), replace(QUICK, review=Review("a"))], ids=repr
)
def test_a_question_that_takes_long_does_not_wait_for_another(long: Request, made: list[Slow]) -> None:
    asked = Crew(LOOKUP, 2)
    tickets = [asked.ask(LONG), asked.ask(long), asked.ask(LONG)]
    assert [one.asked for one in made] == [[LONG, LONG], [long]]
    made[1].answer("second")
    assert asked.poll() == (tickets[1], "second")
    asked.ask(LONG)
    assert len(made[1].asked) == 2
    assert asked.pids == [101, 102]


def test_quick_questions_start_no_process(made: list[Slow]) -> None:
    asked = Crew(LOOKUP, 2)
    for _question in range(3):
        asked.ask(QUICK)
    assert len(made) == 1


def test_a_machine_with_one_core_has_one_process(made: list[Slow], monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, processes in ((1, 1), (None, 1), (2, 2), (64, 2)):
        made.clear()
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        asked = Crew(LOOKUP)
        for _question in range(5):
            asked.ask(LONG)
        assert len(made) == processes


def test_programs_keep_to_the_process_that_knows_their_table(made: list[Slow]) -> None:
    asked = Crew(LOOKUP, 2)
    for request in (LONG, LONG, PROGRAM, PROGRAM):
        asked.ask(request)
    assert made[0].asked == [LONG, PROGRAM, PROGRAM]


def test_all_are_hurried_and_closed(made: list[Slow]) -> None:
    asked = Crew(LOOKUP, 2)
    asked.ask(LONG)
    asked.ask(LONG)
    asked.hurry()
    asked.close()
    assert [(one.hurried, one.closed) for one in made] == [(True, True)] * 2


def test_an_answer_given_up_is_told_under_the_ticket_of_its_question(made: list[Slow]) -> None:
    asked = Crew(LOOKUP, 2)
    _first, second = asked.ask(LONG), asked.ask(LONG)
    made[1].given_up = [1]
    made[1].answer("at random")
    assert asked.poll() == (second, "at random")
    assert asked.lost() == [second]
    assert asked.lost() == []


def test_what_is_cancelled_waits_nowhere(made: list[Slow]) -> None:
    asked = Crew(LOOKUP, 2)
    asked.ask(LONG)
    asked.ask(LONG)
    asked.cancel_all()
    assert [one.waiting for one in made] == [[], []]
    ticket = asked.ask(LONG)
    made[0].answer("new")
    assert asked.poll() == (ticket, "new")
    assert asked.poll() is None
