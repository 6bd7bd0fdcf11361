"""Whether a file is in use by a program: the system lets go of it even where that program is killed."""

import os
import sys
from pathlib import Path

_FAR = 1 << 30
"""Windows locks bytes and not files: one that no journal is long enough to have."""


def hold(handle: int) -> bool:
    """Take an open file for this program until it is closed; False where another has it."""
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


def in_use(path: Path) -> bool:
    """Whether a program that runs now has this file."""
    try:
        handle = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        return not hold(handle)
    finally:
        os.close(handle)
