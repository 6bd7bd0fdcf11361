"""Nobody is asked what makes no difference, or where one answer is surely the best."""

from typing import Any

import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.kinds import chooser
from galaxy_desktop.games.frontiers.state import FrontiersState
from tests.games.frontiers.laid import answer, offered, own, run_action, table
from tests.games.frontiers.walk import CASES, WALKS, busy


def outcome(g: FrontiersState, seat: int, given: Any) -> Any:
    """All that an answer leads to but the credits of the seat."""
    after = g.clone()
    give(after, seat, given)
    data = GAME.encode(after)
    del data["players"][seat]["credits"]
    return data


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_no_way_to_settle_a_world_is_another_one_at_a_higher_price(seats: int, goals: str, seed: int) -> None:
    for g, seat, decision in busy(seats, goals, seed):
        if decision.topic == "way":
            found = [outcome(g, seat, given) for given in decision.answers()]
            assert all(one not in found[:place] for place, one in enumerate(found)), decision


def test_two_powers_at_the_same_price_are_one_way() -> None:
    g = table(2)
    own(
        g,
        colonies=["rebel_cantina"],
        developments=["contact_specialist"],
        explored=["pirate_world"],
        credits_=9,
        colonists=1,
    )
    run_action(g, "settle")
    answer(g, "settle", "pirate_world")
    assert open_asks(g)[0].forced()
    answer(g, "way", *offered(g))
    assert g.players[0].credits == 7


def test_what_can_be_conquered_for_nothing_is_not_offered_for_credits() -> None:
    g = table(2)
    own(
        g,
        colonies=["new_sparta"],
        developments=["contact_specialist"],
        explored=["new_survivalists"],
        credits_=9,
        colonists=1,
    )
    run_action(g, "settle")
    answer(g, "settle", "new_survivalists")
    assert offered(g) == ("conquer",)


def test_paying_is_offered_where_conquering_takes_a_good() -> None:
    g = table(2)
    own(
        g,
        colonies=["imperium_fuel_depot"],
        developments=["contact_specialist"],
        explored=["rebel_miners"],
        goods=["imperium_fuel_depot"],
        credits_=9,
        colonists=1,
    )
    run_action(g, "settle")
    answer(g, "settle", "rebel_miners")
    assert len(offered(g)) == 2


def test_the_kind_of_a_colony_is_asked_for_only_where_a_good_may_be_produced_there() -> None:
    asked = 0
    for seats, goals, seed in WALKS:
        for g, seat, decision in busy(seats, goals, seed):
            if decision.topic == "kind":
                asked += 1
                assert any(colony not in g.players[seat].goods for colony in chooser(g.players[seat]))
    assert asked
