"""Which actions the random bot chooses from in a game of Race that is stuck."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from galaxy_desktop.ai.arena import Match, play_one
from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.bot import PLAYBOOK
from galaxy_desktop.games.race.state import RaceState

ALL = ("explore_five", "explore_one", "develop", "settle", "consume_trade", "consume_double", "produce")
EXPLORING = {"explore_five", "explore_one"}


def at_actions(hand: int, variant: str = "standard") -> RaceState:
    """The first choice of actions of two with so many cards in hand and a start world that makes nothing."""
    g = GAME.new(2, {"setup": "first_game", "variant": variant}, 3)
    for player in g.players:
        player.hand = g.supply[:hand]
        player.tableau, player.goods = ["old_earth"], {}
    return g


def offered(g: RaceState) -> Sequence[str]:
    decision = PLAYBOOK.stirring(g, open_asks(g)[0])
    assert isinstance(decision, Pick)
    return decision.offered


def test_with_cards_in_hand_any_action_will_do() -> None:
    g = at_actions(5)
    assert PLAYBOOK.stirring(g, open_asks(g)[0]) is open_asks(g)[0]


def test_with_bare_hands_only_what_fills_them_will_do() -> None:
    g = at_actions(4)
    assert set(offered(g)) == EXPLORING
    g.players[1].tableau.append("new_vinland")
    assert set(offered(g)) == EXPLORING | {"produce"}
    g.players[1].goods = {"new_vinland": g.supply[0]}
    assert set(offered(g)) == EXPLORING | {"consume_trade", "consume_double"}


def test_after_a_round_that_would_change_nothing_again_something_else_is_chosen() -> None:
    g = at_actions(6)
    for player in g.players:
        player.past = [("settle",), ("consume_trade",)]
    assert set(offered(g)) == EXPLORING | {"develop", "settle"}
    g.players[1].past[-1] = ("develop",)
    assert set(offered(g)) == set(ALL)


def test_with_full_hands_exploring_changes_nothing() -> None:
    g = at_actions(10)
    for player in g.players:
        player.past = [("explore_one",)]
    assert set(offered(g)) == {"develop", "settle"}


def test_of_two_actions_one_will_do() -> None:
    for choice in offered(at_actions(2, "experienced")):
        assert EXPLORING & set(choice.split("+"))


@pytest.mark.parametrize("topic", ["develop", "keep"])
def test_other_questions_are_left_as_they_are(topic: str) -> None:
    g = at_actions(0)
    decision = Pick(topic, ())
    assert PLAYBOOK.stirring(g, decision) is decision


@pytest.mark.parametrize("variant", ["standard", "experienced"])
def test_nothing_is_rated_in_a_random_game(variant: str) -> None:
    match = Match("race", ("random", "random"), 1, 8, {"variant": variant})
    played = play_one(match, lambda _id: (GAME, replace(PLAYBOOK, raters={})), 0)
    assert played.winners
