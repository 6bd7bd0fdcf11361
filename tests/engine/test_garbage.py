"""Garbage is not looked for where all is kept, and is looked for again afterwards."""

import gc
from collections.abc import Iterator

import pytest

from galaxy_desktop.engine.garbage import all_is_kept


@pytest.fixture(autouse=True)
def looking() -> Iterator[None]:
    gc.enable()
    yield
    gc.enable()


def test_no_garbage_is_looked_for_in_between() -> None:
    with all_is_kept():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_failure_ends_it() -> None:
    with pytest.raises(ValueError, match="damaged"), all_is_kept():
        raise ValueError("damaged")
    assert gc.isenabled()


def test_within_another_it_ends_with_that() -> None:
    with all_is_kept():
        with all_is_kept():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
