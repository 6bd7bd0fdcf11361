"""The Hint button of Jump Drive asks what the strongest bot would do, in company and alone."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import look_up
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.house.offscreen import Quick
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.presenter.thinker import Question
from tests.sweep import some
from tests.ui.table_rig import Rig

SEATS = [(Person("Ada"),), (Person("Ada"), Bot("easy", "Vega"))]


@pytest.fixture(params=SEATS, ids=["alone", "in company"])
def rig(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Rig]:
    made = Rig(tmp_path, request.param, game=GAME.id, games={GAME.id: GAME})
    yield made
    made.close()


def test_the_hint_key_asks_the_strongest_bot_and_marks_its_answer(rig: Rig) -> None:
    rig.key(pygame.K_h)
    for _step in range(3):
        rig.post()
    asked, prompt = rig.thinker.asked[-1], rig.scene.controller.question
    assert (asked.game, asked.level, asked.seat) == (GAME.id, "expert", 0)
    assert prompt is not None
    assert rig.scene.controller.hinted
    assert set(rig.scene.controller.hinted) <= set(prompt.open)
    assert prompt.chosen == ()


def test_a_hint_that_goes_another_way_says_what_to_do(rig: Rig) -> None:
    rig.key(pygame.K_h)
    for _step in range(3):
        rig.post()
    prompt, hinted = rig.scene.controller.question, set(rig.scene.controller.hinted)
    assert prompt is not None
    rig.scene.controller.hide_hint()
    other = next(option for option in prompt.open if option not in hinted)
    rig.scene.click(other)
    rig.key(pygame.K_h)
    for _step in range(3):
        rig.post()
    assert not rig.scene.controller.hinted
    toast = rig.scene.view.toast
    assert toast is not None
    assert toast.button is not None
    rig.click(toast.button.rect.center)
    assert prompt.chosen == ()
    assert set(rig.scene.controller.hinted) == hinted


class Remembering(Quick):
    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []

    def ask(self, question: Question) -> int:
        self.asked.append(question)
        return super().ask(question)


@pytest.mark.slow
@pytest.mark.parametrize("seats", some(SEATS, 1))
def test_a_hint_is_worth_a_look_ahead_and_can_be_given_as_it_is(
    tmp_path: Path, seats: tuple[Person | Bot, ...]
) -> None:
    bus, thinker = CommandBus({GAME.id: GAME}, tmp_path), Remembering()
    bus.do(NewGame(GAME.id, seats, {"setup": "first_game"}, 2))
    session = Session(bus, thinker)
    assert session.ask_hint()
    session.think(0.0)
    decision, playbook = session.decision(), look_up(GAME.id)[1]
    assert decision is not None
    assert playbook is not None
    assert decision.allows(session.hint)
    assert [question.level for question in thinker.asked if question.seat == 0] == ["expert"]
    assert playbook.positions[decision.topic] > 0
