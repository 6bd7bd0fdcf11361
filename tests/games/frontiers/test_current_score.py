"""The score shown while an action is done is the one that these tiles are worth at the end of the game."""

import pytest

from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.scoring import scores
from galaxy_desktop.games.frontiers.words import WORDS
from tests.games.frontiers.laid import answer, own, run_action, table
from tests.games.frontiers.walk import CASES, busy


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_what_is_scored_is_the_same_in_an_action_and_after_it(seats: int, goals: str, seed: int) -> None:
    for g, _seat, _decision in busy(seats, goals, seed):
        after = g.clone()
        for player in after.players:
            player.forget_action()
        assert scores(g) == scores(after), (g.round, g.action)


def test_military_bought_in_this_action_counts_for_a_bonus_though_it_conquers_nothing_yet() -> None:
    g = table(2)
    own(g, 0, developments=["new_galactic_order"], credits_=9)
    before = scores(g)[0].total
    run_action(g, "develop")
    answer(g, "develop", "space_marines")
    assert scores(g)[0].total == before + 2 + 1
    told = [line.text for line in WORDS.explain(GAME.view(g, 0), "new_galactic_order")]
    assert "Currently worth **4** VP in your empire." in told
