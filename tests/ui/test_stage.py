"""Scenes come and go, and hand their results to whoever opened them."""

import pygame
import pytest

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene, Stage
from tests.ui.acts import key


class Note(Scene[str]):
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

    def resume(self) -> None:
        self.told.append("resume")


@pytest.fixture
def stage(kit: Kit) -> Stage:
    return Stage(kit)


def test_a_result_goes_to_whoever_opened_the_scene_before_that_goes_on(stage: Stage) -> None:
    menu, dialog = Note("menu"), Note("dialog")
    stage.open(menu)
    stage.open(dialog, menu.told.append)
    dialog.close("yes")
    assert menu.told[-2:] == ["yes", "resume"]
    assert dialog.told[-1] == "leave"
    assert stage.top is menu


def test_without_a_result_a_scene_is_given_up(stage: Stage) -> None:
    menu, dialog = Note("menu"), Note("dialog")
    stage.open(menu)
    stage.open(dialog, menu.told.append)
    dialog.close()
    dialog.close("too late")
    assert menu.told[-2:] == [None, "resume"]


def test_a_scene_that_goes_on_to_another_waits_for_that_one(stage: Stage) -> None:
    menu, first, second = Note("menu"), Note("new game"), Note("table")
    stage.open(menu)
    stage.open(first, lambda _result: stage.open(second))
    first.close("begin")
    assert "resume" not in menu.told
    second.close()
    assert menu.told.count("resume") == 1


def test_a_scene_may_close_with_what_another_has_said(stage: Stage) -> None:
    told: list[str | None] = []
    menu, pause, question = Note("menu"), Note("pause"), Note("question")
    stage.open(menu)
    stage.open(pause, told.append)
    stage.open(question, pause.close)
    question.close("leave")
    assert told == ["leave"]
    assert stage.scenes == [menu]
    assert "resume" not in pause.told


def test_what_lies_above_a_scene_goes_without_results(stage: Stage) -> None:
    table, pause, question = Note("table"), Note("pause"), Note("question")
    stage.open(table)
    stage.open(pause, table.told.append)
    stage.open(question, pause.told.append)
    stage.close_above(table)
    assert stage.scenes == [table]
    assert [scene.told[-1] for scene in (table, pause, question)] == ["resume", "leave", "leave"]
    assert None not in (*table.told, *pause.told)


def test_mypy_holds_who_opens_a_scene_to_its_result(stage: Stage) -> None:
    def count(number: int | None) -> None:
        """Takes another result than a note has."""

    stage.open(Note("text"), count)  # type: ignore[arg-type]
    stage.open(Note("text"), lambda result: print(result.strip()))  # type: ignore[union-attr]
    assert len(stage.scenes) == 2


def test_only_the_top_scene_gets_events(stage: Stage) -> None:
    menu, dialog = Note("menu"), Note("dialog")
    stage.open(menu)
    stage.open(dialog)
    stage.handle(key(pygame.K_a))
    assert pygame.KEYDOWN in dialog.told
    assert pygame.KEYDOWN not in menu.told


@pytest.mark.parametrize("fills", [True, False])
def test_a_dialog_is_drawn_over_what_it_leaves_to_see(
    stage: Stage, fills: bool, screen: pygame.Surface
) -> None:
    menu = Note("menu")
    stage.open(menu)
    stage.open(Note("dialog", fills=fills))
    stage.draw(screen)
    assert ("draw" in menu.told) is not fills
    assert not stage.changed or fills


def test_all_scenes_are_placed_anew_with_other_settings(stage: Stage) -> None:
    menu, dialog = Note("menu"), Note("dialog")
    stage.open(menu)
    stage.open(dialog)
    stage.set_settings(Settings(text_step=1.5))
    assert menu.told[-1] == dialog.told[-1] == ("layout", 1.5)
    assert stage.changed


def test_closing_the_last_scene_empties_the_stage(stage: Stage) -> None:
    menu = Note("menu")
    stage.open(menu)
    menu.close()
    assert stage.top is None
    assert stage.rest == 0


def test_clearing_lets_every_scene_leave_from_the_top(stage: Stage) -> None:
    scenes = [Note("menu"), Note("table")]
    for scene in scenes:
        stage.open(scene)
    stage.clear()
    assert [scene.told[-1] for scene in scenes] == ["leave", "leave"]
    assert "resume" not in scenes[0].told
