"""New Frontiers at the real table: tiles by click, drag and key, and the empires of others."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.games.frontiers.table.painter import FrontiersPainter
from tests.ui.table_hands import answer_by
from tests.ui.table_rig import Rig

SEED = 3


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    """A table at the first action that a person selects."""
    made = Rig(tmp_path, game="frontiers", games=find_games(), seed=SEED, drawn=False)
    play_to(made, "action")
    yield made
    made.close()


def play_to(rig: Rig, topic: str) -> None:
    """Answer until the person is asked about something."""
    dice = Dice(7)
    while topic_of(rig) != topic:
        answer_by(rig, dice, by_mouse=True)


def topic_of(rig: Rig) -> str:
    assert rig.scene.controller.question is not None
    return rig.scene.controller.question.decision.topic


def chosen(rig: Rig) -> tuple[str, ...]:
    assert rig.scene.controller.question is not None
    return rig.scene.controller.question.chosen


def painter(rig: Rig) -> FrontiersPainter:
    assert isinstance(rig.scene.view.painter, FrontiersPainter)
    return rig.scene.view.painter


def free_tiles(rig: Rig) -> tuple[str, ...]:
    assert rig.scene.controller.question is not None
    return rig.scene.controller.question.prompt.open()


@pytest.mark.slow
def test_no_question_is_shown_as_a_list(rig: Rig) -> None:
    dice = Dice(7)
    for _answer in range(16):
        assert not rig.scene.view.widgets.chips, topic_of(rig)
        answer_by(rig, dice, by_mouse=True)


def test_the_keyboard_begins_at_what_can_be_chosen(rig: Rig) -> None:
    rig.key(pygame.K_TAB)
    rig.scene.view.widgets.focus_first()
    rig.key(pygame.K_SPACE)
    assert chosen(rig) == free_tiles(rig)[:1]


@pytest.mark.slow
def test_a_selected_tile_lies_lower_in_its_well(rig: Rig) -> None:
    action = "send_diplomatic_envoys"
    before = painter(rig).sheet.places[f"action:{action}"].top
    rig.click(rig.widget(action).rect.center)
    rig.key(pygame.K_RETURN)
    rig.settle()
    assert painter(rig).sheet.places[f"action:{action}"].top > before


def test_a_click_on_another_player_opens_the_empire_and_escape_closes_it(rig: Rig) -> None:
    rig.click(rig.widget("player:1").rect.center)
    assert painter(rig).looked_at == 1
    home = rig.bus.view(0).players[1].colonies[0]
    assert rig.widget(f"of 1:{home}").rect.width > 0
    rig.key(pygame.K_ESCAPE)
    assert painter(rig).looked_at == NOBODY
    assert rig.opened == ""


def test_an_open_empire_stays_open_with_another_size_of_text(rig: Rig) -> None:
    rig.click(rig.widget("player:1").rect.center)
    before = painter(rig)
    rig.app.apply(rig.app.settings.but(text_step=1.5))
    rig.post()
    assert painter(rig) is not before
    assert painter(rig).looked_at == 1


def test_the_cross_closes_an_empire(rig: Rig) -> None:
    rig.click(rig.widget("player:1").rect.center)
    rig.click(rig.widget("player:1 close").rect.center)
    assert painter(rig).looked_at == NOBODY


def test_a_world_dragged_to_the_own_mat_is_picked_and_undo_gives_it_back(rig: Rig) -> None:
    rig.click(rig.widget("explore").rect.center)
    rig.key(pygame.K_RETURN)
    rig.settle()
    assert topic_of(rig) == "explore"
    world = free_tiles(rig)[2]
    rig.drag(rig.widget(world).rect.center, painter(rig).sheet.places["seat:0"].center)
    rig.settle()
    me = rig.bus.view(0).players[0]
    assert world in {*me.explored, *me.colonies}
    rig.key(pygame.K_z)
    rig.settle()
    assert topic_of(rig) == "explore"
    assert world in free_tiles(rig)


def test_a_world_dropped_elsewhere_goes_back(rig: Rig) -> None:
    rig.click(rig.widget("explore").rect.center)
    rig.key(pygame.K_RETURN)
    rig.settle()
    rig.drag(rig.widget(free_tiles(rig)[2]).rect.center, painter(rig).areas.log.center)
    assert chosen(rig) == ()


def test_a_notice_hides_no_action_tile(rig: Rig) -> None:
    rig.scene.view.tell("Something was done by itself.")
    toast = rig.scene.view.widgets.form.toast
    assert toast is not None
    assert not any(toast.rect.colliderect(rig.widget(action).rect) for action in free_tiles(rig))
