"""Memory of large pictures: the system gets it back as soon as they are dropped."""

import ctypes
import sys
from contextlib import suppress

M_MMAP_THRESHOLD = -3
"""Parameter of `mallopt` in the GNU C library."""
LARGE = 128 * 1024
"""Bytes from which a block is taken from the system for itself; the library's own start value, which it
would raise to the size of the largest picture that was ever dropped."""


def give_back_large_blocks() -> None:
    """Have every large block returned to the system at once; do nothing where the C library is another."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)
