"""Score and Military told while an action is done are those that count then."""

import pytest

from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.bot.quantities import quantities
from galaxy_desktop.games.frontiers.scoring import scores
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.words import WORDS
from tests.games.frontiers.laid import answer, offered, own, run_action, table
from tests.games.frontiers.walk import CASES, busy


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_what_is_scored_and_what_hints_count_is_the_same_in_an_action_and_after_it(
    seats: int, goals: str, seed: int
) -> None:
    for g, _seat, _decision in busy(seats, goals, seed):
        after = g.clone()
        for player in after.players:
            player.forget_action()
        assert scores(g) == scores(after), (g.round, g.action)
        for seat in range(seats):
            assert quantities(g, seat) == quantities(after, seat), (g.round, g.action)


def test_military_bought_in_this_action_counts_for_a_bonus_though_it_conquers_nothing_yet() -> None:
    g = table(2)
    own(g, 0, developments=["new_galactic_order"], credits_=9)
    before = scores(g)[0].total
    run_action(g, "develop")
    answer(g, "develop", "space_marines")
    assert scores(g)[0].total == before + 2 + 1
    told = [line.text for line in WORDS.explain(GAME.view(g, 0), "new_galactic_order")]
    assert "Currently worth **4** VP in your empire." in told


def test_the_military_explained_is_that_of_the_action_once_a_good_has_been_removed_for_some() -> None:
    g = table(2)
    own(
        g,
        colonies=["volcanic_world", "imperium_fuel_depot"],
        developments=["improved_logistics", "space_marines"],
        explored=["rebel_underground", "rebel_miners"],
        goods=["volcanic_world"],
        colonists=4,
    )
    run_action(g, "settle")
    before = military(g)
    assert before[0] == "Military **2** against every world."
    assert any("Imperium Fuel Depot" in line for line in before)
    answer(g, "settle", "rebel_underground")
    answer(g, "way", *offered(g))
    after = military(g)
    assert after[0] == "Military **4** against every world."
    assert not any("Imperium Fuel Depot" in line for line in after)
    answer(g, "settle_second", "rebel_miners")
    answer(g, "way", *offered(g))
    assert "rebel_miners" in g.players[0].colonies


def military(g: FrontiersState) -> list[str]:
    return [line.text for line in WORDS.explain(GAME.view(g, 0), "military")]
