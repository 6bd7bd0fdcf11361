"""A key or button that chooses nothing ends what is told and does what it is for, with one press."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.play.naming import quicksave_of
from galaxy_desktop.ui.keys import PAGES, own_keys, table_keys
from galaxy_desktop.ui.pointer import ENTER
from tests.ui.acts import key
from tests.ui.table_rig import Rig
from tests.ui.tabletop.test_beats import answered

SOON = 0.05
OPENS = {
    pygame.K_F1: "help",
    pygame.K_F2: "help",
    pygame.K_g: "gallery",
    pygame.K_F9: "load",
    pygame.K_F10: "pause",
}
KEYS = {code: known.command for known in table_keys() for code in known.codes if known.command != "up"}
CHOOSE = (pygame.K_p, pygame.K_e, pygame.K_f)
"""Keys of the second button, of all equal things, and of the cheapest payment."""
QUIET = {code: command for code, command in KEYS.items() if code not in CHOOSE}
OFFERED = (*ENTER, pygame.K_SPACE, pygame.K_1, pygame.K_KP1, pygame.K_TAB, pygame.K_RIGHT, pygame.K_HOME)
"""Keys that choose, or lead to what the next press chooses."""


def told(folder: Path, game: str = "race") -> Rig:
    """A table at which the acts of others are being told."""
    rig = answered(folder, game, "normal")
    for _step in range(100):
        rig.app.advance([], SOON)
        if rig.scene.view.painter.busy:
            return rig
    raise AssertionError("nothing is told")


def commanded(rig: Rig, monkeypatch: pytest.MonkeyPatch, event: pygame.event.Event) -> list[str]:
    """The commands that an event leads to; none is carried out."""
    done: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr(rig.scene.commands, "do", done.append)
        rig.scene.handle(event)
    assert rig.scene.view.painter.busy
    return done


def shifted(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=pygame.KMOD_SHIFT, unicode="")


@pytest.fixture
def busy(tmp_path: Path) -> Rig:
    return told(tmp_path)


def test_every_command_that_chooses_nothing_is_carried_out(
    busy: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    for code, command in QUIET.items():
        assert commanded(busy, monkeypatch, key(code)) == ["finish", command]
    for code, command in ((pygame.K_z, "undo_round"), (pygame.K_y, "redo_round")):
        assert commanded(busy, monkeypatch, shifted(code)) == ["finish", command]
    for code in PAGES:
        assert commanded(busy, monkeypatch, key(code)) == ["finish"]


def test_what_may_choose_only_goes_on(busy: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    assert KEYS.keys() >= {*CHOOSE}
    for code in (*OFFERED, *CHOOSE):
        assert commanded(busy, monkeypatch, key(code)) == ["aside"]


@pytest.mark.parametrize(("code", "name"), OPENS.items())
def test_one_press_opens_a_screen(busy: Rig, code: int, name: str) -> None:
    busy.key(code)
    assert busy.opened == name
    assert not busy.scene.view.painter.busy


def test_one_press_saves(busy: Rig, tmp_path: Path) -> None:
    busy.key(pygame.K_F5)
    assert (tmp_path / f"{quicksave_of('race')}.json").exists()


def test_one_press_takes_the_answer_back(busy: Rig) -> None:
    lines = busy.bus.lines()
    busy.key(pygame.K_z)
    busy.settle()
    assert busy.bus.lines() < lines


def test_one_press_asks_for_a_hint_of_the_question_that_follows(busy: Rig) -> None:
    busy.key(pygame.K_h)
    busy.settle()
    busy.app.advance([], SOON)
    assert busy.scene.controller.marking


def test_enter_just_after_it_chooses_nothing(busy: Rig) -> None:
    busy.key(pygame.K_F5)
    busy.settle()
    lines = busy.bus.lines()
    busy.app.advance([key(pygame.K_RETURN)], 0.0)
    busy.app.advance([key(pygame.K_SPACE)], 0.0)
    assert busy.bus.lines() == lines
    assert not busy.question.chosen


def test_a_key_of_a_game_that_has_nothing_to_do_only_goes_on(
    busy: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    for code in (code for known in own_keys() for code in known.codes):
        assert commanded(busy, monkeypatch, key(code)) == ["aside"]
        assert not busy.scene.view.side.refuses


def test_the_bag_opens_while_something_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = told(tmp_path, "master")
    painter = rig.scene.view.painter
    assert isinstance(painter, MasterPainter)
    assert commanded(rig, monkeypatch, key(pygame.K_b)) == ["finish"]
    assert painter.bag_open


def test_buttons_of_the_top_bar_are_pressed_with_one_click(busy: Rig) -> None:
    busy.click(busy.scene.view.widgets.top.menu.rect.center)
    assert busy.opened == "pause"


def test_a_click_elsewhere_only_goes_on(busy: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    click = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=busy.scene.view.widgets.bar.rect.center, button=1)
    assert commanded(busy, monkeypatch, click) == ["aside"]
