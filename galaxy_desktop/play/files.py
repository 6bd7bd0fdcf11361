"""Files in the folder of saves, told by their names; light, as the menu asks before it shows."""

from pathlib import Path

from galaxy_desktop.play import diskfile

SAVE, JOURNAL = ".json", ".journal"
"""Suffixes of saves, and of the journals of running games."""


def unfinished(folder: Path) -> list[Path]:
    """Return the journals of games that were not left, newest first: interrupted, or still played."""
    return [path for _modified, path in diskfile.newest_first(folder, JOURNAL) if diskfile.is_regular(path)]
