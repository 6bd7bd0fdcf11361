"""The bots of New Frontiers: legal, blind to what is hidden, and of some use."""

from functools import cache
from itertools import chain, takewhile

import pytest

from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.bot import PLAYBOOK
from tests.each import last_quick
from tests.games import judging
from tests.sweep import some

TABLES = {2: {"goals": "off"}, 4: {"setup": "first_game", "goals": "on"}, 5: {"goals": "on"}}
"""Options by number of players."""
USUAL = {"home", "action", "develop", "explore", "settle", "way", "sell", "consume", "feed"}
"""Topics that every game meets."""
RARER = {"keep_goal", "goals_back", "discard", "windfall"}
ROUNDS = 6
HASTY = judging.hasty(PLAYBOOK, 10, ahead=1)


@cache
def questions(seats: int) -> tuple[judging.Asked, ...]:
    """The open questions of the first rounds of a game."""
    g = GAME.new(seats, GAME.check(seats, TABLES[seats]), seats)
    return judging.kept(takewhile(lambda one: one[0].round <= ROUNDS, judging.questions(PLAYBOOK, g, seats)))


@pytest.mark.slow
@pytest.mark.parametrize("seats", last_quick(some([*TABLES], 2)))
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int) -> None:
    judging.check_ratings(GAME, PLAYBOOK, questions(seats))


@pytest.mark.slow
def test_every_topic_has_somebody_who_rates_it() -> None:
    judging.check_topics(PLAYBOOK, chain(*map(questions, TABLES)), USUAL | RARER)


def test_a_bot_in_another_process_is_asked_the_same() -> None:
    judging.check_elsewhere(GAME, PLAYBOOK, questions(5)[::12])


@pytest.mark.slow
def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    judging.check_blind(GAME, HASTY, questions(4))


@pytest.mark.slow
def test_bots_bring_their_games_to_an_end_without_waiting_for_each_other() -> None:
    judging.check_ends(judging.figures_of(GAME, ("medium",) * 5, 1, 3, **TABLES[5]), 25)


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance() -> None:
    judging.check_order(GAME, 9, 25)
