"""Python's garbage collector, kept from looking through what stays."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


class _Storing:
    aside: bool = False


_STORING = _Storing()


@contextmanager
def kept_aside() -> Iterator[None]:
    """Keep what is there now, and later what is all kept, out of every collection but `look_through_all`."""
    gc.freeze()
    before, _STORING.aside = _STORING.aside, True
    try:
        yield
    finally:
        _STORING.aside = before


@contextmanager
def all_is_kept() -> Iterator[None]:
    """Switch the garbage collector off while objects are made that will all be kept.

    Afterwards they count as old, without having been looked through for it.
    """
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.freeze()
            if not _STORING.aside:
                gc.unfreeze()
            gc.enable()


def never_look_again() -> None:
    """Keep all there is out of the collections with which Python ends, as the process gives it back whole."""
    gc.disable()
    gc.freeze()


def look_through_all() -> None:
    """Free the garbage among all objects, those kept aside as well."""
    gc.unfreeze()
    gc.collect()
    if _STORING.aside:
        gc.freeze()
