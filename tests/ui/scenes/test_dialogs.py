"""Questions, messages, the pause menu, and saving with all that can go wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.markup import plain
from galaxy_desktop.play import diskfile
from galaxy_desktop.play.commands import Load
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.saves.names import other_folder, save_as
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.scenes.ask_text import AskText
from galaxy_desktop.ui.scenes.dialogs import (
    Dialog,
    Recovery,
    Unsaved,
    confirm,
    confirm_loss,
    message,
    recovery,
    save_failed,
)
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.scenes.shelf import is_autosave, saves_of, title_of
from galaxy_desktop.ui.settings import TEXT_STEPS, Settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.widgets.text_field import TextField
from tests.ui.scene_rig import SEED, SceneRig


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder)


QUESTIONS: dict[str, Callable[[], Dialog[Any]]] = {
    "confirm": lambda: confirm("Delete?", "For good.", "Delete"),
    "loss": lambda: confirm_loss("Return 2 cubes?", "They are lost.", "Return 2 cubes", "Keep choosing"),
    "recovery": lambda: recovery(7, ["Ada", "Vega"], "Toy", back=6),
    "failed": lambda: save_failed("The disk is full."),
    "message": lambda: message("Hello", "Words."),
}
ANSWERS = [
    ("confirm", "Delete", True),
    ("confirm", "Cancel", False),
    ("loss", "Return 2 cubes", True),
    ("loss", "Keep choosing", False),
    ("recovery", "Resume", Recovery.CONTINUE),
    ("recovery", "Restart round 6", Recovery.BACK),
    ("recovery", "Not now", None),
    ("failed", "Try again", Unsaved.AGAIN),
    ("failed", "Choose another folder", Unsaved.FOLDER),
    ("failed", "Keep playing", None),
    ("message", "Close", None),
]


@pytest.mark.parametrize(("which", "button", "result"), ANSWERS)
def test_each_button_gives_its_result_by_mouse_and_by_keyboard(
    rig: SceneRig, which: str, button: str, result: object
) -> None:
    rig.open(QUESTIONS[which]())
    rig.click(button)
    rig.open(QUESTIONS[which]())
    rig.focus(button)
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [result, result]


def test_enter_loses_nothing(rig: SceneRig) -> None:
    rig.open(QUESTIONS["loss"]())
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [False]


@pytest.mark.parametrize(
    ("which", "result"), [("confirm", False), ("loss", False), ("recovery", None), ("message", None)]
)
def test_escape_changes_nothing(rig: SceneRig, which: str, result: object) -> None:
    rig.open(QUESTIONS[which]())
    rig.key(pygame.K_ESCAPE)
    assert rig.below.results == [result]


@pytest.mark.parametrize("step", TEXT_STEPS)
@pytest.mark.parametrize("which", QUESTIONS)
def test_a_dialog_holds_its_words_at_every_text_size(folder: Path, which: str, step: float) -> None:
    rig = SceneRig(folder, (1280, 720), Settings(mute=True, text_step=step))
    dialog = rig.open(QUESTIONS[which]())
    panel = dialog.panel
    assert pygame.Rect(0, 0, 1280, 720).contains(panel.rect)
    assert panel.fits
    assert all(panel.rect.contains(widget.rect) for widget in panel.widgets)


def test_a_name_for_a_save_is_asked_until_it_is_one(rig: SceneRig) -> None:
    rig.open(save_as(""))
    rig.key(pygame.K_RETURN)
    rig.type(" ")
    rig.key(pygame.K_RETURN)
    assert rig.below.results == []
    rig.type("a good one")
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [" a good one"]


NAMES = ["again", "folder", "leave", "no pin", "None", "tests", "..", "a/b", "C:\\x", "CON", "nul", "*?"]
NAMES += [
    "autosave toy 1",
    "quicksave",
    "Zoë's 100% {novelty} **game**",
    "{0} %s %41",
    "銀河",
    "🚀",
    "x" * 60,
]


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_typed_is_the_name_of_a_save(
    rig: SceneRig, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = tmp_path / "beside"
    for folder in ("tests", "again", "a"):
        (beside / folder).mkdir(parents=True)
    monkeypatch.chdir(beside)
    menu = pause(rig)
    rig.click("Save")
    rig.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    rig.type(name)
    rig.key(pygame.K_RETURN)
    assert rig.dialog().title == "Game saved"
    assert plain(rig.dialog().text) == name
    rig.key(pygame.K_RETURN)
    assert rig.top() is menu
    assert not [path for path in beside.rglob("*") if path.is_file()]
    (info,) = saves_of(rig.app.folders)
    assert title_of(info, rig.games) == name
    assert not is_autosave(info)
    menu.session.bus.do(Load(info.path))


def test_a_caret_in_the_middle_stays_there(rig: SceneRig) -> None:
    dialog = rig.open(save_as("abef"))
    for _ in range(2):
        rig.key(pygame.K_LEFT)
    rig.type("cd")
    assert dialog.typed == "abcdef"


@pytest.mark.parametrize("step", TEXT_STEPS)
def test_the_menu_of_a_game_needs_no_scrolling(folder: Path, step: float) -> None:
    rig = SceneRig(folder, settings=Settings(mute=True, text_step=step))
    assert pause(rig).panel.fits


@pytest.mark.parametrize("step", [1.0, 2.0])
def test_the_name_of_a_save_is_seen_whole_at_every_text_size(folder: Path, step: float) -> None:
    rig = SceneRig(folder, settings=Settings(mute=True, text_step=step))
    rig.open(save_as("Race for the Galaxy round 10"))
    field = rig.widget("Save game")
    assert isinstance(field, TextField)
    assert field.rect.width > rig.kit.text.width(field.text, "option") + 2 * rig.kit.metrics.space("frame")


def test_another_folder_must_be_there(rig: SceneRig, tmp_path: Path) -> None:
    rig.open(other_folder(tmp_path / "nowhere"))
    rig.key(pygame.K_RETURN)
    assert rig.below.results == []
    rig.key(pygame.K_ESCAPE)
    rig.open(other_folder(tmp_path))
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [None, tmp_path]


def pause(rig: SceneRig) -> PauseScene:
    return rig.open(PauseScene(rig.client, rig.session(answers=6)))


@pytest.mark.parametrize(
    ("label", "code", "screen"),
    [("Load", pygame.K_F9, LoadScene), ("Rules", pygame.K_F2, HelpScene), ("Save", pygame.K_F5, AskText)],
)
def test_the_pause_menu_opens_screens_by_mouse_and_by_key(
    rig: SceneRig, label: str, code: int, screen: type[Scene[Any]]
) -> None:
    menu = pause(rig)
    rig.click(label)
    assert type(rig.top()) is screen
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is menu
    rig.key(code)
    assert type(rig.top()) is screen


def test_settings_open_from_the_pause_menu(rig: SceneRig) -> None:
    pause(rig)
    rig.focus("Settings")
    rig.key(pygame.K_RETURN)
    assert isinstance(rig.top(), SettingsScene)


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_playing_on_closes_the_pause_menu(rig: SceneRig, code: int) -> None:
    pause(rig)
    rig.key(code)
    assert rig.below.results == [None]


def test_leaving_keeps_the_game(rig: SceneRig) -> None:
    pause(rig)
    rig.click("Save and exit")
    assert rig.below.results == [True]
    assert (rig.app.folders.saves / f"autosave toy {SEED}.json").is_file()
    assert not list(rig.app.folders.saves.glob("*.journal"))


def test_giving_up_is_asked_and_ends_the_game(rig: SceneRig) -> None:
    menu = pause(rig)
    rig.click("Resign")
    rig.key(pygame.K_ESCAPE)
    assert not menu.session.bus.is_over()
    rig.click("Resign")
    rig.key(pygame.K_RETURN)
    assert not menu.session.bus.is_over(), "Enter never loses a game"
    rig.click("Resign")
    rig.click("Resign")
    assert menu.session.bus.is_over()
    assert rig.below.results == [None]


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ((Person("Ada"), Bot("easy", "Vega")), "You are the only human player, so the game ends."),
        ((Person("Ada"), Person("Ben")), "A computer player takes over for Ada, and the game continues."),
    ],
)
def test_the_question_before_resigning_says_what_it_leads_to(
    rig: SceneRig, seats: tuple[Person | Bot, ...], says: str
) -> None:
    rig.open(PauseScene(rig.client, rig.session(seats, answers=6)))
    rig.click("Resign")
    question = rig.top()
    assert isinstance(question, Dialog)
    assert question.text == says


def test_another_game_is_loaded_and_this_one_kept(rig: SceneRig) -> None:
    rig.save("other", (Person("Zoe"), Bot("hard", "Mira")))
    menu = pause(rig)
    rig.click("Load")
    rig.key(pygame.K_RETURN)
    assert menu.session.bus.table().names() == ("Zoe", "Mira")
    assert (rig.app.folders.saves / f"autosave toy {SEED}.json").is_file()


def test_saving_under_a_name(rig: SceneRig) -> None:
    menu = pause(rig)
    rig.click("Save")
    rig.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    rig.type("Mine")
    rig.key(pygame.K_RETURN)
    assert (rig.app.folders.saves / "Mine.json").is_file()
    assert isinstance(rig.top(), Dialog)
    rig.key(pygame.K_RETURN)
    assert rig.top() is menu


def fill_disk(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no room where saves belong; elsewhere there is."""
    real, saves = diskfile.replace_whole, rig.app.folders.saves

    def full(path: Path, content: bytes, kept: int) -> None:
        if path.parent == saves:
            raise SaveError(Fault.FULL_DISK, "The disk is full.")
        real(path, content, kept)

    monkeypatch.setattr(diskfile, "replace_whole", full)


