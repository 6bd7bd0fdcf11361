"""Cases of tests: many small ones in one test, and one of those that take long for the quick set."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

MARKED = type(pytest.param())
"""A case with marks or a name of its own."""


def last_quick(cases: Sequence[Any]) -> list[Any]:
    """Return cases for `parametrize`: the last one, then the others, which are slow."""
    return [
        cases[-1],
        *(
            pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.slow)
            for case in cases[:-1]
        ),
    ]


def each(cases: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Make one test of a test of a single case: it looks at all of them, and tells each that fails.

    A case that is a tuple has one value for each parameter.
    """
    every = list(cases)
    assert not any(isinstance(case, MARKED) for case in every), "cases here have neither marks nor names"

    def of_all(test: Callable[..., None]) -> Callable[[], None]:
        def whole() -> None:
            assert every
            wrong: list[BaseException] = []
            for case in every:
                try:
                    test(*case if isinstance(case, tuple) else (case,))
                except (Exception, pytest.fail.Exception) as error:
                    error.add_note(f"Case: {case!r}")
                    wrong.append(error)
            if wrong:
                raise BaseExceptionGroup(f"{len(wrong)} of {len(every)} cases", wrong)

        whole.__name__, whole.__doc__ = test.__name__, test.__doc__
        return whole

    return of_all
