"""What the bots of New Frontiers know: goods, worlds, tiles, goals, the pace of a game, standing."""

from itertools import pairwise

import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.bot import PLAYBOOK
from galaxy_desktop.games.frontiers.bot.empire import bonus_growth, empire_worth, goal_worth, key_of
from galaxy_desktop.games.frontiers.bot.gains import OUTCOMES, gain
from galaxy_desktop.games.frontiers.bot.judge import chances, lead
from galaxy_desktop.games.frontiers.bot.pace import rounds_left
from galaxy_desktop.games.frontiers.bot.production import production
from galaxy_desktop.games.frontiers.bot.prospect import money, own_prospect
from galaxy_desktop.games.frontiers.bot.reach import accesses, reach
from galaxy_desktop.games.frontiers.bot.usage import best_use
from galaxy_desktop.games.frontiers.bot.weights import GOAL_GROWS, POWER
from galaxy_desktop.games.frontiers.box import PRODUCE, SETTLE, goals, tiles, tiles_in_play
from galaxy_desktop.games.frontiers.round import BeginRound, SelectAction
from galaxy_desktop.games.frontiers.state import FrontiersState
from tests.games.frontiers.laid import own, run, run_action, table

BY_GOODS = {
    ("produce", "windfall"),
    ("produce", "paid_production"),
    ("produce", "credits"),
    ("trade", "bonus"),
}
BY_REACH = {("settle", "military"), ("settle", "discount"), ("settle", "pay_for_military")}


def homes(seats: int = 2) -> FrontiersState:
    """A table at which each seat has its home colony and a few credits."""
    g = table(seats)
    for seat, home in enumerate(("earths_lost_colony", "new_sparta", "alpha_centauri", "old_earth")[:seats]):
        own(g, seat, colonies=[home], credits_=3)
    return g


def test_every_power_has_a_worth_or_changes_what_goods_or_worlds_bring() -> None:
    used = {(power.action, power.code) for tile in tiles().values() for power in tile.powers}
    assert {use for use in used if use[0] != "consume"} == POWER.keys() | BY_GOODS | BY_REACH
    assert {goal.counts for goal in goals().values()} == GOAL_GROWS.keys()
    assert all(bonus_growth(bonus) > 0 for tile in tiles().values() for bonus in tile.bonus)


@pytest.mark.parametrize(
    ("colonies", "developments", "goods", "sold", "paid", "vp"),
    [
        (["asteroid_belt"], [], ["asteroid_belt"], "asteroid_belt", 2, 0),
        (["spice_world"], [], ["spice_world"], "spice_world", 3, 0),
        (["old_earth", "asteroid_belt", "spice_world"], [], ["asteroid_belt", "spice_world"], "", 0, 3),
        (
            ["volcanic_world", "comet_zone"],
            ["mining_industries"],
            ["volcanic_world", "comet_zone"],
            None,
            2,
            1,
        ),
        (["volcanic_world", "deserted_alien_outpost"], [], ["deserted_alien_outpost"], None, 4, 0),
        (["alien_oort_cloud_factory"], [], [], "", 0, 0),
    ],
)
def test_goods_are_sold_and_consumed_for_what_they_bring_most(
    colonies: list[str], developments: list[str], goods: list[str], sold: str | None, paid: int, vp: int
) -> None:
    player = own(table(), colonies=colonies, developments=developments, goods=goods)
    use = best_use(player, tuple(sorted(player.goods.items())))
    assert (use.credits, use.vp) == (paid, vp)
    assert sold is None or use.sold == sold


def test_production_counts_goods_and_what_powers_pay_for_them() -> None:
    player = own(table(), colonies=["comet_zone", "asteroid_belt", "damaged_alien_factory"], credits_=1)
    made = production(player, selects=True)
    assert made.goods == {"comet_zone": "rare", "asteroid_belt": "rare", "damaged_alien_factory": "alien"}
    assert made.credits == 1 - 1
    assert "asteroid_belt" not in production(player, selects=False).goods


def test_credits_that_open_a_turn_are_counted_once() -> None:
    g = homes()
    before = gain(g, own_prospect(g, 1), PRODUCE, selects=False)
    own(g, 1, colonies=["rebel_underground"])
    assert gain(g, own_prospect(g, 1), PRODUCE, selects=False) - before == pytest.approx(
        money(4, 5) - money(3, 5), abs=0.1
    )


def test_military_discounts_and_payment_bring_worlds_into_reach() -> None:
    plain = accesses(("new_sparta",))
    assert plain["rebel_base"].lacking == 4
    assert plain["aquatic_uplift_race"].lacking == 0
    strong = accesses(("drop_ships", "new_sparta", "space_marines"))
    assert strong["rebel_base"].lacking == 0
    paying = accesses(("contact_specialist", "replicant_robots"))
    assert (paying["rebel_base"].price, paying["rebel_base"].lacking) == (3, 0)
    assert paying["alien_monolith"].lacking == 8, "alien worlds cannot be paid for"
    assert reach(("drop_ships", "new_sparta")) > reach(("new_sparta",)) > reach(())


