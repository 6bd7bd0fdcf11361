"""Enter never throws anything away: before anything is chosen, the primary button decides nothing."""

from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Confirm, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.presenter.question import OpenQuestion
from tests.contract.walk import Table, largest_first, outer_tables, steps

TABLES = largest_first(outer_tables())


def put(table: Table, g: Any, seat: Seat, decision: Decision) -> OpenQuestion:
    view = table.game.view(g, seat)
    return OpenQuestion(decision, table.game.words, lambda: view)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_before_anything_is_chosen_the_primary_button_gives_nothing_but_the_only_answer(table: Table) -> None:
    g, asked = table.deal(), 0
    for seat, decision, _answer in steps(g, table.seed):
        question = put(table, g, seat, decision)
        asked += 1
        about = f"{decision.topic}: {question.ask.primary}"
        if question.step:
            assert not question.takes_one, about
        if question.can_give and not isinstance(decision, Confirm) and not question.chosen:
            assert decision.count() == 1, about
    assert asked > 3


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_stopping_early_is_always_the_second_button(table: Table) -> None:
    g = table.deal()
    for seat, decision, answer in steps(g, table.seed):
        question = put(table, g, seat, decision)
        if isinstance(decision, Confirm):
            continue
        for option in question.prompt.suggest(answer):
            ask = question.ask
            assert not ask.unfinished or (question.second and not question.can_give), decision.topic
            assert not ask.loss or question.second, decision.topic
            question.click(option)
