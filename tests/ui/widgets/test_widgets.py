"""What holds for all widgets."""

import pygame
import pytest

from galaxy_desktop.ui.kit import Kit, fit_kit
from galaxy_desktop.ui.settings import TEXT_STEPS, Settings
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.progress_dots import ProgressDots
from galaxy_desktop.ui.widgets.segmented import Segmented
from galaxy_desktop.ui.widgets.slider import Slider
from galaxy_desktop.ui.widgets.text_field import TextField
from galaxy_desktop.ui.widgets.toast import Toast
from galaxy_desktop.ui.widgets.toggle import Toggle
from galaxy_desktop.ui.widgets.widget import Widget
from tests.sweep import paired, some
from tests.ui.widget_rig import PLACE, SPEEDS


def widgets_at(kit: Kit, place: pygame.Rect) -> list[Widget]:
    """One of each, all in the same place."""
    return [
        Button(kit, place, "Choose 1 more card from your hand", print, kind="primary", cue="Enter"),
        Button(kit, place, "Choose 1 more card", print, kind="primary", why_not="One is missing."),
        Button(kit, place, "Undo", print, icon="undo", cue="Z"),
        Button(kit, place, "Settings", print, kind="icon", icon="settings"),
        Segmented(kit, place, SPEEDS, "normal", print),
        Toggle(kit, place, "Cover when the window loses focus", print, on=True, detail="hold half a second"),
        Slider(kit, place, "Everything", 100, print),
        DropDown(kit, place, SPEEDS, "fast", print),
        TextField(kit, place, "Seed", "K7-ORBIT-42 and more than fits in here", print, icon="seed"),
        ProgressDots(kit, place),
    ]


def test_where_the_keyboard_is_can_be_seen(kit: Kit) -> None:
    def picture(widget: Widget) -> bytes:
        surface = pygame.Surface((900, 900), pygame.SRCALPHA, 32)
        widget.draw(surface)
        if widget.focused:
            widget.draw_focus(surface)
        return pygame.image.tobytes(surface, "RGBA")

    for widget in widgets_at(kit, pygame.Rect(300, 300, 260, kit.metrics.target(48))):
        resting = picture(widget)
        widget.focused = True
        assert picture(widget) != resting or not widget.can_focus, type(widget).__name__


def test_a_button_that_was_drawn_before_shows_what_has_changed_since(kit: Kit) -> None:
    button = Button(kit, PLACE, "Undo", print, icon="undo", cue="Z")

    def picture() -> bytes:
        surface = pygame.Surface((900, 900), pygame.SRCALPHA, 32)
        button.draw(surface)
        return pygame.image.tobytes(surface, "RGBA")

    resting = [picture()]
    changes: list[tuple[str, object]] = [
        ("hovered", True),
        ("pressed", True),
        ("why_not", "Nothing to undo."),
        ("label", "Redo"),
        ("icon", "redo"),
        ("cue", "Y"),
        ("kind", "primary"),
        ("rect", PLACE.inflate(40, 0)),
    ]
    for name, value in changes:
        before = getattr(button, name)
        setattr(button, name, value)
        resting.append(picture())
        setattr(button, name, before)
        assert picture() == resting[0], name
    assert len(set(resting)) == len(resting)


@pytest.mark.parametrize(("step", "contrast"), paired(some(TEXT_STEPS, 2), [False, True]))
def test_widgets_draw_only_in_their_place(screen: pygame.Surface, step: float, contrast: bool) -> None:
    kit = fit_kit(Settings(text_step=step, high_contrast=contrast, mute=True), screen.get_size())
    place = pygame.Rect(300, 300, 260, kit.metrics.target(48))
    for widget in widgets_at(kit, place):
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
    assert pygame.image.tobytes(first, "RGBX") == pygame.image.tobytes(second, "RGBX")


def test_keys_go_to_the_focus_and_not_to_the_act_of_a_notice(kit: Kit) -> None:
    pressed: list[str] = []
    toast = Toast(kit, "Made for you.", PLACE, act="Undo", press=lambda: pressed.append("undo"))
    assert not toast.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    assert not pressed
