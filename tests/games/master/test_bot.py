"""The bots of Master of the Galaxy: legal, blind to what is hidden, and of some use."""

from functools import cache
from itertools import chain, takewhile

import pytest

from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.bot import PLAYBOOK
from tests.each import last_quick
from tests.games import judging

TABLES = [(2, "ordinary", 11), (3, "draft", 12), (4, "ordinary", 13)]
USUAL = {"allocate", "rewards", "cards", "draw", "corner", "draft", "colours"}
MOST_TURNS = 20
HASTY = judging.hasty(PLAYBOOK, 8)


@cache
def questions(seats: int, setup: str, seed: int) -> tuple[judging.Asked, ...]:
    """The open questions of the first turns of a game."""
    asked = judging.questions(PLAYBOOK, GAME.new(seats, {"setup": setup}, seed), seed)
    return judging.kept(takewhile(lambda one: one[0].turn <= MOST_TURNS * seats, asked))


@pytest.mark.parametrize(("seats", "setup", "seed"), last_quick(TABLES))
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int, setup: str, seed: int) -> None:
    judging.check_ratings(GAME, PLAYBOOK, questions(seats, setup, seed))


def test_every_topic_has_somebody_who_rates_it() -> None:
    judging.check_topics(PLAYBOOK, chain(*(questions(*one) for one in TABLES)), USUAL)


def test_a_bot_in_another_process_is_asked_the_same() -> None:
    judging.check_elsewhere(GAME, PLAYBOOK, questions(*TABLES[1])[::9])


def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    judging.check_blind(GAME, HASTY, questions(*TABLES[2]))


@pytest.mark.slow
def test_bots_bring_their_games_to_an_end_without_waiting_for_each_other() -> None:
    figures = judging.figures_of(GAME, ("medium",) * 4, 1, 6)
    judging.check_ends(figures, 60)
    for lots in figures["lots"].values():
        assert sum(one["games"] for one in lots.values()) == 4


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance() -> None:
    judging.check_order(GAME, 2, 60)
