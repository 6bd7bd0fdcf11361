"""Games of a player who has set no name: each way to a table seats them as "You"."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Person, check_occupant
from galaxy_desktop.ui.puzzles.challenges import ChallengesScene
from galaxy_desktop.ui.puzzles.daily import DailyScene
from galaxy_desktop.ui.puzzles.scene import PuzzlesScene
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene
from tests.ui.scene_rig import SceneRig
from tests.ui.test_puzzles import table

GAMES = find_games()
WAYS: list[Callable[[Client, str], Scene[None]]] = [DailyScene, ChallengesScene]


@pytest.mark.parametrize("name", ["", "  "])
@pytest.mark.parametrize("way", WAYS)
def test_a_deal_of_the_day_and_a_challenge_begin(
    way: Callable[[Client, str], Scene[None]], name: str, tmp_path: Path
) -> None:
    rig = SceneRig(tmp_path, settings=Settings(mute=True, player_name=name), games=GAMES)
    rig.open(way(rig.client, "race"))
    rig.key(pygame.K_RETURN)
    new = rig.opened[0][0]
    assert isinstance(new, NewGame)
    assert new.seats[0] == Person("You")
    for seat in new.seats:
        check_occupant(seat)


def test_the_table_of_a_puzzle_names_the_player(tmp_path: Path) -> None:
    rig = SceneRig(tmp_path, settings=Settings(mute=True), games=GAMES)
    rig.open(PuzzlesScene(rig.client, "race")).solve()
    at = table(rig)
    assert at.session.bus.table().names()[at.puzzle.seat] == "You"
