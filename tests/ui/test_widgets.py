"""Every widget does its work by mouse and by keyboard, says itself, and stays in its place."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from galaxy_desktop.ui.kit import Kit, fit_kit
from galaxy_desktop.ui.settings import TEXT_STEPS, Settings
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.panel import Panel
from galaxy_desktop.ui.widgets.progress_dots import ProgressDots
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from galaxy_desktop.ui.widgets.segmented import Segmented
from galaxy_desktop.ui.widgets.slider import Slider
from galaxy_desktop.ui.widgets.text_field import TextField
from galaxy_desktop.ui.widgets.toast import Toast
from galaxy_desktop.ui.widgets.toggle import Toggle
from galaxy_desktop.ui.widgets.tooltip import Tooltip
from galaxy_desktop.ui.widgets.widget import Widget
from tests.ui.acts import Event, click, key, let_go, move, press, typed, wheel

PLACE = pygame.Rect(400, 300, 300, 50)
SPEEDS = [("calm", "Calm"), ("normal", "Normal"), ("fast", "Fast")]


def play(kit: Kit, widget: Widget, events: Iterable[Event]) -> None:
    """Sends events to the widget as a scene does."""
    form = Form(kit, [[widget]], first=widget)
    for event in events:
        kit.pointer.handle(event)
        form.handle(event)
        kit.pointer.settle(event)


def row(_surface: pygame.Surface, _rect: pygame.Rect, _number: int, _chosen: bool, _pointed: bool) -> None:
    """A row without a face."""


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
        button = Button(kit, PLACE, "Add a player", lambda: pressed.append(1), why_not="Four is the most.")
        play(kit, button, [*click(PLACE.center), key(pygame.K_SPACE), key(pygame.K_RETURN)])
        assert not pressed
        assert button.can_focus
        assert button.announce == "Add a player, Four is the most."

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
        assert widget.announce == "Speed, Fast"

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
        toggle = Toggle(kit, PLACE, "Silent", False, got.append)
        play(kit, toggle, events)
        assert got == [True]
        assert toggle.announce == "Silent, on"

    def test_left_turns_it_off(self, kit: Kit) -> None:
        got: list[bool] = []
        play(kit, Toggle(kit, PLACE, "Silent", True, got.append), [key(pygame.K_LEFT), key(pygame.K_LEFT)])
        assert got == [False]

    def test_a_detail_without_room_is_told_by_the_tooltip(self, kit: Kit) -> None:
        detail = "Short fades; nothing slides or spins."
        assert Toggle(kit, pygame.Rect(0, 0, 400, 70), "Calm", True, print, detail=detail).explanation == ""
        assert (
            Toggle(kit, pygame.Rect(0, 0, 400, 30), "Calm", True, print, detail=detail).explanation == detail
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
    def test_keys(self, kit: Kit, code: int, value: int) -> None:
        got: list[int] = []
        play(kit, self.slider(kit, got), [key(code)])
        assert got == [value]

    def test_wheel(self, kit: Kit) -> None:
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

    @pytest.mark.parametrize("opens", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_DOWN])
    def test_keys_open_walk_and_choose(self, kit: Kit, opens: int) -> None:
        got: list[str] = []
        play(
            kit,
            self.drop_down(kit, got),
            [key(opens), key(pygame.K_UP), key(pygame.K_UP), key(pygame.K_RETURN)],
        )
        assert got == ["calm"]

    @pytest.mark.parametrize("end", [[key(pygame.K_ESCAPE)], [key(pygame.K_TAB)], click((5, 5))])
    def test_it_closes_unchanged(self, kit: Kit, end: list[Event]) -> None:
        got: list[str] = []
        widget = self.drop_down(kit, got)
        play(kit, widget, [key(pygame.K_DOWN), key(pygame.K_DOWN), *end])
        assert not widget.open
        assert not got
        assert widget.announce == "Level, Normal"

    def test_near_the_lower_edge_it_opens_upwards(self, kit: Kit) -> None:
        widget = DropDown(kit, pygame.Rect(400, 1000, 300, 50), SPEEDS, "normal", print)
        assert widget.rows()[-1].bottom <= widget.rect.top


class TestTextField:
    def field(self, kit: Kit, got: list[str], **more: Any) -> TextField:
        return TextField(kit, PLACE, "Name", "Ada", got.append, **more)

    def test_typing_goes_where_the_caret_is(self, kit: Kit) -> None:
        got: list[str] = []
        play(
            kit,
            self.field(kit, got),
            [*typed("m"), key(pygame.K_HOME), *typed("Mr "), key(pygame.K_END), *typed("!")],
        )
        assert got[-1] == "Mr Adam!"

    @pytest.mark.parametrize(
        ("codes", "left"),
        [
            ((pygame.K_BACKSPACE,), "Ad"),
            ((pygame.K_HOME, pygame.K_DELETE), "da"),
            ((pygame.K_LEFT, pygame.K_BACKSPACE), "Aa"),
            ((pygame.K_HOME, pygame.K_RIGHT, pygame.K_DELETE), "Aa"),
        ],
    )
    def test_erasing(self, kit: Kit, codes: tuple[int, ...], left: str) -> None:
        got: list[str] = []
        play(kit, self.field(kit, got), [key(code) for code in codes])
        assert got == [left]

    def test_all_selected_is_replaced(self, kit: Kit) -> None:
        got: list[str] = []
        play(kit, self.field(kit, got), [key(pygame.K_a, mod=pygame.KMOD_CTRL), *typed("B")])
        assert got == ["B"]

    def test_it_holds_no_more_than_it_may_and_nothing_unprintable(self, kit: Kit) -> None:
        got: list[str] = []
        play(kit, self.field(kit, got, most=5), [Event(pygame.TEXTINPUT, text="m\n\tXYZ")])
        assert got == ["AdamX"]

    def test_letters_are_no_shortcuts_while_typing(self, kit: Kit) -> None:
        pressed: list[int] = []
        field = self.field(kit, [])
        undo = Button(kit, PLACE.move(0, 90), "Undo", lambda: pressed.append(1), key=pygame.K_z)
        form = Form(kit, [[field, undo]], first=field)
        form.handle(key(pygame.K_z, letter="z"))
        assert not pressed
        assert form.focus.current is field

    def test_pointing_elsewhere_does_not_end_typing(self, kit: Kit) -> None:
        field = self.field(kit, [])
        other = Button(kit, PLACE.move(0, 90), "Undo", lambda: None)
        form = Form(kit, [[field, other]])
        for event in [*click(PLACE.center), move(other.rect.center)]:
            form.handle(event)
        assert (field.focused, other.focused) == (True, False)
        form.handle(press(other.rect.center))
        assert (field.focused, other.focused) == (False, True)

    def test_a_click_puts_the_caret_there(self, kit: Kit) -> None:
        field = self.field(kit, [])
        play(kit, field, click((PLACE.left + 4, PLACE.centery)))
        assert field.caret == 0
        play(kit, field, click((PLACE.right - 4, PLACE.centery)))
        assert field.caret == 3

    def test_enter_submits_or_goes_on_to_the_primary_button(self, kit: Kit) -> None:
        got: list[str] = []
        play(kit, self.field(kit, [], submit=got.append), [key(pygame.K_RETURN)])
        assert got == ["Ada"]
        field = self.field(kit, [])
        primary = Button(kit, PLACE.move(0, 90), "Go", lambda: got.append("go"), kind="primary")
        Form(kit, [[field], [primary]], primary, first=field).handle(key(pygame.K_RETURN))
        assert got == ["Ada", "go"]

    def test_a_pin_is_neither_shown_nor_told(self, kit: Kit) -> None:
        field = TextField(kit, PLACE, "PIN", "1234", print, hidden=True)
        assert "1234" not in field.announce

    def test_the_caret_blinks_only_while_it_has_the_focus(self, kit: Kit) -> None:
        field = self.field(kit, [])
        assert field.rest is None
        field.focused = True
        assert field.update(field.rest or 0)
        assert not field.update(0.01)


class TestScrollList:
    def lines(self, kit: Kit, got: list[int], count: int = 30, **more: Any) -> ScrollList:
        return ScrollList(kit, pygame.Rect(100, 100, 400, 300), "Saves", count, 50, row, got.append, **more)

    def test_a_click_chooses_the_row_that_is_there(self, kit: Kit) -> None:
        got: list[int] = []
        widget = self.lines(kit, got)
        play(kit, widget, [move((200, 200)), wheel(-1), *click((200, 130))])
        assert got == [widget.row_at((200, 130))]
        assert got[0] >= 1

    @pytest.mark.parametrize(
        ("codes", "last"),
        [
            ((pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP), 0),
            ((pygame.K_END,), 29),
            ((pygame.K_PAGEDOWN, pygame.K_PAGEDOWN), 11),
            ((pygame.K_END, pygame.K_PAGEUP), 23),
            ((pygame.K_END, pygame.K_HOME), 0),
        ],
    )
    def test_keys_choose_and_keep_the_choice_in_sight(
        self, kit: Kit, codes: tuple[int, ...], last: int
    ) -> None:
        got: list[int] = []
        widget = self.lines(kit, got)
        play(kit, widget, [key(code) for code in codes])
        assert got[-1] == last
        assert widget.rect.contains(widget.row(last))

    def test_enter_and_a_double_click_press_the_row(self, kit: Kit) -> None:
        opened: list[int] = []
        widget = self.lines(kit, [], press=opened.append, chosen=2)
        play(kit, widget, [key(pygame.K_RETURN)])
        assert opened == [2]
        play(kit, widget, [press((200, 110)), let_go((200, 110))] * 2)
        assert opened == [2, 0]

    def test_two_slow_clicks_only_choose(self, kit: Kit) -> None:
        opened: list[int] = []
        widget = self.lines(kit, [], press=opened.append)
        play(kit, widget, click((200, 110)))
        widget.update(0.6)
        play(kit, widget, click((200, 110)))
        assert not opened

    def test_the_bar_is_dragged_to_the_end(self, kit: Kit) -> None:
        widget = self.lines(kit, [])
        thumb = widget.scroll.thumb
        play(kit, widget, [press(thumb.center), move((thumb.centerx, 900)), let_go((thumb.centerx, 900))])
        assert widget.scroll.offset == widget.scroll.most
        assert widget.scroll.thumb.bottom == widget.scroll.bar.bottom

    def test_an_empty_list_is_passed_over(self, kit: Kit) -> None:
        widget = self.lines(kit, [], count=0)
        play(kit, widget, [*click((200, 200)), key(pygame.K_DOWN), wheel(-1)])
        assert not widget.can_focus
        assert widget.chosen == -1

    def test_only_rows_in_sight_are_drawn(self, kit: Kit, screen: pygame.Surface) -> None:
        drawn: list[int] = []
        widget = self.lines(kit, [], count=10_000)
        widget.draw_row = lambda _s, _r, number, _c, _p: drawn.append(number)
        widget.draw(screen)
        assert drawn == list(range(7))


class TestToast:
    def test_it_goes_after_four_seconds_but_not_while_pointed_at(self, kit: Kit) -> None:
        toast = Toast(kit, "Saved.")
        toast.update(3.9)
        kit.pointer.handle(move(toast.rect.center))
        toast.update(5)
        assert toast.alive
        kit.pointer.handle(move((0, 0)))
        assert toast.update(0.2)
        assert not toast.alive

    def test_its_button_acts_once(self, kit: Kit) -> None:
        pressed: list[int] = []
        toast = Toast(kit, "Settle nothing.", act="Undo", press=lambda: pressed.append(1))
        assert toast.button is not None
        for event in click(toast.button.rect.center):
            toast.handle(event)
        assert pressed == [1]
        assert not toast.alive

    def test_it_lies_above_the_prompt_bar(self, kit: Kit) -> None:
        toast = Toast(kit, "word " * 100, icon="check", act="Undo")
        assert toast.rect.bottom <= kit.metrics.prompt_bar.top
        assert pygame.Rect((0, 0), kit.metrics.window).contains(toast.rect)


class TestDots:
    def test_nothing_for_400_ms_then_one_after_the_other(self, kit: Kit) -> None:
        dots = ProgressDots(kit, PLACE)
        seen = [dots.bright]
        for _beat in range(4):
            dots.update(dots.rest or 0)
            seen.append(dots.bright)
        assert seen == [-1, 0, 1, 2, 0]

    def test_reduced_motion_shows_all(self, screen: pygame.Surface) -> None:
        dots = ProgressDots(fit_kit(Settings(reduced_motion=True), screen.get_size()), PLACE)
        dots.update(0.5)
        dots.update(0.5)
        assert dots.bright == 3


class TestTooltip:
    @pytest.mark.parametrize("centre", [(960, 540), (5, 5), (1915, 5), (5, 1075), (1915, 1075), (960, 1060)])
    @pytest.mark.parametrize("step", [1.0, 2.0])
    def test_it_is_in_the_window_and_not_over_its_subject(
        self, screen: pygame.Surface, centre: tuple[int, int], step: float
    ) -> None:
        kit = fit_kit(Settings(text_step=step), screen.get_size())
        subject = pygame.Rect(0, 0, 120, 60)
        subject.center = centre
        subject.clamp_ip(screen.get_rect())
        tip = Tooltip(
            kit, subject, "It needs **7** and you have **2**. " * 3, "Why not Rebel World?", refusal=True
        )
        assert screen.get_rect().contains(tip.rect)
        assert not tip.rect.colliderect(subject)
        tip.draw(screen)

    def test_it_is_never_over_the_primary_button(self, kit: Kit) -> None:
        subject = pygame.Rect(1500, 700, 80, 40)
        primary = pygame.Rect(1400, 560, 300, 130)
        tip = Tooltip(kit, subject, "One line.", avoid=[primary])
        assert not tip.rect.colliderect(primary)
        assert not tip.rect.colliderect(subject)


@pytest.mark.parametrize("step", TEXT_STEPS)
@pytest.mark.parametrize("contrast", [False, True])
def test_widgets_draw_only_in_their_place(screen: pygame.Surface, step: float, contrast: bool) -> None:
    kit = fit_kit(Settings(text_step=step, high_contrast=contrast, mute=True), screen.get_size())
    place = pygame.Rect(300, 300, 260, kit.metrics.target(48))
    widgets: list[Widget] = [
        Button(kit, place, "Choose 1 more card from your hand", print, kind="primary", cue="Enter"),
        Button(kit, place, "Choose 1 more card", print, kind="primary", why_not="One is missing."),
        Button(kit, place, "Undo", print, icon="undo", cue="Z"),
        Button(kit, place, "Settings", print, kind="icon", icon="settings"),
        Segmented(kit, place, SPEEDS, "normal", print),
        Toggle(kit, place, "Cover when the window loses focus", True, print, detail="hold half a second"),
        Slider(kit, place, "Everything", 100, print),
        DropDown(kit, place, SPEEDS, "fast", print),
        TextField(kit, place, "Seed", "K7-ORBIT-42 and more than fits in here", print, icon="seed"),
        ProgressDots(kit, place),
    ]
    for widget in widgets:
        surface = pygame.Surface((900, 900), pygame.SRCALPHA, 32)
        widget.update(1.0)
        widget.draw(surface)
        seen = surface.get_bounding_rect()
        assert seen.width > 4, type(widget).__name__
        assert place.contains(seen), type(widget).__name__


def test_drawing_changes_nothing(kit: Kit) -> None:
    segmented = Segmented(kit, PLACE, SPEEDS, "normal", print)
    form = Form(kit, [[segmented]], first=segmented)
    first, second = (pygame.Surface((1920, 1080)) for _ in range(2))
    form.draw(first)
    form.draw(second)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def test_a_panel_keeps_its_heading_out_of_its_body(kit: Kit, screen: pygame.Surface) -> None:
    panel = Panel(kit, pygame.Rect(40, 40, 600, 300), "Reading and screen", "log", "also Ctrl + and Ctrl −")
    panel.draw(screen)
    assert panel.header.bottom <= panel.body.top
    assert panel.rect.contains(panel.body)


def test_keys_go_to_the_focus_and_not_to_the_act_of_a_notice(kit: Kit) -> None:
    pressed: list[str] = []
    toast = Toast(kit, "Made for you.", act="Undo", press=lambda: pressed.append("undo"))
    assert not toast.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    assert not pressed
