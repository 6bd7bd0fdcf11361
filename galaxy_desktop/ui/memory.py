"""Memory that the C library keeps for itself: the system gets it back."""

import sys
from contextlib import suppress

M_MMAP_THRESHOLD = -3
"""Parameter of `mallopt` in the GNU C library."""
LARGE = 128 * 1024
"""Bytes from which a block is taken from the system for itself; the library's own start value, which it
would raise to the size of the largest picture that was ever dropped."""


def give_back_large_blocks() -> None:
    """Have every large block returned to the system as soon as it is dropped."""
    _ask("mallopt", M_MMAP_THRESHOLD, LARGE)


def give_back_free_pages() -> None:
    """Return what small blocks have left free between those in use, which else stays with the library."""
    _ask("malloc_trim", 0)


def _ask(name: str, *numbers: int) -> None:
    """Call a function of the GNU C library; do nothing where the C library is another."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            getattr(ctypes.CDLL(None), name)(*numbers)
