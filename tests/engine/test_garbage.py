"""Garbage is not looked for where all is kept, and is looked for again afterwards."""

import gc
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from galaxy_desktop.engine import garbage
from galaxy_desktop.engine.garbage import all_is_kept

KNOT = """
import gc
from weakref import ref
from galaxy_desktop.engine.garbage import all_is_kept, kept_aside, look_through_all

class Knot:
    def __init__(self):
        self.myself = self

with kept_aside():
    with all_is_kept():
        knot, stays = Knot(), [1]
    seen = ref(knot)
    del knot
    gc.collect()
    print(seen() is not None)
    look_through_all()
    print(seen() is not None)
    print(not any(one is stays for one in gc.get_objects()))
    before = gc.get_freeze_count()
    with all_is_kept():
        made = [[number] for number in range(1000)]
    print(gc.get_freeze_count() >= before + len(made))
    young = {id(one) for age in (0, 1) for one in gc.get_objects(generation=age)}
    print(not young & {id(one) for one in made})
"""
"""A program that ties a knot, which only the collector can free, among what is kept, and keeps more."""


@pytest.fixture(autouse=True)
def looking(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage._STORING, "aside", False)
    gc.enable()
    yield
    gc.freeze()  # as it was, see `conftest.py`
    gc.enable()


def ids(things: list[Any]) -> set[int]:
    return {id(thing) for thing in things}


def young() -> set[int]:
    return ids([*gc.get_objects(generation=0), *gc.get_objects(generation=1)])


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


def test_what_was_made_is_old_at_once() -> None:
    with all_is_kept():
        made = [[number] for number in range(1000)]
    assert not young() & ids(made)
    assert not gc.get_freeze_count()


def test_in_the_program_what_was_made_is_kept_aside_and_garbage_among_it_is_found() -> None:
    """In a process of its own, as all of this one would be looked through and counted."""
    run = subprocess.run([sys.executable, "-c", KNOT], capture_output=True, text=True, check=False)
    assert (run.stdout.split(), run.stderr) == (["True", "False", "True", "True", "True"], "")
