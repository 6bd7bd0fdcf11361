"""Every verb of the vocabulary that is an action."""

import pytest

from galaxy_desktop.games.master import schema
from galaxy_desktop.games.master.actions import ACTIONS, is_possible, steps_of
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.card_events import CardGained
from galaxy_desktop.games.master.events import ExtraTurnsGained, SkipGiven
from galaxy_desktop.games.master.schema import KINDS, PLAIN, Effect
from galaxy_desktop.games.master.state import MasterState
from tests.games.master.laid import (
    answer,
    build,
    choose,
    counts,
    fight,
    fill,
    happened,
    hold,
    implement,
    offered,
    own,
    route,
    run,
    table,
    top,
    topics,
)


def effect_of(card: str, code: str) -> Effect:
    """The effect of that verb on a card."""
    return next(e for ability in cards()[card].abilities for e in ability.effects if e.code == code)


def use(g: MasterState, card: str, code: str) -> None:
    """Carry out one effect of a card."""
    run(g, *steps_of(0, effect_of(card, code), card))


def test_every_action_of_the_vocabulary_has_its_steps_and_capture_is_a_stake() -> None:
    actions = {code for (code,) in (*schema.ACTIONS, *schema.STAKES.of)}
    assert actions == {*ACTIONS, "capture_system"}


def test_draw_card_by_choice_of_deck() -> None:
    g = table()
    use(g, "star_fairs", "draw_card")
    assert offered(g) == ("leader", "conflict", "government")


def test_draw_card_at_random_and_by_search() -> None:
    g = table()
    use(g, "quartermaster", "draw_card")
    assert happened(g, CardGained)[0].origin == "random"
    use(g, "regent", "draw_card")
    choose(g, "search", "junta")
    assert "junta" in g.players[0].row


def test_gain_cubes_of_one_colour_or_of_any_but_black() -> None:
    g = table()
    use(g, "containment_grid", "gain_cubes")
    assert g.players[0].bag["red"] == 7
    use(g, "songweaver", "gain_cubes")
    assert set(offered(g)) == set(PLAIN)
    answer(g, "colours", ("white", "blue"))
    assert (g.players[0].bag["white"], g.players[0].bag["blue"]) == (6, 6)


def test_gain_cubes_stops_where_the_reserve_is_empty() -> None:
    g = table()
    for colour in PLAIN:
        g.players[1].bag[colour] += g.reserve[colour] - (colour == "red")
        g.reserve[colour] = int(colour == "red")
    use(g, "songweaver", "gain_cubes")
    answer(g, "colours", ("red",))
    assert g.reserve["red"] == 0
    use(g, "songweaver", "gain_cubes")
    assert topics(g) == {}


def test_steal_cubes_never_black_never_a_planet_of_a_route_the_far_one() -> None:
    g = table()
    g.planets["se_home"] = ("red", "", "")
    g.reserve["red"] -= 1
    route(g, 1, "se_home-se_gate", "se_home", 2)
    hold(g, 1, "marshal")
    fill(g, "marshal.covert")
    use(g, "cipher_bureau", "steal_cubes")
    assert set(offered(g)) == {"marshal.covert:0", "se_home-se_gate:1"}
    choose(g, "steal", "se_home-se_gate:1")
    assert g.routes["se_home-se_gate"].cubes == 1
    assert g.players[0].bag["white"] == 6


def test_return_cubes_of_rivals_may_hit_black_and_starred_ones_go_to_the_reserve() -> None:
    g = table()
    implement(g, 1, "elder_ruins")
    use(g, "spymaster", "return_cubes")
    assert "elder_ruins.implement:5" in offered(g)
    reserve = g.reserve["blue"]
    choose(g, "return", "elder_ruins.implement:4")
    assert g.reserve["blue"] == reserve + 1
    assert g.active == []


def test_return_cubes_of_rivals_as_many_as_there_are() -> None:
    g = table()
    fill(g, "rocs.base", 2)
    use(g, "saboteur", "return_cubes")
    choose(g, "return", "rocs.base:0")
    choose(g, "return", "rocs.base:1")
    assert topics(g) == {}
    assert g.players[1].bag["red"] == 7


def test_return_cubes_of_a_whole_own_project_done_or_not() -> None:
    g = table()
    implement(g, 0, "space_exchange")
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    use(g, "quartermaster", "return_cubes")
    assert set(offered(g)) == {"space_exchange.implement", "nw_home-nw_gate"}
    choose(g, "project", "space_exchange.implement")
    assert g.players[0].bag["yellow"] == 8
    assert g.active == []


def test_return_cubes_of_the_own_ones_one_by_one() -> None:
    g = table()
    fill(g, "humans.base", 1)
    own_one = Effect("return_cubes", count=1, whose="own", colour="any", scope=KINDS)
    run(g, *steps_of(0, own_one, "quartermaster"))
    choose(g, "return", "humans.base:0")
    assert g.players[0].bag["white"] == 6


