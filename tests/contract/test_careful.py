"""Enter never throws anything away: before anything is chosen, the primary button decides nothing."""

from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Answer, Confirm, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.presenter.question import OpenQuestion
from tests.contract.walk import Some, Table, largest_first, outer_tables, steps
from tests.sweep import TIMES

TABLES = largest_first(outer_tables())


def put(table: Table, g: Any, seat: Seat, decision: Decision) -> OpenQuestion:
    view = table.game.view(g, seat)
    return OpenQuestion(decision, table.game.words, lambda: view)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_is_given_or_ended_by_mistake(table: Table) -> None:
    g, asked, wanted = table.deal(), 0, Some(6, max(1, 5 // TIMES))
    for seat, decision, answer in steps(g, table.seed):
        if not wanted(decision):
            continue
        question = put(table, g, seat, decision)
        asked += 1
        check_that_the_primary_button_gives_only_the_only_answer(question, decision)
        check_that_stopping_early_is_the_second_button(question, decision, answer)
    assert asked > 3


def check_that_the_primary_button_gives_only_the_only_answer(
    question: OpenQuestion, decision: Decision
) -> None:
    """Before anything is chosen."""
    about = f"{decision.topic}: {question.ask.primary}"
    if question.step:
        assert not question.takes_one, about
    if question.can_give and not isinstance(decision, Confirm) and not question.chosen:
        assert decision.count() == 1, about


def check_that_stopping_early_is_the_second_button(
    question: OpenQuestion, decision: Decision, answer: Answer
) -> None:
    if isinstance(decision, Confirm):
        return
    for option in question.prompt.suggest(answer):
        ask = question.ask
        assert not ask.unfinished or (question.second and not question.can_give), decision.topic
        assert not ask.loss or question.second, decision.topic
        question.click(option)
