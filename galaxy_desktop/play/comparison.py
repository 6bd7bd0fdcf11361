"""A branch beside the game it goes on from: progress of all seats after each round, in both."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.naming import own_name
from galaxy_desktop.play.origin import Origin
from galaxy_desktop.play.progress import Totals
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.savefile import load, path_named

MOST_CANDIDATES = 20


@dataclass(frozen=True)
class Comparison:
    """Both games; rounds before the branch are those of the original in both."""

    original: Replay
    branch: Replay
    origin: Origin

    @cached_property
    def played(self) -> dict[int, Totals]:
        """Progress of all seats after each round of the original."""
        return _totals(self.original)

    @cached_property
    def tried(self) -> dict[int, Totals]:
        """Progress of all seats after each round of the branch."""
        before = {number: row for number, row in self.played.items() if number < self.origin.round}
        return before | {n: row for n, row in _totals(self.branch).items() if n >= self.origin.round}

    @property
    def rounds(self) -> list[int]:
        """All rounds of either game."""
        return sorted({*self.played, *self.tried})

    def shown(self, side: int, number: int) -> tuple[Replay, int]:
        """Return the game to show for the original (side 0) or the branch (1) after a round, and its moment.

        It is the end for a game that was over before, and the original for a round before the branch.
        """
        replay = self.branch if side and number >= self.origin.round else self.original
        last = replay.end if number >= 1 else 0
        return replay, dict(replay.rounds).get(number, last)

    @property
    def over(self) -> bool:
        """True if both games are over."""
        return self.original.only is None and self.branch.only is None

    @property
    def last_of_both(self) -> int:
        """Last round that both games have finished; 0 if there is none."""
        games = ((self.original, self.played), (self.branch, self.tried))
        ends = [max(rows, default=0) - (replay.only is not None) for replay, rows in games]
        return max(0, min(ends))

    def ends(self) -> tuple[Totals, Totals]:
        """Return the progress of all seats in original and branch: at the end, or after `last_of_both`."""
        if self.over:
            return _now(self.original), _now(self.branch)
        number = self.last_of_both
        start = self.original.progress_after(0)
        return self.played.get(number, start), self.tried.get(number, start)

    def gained(self) -> Totals:
        """Return how much more progress each seat has made in the branch than in the original, by `ends`."""
        return tuple(after - before for before, after in zip(*self.ends(), strict=True))


def _now(replay: Replay) -> Totals:
    """Return the progress of all seats at the end of a game."""
    return replay.progress_after(replay.end)


def _totals(replay: Replay) -> dict[int, Totals]:
    return {number: row for (number, _line), row in zip(replay.rounds, replay.progress[1:], strict=True)}


def compared(branch: RunningGame, archive: Archive, saves: Path) -> Comparison | None:
    """Return a branch beside its original, from the archive or the saves; None if that is not there anymore.

    Raise `SaveError` if the archive cannot be read.
    """
    origin = branch.origin
    if origin is None:
        return None
    for other in _candidates(branch, archive, saves):
        if _goes_on_from(branch, other, origin):
            return Comparison(Replay(other), Replay(branch), origin)
    return None


def _candidates(branch: RunningGame, archive: Archive, saves: Path) -> Iterator[RunningGame]:
    """Yield the games of the same deal: finished ones first, then the one that is kept as an autosave."""
    table = branch.table
    wanted = Wanted(game=table.game, text=str(table.seed))
    for entry in archive.entries(archive.find(wanted))[:MOST_CANDIDATES]:
        if entry.seed == table.seed:
            with suppress(SaveError):
                yield archive.load(entry.id).running
    with suppress(SaveError):
        yield load(path_named(saves, own_name(table, None)), archive.games).running


def _goes_on_from(branch: RunningGame, other: RunningGame, origin: Origin) -> bool:
    """Return whether a branch shares its first answers, or with new luck its deal, with another game."""
    if other.origin is not None and other.origin.mark == origin.mark:
        return False
    if len(other.table.seats) != len(branch.table.seats) or other.table.options != branch.table.options:
        return False
    given = other.history.answers()
    if len(given) < origin.at:
        return False
    if origin.luck == "new":
        return other.origin is None
    shared = [(one.seat, one.answer) for one in given[: origin.at]]
    return shared == [(one.seat, one.answer) for one in branch.history.answers()[: origin.at]]
