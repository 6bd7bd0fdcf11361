"""What the bots of Master of the Galaxy know: plans, projects, rivals, conflicts, standing."""

import pytest

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.bot import PLAYBOOK
from galaxy_desktop.games.master.bot.abilities import ability_worth, text_worth
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.allocating import alike
from galaxy_desktop.games.master.bot.cardsense import card_worth, deck_worth
from galaxy_desktop.games.master.bot.cube_worth import CubeWorth
from galaxy_desktop.games.master.bot.inputs import all_inputs
from galaxy_desktop.games.master.bot.judge import JUDGE, chances
from galaxy_desktop.games.master.bot.reach import Reach
from galaxy_desktop.games.master.bot.robbing import damage
from galaxy_desktop.games.master.bot.using import discard_worth, draw_worth
from galaxy_desktop.games.master.bot.weights import LATE, LEANING, TRIGGERED, VERBS
from galaxy_desktop.games.master.box import cards, figures
from galaxy_desktop.games.master.moves import CancelProject, PlaceCube, parse
from galaxy_desktop.games.master.schema import EFFECTS, MOMENTS, PLAIN, STAKES
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.symbols import has_power
from galaxy_desktop.games.master.taking import StealCube
from galaxy_desktop.games.master.use_cards import UseCards
from galaxy_desktop.games.master.victory import CONQUEST, DOMINATION, EXPANSION
from tests.games.judging import check_weights
from tests.games.master.laid import (
    build,
    draw_hand,
    fight,
    fill,
    hold,
    implement,
    own,
    route,
    run,
    table,
    top,
)

WAYS = (EXPANSION, DOMINATION, CONQUEST)


def best(g: MasterState) -> Answer:
    """What a medium bot answers to the open question."""
    return PLAYBOOK.rated(g, 0, open_asks(g)[0])[0][1]


def turns(g: MasterState, victory: str) -> float:
    """The turns of the best plan for a victory."""
    return min(plan.turns for plan in Aims(g, 0).plans if plan.victory == victory)


def test_every_verb_moment_and_victory_has_a_worth() -> None:
    assert VERBS.keys() | {"capture_system"} == {code for (code,) in (*EFFECTS.of, *STAKES.of)}

    assert TRIGGERED.keys() | {"passive", "discard"} == MOMENTS.keys()
    assert LEANING.keys() == {DOMINATION, EXPANSION, CONQUEST}
    aims = Aims(table(), 0)
    worths = [ability_worth(aims, ability) for card in cards().values() for ability in card.abilities]
    assert all(worths), "no text is worth nothing"


def test_each_victory_is_the_nearer_the_more_is_done_for_it() -> None:
    g = table()
    before = {victory: turns(g, victory) for victory in LEANING}
    fill(g, "humans.agenda", 3)
    assert turns(g, DOMINATION) < before[DOMINATION]
    build(g, 0, "humans.base")
    assert turns(g, EXPANSION) < before[EXPANSION]
    own(g, 0, "nw_cross")
    own(g, 0, "nw_core")
    assert turns(g, CONQUEST) < before[CONQUEST]


def test_a_bag_full_of_black_makes_every_victory_later() -> None:
    g = table()
    before = turns(g, DOMINATION)
    g.players[0].bag |= {"red": 0, "blue": 0, "yellow": 0}
    assert turns(g, DOMINATION) > before


def test_a_conflict_of_ones_own_reaches_a_system_that_no_route_may() -> None:
    g = table(4)
    far = Reach(g, 0).ways.claims["ne_gate"]
    own(g, 0, "nw_strait")
    own(g, 0, "ne_strait")
    assert Reach(g, 0).ways.claims["ne_strait"] == 0, "it stands there"
    assert Reach(g, 0).ways.claims["ne_gate"] < far
    hold(g, 0, "trade_war")
    near = Reach(g, 0).ways.claims["ne_home"]
    fight(g, "border_war", "ne_gate-ne_strait", "ne_strait")
    fill(g, "border_war.red", 4)
    assert Reach(g, 0).ways.claims["ne_gate"] < 2
    assert Reach(g, 0).ways.claims["ne_home"] < near


def test_the_last_symbol_is_taken_at_once() -> None:
    g = table(4)
    implement(g, 0, "citadels", "forceshields", "patrol_beacons")
    own(g, 0, "nw_core")
    fight(g, "border_war", "ne_core-nw_core", "nw_core")
    assert g.track[0][4] == 4
    draw_hand(g, "black", "blue", "red")
    assert any("border_war.red" in move for move in best(g))


