"""The journal of a running game: every answer on the disk before it is told, for after a crash.

The first line is the game as a save has it, each later one something done since; each begins with its CRC.
"""

from collections.abc import Sequence
from pathlib import Path

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.play.document import Loaded
from galaxy_desktop.play.records import Given
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.running import Games, RunningGame
from galaxy_desktop.play.seats import Occupant

SUFFIX = ".journal"


class Keeper:
    """Keeps the journal of the game at the table; without a folder, or once the disk fails, it keeps none."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.trouble: SaveError | None = None

    def begin(self, running: RunningGame) -> None:
        """Begin the journal of a game and put the one before away."""

    def answered(self, given: Sequence[Given]) -> None:
        """Answers were accepted."""

    def moved(self, to: int, took_back: bool) -> None:
        """The game went back or forth."""

    def seated(self, seat: Seat, occupant: Occupant) -> None:
        """Somebody else sits there now."""

    def resigned(self, seat: Seat) -> None:
        """The last person has given up."""

    def close(self) -> None:
        """Put the journal away: there is nothing to recover."""


def unfinished(folder: Path) -> list[Path]:
    """Journals of games that were interrupted, newest first; `Load` goes on with one."""
    raise NotImplementedError


def recover(path: Path, games: Games) -> Loaded:
    """The game of a journal as far as it is whole: a torn last line costs that answer; raises `SaveError`."""
    raise NotImplementedError