def test_swap_cubes_gives_any_and_takes_any_other_but_black() -> None:
    g = table()
    use(g, "space_exchange", "swap_cubes")
    options = set(offered(g))
    assert "black>red" in options
    assert not {option for option in options if option.endswith(">black")}
    assert "red>red" not in options
    answer(g, "swap", ("black>red", "red>blue"))
    assert g.players[0].bag == {"red": 5, "blue": 6, "yellow": 5, "white": 5, "black": 4}
    assert g.reserve["black"] == 11


def test_swap_cubes_may_swap_nothing() -> None:
    g = table()
    use(g, "banker", "swap_cubes")
    answer(g, "swap", ())
    assert set(g.players[0].bag.values()) == {5}


def test_add_cubes_of_the_bag_into_slots_of_their_colour_never_black() -> None:
    g = table()
    hold(g, 0, "black_market")
    use(g, "quantum_foundry", "add_cubes")
    assert "black_market.implement:3" not in offered(g)
    assert "humans.receive:0" not in offered(g), "not in its scope"
    for number in range(3):
        choose(g, "add", f"humans.base:{number}")
    assert topics(g) == {}
    assert g.cubes["humans.base"] == ("white", "yellow", "blue", "")


def test_r5_a_project_that_an_effect_fills_is_paid_at_once() -> None:
    g = table()
    fill(g, "humans.base", 3)
    use(g, "quantum_foundry", "add_cubes")
    choose(g, "add", "humans.base:3")
    assert g.players[0].built == ["humans.base"]
    assert g.cubes == {}


def test_add_cubes_of_the_reserve_into_a_conflict_can_win_it() -> None:
    g = table()
    fight(g, "trade_war", "nw_home-nw_gate", "nw_home")
    fill(g, "trade_war.red", 4)
    use(g, "siege_mother", "add_cubes")
    choose(g, "add", "trade_war.red:4")
    assert topics(g) == {0: "claim"}


def test_draw_cubes_adds_to_this_turns_draw() -> None:
    g = table()
    use(g, "warp_physics", "draw_cubes")
    assert g.more_cubes == 1


def test_place_base_linked_goes_to_a_neutral_system_next_to_an_own_one() -> None:
    g = table(4)
    own(g, 1, "nw_gate")
    route(g, 1, "nw_gate-nw_cross", "nw_gate", 1)
    use(g, "colony_arks", "place_base")
    assert set(offered(g)) == {"nw_march", "nw_cross"}
    choose(g, "system", "nw_cross")
    assert g.owners["nw_cross"] == 0
    assert g.routes == {}, "a rival's route there goes home"
    assert topics(g) == {0: "draw"}


def test_place_base_own_needs_room_and_no_route() -> None:
    g = table()
    own(g, 0, "nw_march")
    inside = Effect("place_base", where="own")
    run(g, *steps_of(0, inside, "colony_arks"))
    assert offered(g) == ("nw_home",)
    choose(g, "system", "nw_home")
    assert g.bases["nw_home"] == 2


def test_extra_turn_and_its_surplus() -> None:
    g = table()
    use(g, "time_dilation", "extra_turn")
    assert g.extra_turns == 2
    use(g, "chronarch", "extra_turn")
    assert (g.extra_turns, g.events) == (2, [ExtraTurnsGained(0, 0, 1, "chronarch")])


def test_skip_turn_of_a_rival_or_of_oneself_takes_a_token() -> None:
    g = table(3)
    use(g, "corsair", "skip_turn")
    assert offered(g) == ("1", "2")
    choose(g, "victim", "2")
    assert g.players[2].skips == 1
    use(g, "celestial_negator", "skip_turn")
    assert SkipGiven(0, 0, 1, "celestial_negator") in g.events
    assert g.holes == 4


def test_skip_turn_without_a_token_does_nothing() -> None:
    g = table(2)
    g.players[1].skips = g.holes
    g.holes = 0
    use(g, "corsair", "skip_turn")
    assert topics(g) == {}


def test_cancel_conflict_ends_any_conflict() -> None:
    g = table(4)
    own(g, 2, "se_core")
    own(g, 1, "ne_core")
    fight(g, "border_war", "se_core-ne_core", "se_core", attacker=2)
    fill(g, "border_war.blue", 5)
    red = g.players[1].bag["red"]
    use(g, "envoy", "cancel_conflict")
    choose(g, "cancel", "border_war")
    assert "border_war" in g.players[2].row
    assert g.players[1].bag["red"] == red + 3


def test_take_card_takes_each_card_separately_also_from_different_rivals() -> None:
    g = table(3)
    hold(g, 1, "marshal")
    hold(g, 2, "envoy")
    implement(g, 2, "deep_archive")
    use(g, "prophet", "take_card")
    choose(g, "card", "marshal")
    choose(g, "card", "envoy")
    assert g.players[0].row == ["humans", "marshal", "envoy"]


