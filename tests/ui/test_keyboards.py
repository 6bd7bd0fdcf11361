"""Keyboards of other countries: AltGr, and a slash that is written with Shift."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui.gallery.scene import GalleryScene
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.pointer import without_alt_gr
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.scenes.search_field import SearchField
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.widgets.text_field import TextField
from tests.ui.acts import key_up, typed
from tests.ui.finished import played
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import Rig

GAMES = find_games()
ALT_GR = pygame.KMOD_LCTRL | pygame.KMOD_RALT


def pressed(code: int, letter: str, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter)


@pytest.mark.parametrize(
    ("code", "letter"), [(pygame.K_a, "ą"), (pygame.K_x, "ź"), (pygame.K_c, "ć"), (pygame.K_v, "@")]
)
def test_a_letter_with_alt_gr_is_written_and_no_command(folder: Path, code: int, letter: str) -> None:
    rig = SceneRig(folder)
    for number in range(3):
        rig.save(f"save {number}")
    rig.open(LoadScene(rig.client))
    field = next(one for one in rig.form.widgets if isinstance(one, TextField))
    rig.form.focus.to(field, by_keys=True)
    rig.step(*typed("Jerzy "))
    rig.step(pressed(code, letter, ALT_GR), *typed(letter))
    written = rig.form.focus.current
    assert isinstance(written, TextField)
    assert written.text == f"Jerzy {letter}"


def test_ctrl_with_a_letter_in_a_field_does_nothing_of_the_screen(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    scene = rig.open(NewGameScene(rig.client, "race"))
    field = next(one for one in rig.form.widgets if isinstance(one, TextField))
    rig.form.focus.to(field, by_keys=True)
    before = scene.setup
    for code in (pygame.K_s, pygame.K_b, pygame.K_g, pygame.K_1):
        rig.step(pressed(code, "", pygame.KMOD_LCTRL), key_up(code))
        assert rig.top() is scene
        assert scene.setup is before


@pytest.mark.parametrize("code", [pygame.K_0, pygame.K_PLUS, pygame.K_MINUS])
def test_a_sign_with_alt_gr_leaves_the_size_of_text(folder: Path, code: int) -> None:
    rig = SceneRig(folder)
    rig.app.apply(rig.app.settings.but(text_step=1.5))
    rig.step(pressed(code, "}", ALT_GR))
    assert rig.app.settings.text_step == 1.5
    rig.step(key_up(code), pressed(code, "", pygame.KMOD_LCTRL))
    assert rig.app.settings.text_step != 1.5


@pytest.mark.parametrize(("code", "sign", "larger"), [(pygame.K_6, "-", False), (pygame.K_1, "+", True)])
def test_ctrl_with_a_sign_of_the_number_row_changes_the_size_of_text(
    folder: Path, code: int, sign: str, larger: bool
) -> None:
    rig = SceneRig(folder)
    rig.app.apply(rig.app.settings.but(text_step=1.5))
    rig.step(pressed(code, sign, pygame.KMOD_LCTRL), key_up(code))
    assert (rig.app.settings.text_step > 1.5, rig.app.settings.text_step < 1.5) == (larger, not larger)


@pytest.mark.parametrize(("found", "smaller"), [(ord("6"), True), (0xBD, False), (ord("6") + 0x100, False)])
def test_windows_is_asked_which_key_writes_the_sign(
    folder: Path, found: int, smaller: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = SimpleNamespace(user32=SimpleNamespace(VkKeyScanW=lambda code: found if code == ord("-") else -1))
    monkeypatch.setattr("ctypes.windll", asked, raising=False)
    rig = SceneRig(folder)
    rig.app.apply(rig.app.settings.but(text_step=1.5))
    rig.step(pressed(pygame.K_6, "\x1e", pygame.KMOD_LCTRL))
    assert (rig.app.settings.text_step < 1.5) == smaller


def test_ctrl_with_a_digit_alone_changes_no_size(folder: Path) -> None:
    rig = SceneRig(folder)
    rig.app.apply(rig.app.settings.but(text_step=1.5))
    for code in range(pygame.K_1, pygame.K_9 + 1):
        rig.step(pressed(code, chr(code), pygame.KMOD_LCTRL), key_up(code))
        rig.step(pressed(code, "-"), key_up(code))
    assert rig.app.settings.text_step == 1.5


NUMBER_ROW = [(pygame.K_6, "-", 0, -1), (pygame.K_1, "+", pygame.KMOD_LSHIFT, 1)]
"""A key of the number row that writes a sign, on a French and on a Swiss keyboard, and which way it goes."""


@pytest.mark.parametrize(("code", "sign", "mod", "way"), NUMBER_ROW)
def test_a_sign_of_the_number_row_changes_the_speed_of_a_replay(
    folder: Path, code: int, sign: str, mod: int, way: int
) -> None:
    rig = SceneRig(folder, games=GAMES)
    scene = rig.open(ReplayScene(rig.client, Replay(played("race", 2, 40).game_so_far(), 1)))
    speed, seat = scene.watching.speed, scene.watching.seat
    rig.step(pressed(code, sign, mod), key_up(code))
    assert (scene.watching.speed > speed) == (way > 0) != (scene.watching.speed < speed)
    assert scene.watching.seat == seat


@pytest.mark.parametrize(("code", "sign", "mod", "way"), NUMBER_ROW)
def test_a_sign_of_the_number_row_zooms_the_map_and_chooses_nothing(
    tmp_path: Path, code: int, sign: str, mod: int, way: int
) -> None:
    rig = Rig(tmp_path, game="master", games=GAMES)
    painter = rig.scene.view.painter
    assert isinstance(painter, MasterPainter)
    rig.key(pygame.K_PLUS)
    before, held = painter.camera.step, painter.held
    rig.post(pressed(code, sign, mod), key_up(code))
    assert painter.camera.step == before + way
    assert (painter.held, rig.question.chosen) == (held, ())
    rig.close()


@pytest.mark.parametrize(("letter", "mod"), [("1", 0), ("+", pygame.KMOD_LALT)])
def test_a_digit_that_is_written_or_pressed_with_alt_stays_a_number(
    tmp_path: Path, letter: str, mod: int
) -> None:
    rig = Rig(tmp_path, game="master", games=GAMES)
    painter = rig.scene.view.painter
    assert isinstance(painter, MasterPainter)
    before = painter.camera.step
    rig.post(pressed(pygame.K_1, letter, mod), key_up(pygame.K_1))
    assert painter.camera.step == before
    assert painter.held or rig.question.chosen
    rig.close()


def test_ctrl_or_alt_alone_stay() -> None:
    for mod in (pygame.KMOD_LCTRL, pygame.KMOD_RALT, pygame.KMOD_RCTRL | pygame.KMOD_LALT):
        event = pressed(pygame.K_a, "", mod)
        assert without_alt_gr(event) is event


SEARCHED: dict[str, Callable[[SceneRig], Scene[Any]]] = {
    "saves": lambda rig: LoadScene(rig.client),
    "rules": lambda rig: HelpScene(rig.client, GAMES["race"]),
    "gallery": lambda rig: GalleryScene(GAMES["race"], lambda _page: HelpScene(rig.client, GAMES["race"])),
}


@pytest.mark.parametrize("code", [pygame.K_7, pygame.K_COLON, pygame.K_KP_DIVIDE])
@pytest.mark.parametrize("screen", SEARCHED)
def test_a_slash_leads_to_the_search_on_every_keyboard(folder: Path, screen: str, code: int) -> None:
    rig = SceneRig(folder)
    rig.save("one")
    rig.open(SEARCHED[screen](rig))
    rig.step(pressed(code, "/", pygame.KMOD_LSHIFT), *typed("/"))
    found = rig.form.focus.current
    assert isinstance(found, SearchField)
    assert found.text == ""
