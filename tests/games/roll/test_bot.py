"""The bots of Roll: legal, blind to what is hidden, and of some use."""

from collections.abc import Iterator
from itertools import chain, islice

import pytest

from galaxy_desktop.ai.arena import Match, play_one
from galaxy_desktop.games import look_up
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.bot import PLAYBOOK
from tests.contract.walk import fewest_and_most
from tests.each import last_quick
from tests.games import judging

TABLES = [(2, 11), (5, 14)]
HASTY = judging.hasty(PLAYBOOK, 20)


def questions(seats: int, seed: int, sense: int = 3) -> Iterator[judging.Asked]:
    return judging.questions(PLAYBOOK, GAME.new(seats, {}, seed), seed, sense)


@pytest.mark.parametrize(("seats", "seed"), last_quick(TABLES))
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int, seed: int) -> None:
    judging.check_ratings(GAME, PLAYBOOK, questions(seats, seed))


def test_every_topic_has_somebody_who_rates_it() -> None:
    asked = chain(*(questions(2, seed, 2) for seed in range(3)))
    judging.check_topics(PLAYBOOK, asked, {"assign", "explore", "ship", "recruit", "recall", "builder"})


@pytest.mark.parametrize(("seats", "seed"), TABLES[:1])
def test_a_bot_in_another_process_is_asked_the_same(seats: int, seed: int) -> None:
    judging.check_elsewhere(GAME, PLAYBOOK, islice(questions(seats, seed), 0, None, 6))


def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    judging.check_blind(GAME, HASTY, islice(questions(3, 4), 0, None, 20))


@pytest.mark.slow
def test_the_hard_bot_is_repeatable() -> None:
    judging.check_repeatable(GAME, HASTY, "hard", "medium")


@pytest.mark.slow
@pytest.mark.parametrize("seats", fewest_and_most(GAME))
def test_bots_bring_their_games_to_an_end(seats: int) -> None:
    figures = judging.figures_of(GAME, ("medium", "easy", "medium", "easy", "medium")[:seats], 1, 1)
    assert "unfinished" not in figures["ends"]
    assert figures["mean_rounds"] < 25


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance() -> None:
    judging.check_order(GAME, 8, 4)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [117, 125])
def test_bots_with_nothing_to_ship_or_build_do_not_wait_for_each_other(seed: int) -> None:
    played = play_one(Match("roll", ("medium",) * 4, 1, seed), look_up, 0)
    assert played.dead <= judging.MOST_DEAD
