"""The key sign Enter on a main button is there exactly while Enter presses that button."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.dialogs import confirm
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.score.scene import ScoreScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.widget import Widget
from tests.ui.acts import key
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import Rig

GAMES = find_games()
SCENES: dict[str, Callable[[Client], Scene[Any]]] = {
    "settings": SettingsScene,
    "new game": lambda client: NewGameScene(client, "race"),
    "dialog": lambda _client: confirm("Title", "Text", "Do it"),
}


def pressed_by_enter(form: Form, widget: Widget, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether Enter presses the main button while this widget has the focus."""
    assert form.primary is not None
    used: list[Widget] = []
    with monkeypatch.context() as patch:
        for one in form.widgets:
            patch.setattr(one, "use", lambda _pos, one=one: used.append(one))
        form.handle(key(pygame.K_RETURN))
    form.focus.to(widget, by_keys=True)
    assert len(used) <= 1
    return used == [form.primary]


@pytest.mark.parametrize("name", SCENES)
def test_the_sign_is_true_wherever_the_focus_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    rig = SceneRig(tmp_path, settings=Settings(mute=True), games=GAMES, drawn=True)
    rig.open(SCENES[name](rig.client))
    form, seen = rig.form, set[bool]()
    primary = form.primary
    assert primary is not None
    assert primary.cue
    for widget in form.widgets:
        for by_keys in (True, False):
            if not widget.can_focus:
                continue
            form.focus.to(widget, by_keys=by_keys)
            form.draw(rig.app.surface)
            assert primary.shows_cue == pressed_by_enter(form, widget, monkeypatch), (widget.label, by_keys)
            seen.add(primary.shows_cue)
    assert seen == {True, False}


def test_no_sign_is_drawn_while_a_list_takes_enter_and_while_it_is_open(tmp_path: Path) -> None:
    rig = SceneRig(tmp_path, settings=Settings(mute=True), games=GAMES, drawn=True)
    rig.open(SettingsScene(rig.client))
    form = rig.form
    assert form.primary is not None
    form.focus.to(form.primary, by_keys=False)
    rig.app.stage.draw(rig.app.surface)
    picture = rig.app.surface.subsurface(form.primary.rect)
    drawn = [pygame.image.tobytes(picture, "RGBX")]
    drop = next(one for one in form.widgets if isinstance(one, DropDown))
    for act in (lambda: form.focus.to(drop, by_keys=True), lambda: drop.use(drop.rect.center)):
        act()
        rig.app.stage.draw(rig.app.surface)
        drawn.append(pygame.image.tobytes(picture, "RGBX"))
    assert drawn[0] != drawn[1]
    assert drawn[1] == drawn[2]


def test_at_the_table_a_focused_button_takes_the_sign_away_and_a_card_does_not(tmp_path: Path) -> None:
    rig = Rig(tmp_path, (Person("Ada"), Bot("easy", "Vega")), game="race", games=GAMES, drawn=True)
    form, bar = rig.scene.view.widgets.form, rig.scene.view.widgets.bar
    first = next(item for item in rig.scene.view.widgets.items if item.item.id in rig.question.open)
    for _click in range(2):
        free = next(iter(rig.question.open - set(rig.question.chosen)))
        rig.scene.click(free)
    bar = rig.scene.view.widgets.bar
    assert bar.primary is not None
    for widget, shows in ((first, True), (bar.buttons[0], False), (bar.primary, True)):
        form.focus.to(widget, by_keys=True)
        rig.picture()
        assert bar.primary.shows_cue is shows


def test_the_score_names_enter_again_once_the_mouse_has_moved(tmp_path: Path) -> None:
    rig = SceneRig(tmp_path, settings=Settings(mute=True, reduced_motion=True), games=GAMES, drawn=True)
    rig.open(ScoreScene(rig.client, rig.session(game="race")))
    form = rig.form
    primary, other = form.primary, next(one for one in form.widgets if one is not form.primary)
    assert primary is not None
    form.focus.to(other, by_keys=True)
    rig.app.stage.draw(rig.app.surface)
    assert not primary.shows_cue
    form.focus.to(other, by_keys=False)
    rig.app.stage.draw(rig.app.surface)
    assert primary.shows_cue
