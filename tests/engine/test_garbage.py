"""Garbage is not looked for where all is kept, and is looked for again afterwards."""

import gc
from collections.abc import Iterator
from typing import Any
from weakref import ref

import pytest

from galaxy_desktop.engine.garbage import all_is_kept, kept_aside, look_through_all


class Knot:
    """A thing that only the collector can free."""

    def __init__(self) -> None:
        self.myself, self.name = self, "Knot"


@pytest.fixture(autouse=True)
def looking() -> Iterator[None]:
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
    assert ids(made) <= ids(gc.get_objects())


def test_in_the_program_what_was_made_is_kept_aside() -> None:
    with kept_aside(), all_is_kept():
        made = [[number] for number in range(1000)]
    assert not ids(gc.get_objects()) & ids(made)
    look_through_all()
    assert ids(made) <= ids(gc.get_objects())


def test_garbage_among_what_is_kept_aside_is_found() -> None:
    with kept_aside():
        with all_is_kept():
            knot = Knot()
            stays = [knot.name]
        seen = ref(knot)
        del knot
        gc.collect()
        assert seen() is not None
        look_through_all()
        assert seen() is None
        assert not ids(gc.get_objects()) & ids([stays])
    look_through_all()
