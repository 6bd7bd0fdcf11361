"""Beside their page about the open question, the rules show it, and everything said there is so."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.play.seats import Person, Table
from galaxy_desktop.presenter.briefing import BriefedThing, Briefing, GameBelow, in_order
from galaxy_desktop.ui.help.scene import MOST, HelpScene
from galaxy_desktop.ui.settings import Settings
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import PlainScene, Rig

GAMES = find_games()
QUESTIONS = 5
HEAD = "In your game now"
TABLE = Table("race", (Person("Ada"), Person("Boris")), {}, 1)


def asked_in_rules(rig: Rig) -> Briefing:
    """What the rules that open from the table are told of its question; they are closed again."""
    rig.scene.stage.open(rig.scene.rules(here=False))
    rules = rig.top
    assert isinstance(rules, PlainScene)
    rules.close()
    below = rules.about["below"]
    assert isinstance(below, GameBelow)
    assert below.briefing is not None
    return below.briefing


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_the_rules_say_of_the_question_is_so(folder: Path, game: str) -> None:
    rig = Rig(
        folder, game=game, games=GAMES, settings=Settings(speed="instant", mute=True, confirm_undo=False)
    )
    dice, refused, words = Dice(5), 0, rig.session.bus.game().words
    for _ in range(QUESTIONS):
        if rig.session.bus.is_over():
            break
        briefing, question = asked_in_rules(rig), rig.question
        assert (briefing.head, briefing.line) == (question.ask.head, question.ask.line)
        assert briefing.page == words.page(rig.scene.controller.view)
        said = set(briefing.rows)
        for widget in rig.scene.view.widgets.items:
            option, name = widget.item.id, widget.spoken_name
            can = option in question.open or option in question.chosen
            assert not (can and name) or BriefedThing(name, "") in said
            reasons = [row.why_not for row in said if row.name == name and row.why_not]
            if widget.in_hand and reasons and not can:
                refused += 1
                assert not question.anew().click(option)
        rig.session.do(GiveAnswer(0, question.decision.sample(dice)))
        rig.scene.controller.clear()
        rig.settle()
    assert refused or game not in ("race", "jumpdrive")
    rig.close()


def test_nothing_is_said_while_nobody_sits_at_the_screen(folder: Path) -> None:
    rig = Rig(folder, (Person("Ada"), Person("Boris")), game="race", games=GAMES)
    assert rig.session.left
    rules = rig.scene.rules(here=True)
    assert isinstance(rules, PlainScene)
    assert rules.about["below"] == GameBelow(rig.session.bus.table())
    rig.session.sit(0)
    rig.scene.controller.next()
    assert asked_in_rules(rig).head
    rules = rig.scene.rules(here=True)
    assert isinstance(rules, PlainScene)
    game = rig.session.bus.game()
    assert game.unseen is not None
    assert rules.about["below"].unseen == game.unseen(rig.scene.controller.view)
    rig.close()


def test_g_opens_the_gallery_with_what_the_viewer_cannot_see(folder: Path) -> None:
    rig = Rig(folder, game="race", games=GAMES)
    rig.key(pygame.K_g)
    opened = rig.top
    assert isinstance(opened, PlainScene)
    game = rig.session.bus.game()
    assert game.unseen is not None
    assert opened.about["game"] == "race"
    assert opened.about["below"].unseen == game.unseen(rig.scene.controller.view)
    assert opened.about["below"].table == rig.session.bus.table()
    rig.close()


def test_a_game_without_a_gallery_says_so(folder: Path) -> None:
    rig = Rig(folder)
    rig.key(pygame.K_g)
    assert rig.opened == ""
    assert rig.scene.view.toast is not None
    assert rig.scene.view.toast.label == "This game has no cards to look up."
    rig.close()


def test_each_thing_is_named_once_and_what_can_be_chosen_first() -> None:
    rows = [
        BriefedThing("B", "no"),
        BriefedThing("", ""),
        BriefedThing("A", ""),
        BriefedThing("B", "no"),
        BriefedThing("A", ""),
    ]
    assert in_order(rows) == (BriefedThing("A", ""), BriefedThing("B", "no"))


ROWS = (BriefedThing("New Earth", ""), BriefedThing("Artist Colony", "Artist Colony costs 9."))


def words_of(scene: HelpScene) -> str:
    return " ".join(word for panel in scene.laid for word in panel.words)


@pytest.mark.parametrize("step", [1.0, 2.0])
def test_the_question_is_beside_its_page_alone(folder: Path, step: float) -> None:
    rig = SceneRig(folder, games=GAMES, settings=Settings(mute=True, text_step=step))
    briefing = Briefing("settle", "Choose a world", "You have four cards.", ROWS)
    scene = rig.open(HelpScene(rig.client, GAMES["race"], "settle", below=GameBelow(TABLE, briefing)))
    for words in (briefing.head, briefing.line, "New Earth", "Artist Colony costs 9."):
        assert words in words_of(scene)
    rig.key(pygame.K_RIGHT)
    assert briefing.head not in words_of(scene)
    rig.key(pygame.K_LEFT)
    assert briefing.head in words_of(scene)


def test_a_long_list_ends_with_the_number_of_what_is_left(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    rows = tuple(BriefedThing(f"Thing number {n}", "") for n in range(MOST + 3))
    briefing = Briefing("settle", "Choose", "", rows)
    scene = rig.open(HelpScene(rig.client, GAMES["race"], "settle", below=GameBelow(TABLE, briefing)))
    assert f"Thing number {MOST - 1}" in words_of(scene)
    assert f"Thing number {MOST}" not in words_of(scene)
    assert "3 more at the table." in words_of(scene)
