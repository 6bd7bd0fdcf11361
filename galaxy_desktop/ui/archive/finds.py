"""Games that a filter has found, read as they come into sight."""

from collections.abc import Sequence

from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.entry import Entry

AROUND = 40
"""Entries that are read at once."""


class Finds:
    """Sequence of found games; entries are read in parts when they are asked for."""

    def __init__(self, archive: Archive, keys: Sequence[str]) -> None:
        self.keys = list(keys)
        self._archive = archive
        self._read: dict[str, Entry] = {}

    def __len__(self) -> int:
        return len(self.keys)

    def entry(self, number: int) -> Entry | None:
        """Return an entry; None if it is gone meanwhile. Raise `SaveError` if the index cannot be read."""
        if not 0 <= number < len(self.keys):
            return None
        if self.keys[number] not in self._read:
            start = number - number % AROUND
            for entry in self._archive.entries(self.keys[start : start + AROUND]):
                self._read[entry.id] = entry
        return self._read.get(self.keys[number])

    def number(self, key: str) -> int:
        """Return the number of a game; -1 if it is not among them."""
        return self.keys.index(key) if key in self.keys else -1