def test_the_ninth_base_is_placed() -> None:
    g = table()
    own(g, 0, "nw_core", 3)
    own(g, 0, "nw_cross", 2)
    own(g, 0, "nw_home", 3)
    route(g, 0, "nw_home-nw_gate", "nw_home")
    build(g, 0, "humans.base")
    draw_hand(g, "black", "blue", "red")
    give(g, 0, ())
    assert best(g) == ("place nw_gate",)


@pytest.mark.parametrize("there", range(4))
def test_what_wins_at_once_is_completed_before_what_may_win_later(there: int) -> None:
    g = table()
    own(g, 0, "nw_core", 3)
    own(g, 0, "nw_cross", 2)
    own(g, 0, "nw_home", 3)
    route(g, 0, "nw_home-nw_gate", "nw_home")
    fill(g, "humans.base", 2)
    fight(g, "border_war", "ne_core-nw_core", "nw_core")
    fill(g, "border_war.red", there)
    draw_hand(g, "red", "blue", "white", "white")
    give(g, 0, best(g))
    while not g.ended_by:
        give(g, 0, best(g))
    assert (g.ended_by, g.turn) == (EXPANSION, 1)


def test_of_a_rivals_cubes_the_one_that_keeps_it_from_winning_is_stolen() -> None:
    g = table()
    implement(g, 1, "quantum_foundry", "brokers", "warp_physics", "rocs.agenda")
    fill(g, "rocs.base", 1)
    assert max(g.track[1]) == 4
    run(g, StealCube(0, "any", -1, "marshal"))
    (where,) = best(g)
    assert where.rpartition(":")[0] in g.active
    assert damage(Aims(g, 0), where) > damage(Aims(g, 0), "rocs.base:0")


def test_no_active_project_is_cancelled_as_long_as_cubes_can_be_placed() -> None:
    g = table()
    implement(g, 0, "citadels")
    draw_hand(g, "black", "blue", "yellow")
    assert not any(move.startswith("cancel") for move in best(g))


def test_what_is_cancelled_is_not_laid_again_as_it_was() -> None:
    g = table()
    fill(g, "humans.base", 1)
    g.turn = 2 * 20 * LATE
    draw_hand(g, "black", "blue", "red", "yellow", "white")
    for _, made in PLAYBOOK.rated(g, 0, open_asks(g)[0]):
        cancelled = [move.project for move in map(parse, made) if isinstance(move, CancelProject)]
        placed = [move.spot.place for move in map(parse, made) if isinstance(move, PlaceCube)]
        assert not set(cancelled) & set(placed), made


def test_who_has_only_black_cubes_breaks_one_project_up_or_discards() -> None:
    g = table()
    hold(g, 0, "embassy_quarter")
    fill(g, "humans.agenda", 2)
    fill(g, "humans.base", 1)
    draw_hand(g, "black", "black")
    assert best(g) == ()
    g.players[0].bag |= dict.fromkeys(PLAIN, 0)
    assert len(best(g)) == 1
    assert best(g)[0].startswith("cancel humans")
    give(g, 0, ())
    assert best(g) == ("discard embassy_quarter",)


def test_a_dry_bag_makes_cubes_dear() -> None:
    g = table()
    usual = Aims(g, 0).cube
    g.players[0].bag |= {"red": 1, "blue": 0, "yellow": 0, "white": 0}
    assert Aims(g, 0).cube > 2 * usual


def test_a_base_that_could_not_be_constructed_is_not_finished() -> None:
    g = table()
    fill(g, "humans.base", 3)
    places = CubeWorth(Aims(g, 0))
    assert places.worth("humans.base", 4) > places.worth("humans.base", 3)
    build(g, 0, "humans.base")
    places = CubeWorth(Aims(g, 0))
    assert places.worth("humans.base", 4) < places.worth("humans.base", 3)


def test_a_red_symbol_is_lost_with_the_second_system() -> None:
    g = table(4)
    assert Aims(g, 0).map_gain("nw_cross") > 0
    own(g, 0, "nw_core")
    red = next(known for known in star_map().symbols.values() if known.id == "nw_red_cross_core")
    assert set(red.systems) == {"nw_cross", "nw_core"}
    assert Aims(g, 0).map_gain("nw_cross") < Aims(g, 1).map_gain("nw_cross")


def test_equal_slots_of_a_project_are_tried_once() -> None:
    assert alike("place yellow space_exchange.implement:0") == alike(
        "place yellow space_exchange.implement:1"
    )
    assert alike("place yellow credit_syndicate.implement:0") != alike(
        "place yellow credit_syndicate.implement:4"
    ), "the last one is marked"
    assert alike("cancel nw_home-nw_gate") == "cancel nw_home-nw_gate"


