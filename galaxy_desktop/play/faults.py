"""Faults of this run: logged, and kept for "Report a problem", as a built program has no console."""

import logging
import os
import traceback
from collections import deque
from pathlib import Path

MOST = 5
"""Faults that are kept, the latest ones."""
PROGRAM = Path(__file__).parents[2]
_kept: deque[str] = deque(maxlen=MOST)


def note_fault(words: str) -> None:
    """Log the exception that is being handled, with words on what failed, and keep it."""
    logging.getLogger("galaxy_desktop").exception(words)
    _kept.append(f"{words}\n{_without_folders(traceback.format_exc())}")


def faults() -> tuple[str, ...]:
    """Return the faults that are kept, the latest last: words and traceback, without the player's folders."""
    return tuple(_kept)


def _without_folders(text: str) -> str:
    """Return text without the folder of the program, and with "~" for the player's, if it is known."""
    home = os.path.expanduser("~")  # never fails, as `Path.home` does where there is none
    for folder, sign in ((str(PROGRAM), ""), (home, "~")):
        text = text.replace(folder, sign)
    return text
