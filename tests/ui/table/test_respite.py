"""Presses that come just after a story ends were meant to hurry it: they neither select nor confirm."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.settings import Settings
from tests.ui.acts import key
from tests.ui.table_rig import Rig
from tests.ui.tabletop.test_beats import answered, beats

GAMES = find_games()
SOON, LATER = 0.05, 1.0
SPACE = (key(pygame.K_SPACE), pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
ENTER = (key(pygame.K_RETURN), pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))


def asks(rig: Rig) -> bool:
    """Whether a question is open and nothing moves."""
    return rig.scene.controller.question is not None and not rig.scene.view.moves


def hurried(rig: Rig) -> None:
    """Press Space until the next own question is asked."""
    for _press in range(600):
        rig.app.advance(SPACE if rig.scene.view.painter.busy else (), SOON)
        if asks(rig):
            return
    raise AssertionError("the story has no end")


def shown_again(folder: Path) -> Rig:
    """A table with a complete answer, at which what others did is being shown once more."""
    rig = answered(folder, "frontiers", "normal")
    list(beats(rig))
    rig.app.advance([], LATER)
    while not rig.question.can_give:
        rig.scene.controller.click(next(iter(sorted(rig.question.open - {*rig.question.chosen}))))
    rig.key(pygame.K_r)
    rig.app.advance([], SOON)
    assert rig.scene.view.painter.busy
    return rig


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("presses", [SPACE, ENTER], ids=["space", "enter"])
def test_a_key_just_after_a_hurried_story_does_nothing(
    tmp_path: Path, game: str, presses: tuple[pygame.event.Event, ...]
) -> None:
    rig = answered(tmp_path, game, "normal")
    hurried(rig)
    view = rig.scene.view
    before = (rig.question, rig.question.chosen, view.widgets.form.focus.by_keys, view.toast, rig.bus.lines())
    for _again in range(3):
        rig.app.advance(presses, SOON)
    after = (rig.question, rig.question.chosen, view.widgets.form.focus.by_keys, view.toast, rig.bus.lines())
    assert after == before
    rig.app.advance([], LATER)
    for _press in range(2):
        rig.app.advance(SPACE, SOON)
    assert rig.scene.controller.question is not before[0] or rig.question.chosen != before[1]
    rig.close()


def test_nor_just_after_a_story_that_came_to_its_end(tmp_path: Path) -> None:
    rig = answered(tmp_path, "race", "normal")
    list(beats(rig))
    by_keys = rig.scene.view.widgets.form.focus.by_keys
    rig.app.advance(SPACE, SOON)
    rig.app.advance(SPACE, SOON)
    assert not rig.question.chosen
    assert rig.scene.view.widgets.form.focus.by_keys == by_keys
    rig.close()


def test_enter_does_not_confirm_what_was_chosen_before(tmp_path: Path) -> None:
    rig = shown_again(tmp_path)
    lines = rig.bus.lines()
    hurried(rig)
    rig.app.advance(ENTER, SOON)
    assert rig.bus.lines() == lines
    rig.app.advance([], LATER)
    rig.app.advance(ENTER, SOON)
    assert rig.bus.lines() > lines
    rig.close()


@pytest.mark.parametrize(("pause", "elsewhere"), [(SOON, False), (LATER, False), (SOON, True)])
def test_a_second_click_on_skip_does_not_press_the_button_in_its_place(
    tmp_path: Path, pause: float, elsewhere: bool
) -> None:
    rig = shown_again(tmp_path)
    lines, bar = rig.bus.lines(), rig.scene.view.widgets.bar.rect
    place = bar.right - 150, bar.centery
    while rig.scene.view.moves:
        rig.click(place)
    primary = rig.scene.view.widgets.bar.primary
    assert primary is not None
    assert primary.rect.inflate(-80, 0).collidepoint(place)
    goal = primary.rect.left + 20 if elsewhere else place[0] + 4, place[1]
    rig.move(goal)
    rig.app.advance([], pause)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        rig.app.advance([pygame.event.Event(kind, pos=goal, button=1)], 0.0)
    assert (rig.bus.lines() > lines) == (pause == LATER or elsewhere)
    rig.close()


def test_moving_pieces_of_the_own_turn_do_not_hold_keys_back(tmp_path: Path) -> None:
    seats = (Person("Ada"), Bot("easy", "Vega"))
    settings = Settings(mute=True, speed="fast")
    rig = Rig(tmp_path, seats, game="roll", games=GAMES, settings=settings)
    for _step in range(400):
        rig.app.advance([], SOON)
        if asks(rig):
            break
    rig.app.advance(SPACE, 0.0)
    rig.app.advance(SPACE, 0.0)
    assert rig.question.chosen or rig.scene.view.widgets.form.focus.by_keys
    rig.close()


def test_while_a_computer_player_goes_on_choosing_clicks_count_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = Rig(tmp_path, slow=True)
    monkeypatch.setattr(rig.thinker, "hurry", lambda: None)
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle(140)
    rig.click(rig.scene.view.widgets.bar.buttons[-1].rect.center)
    place = rig.scene.view.kit.pointer.pos
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
    assert rig.scene.input.respite.takes(press)
    rig.app.advance([], LATER)
    assert rig.scene.controller.question is None
    assert not rig.scene.input.respite.takes(press)
    rig.close()


def test_whoever_does_something_else_first_may_confirm_at_once(tmp_path: Path) -> None:
    rig = answered(tmp_path, "frontiers", "normal")
    hurried(rig)
    lines = rig.bus.lines()
    rig.key(pygame.K_1)
    assert rig.question.can_give
    rig.app.advance(ENTER, SOON)
    assert rig.bus.lines() > lines
    rig.close()


def test_the_table_wakes_when_keys_count_again(tmp_path: Path) -> None:
    rig = answered(tmp_path, "jumpdrive", "normal")
    hurried(rig)
    rig.app.advance([], 0.0)
    assert 0 < rig.scene.rest < LATER
    rig.app.advance([], LATER)
    assert rig.scene.rest > LATER or rig.scene.view.moves
    rig.close()
