"""What Recall says of the cup: before a round with few dice, and what dice do once the game ends."""

import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.manage import Recall
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.presenter.question import OpenQuestion
from tests.games.roll.laid import own, run, table


def asked(cup: int, *, last: bool = False) -> OpenQuestion:
    g: RollState = table()
    own(g, cup=["home"] * cup, settlers=["home"] * 2)
    if last:
        g.pool = 0
    run(g, Recall(0))
    view = GAME.view(g, 0)
    return OpenQuestion(open_asks(g)[0], GAME.words, lambda: view)


def test_skipping_with_one_die_in_the_cup_is_warned_of_with_the_number() -> None:
    question = asked(1)
    assert question.second
    assert "**1** die" in question.ask.loss


@pytest.mark.parametrize("cup", [2, 3])
def test_more_dice_in_the_cup_need_no_warning(cup: int) -> None:
    assert asked(cup).ask.loss == ""


def test_an_empty_cup_allows_no_skipping() -> None:
    question = asked(0)
    assert not question.second
    assert question.ask.loss == ""


def test_the_last_round_needs_no_warning() -> None:
    assert asked(1, last=True).ask.loss == ""


def test_the_last_round_says_what_recalled_dice_still_do() -> None:
    assert "tiebreaker" in asked(1, last=True).ask.line
    assert "tiebreaker" not in asked(1).ask.line
