"""Manage Empire, the end check and the round as a whole (pages 2 and 8)."""

import pytest

from galaxy_desktop.engine.flow import give, is_over, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.ending import end_reason
from galaxy_desktop.games.roll.events import PhaseBegan
from galaxy_desktop.games.roll.manage import Recall, Recruit
from galaxy_desktop.games.roll.round import BeginManage
from tests.games.roll.laid import answer, kinds, offered, own, run, table, topics
from tests.sweep import many


def test_as_many_dice_are_recruited_as_there_are_credits_and_0_becomes_1() -> None:
    """Example 14: $3 and four dice."""
    g = table()
    player = own(g, credits_=3, citizenry=["home", "home", "military", "novelty"])
    run(g, Recruit(0))
    left = next(die for die in player.citizenry if die.startswith("military"))
    chosen = tuple(die for die in player.citizenry if die != left)
    for wrong in ((), chosen[:2], (*chosen, left)):
        assert not open_asks(g)[0].allows(wrong)
    answer(g, "recruit", chosen)
    assert (kinds(player.cup), player.citizenry, player.credits) == (["home", "home", "novelty"], [left], 1)


def test_all_are_recruited_where_the_credits_suffice() -> None:
    g = table()
    player = own(g, credits_=5, citizenry=["home", "military"])
    run(g, Recruit(0))
    assert not topics(g)
    assert (kinds(player.cup), player.credits) == (["home", "military"], 3)


def test_nobody_is_asked_among_dice_alike() -> None:
    g = table()
    player = own(g, credits_=2, citizenry=["home"] * 4)
    run(g, Recruit(0))
    assert not topics(g)
    assert (len(player.cup), len(player.citizenry), player.credits) == (2, 2, 1)


def test_any_developers_settlers_and_goods_may_be_recalled_free_of_charge() -> None:
    g = table()
    player = own(
        g,
        tableau=["gem_world"],
        credits_=1,
        cup=["home"],
        developers=["rare"],
        settlers=["genes"],
        goods={"gem_world": ["novelty"]},
    )
    run(g, Recall(0))
    assert kinds(offered(g)) == ["genes", "novelty", "rare"]
    assert open_asks(g)[0].allows(())
    answer(g, "recall", (player.developers[0], *player.goods))
    assert (kinds(player.cup), kinds(player.settlers)) == (["home", "novelty", "rare"], ["genes"])
    assert (player.goods, player.credits) == ({}, 1)


def test_with_an_empty_cup_at_least_one_die_must_be_recalled() -> None:
    g = table()
    own(g, tableau=["gem_world"], goods={"gem_world": ["novelty", "home"]})
    run(g, Recall(0))
    assert not open_asks(g)[0].allows(())
    answer(g, "recall", offered(g)[:1])
    assert len(g.players[0].cup) == 1


@pytest.mark.parametrize(
    ("cup", "squares", "rare"), [(0, 3, False), (2, 3, False), (3, 3, True), (5, 3, True), (5, 12, False)]
)
def test_with_a_full_cup_a_recall_is_rare_until_the_game_ends(cup: int, squares: int, rare: bool) -> None:
    g = table()
    own(g, tableau=["old_earth"] * squares, cup=["home"] * cup, developers=["rare"])
    run(g, Recall(0))
    spared = g.waiting[-1].spares(g, 0)
    assert (spared is not None and spared.rare) == rare
    assert spared is None or spared.answer == ()


@pytest.mark.parametrize(("squares", "pool", "spared"), [(3, 1, False), (12, 1, True), (3, 0, True)])
def test_who_is_recruited_matters_until_the_game_ends(squares: int, pool: int, spared: bool) -> None:
    """Dice count for the tiebreaker, wherever they come from, and the credits are spent in any case."""
    g = table()
    g.pool = pool
    player = own(g, tableau=["old_earth"] * squares, credits_=2, citizenry=["home", "genes", "novelty"])
    run(g, Recruit(0))
    found = g.waiting[-1].spares(g, 0)
    assert (found is not None) is spared
    assert found is None or (found.answer, found.rare) == (tuple(player.citizenry[:2]), False)


def test_nobody_with_nothing_out_is_asked_to_recall() -> None:
    g = table()
    own(g, cup=["home"])
    run(g, Recall(0))
    assert not topics(g)


@pytest.mark.parametrize(
    ("squares", "pool", "reason"),
    [
        (11, 1, ""),
        (12, 1, "tableau"),
        (13, 5, "tableau"),
        (11, 0, "chips"),
        (3, -2, "chips"),
        (12, 0, "both"),
    ],
)
def test_the_game_ends_with_twelve_squares_or_an_empty_pool(squares: int, pool: int, reason: str) -> None:
    g = table()
    own(g, tableau=["old_earth"] * 3)
    own(g, 1, tableau=["old_earth"] * squares)
    g.pool = pool
    assert end_reason(g) == reason


def test_the_last_round_is_played_to_its_end_with_manage_empire() -> None:
    g = table()
    for seat in range(2):
        own(g, seat, tableau=["old_earth"] * 12, credits_=1, citizenry=["home"])
    run(g, BeginManage())
    assert is_over(g)
    assert [(len(player.cup), player.credits) for player in g.players] == [(1, 1), (1, 1)]
    assert (g.phase, g.ended_by) == ("over", "tableau")


def test_otherwise_another_round_begins_with_a_roll() -> None:
    g = table()
    for seat in range(2):
        own(g, seat, tableau=["old_earth"], cup=["home"])
    run(g, BeginManage())
    assert (g.round, g.phase) == (1, "assign")
    assert [len(player.rolled) for player in g.players] == [1, 1]


def test_only_selected_phases_happen_in_their_order_each_once() -> None:
    g, dice = GAME.new(4, {}, 2), Dice(2)
    began: list[str] = []
    seen: set[tuple[str, ...]] = set()
    while g.round < 8 and (asks := open_asks(g)):
        seat = min(asks)
        before = g.round
        give(g, seat, asks[seat].sample(dice))
        began += [event.phase for event in g.events if isinstance(event, PhaseBegan)]
        if g.round > before:
            seen.add(tuple(began))
            began = []
    numbers = ["explore", "develop", "settle", "produce", "ship"]
    assert all(list(phases) == sorted(set(phases), key=numbers.index) for phases in seen)
    assert len(seen) > 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_and_bots_that_answer_by_chance_never_get_stuck(seats: int) -> None:
    """All who are asked answer at once; in `tests/contract` they do so one after the other."""
    for seed in range(many(1)):
        g, dice = GAME.new(seats, {}, seed), Dice(seed)
        while asks := open_asks(g):
            for seat, decision in asks.items():
                give(g, seat, decision.sample(dice))
        assert g.ended_by in GAME.ends
        assert g.round < 120
