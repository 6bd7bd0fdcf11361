"""When Python need not look for garbage."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def all_is_kept() -> Iterator[None]:
    """While everything that is made will be kept, Python does not look for garbage in it again and again."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()
