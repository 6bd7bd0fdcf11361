"""Pictures are made before they are needed, a few in each frame, and look the same."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import house_without_screen, play_on
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.motion import Motion, Tween, linear
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.tabletop import ahead
from galaxy_desktop.ui.tabletop.ahead import Ahead
from galaxy_desktop.ui.tabletop.flight import Flight
from galaxy_desktop.ui.tabletop.sheet import Drawing
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from galaxy_desktop.ui.tabletop.staging import Staging
from tests.sweep import some

GAMES = find_games()
STEP, MOST_STEPS, QUESTIONS = 1 / 30, 1500, 2
MADE_AHEAD = ("race", "jumpdrive", "frontiers")
"""Games in which a question shows pictures that were not seen while something moved."""


OTHERS = [game for game in GAMES if game != "roll"]


def test_in_a_frame_no_more_is_begun_once_its_time_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    pictures = Ahead()

    def drawing(number: int) -> Drawing:
        return lambda _surface: made.append(number)

    pictures.plan(drawing(number) for number in range(5))
    clock = iter(range(1000))
    monkeypatch.setattr(ahead, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(ahead, "SPARE", 1.5)
    pictures.go_on()
    assert made == [0]
    assert not pictures.done
    monkeypatch.setattr(ahead, "SPARE", 1000)
    pictures.go_on()
    assert made == [0, 1, 2, 3, 4]
    assert pictures.done


def test_what_flies_is_made_when_it_is_seen_or_turned_up() -> None:
    made: list[int] = []
    board: Any = None

    def face() -> pygame.Surface:
        made.append(1)
        return clear_surface((40, 60))

    staging, surface = Staging(Motion(), board, board), pygame.Surface((200, 200))
    tween = Tween(100, linear, delay=50)
    staging.fly(tween, face, (0, 0), (100, 100), back=clear_surface((40, 60)))
    (flight,) = staging.flights
    assert isinstance(flight, Flight)
    for passed, pictures in ((10, 0), (60, 0), (110, 1), (150, 1)):
        tween.passed = passed
        assert flight.place.width == (0 if passed < tween.delay else 42)
        flight.draw(surface)
        assert len(made) == pictures, passed


@pytest.mark.slow
@pytest.mark.parametrize("game", some(MADE_AHEAD, 1))
def test_little_is_left_to_be_made_when_a_question_is_put(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ready = made_for_questions(game)
    monkeypatch.setattr(SheetPainter, "expect", lambda _self, _shown, _decision: None)
    assert ready < made_for_questions(game)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "steps"), [("roll", 120), *((game, 25) for game in some(OTHERS, 1))])
def test_pictures_of_a_question_are_made_from_the_moment_in_which_it_is_put(game: str, steps: int) -> None:
    """In Roll until a good is shipped, of which the picture lies elsewhere a question later."""
    with house_without_screen((1280, 720), quick=True, speed="fast", mute=True) as house:
        bots = [Bot("easy", name) for name in COMPUTERS[: GAMES[game].seats[-1] - 1]]
        table = house.table(NewGame(game, (Person("Ada"), *bots), {}, 3))
        bus = table.session.bus
        house.app.open(table)
        for _step in range(steps):
            house.app.step([], STEP)
            if 0 in bus.awaited() and not bus.is_over():
                table.view.painter.skip()  # before anything of the question has been made
                play_on(bus, "easy", 1)


def made_for_questions(game: str) -> int:
    """Pictures made in the frames in which a person is asked, over some questions."""
    made = asked = 0
    with house_without_screen((1280, 720), quick=True, speed="normal", mute=True) as house:
        bots = [Bot("easy", name) for name in COMPUTERS[: GAMES[game].seats[-1] - 1]]
        table = house.table(NewGame(game, (Person("Ada"), *bots), {}, 3))
        house.app.open(table)
        kit: Kit = table.kit
        kit.surfaces.clear()
        for _step in range(MOST_STEPS):
            before, waited = len(kit.surfaces), table.controller.question is None
            house.app.step([], STEP)
            if waited and table.controller.question is not None:
                made, asked = made + len(kit.surfaces) - before, asked + 1
            if not table.view.painter.busy and 0 in table.session.bus.awaited():
                play_on(table.session.bus, "easy", 1)
            if asked == QUESTIONS:
                break
    assert asked == QUESTIONS
    return made
