"""As a table opens: how a new game is set up comes first, and what was said long ago is not said again."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.ui.speech.spoken import spoken
from galaxy_desktop.ui.table.scene import TableScene
from tests.ui.listener import Listener, listening

GAMES = "race", "roll", "frontiers", "jumpdrive", "master"


def begins(player: Listener, number: int) -> list[str]:
    """What is said from the moment at which a new game of this number in the menu is started."""
    shifted = pygame.event.Event(
        pygame.KEYDOWN, key=pygame.K_1 + number, mod=pygame.KMOD_LSHIFT, unicode="", scancode=0
    )
    player._app.advance([shifted], 0.0)
    player.listen()
    said = player.press(pygame.K_RETURN)
    assert isinstance(player._app.stage.top, TableScene)
    return said


@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_is_said_before_the_first_question(folder: Path, game: str) -> None:
    with listening(folder) as player:
        said = begins(player, GAMES.index(game))
        scene = player._app.stage.top
        assert isinstance(scene, TableScene)
        question = said.index(scene.heading[0])
        assert question, "something is set up"
        assert [*map(spoken, scene.heading)] == said[question:-1]


def test_a_game_that_goes_on_says_nothing_of_its_past(folder: Path) -> None:
    with listening(folder) as player:
        begins(player, 0)
        for code in (pygame.K_1, pygame.K_2, pygame.K_RETURN, pygame.K_F10, pygame.K_UP, pygame.K_RETURN):
            player.press(code)
        said = player.press(pygame.K_RETURN)
        scene = player._app.stage.top
        assert isinstance(scene, TableScene)
        assert said[:-1] == [*map(spoken, scene.heading)]
