"""Scenes come and go, and hand their results to whoever opened them."""

import pygame
import pytest

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene, Stage
from tests.ui.acts import key


class Note(Scene):
    """A scene that notes what happens to it."""

    def __init__(self, name: str, *, fills: bool = True) -> None:
        self.name = name
        self.fills_screen = fills
        self.told: list[object] = []

    def enter(self) -> None:
        self.told.append("enter")

    def layout(self) -> None:
        self.told.append(("layout", self.kit.metrics.text_step))

    def leave(self) -> None:
        self.told.append("leave")

    def handle(self, event: pygame.event.Event) -> None:
        self.told.append(event.type)

    def draw(self, surface: pygame.Surface) -> None:
        self.told.append("draw")

    def on_result(self, closed: Scene, result: object) -> None:
        assert isinstance(closed, Note)
        self.told.append((closed.name, result))


@pytest.fixture
def stage(kit: Kit) -> Stage:
    return Stage(kit)


def test_a_result_goes_to_whoever_opened_the_scene(stage: Stage) -> None:
    menu, dialog = Note("menu"), Note("dialog")
    stage.push(menu)
    stage.push(dialog)
    stage.close("yes")
    assert menu.told[-1] == ("dialog", "yes")
    assert dialog.told[-1] == "leave"
    assert stage.top is menu


def test_a_replaced_scene_hands_its_place_on(stage: Stage) -> None:
    menu = Note("menu")
    stage.push(menu)
    stage.push(Note("new game"))
    stage.replace(Note("table"))
    stage.close(39)
    assert menu.told[-1] == ("table", 39)


def test_only_the_top_scene_gets_events(stage: Stage) -> None:
    menu, dialog = Note("menu"), Note("dialog")
    stage.push(menu)
    stage.push(dialog)
    stage.handle(key(pygame.K_a))
    assert pygame.KEYDOWN in dialog.told
    assert pygame.KEYDOWN not in menu.told


@pytest.mark.parametrize("fills", [True, False])
def test_a_dialog_is_drawn_over_what_it_leaves_to_see(
    stage: Stage, fills: bool, screen: pygame.Surface
) -> None:
    menu = Note("menu")
    stage.push(menu)
    stage.push(Note("dialog", fills=fills))
    stage.draw(screen)
    assert ("draw" in menu.told) is not fills
    assert not stage.changed or fills


def test_all_scenes_are_placed_anew_with_other_settings(stage: Stage) -> None:
    menu, dialog = Note("menu"), Note("dialog")
    stage.push(menu)
    stage.push(dialog)
    stage.set_settings(Settings(text_step=1.5))
    assert menu.told[-1] == dialog.told[-1] == ("layout", 1.5)
    assert stage.changed


def test_closing_the_last_scene_empties_the_stage(stage: Stage) -> None:
    stage.push(Note("menu"))
    stage.close()
    stage.close()
    assert stage.top is None
    assert stage.rest == 0


def test_clearing_lets_every_scene_leave_from_the_top(stage: Stage) -> None:
    scenes = [Note("menu"), Note("table")]
    for scene in scenes:
        stage.push(scene)
    stage.clear()
    assert [scene.told[-1] for scene in scenes] == ["leave", "leave"]
    assert ("table", None) not in scenes[0].told
