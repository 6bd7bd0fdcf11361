"""The bots of Race: legal, blind to what is hidden, and of some use."""

from functools import cache

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
HASTY = judging.hasty(PLAYBOOK, 20)


@cache
def questions(table: int) -> tuple[judging.Asked, ...]:
    seats, options = TABLES[table]
    return judging.kept(judging.questions(PLAYBOOK, GAME.new(seats, options, 11), 11))


each_table = pytest.mark.parametrize("table", last_quick(range(len(TABLES))))


@each_table
def test_every_rated_answer_is_legal_and_the_same_from_a_view(table: int) -> None:
    judging.check_ratings(GAME, PLAYBOOK, questions(table))


@each_table
def test_a_bot_in_another_process_is_asked_the_same(table: int) -> None:
    judging.check_elsewhere(GAME, PLAYBOOK, questions(table)[::6])


def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    judging.check_blind(GAME, HASTY, questions(4))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_bots_bring_their_games_to_an_end_without_waiting_for_each_other(
    seats: int, options: dict[str, str]
) -> None:
    levels = {2: ("random", "easy"), 3: ("medium", "easy", "medium"), 4: ("medium",) * 4}[seats]
    judging.check_ends(judging.figures_of(GAME, levels, 1, 1, **options), 20)


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance() -> None:
    judging.check_order(GAME, 7, 20)
