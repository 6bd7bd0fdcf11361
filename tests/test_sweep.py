"""What the suite takes of many cases, and that a sweep takes all of them."""

import os

import pytest

from tests import sweep
from tests.sweep import VARIABLE, many, paired, some

CASES = [*range(11)]


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep of three times as much."""
    monkeypatch.setattr(sweep, "TIMES", 3)
    monkeypatch.setattr(sweep, "WIDE", True)


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite, whatever runs this test."""
    monkeypatch.setattr(sweep, "TIMES", 1)
    monkeypatch.setattr(sweep, "WIDE", False)


@pytest.mark.usefixtures("narrow")
def test_the_suite_takes_some_from_the_first_to_the_last() -> None:
    assert some(CASES, 1) == [0]
    assert some(CASES, 3) == [0, 5, 10]
    assert some(CASES, 11) == CASES
    assert many(2) == 2
    with pytest.raises(AssertionError):
        some(CASES, 12)


@pytest.mark.usefixtures("narrow")
def test_the_suite_takes_every_case_of_each_list_once_at_least() -> None:
    assert paired("abcde", "xy", [1, 2, 3]) == [
        ("a", "x", 1),
        ("b", "y", 2),
        ("c", "x", 3),
        ("d", "y", 1),
        ("e", "x", 2),
    ]


@pytest.mark.usefixtures("wide")
def test_a_sweep_takes_all_of_them() -> None:
    assert some(CASES, 1) == CASES
    assert paired("ab", "xyz") == [(one, other) for one in "ab" for other in "xyz"]
    assert many(2) == 6


def test_the_command_tells_pytest_and_its_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []

    def ran(rest: list[str]) -> int:
        given.append(rest)
        return 0

    monkeypatch.setattr(pytest, "main", ran)
    monkeypatch.setattr("sys.argv", ["sweep", "10", "-n", "2", "tests/contract"])
    monkeypatch.setenv(VARIABLE, "1")
    assert sweep.main() == 0
    assert os.environ[VARIABLE] == "10"
    assert given == [["-n", "2", "tests/contract"]]
