"""Pause of Python's garbage collector."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def all_is_kept() -> Iterator[None]:
    """Switch the garbage collector off while objects are made that will all be kept."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()