def test_a_leader_without_power_is_worth_less() -> None:
    g = table()
    aims = Aims(g, 1)
    assert has_power(g.track[0], "marshal")
    assert not has_power(g.track[1], "marshal")
    assert text_worth(aims, cards()["marshal"]) < text_worth(Aims(g, 0), cards()["marshal"])


def test_a_fourth_development_of_a_type_is_worth_nothing() -> None:
    g = table()
    before = card_worth(Aims(g, 0), "space_exchange")
    implement(g, 0, "credit_syndicate", "free_ports", "brokers")
    assert card_worth(Aims(g, 0), "space_exchange") == 0 < before


def test_a_deck_is_worth_more_with_a_good_card_on_top() -> None:
    g = table()
    worths = []
    for card in ("black_market", "embassy_quarter"):
        top(g, card)
        worths.append(deck_worth(Aims(g, 0), "commerce"))
    assert worths[0] < worths[1]


def test_a_conflict_is_placed_where_it_gives_a_symbol() -> None:
    g = table()
    hold(g, 0, "border_war")
    run(g, UseCards(0))
    assert best(g)[0].startswith("conflict border_war")


def test_a_good_card_is_kept_and_a_useless_one_goes_when_the_bag_is_dry() -> None:
    g = table()
    hold(g, 0, "embassy_quarter", "void_hermit")
    assert discard_worth(Aims(g, 0), "embassy_quarter") < discard_worth(Aims(g, 0), "void_hermit") < 0
    g.players[0].bag |= dict.fromkeys(("red", "blue", "yellow", "white"), 0)
    assert discard_worth(Aims(g, 0), "void_hermit") > 0


def test_a_draw_is_welcome_only_where_the_game_stands_still_or_goes_on_and_on() -> None:
    g = table()
    assert draw_worth(Aims(g, 0)) < 0
    g.quiet = 2 * 2 * figures().draw_quiet
    assert draw_worth(Aims(g, 0)) > 0
    g.quiet, g.turn = 0, 2 * figures().draw_turns + 1
    assert draw_worth(Aims(g, 0)) > 0


def test_who_is_nearer_to_winning_stands_better() -> None:
    g = table()
    run(g, UseCards(0))
    assert chances(g) == pytest.approx([0.5, 0.5], abs=0.15)
    implement(g, 0, "citadels", "forceshields")
    first, second = chances(g)
    assert first > second
    assert first + second == pytest.approx(1.0)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_network_has_a_weight_for_every_input(seats: int) -> None:
    rows, standings = all_inputs(GAME.new(seats, {}, 1))
    assert len(rows) == len(standings) == seats
    for row, standing in zip(rows, standings, strict=True):
        check_weights(JUDGE.network, row, standing)


def test_the_network_is_told_of_each_card_of_a_row_what_lies_on_it_and_whether_it_works() -> None:
    g = table()
    before = all_inputs(g)[0][0]
    hold(g, 0, "citadels")
    held = all_inputs(g)[0][0]
    implement(g, 0, "citadels")
    works = all_inputs(g)[0][0]
    assert {name for name in before if before[name] != held[name]} == {"holds citadels"}
    assert {name for name in held if held[name] != works[name]} == {"holds citadels", "works citadels"}


def test_the_network_is_told_how_near_the_nearest_of_the_others_is() -> None:
    g = table(3)
    implement(g, 0, "citadels", "forceshields")
    standings = all_inputs(g)[1]
    own = [max(standing[f"prospect: {way}"] for way in WAYS) for standing in standings]
    assert own[0] > max(own[1:])
    for seat, standing in enumerate(standings):
        assert standing["nearest of the others"] == max(own[:seat] + own[seat + 1 :])


def test_the_network_is_told_of_the_first_card_to_come() -> None:
    g = table()
    before = all_inputs(g)[1][0]["cards to come"]
    hold(g, 0, "citadels")
    assert all_inputs(g)[1][0]["cards to come"] > before == 0.0


def test_the_best_place_one_route_away_lies_beside_a_system_of_ones_own() -> None:
    g = table()
    assert Aims(g, 0).hoped_place() > 0.0
    g.dark += [end for track in star_map().tracks_of["nw_home"] if (end := track.other("nw_home"))]
    assert Aims(g, 0).hoped_place() == 0.0


def test_a_finished_game_is_certain() -> None:
    g = table()
    g.ended_by, g.winner = DOMINATION, 1
    assert chances(g) == [0.0, 1.0]
    g.winner = -1
    assert chances(g) == [0.5, 0.5]