def test_take_card_is_not_stopped_by_a_guard_against_objectives() -> None:
    g = table()
    hold(g, 1, "galactic_council", "marshal")
    use(g, "prophet", "take_card")
    assert offered(g) == ("marshal",)


def test_destroy_card_puts_it_under_its_deck() -> None:
    g = table()
    hold(g, 1, "marshal", "envoy")
    run(g, *steps_of(0, Effect("destroy_card", count=1, deck=("leader",)), "prophet"))
    choose(g, "card", "envoy")
    assert g.decks["leader"][-1] == "envoy"


def test_e15_place_black_hole_swallows_planets_routes_and_conflicts() -> None:
    g = table()
    own(g, 0, "nw_gate")
    own(g, 1, "nw_core")
    route(g, 1, "nw_strait-nw_core", "nw_core", 2)
    g.planets["nw_strait"] = ("blue",)
    g.reserve["blue"] -= 1
    fight(g, "trade_war", "nw_gate-nw_strait", "nw_gate")
    fill(g, "trade_war.red", 3)
    blue, white, yellow = g.reserve["blue"], g.players[1].bag["white"], g.players[0].bag["yellow"]
    use(g, "celestial_negator", "place_black_hole")
    choose(g, "darken", "nw_strait")
    assert (g.holes, g.reserve["blue"]) == (2, blue + 1)
    assert g.players[1].bag["white"] == white + 2
    assert g.players[0].bag["yellow"] == yellow + 3
    assert "trade_war" in g.players[0].row, "back to the player who placed it (R19)"


def test_place_black_hole_only_on_neutral_systems_that_are_no_corner() -> None:
    g = table(4)
    g.players[1].skips, g.holes = g.holes, 0
    use(g, "celestial_negator", "place_black_hole")
    assert topics(g) == {}, "no token left"
    other = table(2)
    own(other, 0, "nw_gate")
    use(other, "celestial_negator", "place_black_hole")
    assert not {"nw_gate", "nw_home", "ne_gate"} & set(offered(other))
    assert "nw_strait" in offered(other)


def test_remove_black_hole_makes_a_system_neutral_again_but_never_a_corner() -> None:
    g = table()
    own(g, 0, "ne_strait")
    use(g, "void_hermit", "remove_black_hole")
    assert set(offered(g)) == {"ne_gate", "ne_march", "sw_gate", "sw_march"}
    choose(g, "lighten", "ne_gate")
    assert g.holes == 4
    own(g, 0, "ne_gate")
    assert counts(g)["cultural"] == 1, "its symbol lines work again"


def test_choose_offers_only_what_can_be_carried_out() -> None:
    from galaxy_desktop.games.master.triggers import UseAbility

    g = table(4)
    g.players[1].skips, g.holes = g.holes, 0
    run(g, UseAbility(0, "void_hermit", 0))
    assert topics(g) == {}, "no token, and no dark system"
    g = table()
    g.players[1].skips = g.holes
    g.holes = 0
    run(g, UseAbility(0, "void_hermit", 0))
    assert offered(g) == ("remove_black_hole:1",)


@pytest.mark.parametrize("where", ["linked", "own"])
def test_place_base_without_any_base_left_does_nothing(where: str) -> None:
    g = table()
    g.players[0].unused = 0
    run(g, *steps_of(0, Effect("place_base", where=where), "colony_arks"))
    assert topics(g) == {}


def test_a_gained_leader_fires_what_waits_for_leaders() -> None:
    g = table()
    own(g, 0, "nw_march")
    own(g, 0, "nw_cross")
    hold(g, 0, "songweaver")
    top(g, "marshal", "envoy")
    hold(g, 1, "corsair")
    use(g, "prophet", "take_card")
    choose(g, "card", "corsair")
    assert topics(g) == {0: "colours"}


def test_a_base_that_is_constructed_serves_where_no_unused_one_is_left() -> None:
    g = table()
    own(g, 0, "nw_core", 3)
    own(g, 0, "se_core", 3)
    own(g, 0, "nw_march")
    build(g, 0, "humans.base")
    assert g.players[0].unused == 0
    use(g, "colony_arks", "place_base")
    choose(g, "system", "nw_gate")
    assert g.ended_by == "expansion"


def test_an_effect_without_a_target_is_no_choice() -> None:
    g = table()
    assert not is_possible(g, 0, Effect("steal_cubes", 1, colour="any"), "corsair")
    assert not is_possible(g, 0, Effect("cancel_conflict"), "envoy")
    assert not is_possible(g, 0, Effect("take_card", 1, deck=("leader",)), "prophet")
    assert not is_possible(g, 0, Effect("return_cubes", whole=True, scope=KINDS), "quartermaster")
    fill(g, "rocs.base", 1)
    hold(g, 1, "corsair")
    assert is_possible(g, 0, Effect("steal_cubes", 1, colour="any"), "corsair")
    assert is_possible(g, 0, Effect("take_card", 1, deck=("leader",)), "prophet")
    assert is_possible(g, 0, Effect("draw_cubes", 1), "chronarch")
