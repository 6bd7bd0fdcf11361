"""Text that an input method composes is seen while it grows and given whole; its keys mean nothing else."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import hash_pin, pin_fits
from galaxy_desktop.ui.fit import fit_of
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.scenes.ask_text import AskText
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.text_field import TextField
from tests.ui.acts import Event, click, key
from tests.ui.scene_rig import SceneRig
from tests.ui.widget_rig import PLACE

LETTERS = (pygame.K_n, pygame.K_i, pygame.K_s)
MEANT = (pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_DOWN, pygame.K_TAB, pygame.K_RETURN)
"""Keys by which an input method is told what to do; some systems pass them on to the program as well."""


def composed(text: str) -> Event:
    return Event(pygame.TEXTEDITING, text=text, start=len(text), length=0)


def given(text: str) -> list[Event]:
    """What comes when the text is done: the end of composing, and all letters at once."""
    return [composed(""), Event(pygame.TEXTINPUT, text=text)]


def composing(*codes: int) -> list[Event]:
    """Keys while "ni" is composed."""
    return [
        event for code in codes for event in (key(code), Event(pygame.KEYUP, key=code, mod=0), composed("ni"))
    ]


WORD = [*composing(*LETTERS), *composing(*MEANT, pygame.K_ESCAPE), *given("日本")]


def field_of(kit: Kit, got: list[str], **more: Any) -> tuple[TextField, Form]:
    field = TextField(kit, PLACE, "Name", "Ada", got.append, **more)
    return field, Form(kit, [[field]], first=field)


def picture(kit: Kit, form: Form) -> bytes:
    surface = pygame.Surface(kit.metrics.window)
    form.draw(surface)
    return pygame.image.tobytes(surface, "RGBX")


def test_what_is_composed_is_seen_at_the_caret_and_given_once(kit: Kit) -> None:
    got: list[str] = []
    field, form = field_of(kit, got)
    form.handle(key(pygame.K_LEFT))
    before, caret = picture(kit, form), field.typing_at
    assert form.handle(composed("ni"))
    assert picture(kit, form) != before
    assert field.typing_at.left > caret.left
    assert got == []
    for event in given("ñ日本"):
        form.handle(event)
    assert got == ["Adñ日本a"]
    assert not field.open


def test_composing_that_is_given_up_leaves_the_text_as_it_was(kit: Kit) -> None:
    got: list[str] = []
    _field, form = field_of(kit, got)
    before = picture(kit, form)
    for event in (composed("n"), composed("ni"), composed("")):
        form.handle(event)
    assert picture(kit, form) == before
    assert got == []


def test_keys_belong_to_the_input_method_while_it_composes(kit: Kit) -> None:
    got: list[str] = []
    submitted: list[str] = []
    _field, form = field_of(kit, got, submit=submitted.append)
    for event in WORD:
        assert form.handle(event) or event.type == pygame.KEYUP
    assert got == ["Ada日本"]
    assert submitted == []


def test_a_click_elsewhere_ends_composing(kit: Kit) -> None:
    field, form = field_of(kit, [])
    form.handle(composed("ni"))
    for event in click((PLACE.right + 90, PLACE.bottom + 90)):
        form.handle(event)
    assert not field.open


def test_a_composed_pin_is_not_shown(kit: Kit) -> None:
    _field, form = field_of(kit, [], hidden=True)
    pictures = []
    for text in ("ni", "wo"):
        form.handle(composed(text))
        pictures.append(picture(kit, form))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("letter", [pygame.K_s, pygame.K_p, pygame.K_1])
def test_a_key_whose_letter_comes_later_is_no_shortcut_of_the_screen(folder: Path, letter: int) -> None:
    rig = SceneRig(folder, games=find_games())
    rig.open(NewGameScene(rig.client, "jumpdrive"))
    rig.focus("Name of player 1")
    scene = rig.top()
    rig.step(key(letter), composed("s"), *given("ñ"))
    assert rig.top() is scene
    assert rig.widget("Name of player 1").state.endswith("ñ")


@pytest.mark.parametrize("scene", [LoadScene, lambda client: HelpScene(client, client.games["race"])])
def test_a_search_finds_composed_words(folder: Path, scene: Callable[..., Any]) -> None:
    rig = SceneRig(folder, games=find_games())
    rig.save("日本 1")
    opened: Any = rig.open(scene(rig.client))
    rig.key(pygame.K_SLASH)
    rig.step(*WORD)
    assert opened.sought == "日本"
    assert rig.top() is opened


def test_a_dialog_gets_a_whole_composed_word(folder: Path) -> None:
    rig = SceneRig(folder)
    rig.open(AskText("Save", "Name", "Save", gives=str))
    rig.step(*WORD)
    rig.key(pygame.K_RETURN)
    assert rig.below.results == ["日本"]


def test_a_pin_of_composed_letters_opens(folder: Path) -> None:
    rig = SceneRig(folder)
    rig.open(AskText("PIN", "PIN", "Open", gives=str, secret=True))
    rig.step(*given("ñ1"))
    rig.key(pygame.K_RETURN)
    assert pin_fits(str(rig.below.results[0]), hash_pin("ñ1"))


@pytest.mark.parametrize(
    "between", [[composed("n")], [Event(pygame.WINDOWFOCUSLOST), Event(pygame.WINDOWFOCUSGAINED)]]
)
def test_text_after_a_key_whose_end_was_never_told_is_not_lost(folder: Path, between: list[Event]) -> None:
    rig = SceneRig(folder)
    rig.open(MenuScene(rig.client))
    rig.app.stage.handle(key(pygame.K_RETURN))
    rig.open(AskText("Save", "Name", "Save", gives=str))
    for event in [*between, *given("日本")]:
        rig.app.stage.handle(event)
    field = rig.widget("Save")
    assert field.state == "日本"


def test_an_input_method_is_told_where_the_caret_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", told.append)
    rig = SceneRig(folder)
    rig.open(MenuScene(rig.client))
    rig.step()
    assert told == []
    rig.open(AskText("Save", "Name", "Save", gives=str))
    rig.step(times=3)
    field = rig.widget("Save")
    assert isinstance(field, TextField)
    assert told == [field.typing_at]
    rig.step(*given("日本"))
    assert told[-1].left > told[0].left


def test_in_a_window_smaller_than_its_picture_the_caret_is_where_it_is_seen() -> None:
    fit = fit_of((640, 400))
    place = fit.in_window(pygame.Rect((0, 0), fit.picture))
    assert place.topleft == fit.shown.topleft
    assert place.bottom == fit.shown.bottom
    assert fit_of((1600, 900)).in_window(pygame.Rect(7, 8, 2, 20)) == pygame.Rect(7, 8, 2, 20)
