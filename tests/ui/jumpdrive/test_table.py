"""A build of Jump Drive at the table: click what to place, then the primary button, then what to pay."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.folders import Folders
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.builder import TO_PAY
from galaxy_desktop.house.house import House
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.seats import Person
from galaxy_desktop.presenter.silent import Silent
from galaxy_desktop.ui.painter import SECOND
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.scene import TableScene
from tests.ui.acts import click, key


class Table:
    """A solitaire game in the real client, at its first build."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(mute=True, player_name="Ada", speed="instant")
        self.house = House(Folders(folder), window=(1920, 1080), settings=settings, thinker=Silent())
        self.scene: TableScene = self.house.table(NewGame("jumpdrive", (Person("Ada"),), {}, 5))
        self.house.app.open(self.scene)
        bus = self.scene.session.bus
        opening = bus.ask(0)
        assert opening is not None
        bus.do(GiveAnswer(0, next(opening.answers())))
        self.step()

    def step(self, *events: pygame.event.Event) -> None:
        self.house.app.step(events, 0.0)
        for _frame in range(3):
            self.house.app.step((), 0.1)

    def click(self, option: str) -> None:
        item = next(item for item in self.scene.view.painter.items() if item.id == option)
        self.step(*click(item.rect.center))

    def enter(self) -> None:
        self.step(key(pygame.K_RETURN), pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))

    def chosen(self) -> tuple[str, ...]:
        prompt = self.scene.controller.question
        assert prompt is not None
        return prompt.chosen

    @property
    def hand(self) -> list[str]:
        hand: list[str] = self.scene.session.bus.view(0).players[0].hand
        return hand

    def dear_card(self) -> str:
        """A card of the hand that can be placed and costs something."""
        prompt = self.scene.controller.question
        assert prompt is not None
        known = cards()
        return next(option for option in prompt.open if option in self.hand and known[option].price > 1)


@pytest.fixture
def table(folder: Path) -> Iterator[Table]:
    made = Table(folder)
    yield made
    made.house.app.close()


def test_a_card_is_placed_and_paid_for_with_clicks_and_the_primary_button(table: Table) -> None:
    card = table.dear_card()
    table.click(card)
    assert table.chosen() == (card,)
    assert not [chip for chip in table.scene.view.widgets.chips if chip.option == TO_PAY]
    table.enter()
    assert table.chosen() == (card, TO_PAY)
    before = len(table.hand)
    assert not table.scene.view.widgets.chips, "every card to pay with lies in the hand"
    question = table.scene.controller.question
    assert question is not None
    while not question.can_give:
        paid = next(option for option in table.hand if option not in table.chosen())
        table.click(paid)
    paid_for = len(table.chosen()) - 2
    table.enter()
    view = table.scene.session.bus.view(0)
    assert card in view.players[0].empire
    assert paid_for > 0
    assert before - 1 - paid_for <= len(view.players[0].hand)


def test_a_click_on_the_chosen_card_takes_it_and_its_payment_back(table: Table) -> None:
    card = table.dear_card()
    table.click(card)
    table.enter()
    table.click(next(option for option in table.hand if option != card))
    assert len(table.chosen()) == 3
    table.click(card)
    assert table.chosen() == ()


def test_exploring_is_the_second_button(table: Table) -> None:
    before = len(table.hand)
    table.step(key(pygame.K_p), pygame.event.Event(pygame.KEYUP, key=pygame.K_p, mod=0))
    assert len(table.hand) > before
    decision = table.scene.session.bus.ask(0)
    assert decision is not None
    assert decision.topic == "explore"


def test_a_click_on_the_box_about_exploring_explores(table: Table) -> None:
    box = next(item for item in table.scene.view.widgets.items if item.item.id == SECOND)
    assert box.can_click
    assert not box.tip, "the box itself shows these words"
    table.click(SECOND)
    question = table.scene.controller.question
    assert question is not None
    assert question.decision.topic == "explore"


def test_the_marker_of_a_round_of_explore_says_what_it_is(table: Table) -> None:
    table.click(SECOND)
    bus = table.scene.session.bus
    while (asked := bus.ask(0)) is not None and asked.topic != "build":
        bus.do(GiveAnswer(0, next(asked.answers())))
    table.step()
    marker = next(item for item in table.scene.view.painter.items() if item.id.startswith("marker "))
    assert marker.tip.startswith("Explore marker: played in round 1")


def test_enter_at_a_card_that_space_selects_says_so_until_the_main_button_is_ready(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(table.scene.view, "refuse", told.append)
    space = key(pygame.K_SPACE), pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    table.enter()
    assert not told, "the keyboard is nowhere yet"
    table.step(key(pygame.K_RIGHT))
    table.enter()
    assert told == ["Press Space to select the focused item."]
    table.step(*space)
    assert table.chosen()
    table.enter()
    assert len(told) == 1
