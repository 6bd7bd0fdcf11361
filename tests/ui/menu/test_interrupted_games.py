"""Games that were interrupted: what the menu offers, what is kept, and what the dialog says."""

import os
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play import takeback
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, NewGame, Undo
from galaxy_desktop.play.journal import recover
from galaxy_desktop.play.seats import Bot, Occupant, Person
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.menu.ways import RESTART_ROUND
from galaxy_desktop.ui.scenes.dialogs import Dialog, Recovery, recovery
from galaxy_desktop.ui.scenes.shelf import saves_of
from tests.ui.scene_rig import ADA_AND_VEGA, SEED, SceneRig


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder)


@pytest.mark.parametrize(("button", "expected"), [("Resume", 1), ("Restart round {n}", 2), ("Not now", 0)])
def test_an_interrupted_game_is_offered(rig: SceneRig, button: str, expected: int) -> None:
    journal = interrupted(rig, answers=8)
    rig.open(MenuScene(rig.client))
    assert isinstance(rig.top(), Dialog)
    running = recover(journal, rig.client.games).running
    rig.click(button.format(n=running.moment(takeback.target(running, RESTART_ROUND)).round))
    commands = [Load(journal), Undo("round", agreed=True)][:expected]
    assert rig.opened == ([tuple(commands)] if commands else [])


@pytest.mark.parametrize(("answer", "agreed"), [("Everyone agrees", True), ("Cancel", False)])
def test_a_round_of_several_persons_is_restarted_only_if_everyone_agrees(
    rig: SceneRig, answer: str, agreed: bool
) -> None:
    journal = interrupted(rig, 8, (Person("Ada"), Person("Ben")))
    rig.open(MenuScene(rig.client))
    offer = rig.dialog()
    (again,) = [choice.label for choice in offer.choices if choice.result is Recovery.BACK]
    rig.click(again)
    question = rig.dialog()
    assert question.title == "Does everyone agree to this undo?"
    assert "everyone must agree to this undo. Ada and Ben must agree.\nBack to: " in question.text
    assert not rig.opened
    rig.click(answer)
    assert rig.opened == ([(Load(journal), RESTART_ROUND)] if agreed else [])
    assert agreed or rig.dialog().title == offer.title


def interrupted(rig: SceneRig, answers: int, seats: tuple[Occupant, ...] = ADA_AND_VEGA) -> Path:
    """The journal of a game whose program was killed."""
    session = rig.session(seats, answers=answers)
    journal = session.bus.journal()
    assert journal is not None
    raw = journal.read_bytes()
    session.bus.close()
    journal.write_bytes(raw)
    return journal


def test_behind_the_offer_all_tiles_have_their_pictures(folder: Path) -> None:
    rig = SceneRig(folder, games=find_games())
    bus = CommandBus(rig.games, rig.app.folders.saves)
    bus.do(NewGame("race", ADA_AND_VEGA, {}, 3))
    bus.let_go()
    menu = rig.open(MenuScene(rig.client))
    for _frame in range(8):
        assert menu.fanned or rig.top() is menu
        rig.step()
    assert isinstance(rig.top(), Dialog)
    assert menu.fanned


def test_tiles_below_a_dialog_keep_their_pictures_in_a_resized_window(folder: Path) -> None:
    rig = SceneRig(folder, games=find_games())
    menu = rig.open(MenuScene(rig.client))
    rig.step(times=8)
    assert menu.fanned
    rig.key(pygame.K_ESCAPE)
    assert isinstance(rig.top(), Dialog)
    rig.step(pygame.event.Event(pygame.VIDEORESIZE, size=(1920, 1080), w=1920, h=1080))
    assert rig.app.stage.kit.metrics.window == (1920, 1080)
    assert menu.fanned


def test_an_interrupted_game_that_is_put_off_is_kept_and_listed(rig: SceneRig) -> None:
    interrupted(rig, answers=8)
    menu = rig.open(MenuScene(rig.client))
    rig.click("Not now")
    rig.step(times=3)
    assert not list(rig.app.folders.saves.glob("*.journal"))
    assert "with Vega" in rig.widget("Toy").state
    rig.key(pygame.K_1)
    assert rig.opened == [(Load(rig.app.folders.saves / f"autosave toy {SEED}.json"),)]
    rig.app.stage.close_above(menu)


