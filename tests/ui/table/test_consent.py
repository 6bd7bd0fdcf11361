"""While all are asked whether they agree, everybody looks: the screen tells nothing that one person knows."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import Person, Table
from galaxy_desktop.ui.scenes.curtain import CurtainEnd
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.consent_words import agreeing, undo_question
from tests.ui.acts import close_top
from tests.ui.table.test_hotseat import give, uncover
from tests.ui.table_rig import PlainScene, Rig

GAMES = find_games()
TWO = (Person("Ada"), Person("Bea"))


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_that_is_cleared_while_things_are_told_tells_no_more_of_them(
    tmp_path: Path, game: str
) -> None:
    settings = Settings(mute=True, speed="calm", curtains="always")
    rig = Rig(tmp_path, TWO, game=game, games=GAMES, settings=settings)
    for frames in range(0, 90, 18):
        assert rig.opened == "curtain"
        close_top(rig.app, CurtainEnd.LIFTED)
        for _frame in range(frames):
            rig.app.advance((), 1 / 30)
        own = {line.text for line in rig.scene.controller.log.lines}
        rig.scene.commands.hide()
        for busy in (False, True):
            text = rig.scene.controller.bar_text(busy=busy)
            assert not {text.head, text.line} & own, frames
        view = rig.scene.view
        told = view.bar_text()
        assert not {told.head, told.line} & own, frames
        assert (view.remembers, view.moves) == (False, False), frames
        rig.settle()
    rig.close()


def test_a_redo_that_all_must_agree_to_is_called_a_redo(tmp_path: Path) -> None:
    rig = Rig(tmp_path, TWO, game="race", games=GAMES, settings=Settings(mute=True, speed="instant"))
    asked = []
    for _choice in range(3):
        if rig.opened == "curtain":
            uncover(rig)
        give(rig, Dice(1))
    for code in (pygame.K_z, pygame.K_y):
        if rig.opened == "curtain":
            uncover(rig)
        rig.key(code)
        assert rig.opened == "confirm"
        assert isinstance(rig.top, PlainScene)
        asked.append((rig.top.about["title"], rig.top.about["text"]))
        close_top(rig.app, True)
        rig.settle()
    assert [("undo" in line, "redo" in line) for words in asked for line in words] == [
        (True, False),
        (True, False),
        (False, True),
        (False, True),
    ]
    rig.close()


def test_the_question_for_consent_says_how_far_it_goes(tmp_path: Path) -> None:
    rig = Rig(tmp_path, TWO, game="race", games=GAMES, settings=Settings(mute=True, speed="instant"))
    asked = []
    for _choice in range(3):
        if rig.opened == "curtain":
            uncover(rig)
        give(rig, Dice(1))
    for code, back in ((pygame.K_z, False), (pygame.K_z, True), (pygame.K_y, True)):
        if rig.opened == "curtain":
            uncover(rig)
        rig.key(code)
        assert isinstance(rig.top, PlainScene)
        asked.append(rig.top.about["text"].partition("\n")[2])
        close_top(rig.app, back)
        rig.settle()
    assert asked == ["Back to: Setup", "Back to: Setup", "Forward to: Round 1, Actions"]
    rig.close()


@pytest.mark.parametrize("others", [("Bea",), ("Bea", "Cleo")], ids=len)
def test_the_question_names_who_asks_and_who_must_agree(tmp_path: Path, others: tuple[str, ...]) -> None:
    seats = (Person("Ada"), *map(Person, others))
    rig = Rig(tmp_path, seats, game="race", games=GAMES, settings=Settings(mute=True, speed="instant"))
    for _choice in range(len(seats) + 1):
        if rig.opened == "curtain":
            uncover(rig)
        give(rig, Dice(1))
    if rig.opened == "curtain":
        uncover(rig)
    asks = rig.bus.table().names()[rig.session.viewer]
    rig.key(pygame.K_z)
    assert isinstance(rig.top, PlainScene)
    names = [name for name in ("Ada", *others) if name != asks]
    assert f"{asks} asks for it; {' and '.join(names)} must agree." in rig.top.about["text"]
    rig.close()


def test_an_undo_of_the_own_choice_that_is_noted_names_the_person_at_a_shared_table(tmp_path: Path) -> None:
    for seats, title in (
        ((Person("Ada"), Person("Bea")), "Undo anyway, "),
        ((Person("Ada"),), "Undo anyway?"),
    ):
        table = Table("race", seats, {}, 1, "always")
        assert undo_question(table, 0).startswith(title)
    assert undo_question(Table("race", TWO, {}, 1, "always"), 1) == "Undo anyway, Bea?"


def test_after_the_end_nobody_is_named_as_the_one_who_asks(tmp_path: Path) -> None:
    del tmp_path
    assert agreeing(Table("race", TWO, {}, 1, "ask"), None) == "Ada and Bea must agree."
