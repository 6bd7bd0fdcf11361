"""The bots of Roll: legal, blind to what is hidden, and of some use."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from galaxy_desktop.ai.arena import Match, play_match, play_one, table
from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import look_up
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.bot import PLAYBOOK
from galaxy_desktop.games.roll.state import RollState
from tests.contract.walk import fewest_and_most
from tests.each import last_quick
from tests.games.judging import MOST_DEAD, check_blind, check_elsewhere, check_ratings

TABLES = [(2, 11), (5, 14)]


def questions(seats: int, seed: int, sense: int = 3) -> Iterator[tuple[RollState, int, Decision]]:
    """Every open question of a game in which chance mixes with sense."""
    g = GAME.new(seats, {"setup": "ordinary"}, seed)
    dice = Dice(seed)
    while g.waiting:
        for seat, decision in open_asks(g).items():
            yield g, seat, decision
            sensible = PLAYBOOK.quick(g, seat, decision, dice)
            give(g, seat, sensible if dice.below(4) < sense else decision.sample(dice))


@pytest.mark.parametrize(("seats", "seed"), last_quick(TABLES))
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int, seed: int) -> None:
    check_ratings(GAME, PLAYBOOK, questions(seats, seed))


def test_every_topic_has_somebody_who_rates_it() -> None:
    asked = {decision.topic for seed in range(3) for *_, decision in questions(2, seed, 2)}
    assert asked <= PLAYBOOK.raters.keys()
    assert {"assign", "explore", "ship", "recruit", "recall", "builder"} <= asked
    assert PLAYBOOK.positions.keys() <= PLAYBOOK.raters.keys()


@pytest.mark.parametrize(("seats", "seed"), TABLES[:1])
def test_a_bot_in_another_process_is_asked_the_same(seats: int, seed: int) -> None:
    check_elsewhere(GAME, PLAYBOOK, islice(questions(seats, seed), 0, None, 6))


HASTY = replace(PLAYBOOK, positions={topic: min(20, most) for topic, most in PLAYBOOK.positions.items()})
"""Looks at few positions, for tests."""


def hasty(game: str) -> tuple[Game[Any], Playbook[Any]]:
    assert game == "roll"
    return GAME, HASTY


def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    check_blind(GAME, HASTY, islice(questions(3, 4), 0, None, 20))


@pytest.mark.slow
def test_the_hard_bot_is_repeatable() -> None:
    match = Match("roll", ("hard", "medium"), 1, 3)
    first, second = (next(play_match(match, hasty)) for _ in range(2))
    assert first.scores == second.scores
    assert first.decisions == second.decisions


@pytest.mark.slow
@pytest.mark.parametrize("seats", fewest_and_most(GAME))
def test_bots_bring_their_games_to_an_end(seats: int) -> None:
    levels = ("medium", "easy", "medium", "easy", "medium")[:seats]
    match = Match("roll", levels, 1, 1, GAME.check(seats, {}))
    figures = table(match, list(play_match(match, look_up)), 1.0)
    assert "unfinished" not in figures["ends"]
    assert figures["mean_rounds"] < 25


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance() -> None:
    for better, worse, games in (("medium", "easy", 8), ("easy", "random", 4)):
        match = Match("roll", (better, worse), games, 7)
        figures = table(match, list(play_match(match, look_up)), 1.0)
        assert figures["bots"][0]["win_share"] > 0.55


@pytest.mark.slow
@pytest.mark.parametrize("seed", [117, 125])
def test_bots_with_nothing_to_ship_or_build_do_not_wait_for_each_other(seed: int) -> None:
    played = play_one(Match("roll", ("medium",) * 4, 1, seed), look_up, 0)
    assert played.dead <= MOST_DEAD
