"""How Race's bots forecast the actions of others."""

import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.bot import PLAYBOOK
from galaxy_desktop.games.race.bot.calm import dead_rounds
from galaxy_desktop.games.race.bot.policy import choice_inputs, likely, network
from galaxy_desktop.games.race.bot.subject import SUBJECT
from galaxy_desktop.games.race.state import RaceState

TABLES: list[tuple[int, dict[str, str]]] = [(2, {}), (2, {"variant": "experienced"}), (4, {})]


def at_actions(seats: int, options: dict[str, str], rounds: int) -> RaceState:
    """The choice of actions of some round."""
    g = GAME.new(seats, options, 3)
    dice = Dice(3)
    while g.round < rounds or g.phase != "actions":
        for seat, decision in open_asks(g).items():
            give(g, seat, PLAYBOOK.quick(g, seat, decision, dice))
    return g


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_network_of_choices_has_a_weight_for_every_input(seats: int, options: dict[str, str]) -> None:
    assert SUBJECT.choices
    assert set(network().inputs) == set(SUBJECT.choices.names())
    for rounds in (1, 2, 6):
        g = at_actions(seats, options, rounds)
        assert choice_inputs(g, 0, known=True).keys() <= network().inputs.keys()
        assert sum(likely(g, 1, open_asks(g)[1], known=True)) == pytest.approx(1)


def test_what_others_see_is_forecast_without_the_hand() -> None:
    g = at_actions(2, {}, 5)
    decision = open_asks(g)[1]
    before = likely(g, 1, decision, known=False)
    g.players[1].hand = g.supply[: len(g.players[1].hand)]
    assert likely(g, 1, decision, known=False) == before
    assert likely(GAME.view(g, 0), 1, decision, known=False) == before


def idle(rounds: int) -> RaceState:
    """A table without goods at which all have called Trade so many times."""
    g = at_actions(2, {}, 1)
    for player in g.players:
        player.tableau, player.goods = ["old_earth"], {}
        player.past = [("explore_one",), *[("consume_trade",)] * rounds]
    g.round = rounds + 2
    return g


@pytest.mark.parametrize("rounds", [0, 1, 4])
def test_rounds_of_trade_without_goods_were_dead(rounds: int) -> None:
    assert dead_rounds(idle(rounds)) == rounds


def test_a_round_with_a_placing_or_with_goods_was_not_dead() -> None:
    g = idle(3)
    g.players[0].past[-2] = ("settle",)
    assert dead_rounds(g) == 1
    g.players[1].goods = {"old_earth": "new_vinland"}
    assert dead_rounds(g) == 0


def test_who_did_nothing_is_expected_to_do_the_same_again() -> None:
    chances = []
    for rounds in (0, 1, 9):
        g = idle(rounds)
        decision = open_asks(g)[1]
        answers = [answer[0] for answer in decision.answers()]
        chances.append(likely(g, 1, decision, known=True)[answers.index("consume_trade")])
    assert chances[0] < chances[1]
    assert chances[1] > 0.5
    assert chances[2] > 0.9