def test_all_of_several_interrupted_games_are_kept(rig: SceneRig) -> None:
    folder = rig.app.folders.saves
    for number, rival in enumerate(("Vega", "Rigel", "Mira")):
        path = interrupted(rig, 4, (Person("Ada"), Bot("easy", rival)))
        path = path.rename(folder / f"toy-{number}.journal")
        os.utime(path, (number, number))
    (bad := folder / "toy-9.journal").write_bytes(b"nonsense")
    os.utime(bad, (1, 1))
    rig.open(MenuScene(rig.client))
    rig.click("Not now")
    rig.step(times=8)
    assert list(folder.glob("*.journal")) == [bad]
    kept = {info.meta.table.names()[1] for info in saves_of(rig.app.folders) if info.meta}
    assert kept == {"Vega", "Rigel", "Mira"}


def test_before_the_first_choice_there_is_no_round_to_go_back_to(rig: SceneRig) -> None:
    interrupted(rig, answers=0)
    rig.open(MenuScene(rig.client))
    assert [choice.result for choice in rig.dialog().choices] == [None, Recovery.CONTINUE]


@pytest.mark.parametrize(
    ("round_number", "back", "said", "again"),
    [
        (7, 6, "in round 7. You can also restart round 6.", "Restart round 6"),
        (1, 0, "in round 1. You can also restart the setup.", "Restart setup"),
        (0, 0, "during setup. You can also restart the setup.", "Restart setup"),
        (0, None, "during setup.", ""),
    ],
)
def test_a_game_interrupted_in_setup_says_so(
    round_number: int, back: int | None, said: str, again: str
) -> None:
    dialog = recovery(round_number, ["Ada", "Vega"], "Toy", back=back)
    assert dialog.text == f"Toy with Ada and Vega was interrupted {said}"
    assert again in [*(choice.label for choice in dialog.choices), ""]
    assert (Recovery.BACK in [choice.result for choice in dialog.choices]) is (back is not None)


def test_the_offer_of_an_interrupted_setup_says_the_setup(folder: Path) -> None:
    rig = SceneRig(folder, games=find_games())
    bus = CommandBus(rig.games, rig.app.folders.saves)
    bus.do(NewGame("race", ADA_AND_VEGA, {}, 3))
    bus.let_go()
    rig.open(MenuScene(rig.client))
    rig.step(times=8)
    assert rig.dialog().text == "Race for the Galaxy with Vega was interrupted during setup."


def test_a_solo_game_that_was_interrupted_names_nobody() -> None:
    assert recovery(3, [], "Jump Drive", back=None).text == "Jump Drive was interrupted in round 3."
    assert recovery(0, [], "Jump Drive", back=None).text == "Jump Drive was interrupted during setup."


def test_behind_journals_that_are_no_use_the_interrupted_game_is_found(rig: SceneRig) -> None:
    rig.session(answers=5)
    (held,) = rig.app.folders.saves.glob("*.journal")
    journal = held.with_name("toy-0.journal")
    journal.write_bytes(held.read_bytes())  # a copy: nobody holds it any more
    os.utime(journal, (1, 1))
    held.unlink()
    for number in range(1, 6):
        (rig.app.folders.saves / f"toy-{number}.journal").write_bytes(b"nonsense")
    rig.open(MenuScene(rig.client))
    rig.step(times=8)
    dialog = rig.dialog()
    assert any(choice.result is Recovery.CONTINUE for choice in dialog.choices)


def test_a_game_that_another_window_plays_is_not_offered(rig: SceneRig) -> None:
    session = rig.session(answers=8)
    menu = rig.open(MenuScene(rig.client))
    assert rig.top() is menu
    assert session.bus.journal() is not None


def test_a_torn_journal_is_passed_over(rig: SceneRig) -> None:
    (rig.app.folders.saves / "toy-1.journal").write_bytes(b"nothing that is one")
    menu = rig.open(MenuScene(rig.client))
    assert rig.top() is menu
