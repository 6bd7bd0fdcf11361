"""Cases of one test: all are looked at, and each that fails is told."""

import pytest

from tests.each import each


def test_all_cases_are_looked_at_and_each_that_fails_is_told() -> None:
    looked: list[str] = []

    @each(("sun", "rain", "snow"))
    def warm(weather: str) -> None:
        looked.append(weather)
        assert weather == "sun"

    with pytest.raises(BaseExceptionGroup) as error:
        warm()
    assert looked == ["sun", "rain", "snow"]
    assert [one.__notes__ for one in error.value.exceptions] == [["Case: 'rain'"], ["Case: 'snow'"]]


def test_what_was_not_raised_is_a_fault_of_its_case() -> None:
    @each([("x", 10), ("7", 10)])
    def no_number(text: str, base: int) -> None:
        with pytest.raises(ValueError, match="invalid literal"):
            int(text, base)

    with pytest.raises(BaseExceptionGroup, match="1 of 2 cases"):
        no_number()


def test_no_case_at_all_is_a_fault() -> None:
    @each(())
    def nothing() -> None: ...

    with pytest.raises(AssertionError):
        nothing()


def test_a_case_with_marks_is_refused() -> None:
    with pytest.raises(AssertionError, match="neither marks nor names"):
        each([1, pytest.param(2, marks=pytest.mark.slow)])
