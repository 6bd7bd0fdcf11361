"""What one game has left behind in the client, at the menu."""

import os
import threading
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

SELF = Path("/proc/self")
FONTS = ".ttf"


@dataclass(slots=True)
class Measured:
    """Sizes are in megabytes."""

    number: int
    """From 1; 0 before the first game."""
    game: str
    seconds: float
    ended: bool
    rss: float
    worker: float
    """That of the largest process of computer players."""
    workers: int
    """How many of these there are; the second is started when it is first of use."""
    handles: dict[str, int]
    """How many files are open, by name; pipes and sockets by kind."""
    threads: int
    children: int
    """Processes beside those of computer players."""
    archived: int
    """Games in the archive."""
    lost: int
    """Answers of computer players that broke off, so far."""
    done: dict[str, int]
    """What the player has done so far, by name."""
    faults: list[str] = field(default_factory=list)


def megabytes(process: str) -> float:
    """What a process has in memory now."""
    lines = (Path("/proc") / process / "status").read_text().splitlines()
    return round(next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 1)


def handles() -> dict[str, int]:
    """Every open file of the program by what it is; all fonts are one."""
    found: Counter[str] = Counter()
    for link in (SELF / "fd").iterdir():
        try:
            name = os.readlink(link).split(":")[0]
        except FileNotFoundError:  # the folder that is looked through
            continue
        found["fonts" if name.endswith(FONTS) else name] += 1
    return dict(found)


def children() -> int:
    """How many processes the program has started that are still there."""
    return len((SELF / "task" / str(os.getpid()) / "children").read_text().split())


def threads() -> int:
    """How many threads of Python's run."""
    return threading.active_count()
