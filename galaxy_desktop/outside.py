"""Environment in which other programs are started: those of the system, and the player's own."""

import sys
from collections.abc import Mapping


def of_the_system(ours: Mapping[str, str]) -> dict[str, str]:
    """Return an environment without what a built program adds to its own."""
    theirs = dict(ours)
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = theirs.pop(f"{name}_ORIG", None)
        if getattr(sys, "frozen", False):
            theirs.pop(name, None)
        if before is not None:
            theirs[name] = before
    return theirs
