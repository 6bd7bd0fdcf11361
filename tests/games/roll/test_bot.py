"""The bots of Roll: legal, blind to what is hidden, and of some use."""

from functools import cache
from itertools import chain

import pytest

from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.bot import PLAYBOOK
from tests.each import last_quick
from tests.games import judging
from tests.sweep import some

TABLES = [(2, 11), (5, 14)]
HASTY = judging.hasty(PLAYBOOK, 10)


@cache
def questions(seats: int, seed: int) -> tuple[judging.Asked, ...]:
    return judging.kept(judging.questions(PLAYBOOK, GAME.new(seats, {}, seed), seed))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), last_quick(TABLES))
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int, seed: int) -> None:
    judging.check_ratings(GAME, PLAYBOOK, questions(seats, seed))


def test_every_topic_has_somebody_who_rates_it() -> None:
    asked = chain(*(questions(*one) for one in TABLES))
    judging.check_topics(PLAYBOOK, asked, {"assign", "explore", "ship", "recruit", "recall", "builder"})


def test_a_bot_in_another_process_is_asked_the_same() -> None:
    judging.check_elsewhere(GAME, PLAYBOOK, questions(*TABLES[0])[::6])


def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    judging.check_blind(GAME, HASTY, questions(*TABLES[1]))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), some([(4, 125), (4, 117), (5, 1)], 1))
def test_bots_bring_their_games_to_an_end_without_waiting_for_each_other(seats: int, seed: int) -> None:
    """In the deals of four they had nothing to ship or build for long."""
    judging.check_ends(judging.figures_of(GAME, ("medium",) * seats, 1, seed), 25)


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance() -> None:
    judging.check_order(GAME, 9, 25)
