"""Buttons, segments, toggles, sliders and drop-down lists: what a click, a key and a drag do."""

from itertools import pairwise

import pygame
import pytest

from galaxy_desktop.ui.focus import ARROWS
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.segmented import Segmented
from galaxy_desktop.ui.widgets.slider import Slider
from galaxy_desktop.ui.widgets.toggle import Toggle
from tests.ui.acts import Event, click, key, let_go, move, press, wheel
from tests.ui.widget_rig import PLACE, SPEEDS, play


class TestButton:
    @pytest.mark.parametrize("events", [click(PLACE.center), [key(pygame.K_SPACE)], [key(pygame.K_RETURN)]])
    def test_click_space_and_enter_press_it(self, kit: Kit, events: list[Event]) -> None:
        pressed: list[int] = []
        play(kit, Button(kit, PLACE, "Undo", lambda: pressed.append(1)), events)
        assert pressed == [1]

    def test_its_key_presses_it_from_anywhere(self, kit: Kit) -> None:
        pressed: list[int] = []
        undo = Button(kit, PLACE, "Undo", lambda: pressed.append(1), key=pygame.K_z, cue="Z")
        form = Form(kit, [[Button(kit, PLACE.move(0, 90), "Hint", lambda: None), undo]])
        assert form.handle(key(pygame.K_z))
        assert not form.handle(key(pygame.K_z, mod=pygame.KMOD_CTRL))
        assert pressed == [1]

    def test_letting_go_elsewhere_does_nothing(self, kit: Kit) -> None:
        pressed: list[int] = []
        button = Button(kit, PLACE, "Undo", lambda: pressed.append(1))
        play(kit, button, [press(PLACE.center), move((5, 5)), let_go((5, 5))])
        assert not pressed
        assert not button.pressed

    def test_a_right_click_does_not_press(self, kit: Kit) -> None:
        pressed: list[int] = []
        button = Button(kit, PLACE, "Undo", lambda: pressed.append(1))
        play(kit, button, [press(PLACE.center, 3), let_go(PLACE.center, 3)])
        assert not pressed

    def test_grey_says_why_and_does_nothing(self, kit: Kit) -> None:
        pressed: list[int] = []
        button = Button(kit, PLACE, "Add player", lambda: pressed.append(1), why_not="Four is the most.")
        play(kit, button, [*click(PLACE.center), key(pygame.K_SPACE), key(pygame.K_RETURN)])
        assert not pressed
        assert button.can_focus
        assert button.announce == "Add player, button, unavailable: Four is the most."

    def test_its_natural_width_holds_its_label(self, kit: Kit) -> None:
        button = Button(
            kit, PLACE, "Place New Earth", lambda: None, kind="primary", cue="Enter", icon="check"
        )
        assert button.natural_width > kit.text.width("Place New Earth", "primary")
        button.rect.width = 90
        assert button.explanation == "Place New Earth"
        button.rect.width = button.natural_width
        assert button.explanation == ""


class TestSegmented:
    def segmented(self, kit: Kit, got: list[str]) -> Segmented[str]:
        return Segmented(kit, PLACE, SPEEDS, "normal", got.append, label="Speed")

    def test_a_click_chooses(self, kit: Kit) -> None:
        got: list[str] = []
        widget = self.segmented(kit, got)
        play(kit, widget, click(widget.parts()[2].center))
        assert got == ["fast"]
        assert widget.announce == "Speed, choice, Fast, 3 of 3."

    def test_arrows_choose_and_stop_at_the_ends(self, kit: Kit) -> None:
        got: list[str] = []
        play(kit, self.segmented(kit, got), [key(pygame.K_RIGHT), key(pygame.K_RIGHT), key(pygame.K_LEFT)])
        assert got == ["fast", "normal"]

    def test_space_goes_round(self, kit: Kit) -> None:
        got: list[str] = []
        play(kit, self.segmented(kit, got), [key(pygame.K_SPACE)] * 3)
        assert got == ["fast", "calm", "normal"]

    def test_its_parts_lie_side_by_side_in_its_place(self, kit: Kit) -> None:
        widget = self.segmented(kit, [])
        parts = widget.parts()
        assert all(PLACE.contains(part) for part in parts)
        assert all(left.right < right.left for left, right in pairwise(parts))
        widget.rect.width = 120
        assert widget.rect.contains(widget.parts()[-1])


