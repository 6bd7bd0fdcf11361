"""What others choose in secret, foretold as the search foretells it, and how it is measured."""

from math import log
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import look_up
from training.forecasts import ForecastChoice, figures, foretold_games, told
from training.records import GameRecord

SURE = {"left": 1.0}


def begun(game: Game[Any], seed: int) -> GameRecord:
    """The first answers of a game for two that is played by chance."""
    options, dice = game.check(2, {}), Dice(seed)
    g = game.new(2, options, seed)
    answers: list[tuple[Seat, Answer, float | None]] = []
    while len(answers) < 16:
        for seat, decision in open_asks(g).items():
            answer = decision.sample(dice)
            answers.append((seat, answer, None))
            seal(g, seat, answer)
    return GameRecord(2, options, seed, tuple(answers))


@pytest.mark.slow
@pytest.mark.parametrize("name", foretold_games())
def test_every_secret_choice_is_foretold_for_every_other_seat(name: str) -> None:
    game, playbook = look_up(name)
    assert playbook is not None
    foretold = foretold_games()[name]
    record = begun(game, 5)
    found = list(told(game, playbook, foretold, record))
    g = game.new(record.players, record.options, record.seed)
    kinds = []
    for seat, answer, _ in record.answers:
        if open_asks(g)[seat].topic == foretold.topic:
            kinds.append(foretold.kind(answer))
        seal(g, seat, answer)
    assert [one.kind for one in found] == kinds
    assert len(set(kinds)) > 1
    for one in found:
        assert sum(one.chances.values()) == pytest.approx(1)


def test_the_forecast_is_measured_against_the_average_of_other_games() -> None:
    marks = figures(
        [
            [ForecastChoice("left", SURE), ForecastChoice("left", SURE)],
            [ForecastChoice("left", {"left": 0.5, "right": 0.5})],
        ]
    )
    assert marks["choices"] == 3
    assert marks["log loss of the forecast"] == pytest.approx(log(2) / 3, abs=1e-4)
    assert marks["log loss of the average"] == 0.0


def test_the_average_of_games_does_not_know_the_game_that_it_is_measured_by() -> None:
    marks = figures([[ForecastChoice("left", SURE)], [ForecastChoice("right", SURE)]])
    assert marks["log loss of the average"] == pytest.approx(log(3), abs=1e-4)
    assert marks["log loss of the forecast"] == pytest.approx(-log(0.01) / 2, abs=1e-4)
