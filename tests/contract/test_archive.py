"""What the archive knows of a finished game of any kind, and how small it keeps it."""

from pathlib import Path

import pytest

from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.entry import Entry, entry_from
from galaxy_desktop.play.history import History
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Bot, Occupant, Person, Table
from tests.contract.walk import GAMES
from tests.golden.games import Recorded, of_each_end
from tests.sweep import some

LARGEST = 20 * 1024
"""Bytes that a game may take on the disk."""


def played(recorded: Recorded) -> RunningGame:
    """A recorded game, Ada against bots."""
    game = GAMES[recorded.game]
    bots = [Bot("medium", f"Bot {seat}") for seat in range(1, recorded.seats)]
    seats: tuple[Occupant, ...] = (Person("Ada"), *bots)
    table = Table(game.id, seats, game.check(recorded.seats, recorded.options), recorded.seed)
    running = RunningGame(game, table, History(game.new(recorded.seats, table.options, recorded.seed)))
    for seat, answer in recorded.answers:
        running.history.give(seat, answer, running.by(seat))
    return running


@pytest.mark.parametrize("recorded", some(of_each_end(GAMES), 8), ids=str)
def test_a_finished_game_is_kept_small_and_known_without_being_played_again(
    recorded: Recorded, tmp_path: Path
) -> None:
    archive, running = Archive(tmp_path, GAMES), played(recorded)
    kept = archive.keep(running)
    assert archive.store.path(kept).stat().st_size <= LARGEST
    (entry,) = archive.entries([kept])
    assert entry_from(kept, archive.store.read(kept), GAMES) == entry
    assert entry.ended_by == recorded.ended_by
    assert tuple(seat for seat, sat in enumerate(entry.seats) if sat.won) == recorded.winners
    assert tuple(sat.points for sat in entry.seats) == recorded.totals
    loaded = archive.load(kept)
    assert loaded.note == ""
    assert loaded.running.history.given == running.history.given
    check_lots(recorded, running, entry)


def check_lots(recorded: Recorded, running: RunningGame, entry: Entry) -> None:
    """What was dealt to each seat at the start has a name, and is kept."""
    game = GAMES[recorded.game]
    for kind, things in game.lots(running.history.now).items():
        assert len(things) == recorded.seats
        assert things == tuple(dict(sat.lots).get(kind, "") for sat in entry.seats)
        if game.words.lot(kind):
            assert all(game.words.item(thing) not in ("", thing) for thing in things if thing)
