"""A gamepad plays everything: its buttons as keys, its signs on the buttons, pads that come and go."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.games.master.table.keys import STRIDES
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.ui.keys import key_groups, pad_sign
from galaxy_desktop.ui.pad import AFTER, EVERY, WHOLE, Pads
from galaxy_desktop.ui.pad_keys import AXES, BUTTONS, CHORDS
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.scene import TableScene
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.key_cue import key_cue_width
from tests.ui.listener import listening
from tests.ui.table_rig import Rig

Event = pygame.event.Event
A, B, START = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_START
RIGHT, SHOULDER = pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
STICK, TRIGGER = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_TRIGGERRIGHT


def down(button: int) -> Event:
    return Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button)


def up(button: int) -> Event:
    return Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button)


def axis(number: int, share: float) -> Event:
    return Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=number, value=round(share * WHOLE))


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path, settings=Settings(speed="instant", mute=True, confirm_undo=False))
    yield made
    made.close()


def press(rig: Rig, button: int) -> None:
    rig.post(down(button))
    rig.post(up(button))


def test_a_pad_chooses_answers_and_takes_back(rig: Rig) -> None:
    press(rig, A)
    press(rig, A)
    chosen = rig.question.chosen
    assert len(chosen) == 1
    press(rig, RIGHT)
    press(rig, A)
    assert rig.question.chosen != chosen
    press(rig, B)
    assert rig.question.chosen == ()
    press(rig, A)
    press(rig, RIGHT)
    press(rig, A)
    lines = rig.bus.lines()
    rig.post(axis(TRIGGER, 1.0))
    rig.post(axis(TRIGGER, 0.0))
    assert rig.bus.lines() > lines
    press(rig, START)
    assert rig.opened == "pause"


def test_shoulders_go_from_group_to_group(rig: Rig) -> None:
    press(rig, RIGHT)
    form = rig.scene.view.widgets.form
    first = form.focus.current
    press(rig, SHOULDER)
    second = form.focus.current
    assert second is not first
    press(rig, pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert form.focus.current is first


def keys(pads: Pads, *events: Event) -> list[tuple[bool, int]]:
    return [(key.type == pygame.KEYDOWN, key.key) for one in events for key in pads.keys(one)]


def test_a_stick_is_a_key_until_it_is_let_go_and_repeats() -> None:
    pads = Pads()
    assert keys(pads, axis(STICK, 0.3)) == []
    assert keys(pads, axis(STICK, 0.6), axis(STICK, 1.0), axis(STICK, 0.4)) == [(True, pygame.K_RIGHT)]
    assert pads.rest == AFTER
    assert [key.key for key in pads.update(AFTER)] == [pygame.K_RIGHT]
    assert pads.update(EVERY / 2) == []
    assert [key.key for key in pads.update(EVERY)] == [pygame.K_RIGHT]
    assert keys(pads, axis(STICK, 0.1)) == [(False, pygame.K_RIGHT)]
    assert not pads.update(AFTER)
    assert keys(pads, axis(STICK, 1.0), axis(STICK, -1.0)) == [
        (True, pygame.K_RIGHT),
        (True, pygame.K_LEFT),
        (False, pygame.K_RIGHT),
    ]


def test_a_pad_without_known_buttons_has_the_usual_ones_and_its_hat() -> None:
    pads = Pads()
    joystick: dict[str, Any] = {"instance_id": 4, "joy": 4}
    hat = [Event(pygame.JOYHATMOTION, hat=0, value=way, **joystick) for way in ((0, 1), (0, 0))]
    assert keys(pads, *hat) == [(True, pygame.K_UP), (False, pygame.K_UP)]
    buttons = [Event(pygame.JOYBUTTONDOWN, button=number, **joystick) for number in (0, 1, 40)]
    assert keys(pads, *buttons) == [(True, pygame.K_SPACE), (True, pygame.K_ESCAPE)]


def test_a_pad_that_is_pulled_out_lets_go(rig: Rig) -> None:
    rig.post(Event(pygame.JOYDEVICEADDED, device_index=99, guid=""))
    press(rig, pygame.CONTROLLER_BUTTON_LEFTSTICK)
    seen = [rig.scene.view.visits_all]
    rig.post(Event(pygame.JOYDEVICEREMOVED, instance_id=0))
    assert [*seen, rig.scene.view.visits_all] == [True, False]
    assert not rig.app.stage.kit.pointer.keys


def test_nothing_is_pressed_while_another_window_is_in_front(rig: Rig) -> None:
    rig.post(down(RIGHT))
    rig.post(Event(pygame.WINDOWFOCUSLOST))
    press(rig, START)
    assert (rig.opened, rig.app.pads.rest) == ("", None)


def test_the_signs_of_the_pad_stand_on_the_buttons_until_a_key_is_pressed(rig: Rig) -> None:
    kit = rig.app.stage.kit
    press(rig, RIGHT)
    assert (pad_sign("Enter"), pad_sign("Esc"), pad_sign("P")) == ("RT", "B", "X")
    shown = rig.picture()
    assert key_cue_width(kit, "F5") == 0
    rig.key(pygame.K_LEFT)
    assert rig.picture() != shown
    assert key_cue_width(kit, "F5") > 0


def test_every_button_is_in_the_list_of_keys() -> None:
    listed = [one.label for title, group in key_groups() if title == "Gamepad" for one in group]
    for pad in (*BUTTONS.values(), *AXES.values()):
        assert pad.sign in " ".join(listed)
    for pad in CHORDS.values():
        assert pad.sign in (*listed, "")


BACK, X = pygame.CONTROLLER_BUTTON_BACK, pygame.CONTROLLER_BUTTON_X


def test_back_alone_is_pressed_as_it_is_let_go() -> None:
    pads = Pads()
    assert keys(pads, down(BACK)) == []
    assert keys(pads, up(BACK)) == [(True, pygame.K_F1), (False, pygame.K_F1)]


def test_with_back_held_buttons_are_other_keys_and_back_is_none() -> None:
    pads = Pads()
    assert keys(pads, down(BACK), down(X)) == [(True, pygame.K_e)]
    assert keys(pads, up(BACK), up(X)) == [(False, pygame.K_e)]
    assert keys(pads, down(X), up(X)) == [(True, pygame.K_p), (False, pygame.K_p)]
    assert keys(pads, down(X), down(BACK), up(X), up(BACK)) == [
        (True, pygame.K_p),
        (False, pygame.K_p),
        (True, pygame.K_F1),
        (False, pygame.K_F1),
    ]


def test_with_back_held_the_stick_pans_again_and_again() -> None:
    pads = Pads()
    assert keys(pads, down(BACK), axis(STICK, 1.0)) == [(True, pygame.K_d)]
    assert [key.key for key in pads.update(AFTER)] == [pygame.K_d]
    assert keys(pads, axis(STICK, 0.0), up(BACK)) == [(False, pygame.K_d)]


@pytest.mark.parametrize(
    "code", [pygame.K_n, pygame.K_e, pygame.K_c, pygame.K_i, pygame.K_u, pygame.K_g, *STRIDES]
)
def test_each_key_of_the_table_without_a_button_has_a_chord(code: int) -> None:
    assert code in {pad.code for pad in CHORDS.values()}


def test_a_stick_that_is_pressed_with_back_held_switches_nothing() -> None:
    pads, stick = Pads(), pygame.CONTROLLER_BUTTON_LEFTSTICK
    assert keys(pads, down(BACK), down(stick)) == [(True, pygame.K_u)]
    assert keys(pads, up(stick), up(BACK)) == [(False, pygame.K_u)]
    assert keys(pads, down(stick), up(stick)) == [(True, pygame.K_LCTRL)]


def test_the_forecast_and_the_gallery_open_with_a_pad(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=find_games(), settings=Settings(speed="instant", mute=True))
    rig.post(down(BACK))
    press(rig, pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert rig.scene.view.side.drawer == "forecast"
    press(rig, pygame.CONTROLLER_BUTTON_LEFTSTICK)
    press(rig, pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    assert rig.opened == "gallery"
    rig.close()


def test_what_back_holds_is_let_go_with_the_window() -> None:
    pads = Pads()
    keys(pads, down(BACK), down(X))
    assert [(key.type, key.key) for key in pads.let_go()] == [(pygame.KEYUP, pygame.K_e)]
    assert keys(pads, up(BACK), down(X)) == [(True, pygame.K_p)]


def test_a_map_is_zoomed_and_panned_with_a_pad(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="master", games=find_games(), settings=Settings(speed="instant", mute=True))
    press(rig, RIGHT)
    painter = rig.scene.view.painter
    assert isinstance(painter, MasterPainter)
    rig.post(down(BACK), axis(pygame.CONTROLLER_AXIS_RIGHTY, -1.0))
    rig.post(axis(pygame.CONTROLLER_AXIS_RIGHTY, 0.0))
    near = painter.camera
    assert near.step
    rig.post(axis(STICK, 1.0))
    rig.post(axis(STICK, 0.0))
    assert painter.camera != near
    rig.post(up(BACK))
    assert rig.opened == "", "no rules"
    rig.close()


def test_the_right_stick_turns_the_pages_of_the_focus_line(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    turned: list[bool] = []
    monkeypatch.setattr(type(rig.app.stage.kit.narrator), "turn", lambda _narrator: turned.append(True))
    stick = pygame.CONTROLLER_AXIS_RIGHTX
    for share in (0.6, 1.0, 0.0, -1.0, 0.0):
        rig.post(axis(stick, share))
    assert turned == [True]
    assert pad_sign("F4") == "RS →"


def test_a_game_is_begun_with_a_pad_alone(folder: Path) -> None:
    with listening(folder) as player:
        app = player._app
        for button in (A, A, A):
            app.advance([down(button)], 0.05)
            app.advance([up(button)], 0.05)
        for _step in range(12):
            if isinstance(app.stage.top, TableScene):
                break
            app.advance([axis(TRIGGER, 1.0)], 0.05)
            app.advance([axis(TRIGGER, 0.0)], 0.05)
        assert isinstance(app.stage.top, TableScene)
        assert any(isinstance(widget, Button) for widget in app.stage.top.view.widgets.form.widgets)
