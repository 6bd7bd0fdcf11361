"""What an open question offers beside its buttons."""

import pytest

from galaxy_desktop.engine.decisions import Confirm, Pick
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.presenter.question import OpenQuestion
from tests.games.frontiers.laid import table


@pytest.mark.parametrize(("goal", "stockpile"), [("exploration", True), ("citizen_services", False)])
def test_what_the_buttons_answer_is_offered_by_them_alone(goal: str, stockpile: bool) -> None:
    """A plate "Turn face up" beside "Continue" would promise what the rules do not allow."""
    g = table(2, goals=[])
    g.action = "explore"
    asked = Confirm("turn_up_now", stockpile, about=goal, always=True)
    view = GAME.view(g, 0)
    question = OpenQuestion(asked, GAME.words, lambda: view)
    assert question.can_give
    assert bool(question.second) == stockpile
    assert question.offered() == ()


@pytest.mark.parametrize(("most", "whole"), [(1, True), (2, False)])
def test_one_option_is_the_whole_answer_only_where_no_more_can_be_chosen(most: int, whole: bool) -> None:
    view = GAME.view(table(2), 0)
    question = OpenQuestion(Pick("goods", ("a", "b", "c"), 1, most), GAME.words, lambda: view)
    assert (question.takes_one, question.needs_one) == (whole, whole)


def test_what_is_filled_in_is_what_is_missing_and_no_more() -> None:
    view = GAME.view(table(2), 0)
    question = OpenQuestion(Pick("goods", ("a", "b", "c", "d"), 2, 2), GAME.words, lambda: view)
    assert question.click("b")
    assert question.fill(("x", "b", "d", "c"))
    assert question.chosen == ("b", "d")
    assert not question.fill(("a",))
