"""Games that the coach judges, and its screen, for tests."""

from functools import cache
from pathlib import Path

import pygame

from galaxy_desktop.games import find_games
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Resign
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.coach.graph import Graph
from galaxy_desktop.ui.coach.scene import CoachScene
from galaxy_desktop.ui.settings import Settings
from tests import chance
from tests.ui.scene_rig import SceneRig

GAMES = find_games()
SIZES = [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0)]
WINDOWS = [(game, *SIZES[number % 3]) for number, game in enumerate(GAMES)]
SHIFT = pygame.KMOD_SHIFT
IDS = ("own", "other")
RESIGNED = 10
"""Number of answers after which a game is resigned, if it is."""


@cache
def played(game: str, seats: int, persons: int = 1, *, resign: bool = False) -> CommandBus:
    """A game by chance, with persons on the first seats; tests only look back at it."""
    people = [Person(name) for name in ("Ada", "Boris")[:persons]]
    bots = (Bot("easy", f"Bot {seat}") for seat in range(persons, seats))
    answers = RESIGNED if resign else chance.WHOLE
    bus = chance.lay(CommandBus(GAMES), chance.played(GAMES[game], (*people, *bots), seats, seats, answers))
    if resign:
        bus.do(Resign(0))
    return bus


def rig_of(folder: Path, size: tuple[int, int], step: float = 1.0, *, pictures: bool = True) -> SceneRig:
    settings = Settings(mute=True, player_name="Ada", text_step=step, high_contrast=not pictures)
    return SceneRig(folder, size, settings, games=GAMES)


def opened(
    rig: SceneRig, game: str = "jumpdrive", seats: int = 3, persons: int = 1, *, resign: bool = False
) -> CoachScene:
    """The coach once it has finished."""
    running = played(game, seats, persons, resign=resign).game_so_far()
    return done(rig, rig.open(CoachScene(rig.client, running)))


def done(rig: SceneRig, scene: CoachScene) -> CoachScene:
    """The scene once all is judged and its lines have grown."""
    while scene.coaching.working:
        rig.app.advance((), 0.02)
    rig.step(dt=2.0, times=3)
    return scene


def graph(scene: CoachScene) -> Graph:
    """The graph of the chances on the screen."""
    found = [widget for panel in scene.laid for widget in panel.widgets if isinstance(widget, Graph)]
    return found[0]


def moved(pos: tuple[int, int]) -> pygame.event.Event:
    """The pointer, moved to a place."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
