"""How many games of each kind persons have finished and won."""

from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Occupant
from tests.play.tables import ANN, ROBOT, play


@pytest.mark.parametrize(("seats", "can_win"), [((ANN,), False), ((ANN, ROBOT), True)])
def test_a_game_without_opponents_is_not_won(
    seats: tuple[Occupant, ...], can_win: bool, tmp_path: Path
) -> None:
    games = find_games()
    archive = Archive(tmp_path / "archive", games)
    bus = CommandBus(games, None, archive)
    bus.do(NewGame("jumpdrive", seats, {}, 7))
    play(bus)
    assert 0 in bus.result().winners or can_win
    won = int(can_win and 0 in bus.result().winners)
    assert archive.played() == {"jumpdrive": (1, won)}
