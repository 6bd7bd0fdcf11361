"""The widgets of a scene together: focus, hover, Enter, tooltips."""

import pygame
import pytest

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.text_field import TextField
from galaxy_desktop.ui.widgets.toast import Toast
from galaxy_desktop.ui.widgets.tooltip import Tooltip
from tests.ui.acts import Event, click, key, move, press

ROOM = pygame.Rect(100, 900, 900, 70)


class Desk:
    """Two buttons, one that is grey, and a primary one; notes what is pressed."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.pressed: list[str] = []
        self.hint = self.button("Hint", 100, tip="Shows a good move.")
        self.undo = self.button("Undo", 300)
        self.grey = self.button("Add", 500, why_not="Four is the most.")
        self.go = self.button("Go", 900, kind="primary")
        self.form = Form(kit, [[self.hint, self.undo, self.grey], [self.go]], self.go)

    def button(self, label: str, x: int, **more: str) -> Button:
        rect = pygame.Rect(x, 500, 150, 50)
        return Button(self.kit, rect, label, lambda: self.pressed.append(label), **more)  # type: ignore[arg-type]

    def tooltip(self) -> Tooltip | None:
        return self.form.tooltip

    def do(self, *events: Event) -> bool:
        changed = []
        for event in events:
            self.kit.pointer.handle(event)
            changed.append(self.form.handle(event))
            self.kit.pointer.settle(event)
        return any(changed)


@pytest.fixture
def desk(kit: Kit) -> Desk:
    return Desk(kit)


def test_the_focus_begins_at_the_primary_button(desk: Desk) -> None:
    assert desk.form.announce == "Go, button."
    assert desk.go.focused


def test_what_has_the_focus_is_said_with_its_place_in_its_row(desk: Desk) -> None:
    said = []
    for code in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT):
        desk.do(key(code))
        said.append(desk.form.announce)
    assert [line.rpartition(". ")[2] for line in said] == ["1 of 3.", "2 of 3.", "3 of 3."], said


def test_enter_presses_the_primary_button_wherever_the_pointer_is(desk: Desk) -> None:
    desk.do(move(desk.undo.rect.center), key(pygame.K_RETURN))
    assert desk.pressed == ["Go"]


def test_enter_presses_the_button_the_keyboard_has_come_to(desk: Desk) -> None:
    desk.do(key(pygame.K_TAB), key(pygame.K_RIGHT), key(pygame.K_RETURN))
    assert desk.pressed == ["Undo"]


def test_space_presses_what_has_the_focus(desk: Desk) -> None:
    desk.do(move(desk.undo.rect.center), key(pygame.K_SPACE))
    assert desk.pressed == ["Undo"]


def test_hover_and_focus_move_together(desk: Desk) -> None:
    assert desk.do(move(desk.hint.rect.center))
    assert desk.hint.hovered
    assert desk.hint.focused
    desk.do(key(pygame.K_RIGHT))
    assert desk.undo.focused
    assert not desk.do(move((desk.hint.rect.centerx + 3, desk.hint.rect.centery)))


def test_a_primary_button_that_lacks_something_does_nothing(desk: Desk) -> None:
    desk.go.why_not = "Choose 1 more card."
    assert desk.do(key(pygame.K_RETURN), *click(desk.go.rect.center))
    assert not desk.pressed


def test_a_tooltip_comes_after_300_ms_and_the_next_after_80(desk: Desk) -> None:
    desk.do(move(desk.hint.rect.center))
    assert desk.form.rest == pytest.approx(0.3)
    assert not desk.form.update(0.29)
    assert desk.form.update(0.02)
    tip = desk.tooltip()
    assert tip is not None
    assert tip.markup == "Shows a good move."
    desk.do(move(desk.grey.rect.center))
    assert desk.tooltip() is None
    assert desk.form.update(0.09)
    tip = desk.tooltip()
    assert tip is not None
    assert (tip.refusal, tip.title) == (True, "Why not Add?")


def test_the_keyboard_gets_tooltips_too_and_esc_closes_them(desk: Desk) -> None:
    desk.do(key(pygame.K_TAB))
    desk.form.update(0.4)
    assert desk.tooltip() is not None
    assert desk.do(key(pygame.K_ESCAPE))
    assert desk.tooltip() is None
    assert not desk.do(key(pygame.K_ESCAPE))


def test_a_tooltip_that_was_closed_stays_so_until_something_else_was_explained(desk: Desk) -> None:
    desk.do(key(pygame.K_TAB))
    desk.form.update(0.4)
    desk.do(key(pygame.K_ESCAPE))
    assert desk.form.rest > 60
    assert not desk.form.update(1.0)
    assert desk.tooltip() is None
    assert not desk.do(key(pygame.K_ESCAPE)), "the second Esc is for the screen"
    for mod in (0, pygame.KMOD_LSHIFT):
        desk.do(key(pygame.K_TAB, mod=mod))
        desk.form.update(0.4)
    assert desk.tooltip() is not None


def test_a_tooltip_stays_while_it_is_pointed_at(desk: Desk) -> None:
    desk.do(move(desk.hint.rect.center))
    desk.form.update(0.4)
    tip = desk.tooltip()
    assert tip is not None
    desk.do(move(tip.rect.center))
    assert desk.tooltip() is tip
    desk.do(move((5, 5)))
    assert desk.tooltip() is None


def test_what_rests_needs_nothing(desk: Desk) -> None:
    assert desk.form.rest > 60
    assert not desk.form.update(1.0)


def test_a_hidden_widget_is_not_there(desk: Desk) -> None:
    desk.undo.hidden = True
    desk.do(*click(desk.undo.rect.center))
    desk.do(key(pygame.K_TAB), key(pygame.K_RIGHT))
    assert not desk.pressed
    assert desk.grey.focused


def test_a_form_laid_out_anew_keeps_the_focus(desk: Desk) -> None:
    desk.do(key(pygame.K_TAB), key(pygame.K_RIGHT))
    second = Desk(desk.kit)
    form = Form(desk.kit, second.form.groups, second.go, old=desk.form)
    assert form.focus.current is second.undo
    assert form.focus.by_keys


def test_a_press_without_any_movement_before_finds_its_widget(desk: Desk) -> None:
    desk.do(press(desk.undo.rect.center), Event(pygame.MOUSEBUTTONUP, pos=desk.undo.rect.center, button=1))
    assert desk.pressed == ["Undo"]


def test_a_toast_takes_the_clicks_on_it_and_goes(desk: Desk) -> None:
    desk.form.show_toast(
        Toast(desk.kit, "Settle nothing.", ROOM, act="Undo", press=lambda: desk.pressed.append("toast"))
    )
    toast = desk.form.toast
    assert toast is not None
    assert toast.button is not None
    desk.do(*click(toast.button.rect.center))
    desk.form.update(0.01)
    assert desk.pressed == ["toast"]
    assert desk.form.toast is None


def test_typed_text_goes_to_the_focused_field_only(desk: Desk) -> None:
    got: list[str] = []
    field = TextField(desk.kit, pygame.Rect(100, 200, 300, 50), "Name", "", got.append)
    desk.form = Form(desk.kit, [[field], [desk.undo]])
    desk.do(Event(pygame.TEXTINPUT, text="x"))
    assert not got
    desk.do(*click(field.rect.center), Event(pygame.TEXTINPUT, text="x"))
    assert got == ["x"]


def test_the_focus_of_the_primary_button_stays_there_if_it_has_another_name_and_place(desk: Desk) -> None:
    back, more, on = desk.button("Back", 100), desk.button("Start over", 300), desk.button("On", 500)
    old = Form(desk.kit, [[back, desk.go]], desk.go)
    assert desk.go.focused
    new = Form(desk.kit, [[desk.button("Back", 100), more, on]], on, old=old)
    assert new.focus.current is on
    back.focused = True
    old.focus.to(back)
    assert Form(desk.kit, [[more, on]], on, old=old).focus.current is more
