"""Dealing, and the piles."""

import pytest

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Reshuffled
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import deck, design_id, preset_hands
from galaxy_desktop.games.jumpdrive.supply import draw
from tests.games.jumpdrive.tables import discard_first, holding, of, table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_are_dealt_seven_cards_and_keep_five(seats: int) -> None:
    g = GAME.new(seats, {}, 4)
    assert open_asks(g).keys() == set(range(seats))
    for seat in range(seats):
        decision = open_asks(g)[seat]
        assert isinstance(decision, Pick)
        assert (len(decision.offered), decision.least, decision.most) == (7, 2, 2)
        assert decision.count() == 21
        discard_first(g, seat)
    assert [len(player.hand) for player in g.players] == [5] * seats
    assert (len(g.supply), len(g.discards)) == (112 - 7 * seats, 2 * seats)
    assert g.round == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_first_game_deals_ready_made_hands_at_random(seats: int) -> None:
    g = GAME.new(seats, {"setup": "first_game"}, 2)
    hands = [tuple(design_id(card) for card in player.hand) for player in g.players]
    assert len(set(hands)) == seats
    assert set(hands) <= set(preset_hands())
    assert (g.round, len(g.supply)) == (1, 112 - 5 * seats)
    others = {tuple(GAME.new(seats, {"setup": "first_game"}, seed).players[0].hand) for seed in range(9)}
    assert len(others) > 1


def test_the_same_seed_deals_the_same() -> None:
    assert GAME.new(3, {}, 8) == GAME.new(3, {}, 8)
    assert GAME.new(3, {}, 8).supply != GAME.new(3, {}, 9).supply


def test_discards_are_shuffled_once_a_card_is_owed_and_none_is_left() -> None:
    g = table(holding(0), holding(0))
    first, *rest = deck()[:5]
    g.supply, g.discards = [first], list(rest)
    assert draw(g, 0, 3, "income") == 3
    assert g.players[0].hand[0] == first
    assert (len(g.supply), len(g.discards)) == (2, 0)
    assert of(g, Reshuffled) == [Reshuffled(4)]


def test_the_last_card_does_not_bring_the_discards_back_yet() -> None:
    g = table(holding(0), holding(0))
    g.supply, g.discards = list(deck()[:2]), list(deck()[2:4])
    draw(g, 0, 2, "income")
    assert (len(g.supply), len(g.discards)) == (0, 2)


def test_a_card_that_is_not_there_is_lost() -> None:
    g = table(holding(0), holding(0))
    g.supply, g.discards = [], []
    assert draw(g, 0, 2, "income") == 0
    assert g.players[0].hand == []
