"""The bots of New Frontiers: legal, blind to what is hidden, and of some use."""

from collections.abc import Iterator
from itertools import chain, islice

import pytest

from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.bot import PLAYBOOK
from tests.each import last_quick
from tests.games import judging

TABLES = [
    (2, {"goals": "off"}),
    (4, {"setup": "first_game", "goals": "on"}),
    (5, {"goals": "on"}),
]
GOALS = {"goals": "on"}
USUAL = {"home", "action", "develop", "explore", "settle", "way", "sell", "consume", "feed"}
"""Topics that every game meets."""
RARER = {"keep_goal", "goals_back", "discard", "windfall"}
HASTY = judging.hasty(PLAYBOOK, 20, ahead=1)


def questions(seats: int, options: dict[str, str], seed: int, sense: int = 3) -> Iterator[judging.Asked]:
    g = GAME.new(seats, GAME.check(seats, options), seed)
    return judging.questions(PLAYBOOK, g, seed, sense)


@pytest.mark.parametrize(("seats", "options"), last_quick(TABLES))
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int, options: dict[str, str]) -> None:
    judging.check_ratings(GAME, PLAYBOOK, questions(seats, options, seats))


@pytest.mark.slow
def test_every_topic_has_somebody_who_rates_it() -> None:
    asked = chain(*(questions(4, GOALS, seed, 2) for seed in range(4)))
    judging.check_topics(PLAYBOOK, asked, USUAL | RARER)


def test_a_bot_in_another_process_is_asked_the_same() -> None:
    judging.check_elsewhere(GAME, PLAYBOOK, islice(questions(3, GOALS, 12), 0, None, 6))


@pytest.mark.slow
def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    judging.check_blind(GAME, HASTY, islice(questions(3, GOALS, 4), 0, None, 20))


@pytest.mark.slow
def test_the_hard_bot_is_repeatable() -> None:
    judging.check_repeatable(GAME, HASTY, "hard", "medium")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [TABLES[0], TABLES[-1]])
def test_bots_bring_their_games_to_an_end(seats: int, options: dict[str, str]) -> None:
    levels = ("medium", "easy", "random", "easy", "medium")[:seats]
    figures = judging.figures_of(GAME, levels, 1, 1, **options)
    assert "unfinished" not in figures["ends"]
    assert figures["mean_rounds"] < 25


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance() -> None:
    judging.check_order(GAME, 4, 2)
