"""Phase 3 (page 16): discarding, the limit, the reward."""

import pytest

from galaxy_desktop.games.master.events import CubesGained
from galaxy_desktop.games.master.powers import card_limit
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.triggers import Fire
from galaxy_desktop.games.master.use_cards import KeepToLimit, RewardDiscards, UseCards
from tests.games.master.laid import (
    answer,
    build,
    choose,
    counts,
    fill,
    hold,
    implement,
    offered,
    run,
    table,
    topics,
)

MANY = ("corsair", "envoy", "speaker", "saboteur", "chronarch", "pathfinder", "regent", "void_hermit")


def phase_3(g: MasterState) -> None:
    """Phase 3 of seat 0, up to the end of its turn."""
    g.phase = "cards"
    run(g, UseCards(0), Fire(0, "turn_end"), KeepToLimit(0), RewardDiscards(0))


def test_r22_any_card_but_the_species_can_be_discarded() -> None:
    g = table()
    hold(g, 0, "corsair", "border_war")
    phase_3(g)
    assert "discard corsair" in offered(g)
    assert "discard border_war" in offered(g)
    assert "discard humans" not in offered(g)


@pytest.mark.parametrize(("number", "cubes"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 5)])
def test_discards_bring_cubes_of_any_colour_but_black(number: int, cubes: int) -> None:
    g = table()
    hold(g, 0, *MANY[:number])
    phase_3(g)
    for card in MANY[:number]:
        choose(g, "cards", f"discard {card}")
    choose(g, "cards", "end")
    if cubes:
        answer(g, "colours", ("red",) * cubes)
        assert CubesGained(0, ("red",) * cubes, 0, "discards") in g.events
    assert topics(g) == {}


def test_cubes_come_back_from_a_discarded_card_and_a_constructed_base_to_the_supply() -> None:
    g = table()
    hold(g, 0, "empire", "marshal")
    build(g, 0, "empire.base")
    fill(g, "empire.base", 2)
    fill(g, "marshal.covert", 1)
    red = g.players[0].bag["red"]
    phase_3(g)
    choose(g, "cards", "discard empire")
    assert g.players[0].built == []
    assert g.players[0].unused == 8
    choose(g, "cards", "discard marshal")
    assert g.players[0].bag["red"] == red + 2
    assert g.decks["leader"][-1] == "marshal"


def test_e8_discarding_a_development_loses_its_starred_cubes() -> None:
    g = table()
    implement(g, 0, "credit_syndicate")
    yellow, reserve = g.players[0].bag["yellow"], g.reserve["yellow"]
    phase_3(g)
    choose(g, "cards", "discard credit_syndicate")
    assert g.players[0].bag["yellow"] == yellow + 2
    assert g.reserve["yellow"] == reserve + 1


def test_r23_the_symbols_of_a_discarded_card_are_gone_before_its_ability_works() -> None:
    g = table()
    implement(g, 0, "star_fairs")
    phase_3(g)
    assert counts(g)["cultural"] == 1
    choose(g, "cards", "discard star_fairs")
    assert "cultural" not in counts(g)
    assert topics(g) == {0: "colours"}
    answer(g, "colours", ("red", "red", "blue", "blue"))
    assert topics(g) == {0: "deck"}, "its effects come one after the other, before anything else"


def test_an_ability_that_is_not_live_does_not_work() -> None:
    g = table()
    hold(g, 0, "star_fairs", "chronarch")
    phase_3(g)
    choose(g, "cards", "discard star_fairs")
    assert topics(g) == {0: "cards"}
    choose(g, "cards", "discard chronarch")
    assert g.extra_turns == 0


def test_e14_nine_cards_two_must_go_for_three_cubes() -> None:
    g = table()
    hold(g, 0, *MANY)
    phase_3(g)
    choose(g, "cards", "end")
    choose(g, "limit", "discard corsair")
    choose(g, "limit", "discard envoy")
    assert topics(g) == {0: "colours"}
    answer(g, "colours", ("red", "red", "red"))
    assert len(g.players[0].row) == 7


def test_e14_with_federation_nine_may_stay_and_without_it_the_limit_is_seven_again() -> None:
    g = table()
    hold(g, 0, *MANY[:7], "federation")
    assert len(g.players[0].row) == 9
    assert card_limit(g, 0) == 9
    phase_3(g)
    choose(g, "cards", "discard federation")
    choose(g, "cards", "end")
    choose(g, "limit", "discard corsair")
    answer(g, "colours", ("red", "blue", "white"))
    assert topics(g) == {}


def test_e14_placing_a_conflict_lowers_the_row_and_is_no_discard() -> None:
    g = table()
    hold(g, 0, *MANY[:6], "border_war")
    assert len(g.players[0].row) == 8
    phase_3(g)
    choose(g, "cards", "end")
    choose(g, "limit", "conflict border_war nw_home-nw_gate red")
    assert topics(g) == {}
    assert g.discarded == 0


def test_r27_a_forced_discard_triggers_its_ability_and_counts() -> None:
    g = table()
    implement(g, 0, "elder_ruins", "warp_physics")
    hold(g, 0, *MANY[:6])
    phase_3(g)
    choose(g, "cards", "end")
    assert len(g.players[0].row) == 9
    choose(g, "limit", "discard chronarch")
    assert g.extra_turns == 1
    choose(g, "limit", "discard corsair")
    assert topics(g) == {0: "colours"}


def test_r7_cards_received_in_the_turn_of_another_may_exceed_the_limit_until_then() -> None:
    g = table()
    hold(g, 1, *MANY)
    run(g, UseCards(0), KeepToLimit(0))
    choose(g, "cards", "end")
    assert topics(g) == {}
    assert len(g.players[1].row) == 9


def test_r8_the_end_comes_in_this_order_turn_end_limit_cubes() -> None:
    g = table()
    implement(g, 0, "space_exchange")
    hold(g, 0, *MANY[:6])
    phase_3(g)
    choose(g, "cards", "end")
    assert topics(g) == {0: "may"}
    answer(g, "may", True)
    answer(g, "swap", ("black>red",))
    assert topics(g) == {0: "limit"}
    choose(g, "limit", "discard envoy")
    assert topics(g) == {0: "colours"}
