"""The bots of Race: legal, blind to what is hidden, and of some use."""

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
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.bot import PLAYBOOK
from galaxy_desktop.games.race.state import RaceState
from tests.each import last_quick
from tests.games.judging import check_blind, check_elsewhere, check_ratings

TABLES = [
    (2, {}),
    (2, {"variant": "experienced", "start_worlds": "all"}),
    (2, {"setup": "choice", "edition": "first"}),
    (3, {"setup": "first_game"}),
    (3, {"edition": "first"}),
    (4, {"start_worlds": "all", "setup": "choice"}),
]


def questions(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[RaceState, int, Decision]]:
    """Every open question of a game in which chance mixes with sense."""
    g = GAME.new(seats, options, seed)
    dice = Dice(seed)
    while g.waiting:
        for seat, decision in open_asks(g).items():
            yield g, seat, decision
            sensible = PLAYBOOK.quick(g, seat, decision, dice)
            give(g, seat, decision.sample(dice) if dice.below(4) == 0 else sensible)


HASTY = replace(PLAYBOOK, positions={topic: min(40, most) for topic, most in PLAYBOOK.positions.items()})
"""Looks at few positions, for tests."""


@pytest.mark.parametrize(("seats", "options"), last_quick(TABLES))
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int, options: dict[str, str]) -> None:
    check_ratings(GAME, PLAYBOOK, questions(seats, options, 11))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_bot_in_another_process_is_asked_the_same(seats: int, options: dict[str, str]) -> None:
    check_elsewhere(GAME, PLAYBOOK, islice(questions(seats, options, 5), 0, None, 3))


def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    check_blind(GAME, HASTY, islice(questions(3, {}, 4), 0, None, 25))


def hasty(game: str) -> tuple[Game[Any], Playbook[Any]]:
    assert game == "race"
    return GAME, HASTY


@pytest.mark.slow
def test_the_hard_bot_is_legal_and_repeatable() -> None:
    match = Match("race", ("hard", "easy"), 1, 3)
    first, second = (next(play_match(match, hasty)) for _ in range(2))
    assert first.scores == second.scores
    assert first.decisions == second.decisions


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_bots_bring_their_games_to_an_end(seats: int, options: dict[str, str]) -> None:
    match = Match("race", ("medium", "easy", "medium", "easy")[:seats], 1, 1, GAME.check(seats, options))
    figures = table(match, list(play_match(match, look_up)), 1.0)
    assert "unfinished" not in figures["ends"]
    assert figures["mean_rounds"] < 20


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance() -> None:
    for better, worse, games in (("medium", "easy", 8), ("easy", "random", 4)):
        match = Match("race", (better, worse), games, 7)
        figures = table(match, list(play_match(match, look_up)), 1.0)
        assert figures["bots"][0]["win_share"] > 0.55