def test_tiles_that_a_bonus_counts_are_worth_more() -> None:
    alone = empire_worth(("earths_lost_colony", "spice_world"), (), 0.0)
    league = ("earths_lost_colony", "pan_galactic_hologrid")
    assert empire_worth((*league, "spice_world"), (), 0.0) - empire_worth(league, (), 0.0) > alone - 1
    assert empire_worth(league, (), 5.0) > empire_worth(league, (), 1.0)


def test_a_goal_is_worth_its_points_and_something_on_the_way_to_them() -> None:
    goal = goals()["faction_tolerance"]
    worth = [goal_worth(goal, count, 4.0) for count in range(6)]
    assert all(less <= more for less, more in pairwise(worth))
    assert [goal_worth(goal, count, 0.0) for count in range(6)] == [goal.points(n) for n in range(6)]
    assert goal_worth(goal, 2, 4.0) > 0


def test_a_goal_that_suits_the_own_empire_is_a_lead() -> None:
    g = homes()
    own(g, 0, colonies=["asteroid_belt", "spice_world", "pre_sentient_race", "deserted_alien_outpost"])
    assert lead(g, 0, "diversification") > 0 > lead(g, 1, "diversification")


def test_the_rounds_left_run_out_with_mats_and_supplies() -> None:
    g = homes()
    g.round = 5
    before = rounds_left(g)
    g.pool = 4
    assert rounds_left(g) < before
    g.ended.append("chips")
    g.turn = 3
    assert rounds_left(g) == 0.25, "one disk selects before the end"


def test_nothing_but_points_counts_once_the_end_has_come() -> None:
    g = homes()
    g.ended.append("chips")
    g.turn, g.action = 3, SETTLE
    prospect = own_prospect(g, 0)
    assert prospect.rounds == 0
    richer = g.players[0].clone()
    richer.credits += 9
    richer.colonists += 3
    assert prospect.standing(richer) == prospect.standing(g.players[0])
    richer.chips += 1
    assert prospect.standing(richer) == prospect.standing(g.players[0]) + 1


def test_the_selector_of_an_action_gains_no_less_than_the_others() -> None:
    g = homes()
    own(g, 0, explored=["spice_world", "asteroid_belt"], colonists=1)
    prospect = own_prospect(g, 0)
    for action in tiles_in_play(goals=False):
        assert gain(g, prospect, action, selects=True) >= gain(g, prospect, action, selects=False)
    assert OUTCOMES.keys() <= set(tiles_in_play(goals=False))


def test_a_world_at_hand_makes_settle_better_than_having_none() -> None:
    g = homes()
    before = gain(g, own_prospect(g, 1), SETTLE, selects=True)
    own(g, 1, explored=["aquatic_uplift_race"], colonists=1)
    assert gain(g, own_prospect(g, 1), SETTLE, selects=True) > before


def test_a_conquest_within_reach_is_chosen_before_colonists() -> None:
    g = homes()
    own(g, 1, explored=["aquatic_uplift_race"], colonists=1)
    run_action(g, SETTLE, selector=1)
    (decision,) = open_asks(g).values()
    assert PLAYBOOK.rated(g, 1, decision)[0][1] == ("aquatic_uplift_race",)


def test_the_last_action_is_selected_for_points() -> None:
    g = homes()
    g.ended.append("chips")
    g.turn = 3
    g.selected = ["develop", "settle", "explore"]
    g.selectors = [0, 1, 0]
    run(g, SelectAction())
    (decision,) = open_asks(g).values()
    best = {answer[0] for points, answer in PLAYBOOK.rated(g, 1, decision)[:2]}
    assert best == {"trade_consume", "send_diplomatic_envoys"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_shares_of_one_win(seats: int) -> None:
    g = homes(seats)
    run(g, BeginRound())
    shares = chances(g, 0)
    assert sum(shares) == pytest.approx(1)
    assert all(0 < share < 1 for share in shares)
    g.players[0].chips += 6
    richer = chances(g, 0)[0]
    assert richer > shares[0]
    g.players[0].credits += 3
    assert chances(g, 0)[0] > richer


def test_the_end_of_a_game_is_certain() -> None:
    g = homes()
    own(g, 0, colonies=["rebel_base"])
    g.over = True
    g.ended.append("chips")
    assert chances(g, 1) == [1.0, 0.0]
    assert GAME.result(g).winners == (0,)
    assert key_of(g.players[0]) == ("earths_lost_colony", "rebel_base")
