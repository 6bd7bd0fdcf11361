"""A notice that takes long to find is worked out a step at a time, and given once."""

from collections.abc import Iterator
from functools import partial

import pytest

from galaxy_desktop.presenter import slices
from galaxy_desktop.presenter.announcer import Announcer


@pytest.fixture(autouse=True)
def _one_step_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)


def work(done: list[str], name: str, steps: int = 3) -> Iterator[None]:
    for _ in range(steps):
        done.append(name)
        yield


def given(announcer: Announcer, frames: int) -> list[str]:
    return [notice.words for _frame in range(frames) for notice in announcer.go_on()]


def test_each_frame_takes_one_step_and_the_notice_comes_after_the_last() -> None:
    announcer, done = Announcer(), list[str]()
    announcer.begin(work(done, "a"), lambda: "The last round.", tells=True)
    for steps in (1, 2, 3):
        assert announcer.go_on() == []
        assert (len(done), announcer.busy, announcer.ending) == (steps, True, False)
    assert given(announcer, 1) == ["The last round."]
    assert (announcer.busy, announcer.ending) == (False, True)


def test_it_is_given_once_until_there_is_none() -> None:
    announcer = Announcer()
    for words, told in (("A", ["A"]), ("A", []), ("B", ["B"]), ("", []), ("B", ["B"])):
        announcer.begin(iter(()), partial(str, words), tells=True)
        assert given(announcer, 2) == told
        assert announcer.ending == bool(words)


def test_what_has_happened_since_takes_the_place_of_what_was_worked_out() -> None:
    announcer, done = Announcer(), list[str]()
    announcer.begin(work(done, "a"), lambda: "old", tells=True)
    announcer.go_on()
    announcer.begin(work(done, "b"), lambda: "new")
    assert given(announcer, 4) == ["new"], "it is still to be told, though only the log was read anew"
    assert done == ["a", "b", "b", "b"]


def test_without_telling_only_the_end_is_known() -> None:
    announcer = Announcer()
    announcer.begin(iter(()), lambda: "The last round.")
    assert given(announcer, 2) == []
    assert announcer.ending


def test_all_steps_of_a_slice_are_taken_while_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 60.0)
    done: list[str] = []
    assert slices.go_on(work(done, "a", 50))
    assert len(done) == 50
