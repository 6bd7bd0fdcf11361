"""Many small cases in one test, where finding and reporting each would take longer than looking at it."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def each(cases: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Make one test of a test of a single case: it looks at all of them, and tells each that fails.

    A case that is a tuple has one value for each parameter.
    """
    every = list(cases)

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
