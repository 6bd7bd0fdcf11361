"""Tables where something is wrong, has no room, or nobody sits: the game goes on and says what there is."""

import errno
import os
import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.games import find_games
from galaxy_desktop.play.files import unfinished
from galaxy_desktop.play.journal import recover
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.play.savefile import load
from galaxy_desktop.play.seats import Bot
from galaxy_desktop.presenter.bar_text import BarText
from galaxy_desktop.presenter.controller import TableController
from galaxy_desktop.ui.scenes.dialogs import Dialog, Unsaved
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.speech.spoken import spoken
from tests.toy import TOYS
from tests.ui.acts import click, close_top
from tests.ui.table_rig import InstantThinker, Rig


def buttons(rig: Rig) -> dict[str, pygame.Rect]:
    return {button.label: button.rect for button in rig.scene.view.widgets.bar.widgets}


def full_disk(_handle: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def troubled(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full from now on, and the person at the table chooses something."""
    monkeypatch.setattr(os, "fsync", full_disk)
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle()


def test_a_game_that_cannot_be_kept_stays_playable_and_says_so_in_the_bar(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = Rig(tmp_path)
    assert "Not saved" not in buttons(rig)
    troubled(rig, monkeypatch)
    assert rig.bus.lines() > 0
    assert "the disk is full" in rig.scene.view.widgets.bar.text.alarm
    rig.click(buttons(rig)["Not saved"].center)
    assert isinstance(rig.top, Dialog)
    assert "the disk is full" in rig.top.text
    assert [choice.result for choice in rig.top.choices] == [None, Unsaved.FOLDER, Unsaved.AGAIN]


def test_once_there_is_room_again_trying_again_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = Rig(tmp_path)
    with monkeypatch.context() as patched:
        troubled(rig, patched)
        rig.click(buttons(rig)["Not saved"].center)
    rig.key(pygame.K_RETURN)
    assert (tmp_path / "autosave toy 1.json").is_file()
    rig.key(pygame.K_RETURN)
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle()
    assert "Not saved" not in buttons(rig)


def choose_first(rig: Rig) -> None:
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle()


def test_a_saves_folder_that_is_removed_is_told_at_the_next_answer_and_another_is_offered(
    tmp_path: Path,
) -> None:
    folder, other = tmp_path / "saves", tmp_path / "other"
    other.mkdir()
    rig = Rig(folder)
    choose_first(rig)
    shutil.rmtree(folder)
    choose_first(rig)
    assert f"The folder {folder} was removed" in rig.scene.view.widgets.bar.text.alarm
    assert rig.scene.view.toast is not None
    rig.click(buttons(rig)["Not saved"].center)
    assert isinstance(rig.top, Dialog)
    assert rig.top.choices[1].result is Unsaved.FOLDER
    close_top(rig.app, Unsaved.FOLDER)
    close_top(rig.app, other)
    assert load(other / "autosave toy 1.json", TOYS).running.history.at == rig.bus.lines()


def test_a_saves_folder_that_was_removed_is_made_anew_where_the_player_wants_it(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    rig = Rig(folder)
    shutil.rmtree(folder)
    for _answer in range(3):
        choose_first(rig)
        assert "was removed" in rig.scene.view.widgets.bar.text.alarm
        assert not folder.exists(), "nothing is made anew before the player has been told"
    rig.click(buttons(rig)["Not saved"].center)
    rig.key(pygame.K_RETURN)
    rig.key(pygame.K_RETURN)
    rig.settle()
    assert rig.scene.view.widgets.bar.text.alarm == ""
    choose_first(rig)
    (journal,) = unfinished(folder)
    assert recover(journal, TOYS).running.history.at == rig.bus.lines()


@pytest.mark.slow
def test_what_the_bar_has_no_room_for_is_told_by_keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = TableController.bar_text

    def longer(controller: TableController, *, busy: bool) -> BarText:
        text = texts(controller, busy=busy)
        return replace(text, line=" ".join([text.head] * 35))

    monkeypatch.setattr(TableController, "bar_text", longer)
    settings = Settings(speed="instant", mute=True, text_step=2.0)
    rig = Rig(tmp_path, game="race", games=find_games(), size=(1280, 720), settings=settings)
    assert not rig.scene.view.widgets.bar.sentence.hidden
    for _ in range(20):
        rig.key(pygame.K_TAB)
        form = rig.scene.view.widgets.form
        if form.focus.current is rig.scene.view.widgets.bar.sentence:
            break
    assert form.focus.current is rig.scene.view.widgets.bar.sentence
    assert rig.scene.announce == spoken(rig.scene.view.widgets.bar.text.line) + "."
    for _ in range(20):
        rig.post()
    assert form.tooltip is not None
    rig.post(*click((640, 5)))
    assert form.tooltip is None


class Muddled(InstantThinker):
    """Computer players that answer what nobody asked."""

    def ready(self) -> Sequence[tuple[int, Answer]]:
        return [(ticket, ("nothing of the kind",)) for ticket, _answer in super().ready()]


def test_a_computer_player_that_answers_nonsense_does_not_stop_the_game(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    rig.session.thinker = Muddled()
    for _turn in range(4):
        rig.key(pygame.K_1)
        rig.key(pygame.K_RETURN)
        rig.settle()
    assert rig.scene.controller.question is not None
    assert rig.bus.moment().phase != "choose", "the next question comes once all have answered"


def test_a_game_of_computer_players_alone_plays_itself_to_the_score(tmp_path: Path) -> None:
    rig = Rig(tmp_path, (Bot("easy", "Vega"), Bot("easy", "Mira")))
    rig.settle(4000)
    assert rig.opened == "score"
    assert rig.bus.is_over()


def test_a_refusal_is_no_markup(tmp_path: Path) -> None:
    rig = Rig(tmp_path)

    def refused() -> None:
        raise SaveError(Fault.UNREADABLE, "**Ada** {credits}.json can't be read.")

    rig.scene.attempt(refused)
    assert rig.scene.view.toast is not None
    assert spoken(rig.scene.view.toast.label) == "**Ada** {credits}.json can't be read."
