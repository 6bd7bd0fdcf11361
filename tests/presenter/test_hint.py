"""A hint that is followed to its end gives the answer it is for."""

from functools import partial
from itertools import cycle
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Answer, Option
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.presenter.hint import hinted, hinted_button
from galaxy_desktop.presenter.question import OpenQuestion
from tests.toy import TOYS

MOST_CLICKS = 60
GAMES: dict[str, Game[Any]] = {**TOYS, **find_games()}


def followed(question: OpenQuestion, hint: Answer) -> Answer:
    """The answer of a player who chooses whatever is marked, and presses whatever button is."""
    wanted: Option
    for _ in range(MOST_CLICKS):
        button = hinted_button(question, hint)
        if button == "second":
            return question.second_answer()
        if button == "primary" and not question.step:
            return question.answer()
        wanted = question.step if button == "primary" else hinted(question, hint)[0]
        assert question.click(wanted)
    raise AssertionError("the hint never ends")


def play(game: Game[Any], seats: int, seed: int, answers: int) -> int:
    """Follow a hint at every question of a random game; the number of questions."""
    g, dice, found = game.new(seats, {}, seed), Dice(seed), 0
    while g.waiting and found < answers:
        for seat, decision in open_asks(g).items():
            hint = decision.sample(dice)
            if not decision.forced():
                question = OpenQuestion(decision, game.words, partial(game.view, g, seat))
                given = followed(question, hint)
                same = given == hint or set(given) == set(hint)
                assert same, (decision, hint, given)
                found += 1
            g.events = []
            seal(g, seat, hint)
    return found


@pytest.mark.parametrize(("game", "seed"), list(zip(GAMES, cycle([1, 2]), strict=False)))
def test_a_hint_can_be_followed_to_its_end(game: str, seed: int) -> None:
    seats = GAMES[game].seats
    assert play(GAMES[game], max(2, seats[-seed]), seed, 100) > 20
