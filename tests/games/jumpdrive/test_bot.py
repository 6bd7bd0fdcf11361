"""The bots of Jump Drive: legal, blind to what is hidden, and of some use."""

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
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.bot import PLAYBOOK
from galaxy_desktop.games.jumpdrive.state import JumpState
from tests.each import last_quick
from tests.games.judging import check_blind, check_elsewhere, check_ratings

TABLES = [
    (seats, {"setup": setup})
    for seats, setup in [
        (1, "ordinary"),
        (1, "first_game"),
        (2, "ordinary"),
        (3, "first_game"),
        (4, "ordinary"),
    ]
]


def questions(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[JumpState, int, Decision]]:
    """Every open question of a game in which chance mixes with sense."""
    g = GAME.new(seats, options, seed)
    dice = Dice(seed)
    while g.waiting:
        for seat, decision in open_asks(g).items():
            yield g, seat, decision
            sensible = PLAYBOOK.quick(g, seat, decision, dice)
            give(g, seat, decision.sample(dice) if dice.below(4) == 0 else sensible)


@pytest.mark.parametrize(("seats", "options"), last_quick(TABLES))
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        check_ratings(GAME, PLAYBOOK, questions(seats, options, seed))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_bot_in_another_process_is_asked_the_same(seats: int, options: dict[str, str]) -> None:
    check_elsewhere(GAME, PLAYBOOK, questions(seats, options, 5))


HASTY = replace(PLAYBOOK, positions={topic: min(15, most) for topic, most in PLAYBOOK.positions.items()})
"""Looks at few positions, for tests."""


def hasty(game: str) -> tuple[Game[Any], Playbook[Any]]:
    assert game == "jumpdrive"
    return GAME, HASTY


@pytest.mark.parametrize("seats", [1, 3])
def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew(seats: int) -> None:
    check_blind(GAME, HASTY, islice(questions(seats, {}, 4), 0, None, 5))


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats[::3])
def test_the_hard_bot_is_legal_and_repeatable(seats: int) -> None:
    match = Match("jumpdrive", ("hard",) * seats, 1, 3, GAME.check(seats, {}))
    first, second = (next(play_match(match, hasty)) for _ in range(2))
    assert first.scores == second.scores
    assert first.decisions == second.decisions
    assert first.winners


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_bots_bring_their_games_to_an_end(seats: int, options: dict[str, str]) -> None:
    match = Match("jumpdrive", ("medium", "easy", "random", "easy")[:seats], 3, 1, options)
    figures = table(match, list(play_match(match, look_up)), 1.0)
    assert "unfinished" not in figures["ends"]
    assert figures["mean_rounds"] <= 8


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance() -> None:
    for better, worse, games in (("medium", "easy", 16), ("easy", "random", 6)):
        match = Match("jumpdrive", (better, worse), games, 7, GAME.check(2, {}))
        figures = table(match, list(play_match(match, look_up)), 1.0)
        assert figures["bots"][0]["win_share"] > 0.55


@pytest.mark.slow
def test_two_sensible_players_play_games_like_those_of_people() -> None:
    """Public records of 62 games: 6 or 7 rounds, winners with 63.5 VP on average."""
    match = Match("jumpdrive", ("medium", "medium"), 24, 1, GAME.check(2, {}))
    figures = table(match, list(play_match(match, look_up)), 1.0)
    assert 6 <= figures["mean_rounds"] <= 7
    assert 58 <= figures["mean_winner"] <= 69
