"""The bots of Master of the Galaxy: legal, blind to what is hidden, and of some use."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from galaxy_desktop.ai.arena import Match, play_match, table
from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import look_up
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.bot import PLAYBOOK
from galaxy_desktop.games.master.state import MasterState
from tests.contract.walk import fewest_and_most
from tests.each import last_quick
from tests.games.judging import check_blind, check_elsewhere, check_ratings

TABLES = [(2, "ordinary", 11), (3, "draft", 12), (4, "ordinary", 13)]
MOST_TURNS = 20


def questions(
    seats: int, setup: str, seed: int, sense: int = 3
) -> Iterator[tuple[MasterState, int, Decision]]:
    """Every open question of the first turns of a game in which chance mixes with sense."""
    g = GAME.new(seats, {"setup": setup}, seed)
    dice = Dice(seed)
    while g.waiting and g.turn <= MOST_TURNS * seats:
        for seat, decision in open_asks(g).items():
            yield g, seat, decision
            sensible = PLAYBOOK.quick(g, seat, decision, dice)
            give(g, seat, sensible if dice.below(4) < sense else decision.sample(dice))


@pytest.mark.parametrize(("seats", "setup", "seed"), last_quick(TABLES))
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int, setup: str, seed: int) -> None:
    check_ratings(GAME, PLAYBOOK, questions(seats, setup, seed))


def test_every_topic_has_somebody_who_rates_it() -> None:
    asked = {
        decision.topic
        for seats, setup, seed in TABLES
        for *_, decision in questions(seats, setup, seed, sense=2)
    }
    assert asked <= PLAYBOOK.raters.keys()
    assert {"allocate", "rewards", "cards", "draw", "corner", "draft", "colours"} <= asked
    assert PLAYBOOK.positions.keys() <= PLAYBOOK.raters.keys()


def test_a_bot_in_another_process_is_asked_the_same() -> None:
    check_elsewhere(GAME, PLAYBOOK, islice(questions(*TABLES[1]), 0, None, 9))


HASTY = replace(PLAYBOOK, positions={topic: min(8, most) for topic, most in PLAYBOOK.positions.items()})
"""Looks at few positions, for tests."""


def hasty(game: str) -> tuple[Game[Any], Playbook[Any]]:
    assert game == "master"
    return GAME, HASTY


def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    check_blind(GAME, HASTY, islice(questions(3, "ordinary", 4), 0, None, 20))


@pytest.mark.slow
def test_the_hard_bot_is_repeatable() -> None:
    match = Match("master", ("hard", "medium"), 1, 3, GAME.check(2, {}))
    first, second = (next(play_match(match, hasty)) for _ in range(2))
    assert first.scores == second.scores
    assert first.decisions == second.decisions


@pytest.mark.slow
@pytest.mark.parametrize("seats", fewest_and_most(GAME))
def test_bots_bring_their_games_to_an_end(seats: int) -> None:
    levels = ("medium", "easy", "medium", "easy")[:seats]
    match = Match("master", levels, 1, 1, GAME.check(seats, {}))
    figures = table(match, list(play_match(match, look_up)), 1.0)
    assert "unfinished" not in figures["ends"]
    assert figures["mean_rounds"] < 60
    for lots in figures["lots"].values():
        assert sum(one["games"] for one in lots.values()) == seats


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance() -> None:
    for better, worse, games in (("medium", "easy", 4), ("easy", "random", 1)):
        match = Match("master", (better, worse), games, 7, GAME.check(2, {}))
        figures = table(match, list(play_match(match, look_up)), 1.0)
        assert figures["bots"][0]["win_share"] > 0.55