class TestToggle:
    @pytest.mark.parametrize(
        "events",
        [
            click(PLACE.center),
            click((PLACE.right - 5, PLACE.centery)),
            [key(pygame.K_SPACE)],
            [key(pygame.K_RIGHT)],
        ],
    )
    def test_click_space_and_right_turn_it_on(self, kit: Kit, events: list[Event]) -> None:
        got: list[bool] = []
        toggle = Toggle(kit, PLACE, "Silent", got.append, on=False)
        play(kit, toggle, events)
        assert got == [True]
        assert toggle.announce == "Silent, switch, on."

    def test_left_turns_it_off(self, kit: Kit) -> None:
        got: list[bool] = []
        play(kit, Toggle(kit, PLACE, "Silent", got.append, on=True), [key(pygame.K_LEFT), key(pygame.K_LEFT)])
        assert got == [False]

    def test_a_detail_without_room_is_told_by_the_tooltip(self, kit: Kit) -> None:
        detail = "Uses short fades instead of slides and spins."
        assert (
            Toggle(kit, pygame.Rect(0, 0, 400, 70), "Calm", print, on=True, detail=detail).explanation == ""
        )
        assert (
            Toggle(kit, pygame.Rect(0, 0, 400, 30), "Calm", print, on=True, detail=detail).explanation
            == detail
        )


class TestSlider:
    def slider(self, kit: Kit, got: list[int]) -> Slider:
        return Slider(kit, PLACE, "Everything", 50, got.append)

    def test_it_follows_the_pointer_until_let_go(self, kit: Kit) -> None:
        got: list[int] = []
        slider = self.slider(kit, got)
        track = slider.track
        events = [press(track.midleft), move(track.midright), let_go(track.midright), move(track.center)]
        play(kit, slider, events)
        assert got == [0, 100]

    def test_a_drag_may_leave_its_place(self, kit: Kit) -> None:
        got: list[int] = []
        play(kit, self.slider(kit, got), [press(PLACE.center), move((2000, 5)), let_go((2000, 5))])
        assert got[-1] == 100

    @pytest.mark.parametrize(
        ("code", "value"),
        [
            (pygame.K_LEFT, 45),
            (pygame.K_RIGHT, 55),
            (pygame.K_HOME, 0),
            (pygame.K_END, 100),
            (pygame.K_PAGEUP, 70),
        ],
    )
    def test_keys_move_it_by_steps_and_to_its_ends(self, kit: Kit, code: int, value: int) -> None:
        got: list[int] = []
        play(kit, self.slider(kit, got), [key(code)])
        assert got == [value]

    def test_the_wheel_moves_it_by_steps(self, kit: Kit) -> None:
        got: list[int] = []
        play(kit, self.slider(kit, got), [move(PLACE.center), wheel(1), wheel(-1)])
        assert got == [55, 50]


class TestDropDown:
    def drop_down(self, kit: Kit, got: list[str]) -> DropDown[str]:
        return DropDown(kit, PLACE, SPEEDS, "normal", got.append, label="Level")

    def test_a_click_opens_and_a_click_chooses(self, kit: Kit) -> None:
        got: list[str] = []
        widget = self.drop_down(kit, got)
        play(kit, widget, [*click(PLACE.center), *click(widget.rows()[2].center)])
        assert got == ["fast"]
        assert not widget.open

    @pytest.mark.parametrize("opens", [pygame.K_SPACE, pygame.K_RETURN])
    def test_keys_open_walk_and_choose(self, kit: Kit, opens: int) -> None:
        got: list[str] = []
        play(
            kit,
            self.drop_down(kit, got),
            [key(opens), key(pygame.K_UP), key(pygame.K_UP), key(pygame.K_RETURN)],
        )
        assert got == ["calm"]

    def test_while_it_is_closed_the_arrows_go_on_to_the_next_item(self, kit: Kit) -> None:
        widget = self.drop_down(kit, [])
        assert not any(widget.handle(key(code)) for code in ARROWS)
        assert not widget.open

    @pytest.mark.parametrize("end", [[key(pygame.K_ESCAPE)], [key(pygame.K_TAB)], click((5, 5))])
    def test_it_closes_unchanged(self, kit: Kit, end: list[Event]) -> None:
        got: list[str] = []
        widget = self.drop_down(kit, got)
        play(kit, widget, [key(pygame.K_SPACE), key(pygame.K_DOWN), *end])
        assert not widget.open
        assert not got
        assert widget.announce == "Level, drop-down list, Normal, 2 of 3."

    def test_near_the_lower_edge_it_opens_upwards(self, kit: Kit) -> None:
        widget = DropDown(kit, pygame.Rect(400, 1000, 300, 50), SPEEDS, "normal", print)
        assert widget.rows()[-1].bottom <= widget.rect.top
