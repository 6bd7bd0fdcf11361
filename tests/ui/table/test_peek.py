"""What lies over the table for a question is folded away by click or key, and comes back."""

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.ui.roles.peeking import PEEK, Peeking
from tests.contract.hands import LARGE_TEXT, SMALL, Hands, Window
from tests.contract.walk import GAMES, Table


def asked(game: str, topic: str, window: Window) -> Hands:
    """The table of two at a question of this topic, some rounds into the game."""
    hands, dice = Hands(Table(GAMES[game], 2, {}, 4), 0, window), Dice(4)
    times = 0
    while True:
        seat = min(hands.bus.awaited())
        decision = hands.bus.ask(seat)
        assert decision is not None
        times += seat == 0 and decision.topic == topic
        if times == 3:
            hands.lay()
            return hands
        hands.bus.do(GiveAnswer(seat, decision.sample(dice)))


def folded(hands: Hands) -> bool:
    painter = hands.scene.view.painter
    return isinstance(painter, Peeking) and painter.peeking


@pytest.mark.parametrize("window", [SMALL, LARGE_TEXT], ids=["small window", "large text"])
@pytest.mark.parametrize(("game", "topic"), [("race", "keep"), ("frontiers", "explore")])
def test_an_open_choice_is_folded_away_and_comes_back(game: str, topic: str, window: Window) -> None:
    hands = asked(game, topic, window)
    offered = hands.prompt.open()
    assert all(hands.find(option) for option in offered)
    hands.choose(PEEK, by_mouse=True)
    assert not hands.scene.view.widgets.chips
    assert not any(hands.find(option) for option in offered)
    hands.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_t, mod=0, unicode="t"))
    assert not folded(hands)
    assert all(hands.find(option) for option in offered)


def test_other_players_cards_are_seen_below_an_open_choice_of_race() -> None:
    hands = asked("race", "keep", SMALL)
    others = hands.bus.view(0).players[1].tableau
    assert not any(hands.find(card) for card in others)
    hands.choose(PEEK, by_mouse=False)
    assert all(hands.find(card) for card in others)


def test_a_choice_made_by_key_brings_it_back() -> None:
    hands = asked("race", "keep", SMALL)
    hands.choose(PEEK, by_mouse=False)
    hands.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1"))
    assert not folded(hands)
    assert hands.prompt.chosen


def test_where_nothing_lies_over_the_table_nothing_is_folded() -> None:
    hands = asked("jumpdrive", "build", SMALL)
    assert hands.find(PEEK) is None
    painter = hands.scene.view.painter
    assert isinstance(painter, Peeking)
    assert not painter.peek()
