"""What the bots of Roll know: prices, shipping, assignments, standing."""

from itertools import pairwise

import pytest

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.assignment import Assignment
from galaxy_desktop.games.roll.bot import PLAYBOOK
from galaxy_desktop.games.roll.bot.assigning import HOPELESS, drafts
from galaxy_desktop.games.roll.bot.estimates import Estimates
from galaxy_desktop.games.roll.bot.judge import chances
from galaxy_desktop.games.roll.bot.rivals import occurring, selecting
from galaxy_desktop.games.roll.bot.shipping import best_shipment, takings
from galaxy_desktop.games.roll.bot.standing import features
from galaxy_desktop.games.roll.bot.weights import BONUS_GROWS, DIE_MERIT, POWER, STANDING
from galaxy_desktop.games.roll.bot.worth import goods_factor, money, progress, rounds_left, use_cost
from galaxy_desktop.games.roll.box import die_types, sides
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.state import RollState
from tests.games import judging


def after(answers: int, seed: int = 1, seats: int = 2) -> RollState:
    return judging.after(PLAYBOOK, GAME.new(seats, {}, seed), answers, seed)


def assigning(seed: int, seats: int = 2) -> RollState:
    """A table at which all are about to assign, in the middle of a game."""
    g = after(60, seed, seats)
    dice = Dice(seed)
    while g.phase != "assign":
        for seat, decision in open_asks(g).items():
            give(g, seat, PLAYBOOK.quick(g, seat, decision, dice))
    return g


def test_every_power_bonus_and_die_has_a_worth() -> None:
    powers = [(power.phase, power.code) for side in sides().values() for power in side.powers]
    assert {code for _, code in powers} == POWER.keys()
    assert {side.bonus.count for side in sides().values() if side.bonus} == BONUS_GROWS.keys()
    assert die_types().keys() == DIE_MERIT.keys()


def test_each_further_credit_is_worth_no_more_than_the_one_before() -> None:
    worth = [money(owned, 4, 6.0) for owned in range(12)]
    gains = [more - less for less, more in pairwise(worth)]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] == 0, "nobody holds more than ten"
    assert gains[4] < gains[3], "there were four dice to recruit"


def test_a_die_is_dear_to_use_where_it_could_not_be_recruited() -> None:
    assert use_cost(1, 4, 6.0) > use_cost(9, 4, 6.0)
    assert use_cost(1, 4, 0.0) == 0


def test_work_on_a_tile_counts_more_the_closer_it_is_and_nothing_at_the_end() -> None:
    shares = [progress(6.0, workers, 4, 5.0) for workers in range(5)]
    gains = [more - less for less, more in pairwise(shares)]
    assert gains == sorted(gains)
    assert progress(6.0, 3, 4, 0.0) == 0


def test_goods_beyond_what_the_dice_can_ship_are_worth_less() -> None:
    assert goods_factor(2, 6) > goods_factor(5, 6)


@pytest.mark.parametrize(
    ("shippers", "goods", "points"),
    [
        (["home"], [("home", "mining_world")], 1),
        (["rare"], [("rare", "mining_world")], 3),
        (["consumption", "home"], [("home", "mining_world"), ("home", "spice_world")], 3),
        (["consumption", "rare"], [("rare", "mining_world"), ("novelty", "spice_world")], 6),
        (["novelty"], [("novelty", "mining_world"), ("novelty", "spice_world")], 3),
        ([], [("novelty", "spice_world")], 0),
    ],
)
def test_goods_are_consumed_by_the_shippers_that_match(
    shippers: list[str], goods: list[tuple[str, str]], points: int
) -> None:
    plan = best_shipment(("mining_world", "spice_world"), shippers, goods, lambda amount, before: 0.0)
    assert sum(one.worth for one in plan) == points


def test_goods_are_traded_where_credits_are_worth_more() -> None:
    goods = [("home", "mining_world")]
    plan = best_shipment(("mining_world",), ["home"], goods, lambda amount, before: 0.8 * amount)
    assert [(one.task, one.paid) for one in plan] == [("trade", 4)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_assignments_are_thought_of_for_several_phases_unless_one_is_far_better(seats: int) -> None:
    thought_of = []
    for seed in (3, 4, 5):
        g = assigning(seed, seats)
        for seat, decision in open_asks(g).items():
            assert isinstance(decision, Compose)
            assert isinstance(decision.composer, Assignment)
            rated = PLAYBOOK.rated(g, seat, decision)
            thought_of.append({decision.composer.desk(answer).selected for _, answer in rated})
            assert all(rated[0][0] - points < HOPELESS for points, _ in rated)
    assert max(map(len, thought_of)) > 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_others_select_is_a_matter_of_chance(seats: int) -> None:
    g = assigning(5, seats)
    for seat, player in enumerate(g.players):
        assert sum(selecting(player).values()) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in occurring(g, seat).values())
        assert tuple(occurring(g, seat)) == PHASES


def test_the_rounds_left_run_out_with_the_squares_and_with_the_chips() -> None:
    g = assigning(2)
    before = rounds_left(g)
    g.pool = 1
    assert rounds_left(g) < before
    g.pool = 0
    assert rounds_left(g) == 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_chances_are_shares_of_one_win(seats: int) -> None:
    g = assigning(4, seats)
    assert sum(chances(g)) == pytest.approx(1)
    assert all(0 < share < 1 for share in chances(g))
    assert features(g.players[0], 5.0).keys() == STANDING.keys()


def test_more_chips_more_dice_and_more_goods_are_a_better_chance() -> None:
    g = assigning(2)
    before = chances(g)[0]
    g.players[0].chips += 6
    richer = chances(g)[0]
    assert richer > before
    g.players[0].credits += 3
    assert chances(g)[0] > richer


def test_the_end_of_a_game_is_certain() -> None:
    g = after(10_000)
    won = GAME.result(g).winners
    assert chances(g) == [float(seat in won) / len(won) for seat in (0, 1)]


def test_one_worker_more_is_worth_what_the_whole_assignment_then_is() -> None:
    compared = 0
    for seed in range(3, 9):
        g = assigning(seed, 3)
        for seat, decision in open_asks(g).items():
            assert isinstance(decision, Compose)
            assert isinstance(decision.composer, Assignment)
            for draft in drafts(Estimates(g, seat), occurring(g, seat), decision.composer, "produce"):
                for die in decision.composer.dice:
                    for worth, phase, workers in draft.with_one_more(type_of(die)):
                        after = draft.moved(die, "", phase)
                        assert (worth, workers) == (draft.worth(after), after[phase])
                        compared += 1
    assert compared > 200


@pytest.mark.parametrize("goods", [[], [("novelty", "spice_world"), ("home", "mining_world")]])
def test_a_shipment_is_worth_what_its_task_takes_after_what_was_paid_before(
    goods: list[tuple[str, str]],
) -> None:
    tableau, paid = ("mining_world", "spice_world"), 0
    worth = Estimates(assigning(3), 0).credits
    for one in best_shipment(tableau, ["home", "novelty"], goods, worth):
        vp, gained = takings(tableau, one.task, one.shipper, one.good, one.world)
        assert (one.worth, one.paid) == (vp + worth(gained, paid) if gained else vp, gained)
        paid += gained
