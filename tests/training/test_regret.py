"""What more thought could win: answers of the levels against that of a search with many times the budget."""

from dataclasses import replace
from typing import Any

import pytest

from galaxy_desktop.ai.levels import offered_levels
from galaxy_desktop.games import look_up
from training.regret import LONG, RegretSettings, figures, measured

GAME, PLAYBOOK = look_up("jumpdrive")
assert PLAYBOOK is not None
HASTY = replace(PLAYBOOK, positions={"build": 20})
PLAN = RegretSettings("build", questions=3, times=2, every=2)


def test_answers_are_held_against_the_long_search_in_the_same_worlds() -> None:
    losses = list(measured(GAME, HASTY, PLAN))
    assert len(losses) == PLAN.questions
    assert all(set(one) == {*offered_levels()[1:], LONG} for one in losses)
    assert all(one[LONG] == 0.0 for one in losses)
    assert any(one["medium"] != 0.0 for one in losses)


def test_nothing_is_to_be_won_where_all_positions_are_worth_the_same() -> None:
    alike = replace(HASTY, value=lambda g, seat: 0.5)
    (losses,) = measured(GAME, alike, replace(PLAN, questions=1))
    assert set(losses.values()) == {0.0}


def test_the_long_search_and_the_judgement_look_as_far_as_they_are_told() -> None:
    rounds: set[int] = set()

    def value(g: Any, seat: int) -> float:
        rounds.add(g.round)
        return 0.0

    last = []
    for ahead in (0, 3):
        rounds.clear()
        list(measured(GAME, replace(HASTY, value=value), replace(PLAN, ahead=ahead, questions=1)))
        last.append(max(rounds))
    assert last[1] == last[0] + 2


def test_the_questions_are_of_games_of_so_many_players() -> None:
    seats: set[int] = set()

    def value(g: Any, seat: int) -> float:
        seats.add(len(g.players))
        return 0.0

    for players in (2, 3):
        seats.clear()
        list(measured(GAME, replace(HASTY, value=value), replace(PLAN, players=players, questions=1)))
        assert seats == {players}


def test_figures_are_the_mean_loss_and_its_error() -> None:
    losses = [dict.fromkeys((*offered_levels(), LONG), loss) for loss in (0.1, 0.3)]
    assert figures(losses)["hard"] == pytest.approx({"loses": 0.2, "error": 0.1})
