"""The bots of Jump Drive: legal, blind to what is hidden, and of some use."""

from collections.abc import Iterator

import pytest

from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.bot import PLAYBOOK
from tests.each import last_quick
from tests.games import judging
from tests.sweep import many, some

TABLES = [(1, "ordinary"), (1, "first_game"), (2, "ordinary"), (3, "first_game"), (4, "ordinary")]
HASTY = judging.hasty(PLAYBOOK, 15)


def questions(seats: int, setup: str, seed: int) -> Iterator[judging.Asked]:
    return judging.questions(PLAYBOOK, GAME.new(seats, {"setup": setup}, seed), seed)


@pytest.mark.parametrize(("seats", "setup"), last_quick(TABLES))
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int, setup: str) -> None:
    for seed in range(many(2)):
        judging.check_ratings(GAME, PLAYBOOK, questions(seats, setup, seed))


@pytest.mark.parametrize(("seats", "setup"), some(TABLES, 3))
def test_a_bot_in_another_process_is_asked_the_same(seats: int, setup: str) -> None:
    judging.check_elsewhere(GAME, PLAYBOOK, questions(seats, setup, 5))


@pytest.mark.parametrize("seats", [1, 3])
def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew(seats: int) -> None:
    judging.check_blind(GAME, HASTY, questions(seats, "ordinary", 4))


@pytest.mark.slow
@pytest.mark.parametrize("levels", [("hard",), ("hard", "medium", "easy", "random")])
def test_the_same_bots_play_the_same_game_again(levels: tuple[str, ...]) -> None:
    judging.check_repeatable(GAME, HASTY, *levels)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_bots_bring_their_games_to_an_end_without_waiting_for_each_other(seats: int, setup: str) -> None:
    levels = ("medium",) * seats if seats == 4 else ("medium", "easy", "random")[:seats]
    judging.check_ends(judging.figures_of(GAME, levels, many(2), 1, setup=setup), 9)


@pytest.mark.slow
def test_medium_beats_easy_and_easy_beats_chance() -> None:
    judging.check_order(GAME, 9, 9)


@pytest.mark.slow
def test_two_sensible_players_play_games_like_those_of_people() -> None:
    """Public records of 62 games: 6 or 7 rounds, winners with 63.5 VP on average."""
    figures = judging.figures_of(GAME, ("medium", "medium"), many(12), 1)
    assert 6 <= figures["mean_rounds"] <= 7
    assert 58 <= figures["mean_winner"] <= 69
