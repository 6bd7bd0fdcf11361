"""File locks that show whether a program uses a file; the system releases them when the program ends."""

import os
import sys
from pathlib import Path

_FAR = 1 << 30
"""Offset of the byte that Windows locks, beyond the end of any journal."""


def hold(handle: int) -> bool:
    """Lock an open file for this program until it is closed; return False if another has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, _FAR, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def is_locked(path: Path) -> bool:
    """Return whether a running program has locked this file."""
    try:
        handle = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        return not hold(handle)
    finally:
        os.close(handle)
