"""How many games of each kind persons have finished and won."""

from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Occupant
from tests.play.tables import ANN, BEN, ROBOT, play


def played_once(folder: Path, *seats: Occupant) -> Archive:
    """The archive of a folder after one more game of these seats."""
    games = find_games()
    archive = Archive(folder / "archive", games)
    bus = CommandBus(games, None, archive)
    bus.do(NewGame("jumpdrive", seats, {}, 7))
    play(bus)
    return archive


@pytest.mark.parametrize(("seats", "can_win"), [((ANN,), False), ((ANN, ROBOT), True)])
def test_a_game_without_opponents_is_neither_won_nor_lost(
    seats: tuple[Occupant, ...], can_win: bool, tmp_path: Path
) -> None:
    archive = played_once(tmp_path, *seats)
    (entry,) = archive.entries(archive.find(Wanted()))
    won = int(entry.seats[0].won)
    assert won or can_win
    assert archive.played() == {"jumpdrive": (1, won if can_win else None)}
    found = {outcome: len(archive.find(Wanted(outcome=outcome))) for outcome in ("won", "lost")}
    assert found == ({"won": won, "lost": 1 - won} if can_win else {"won": 0, "lost": 0})
    assert entry.is_victory == bool(won and can_win)


def test_games_alone_count_beside_those_that_were_won(tmp_path: Path) -> None:
    archive = played_once(tmp_path, ANN, ROBOT)
    won = len(archive.find(Wanted(outcome="won")))
    assert played_once(tmp_path, ANN).played() == {"jumpdrive": (2, won)}


def test_a_game_among_persons_alone_is_won_by_one_and_lost_by_another(tmp_path: Path) -> None:
    assert played_once(tmp_path, ANN, BEN).played() == {"jumpdrive": (1, None)}
