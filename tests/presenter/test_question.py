"""What an open question offers beside its buttons."""

import pytest

from galaxy_desktop.engine.decisions import Confirm
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