def test_a_save_that_fails_is_tried_again_and_elsewhere(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    menu = pause(rig)
    fill_disk(rig, monkeypatch)
    rig.click("Save")
    rig.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    rig.type("Mine")
    rig.key(pygame.K_RETURN)
    assert "The disk is full." in rig.dialog().text
    rig.click("Try again")
    assert "The disk is full." in rig.dialog().text
    rig.click("Choose another folder")
    rig.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    rig.type(str(tmp_path))
    rig.key(pygame.K_RETURN)
    assert (tmp_path / "Mine.json").is_file()
    rig.key(pygame.K_RETURN)
    assert rig.top() is menu


def test_leaving_without_a_place_to_save_is_asked(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    menu = pause(rig)
    fill_disk(rig, monkeypatch)
    rig.click("Save and exit")
    rig.click("Keep playing")
    assert rig.top() is menu
    rig.click("Save and exit")
    rig.click("Exit without saving")
    assert rig.below.results == [True]


def test_only_who_leaves_may_do_so_without_saving(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    pause(rig)
    fill_disk(rig, monkeypatch)
    rig.click("Save")
    rig.key(pygame.K_RETURN)
    assert "Exit without saving" not in {widget.label for widget in rig.form.widgets}


def test_leaving_can_save_in_another_folder(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pause(rig)
    fill_disk(rig, monkeypatch)
    rig.click("Save and exit")
    rig.click("Choose another folder")
    rig.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    rig.type(str(tmp_path))
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [True]
    assert (tmp_path / f"autosave toy {SEED}.json").is_file()


def test_a_game_that_cannot_be_kept_is_not_replaced_by_another(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.save("other", (Person("Zoe"), Bot("hard", "Mira")))
    menu = pause(rig)
    fill_disk(rig, monkeypatch)
    rig.click("Load")
    rig.key(pygame.K_RETURN)
    assert "The disk is full." in rig.dialog().text
    rig.click("Keep playing")
    assert menu.session.bus.table().names() == ("Ada", "Vega")


def test_what_the_program_has_kept_is_not_overwritten_before_it_is_loaded(rig: SceneRig) -> None:
    rig.save(f"autosave toy {SEED}", (Person("Zoe"), Bot("hard", "Mira")), answers=3)
    menu = pause(rig)
    lines = menu.session.bus.lines()
    rig.click("Load")
    rig.key(pygame.K_RETURN)
    assert menu.session.bus.table().names() == ("Zoe", "Mira")
    menu.session.bus.do(Load(rig.app.folders.saves / f"autosave toy {SEED} 2.json"))
    assert menu.session.bus.lines() == lines
