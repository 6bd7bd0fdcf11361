"""The bots of New Frontiers: legal, blind to what is hidden, and of some use."""

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
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.bot import PLAYBOOK
from galaxy_desktop.games.frontiers.state import FrontiersState
from tests.each import last_quick
from tests.games.judging import check_blind, check_elsewhere, check_ratings

TABLES = [
    (2, {"goals": "off"}),
    (4, {"setup": "first_game", "goals": "on"}),
    (5, {"goals": "on"}),
]


def questions(
    seats: int, options: dict[str, str], seed: int, sense: int = 3
) -> Iterator[tuple[FrontiersState, int, Decision]]:
    """Every open question of a game in which chance mixes with sense."""
    g = GAME.new(seats, GAME.check(seats, options), seed)
    dice = Dice(seed)
    while g.waiting:
        for seat, decision in open_asks(g).items():
            yield g, seat, decision
            sensible = PLAYBOOK.quick(g, seat, decision, dice)
            give(g, seat, sensible if dice.below(4) < sense else decision.sample(dice))


@pytest.mark.parametrize(("seats", "options"), last_quick(TABLES))
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int, options: dict[str, str]) -> None:
    check_ratings(GAME, PLAYBOOK, questions(seats, options, seats))


def test_every_topic_has_somebody_who_rates_it() -> None:
    asked = {
        decision.topic for seed in range(4) for *_, decision in questions(4, {"goals": "on"}, seed, sense=2)
    }
    assert asked <= PLAYBOOK.raters.keys()
    assert {"home", "action", "develop", "explore", "settle", "way", "sell", "consume", "feed"} <= asked
    assert {"keep_goal", "goals_back", "discard", "windfall"} <= asked
    assert PLAYBOOK.positions.keys() <= PLAYBOOK.raters.keys()


def test_a_bot_in_another_process_is_asked_the_same() -> None:
    check_elsewhere(GAME, PLAYBOOK, islice(questions(3, {"goals": "on"}, 12), 0, None, 6))


HASTY = replace(
    PLAYBOOK, ahead=1, positions={topic: min(20, most) for topic, most in PLAYBOOK.positions.items()}
)
"""Looks at few positions, for tests."""


def hasty(game: str) -> tuple[Game[Any], Playbook[Any]]:
    assert game == "frontiers"
    return GAME, HASTY


@pytest.mark.slow
def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    check_blind(GAME, HASTY, islice(questions(3, {"goals": "on"}, 4), 0, None, 20))


@pytest.mark.slow
def test_the_hard_bot_is_repeatable() -> None:
    match = Match("frontiers", ("hard", "medium"), 1, 3, GAME.check(2, {}))
    first, second = (next(play_match(match, hasty)) for _ in range(2))
    assert first.scores == second.scores
    assert first.decisions == second.decisions


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [TABLES[0], TABLES[-1]])
def test_bots_bring_their_games_to_an_end(seats: int, options: dict[str, str]) -> None:
    levels = ("medium", "easy", "random", "easy", "medium")[:seats]
    match = Match("frontiers", levels, 1, 1, GAME.check(seats, options))
    figures = table(match, list(play_match(match, look_up)), 1.0)
    assert "unfinished" not in figures["ends"]
    assert figures["mean_rounds"] < 25


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse", "games"), [("medium", "easy", 4), ("easy", "random", 2)])
def test_medium_beats_easy_and_easy_beats_chance(better: str, worse: str, games: int) -> None:
    match = Match("frontiers", (better, worse), games, 7, GAME.check(2, {}))
    figures = table(match, list(play_match(match, look_up)), 1.0)
    assert figures["bots"][0]["win_share"] > 0.55
