"""The bots of Race: legal, blind to what is hidden, and of some use."""

from collections.abc import Iterator
from itertools import islice

import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.bot import PLAYBOOK
from tests.each import last_quick
from tests.games import judging

TABLES = [
    (2, {}),
    (2, {"variant": "experienced", "start_worlds": "all"}),
    (2, {"setup": "choice", "edition": "first"}),
    (3, {"setup": "first_game"}),
    (3, {"edition": "first"}),
    (4, {"start_worlds": "all", "setup": "choice"}),
]
HASTY = judging.hasty(PLAYBOOK, 40)


def questions(seats: int, options: dict[str, str], seed: int) -> Iterator[judging.Asked]:
    return judging.questions(PLAYBOOK, GAME.new(seats, options, seed), seed)


@pytest.mark.parametrize(("seats", "options"), last_quick(TABLES))
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int, options: dict[str, str]) -> None:
    judging.check_ratings(GAME, PLAYBOOK, questions(seats, options, 11))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_bot_in_another_process_is_asked_the_same(seats: int, options: dict[str, str]) -> None:
    judging.check_elsewhere(GAME, PLAYBOOK, islice(questions(seats, options, 5), 0, None, 3))


def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    judging.check_blind(GAME, HASTY, islice(questions(3, {}, 4), 0, None, 25))


@pytest.mark.slow
def test_the_hard_bot_is_repeatable() -> None:
    judging.check_repeatable(GAME, HASTY, "hard", "easy")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_bots_bring_their_games_to_an_end(seats: int, options: dict[str, str]) -> None:
    figures = judging.figures_of(GAME, ("medium", "easy", "medium", "easy")[:seats], 1, 1, **options)
    assert "unfinished" not in figures["ends"]
    assert figures["mean_rounds"] < 20


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance() -> None:
    judging.check_order(GAME, 8, 4)
