"""The text field: what is typed, marked, copied and held to its limits."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.text_field import TextField
from tests.ui.acts import Event, click, key, move, press, typed
from tests.ui.widget_rig import PLACE, play


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
    def test_a_letter_is_erased_before_or_after_the_caret(
        self, kit: Kit, codes: tuple[int, ...], left: str
    ) -> None:
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
