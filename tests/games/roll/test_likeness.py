"""Moves of Roll that do the same with dice that are alike."""

from collections import defaultdict

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.alike import likeness
from galaxy_desktop.games.roll.assign import Assign
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.moves import CONSUME, TRADE, dice_of, parse_as
from galaxy_desktop.games.roll.moves import Ship as ShipMove
from galaxy_desktop.games.roll.state import RollState
from tests.games.roll.laid import behind_screen, own, run, run_phase, table


def grouped(g: RollState, *chosen: str) -> list[set[str]]:
    """The open options of seat 0 that are alike, without those that are like no other."""
    decision: Decision = open_asks(g)[0]
    view, groups = GAME.view(g, 0), defaultdict(set)
    options = decision.composer.moves(chosen) if hasattr(decision, "composer") else decision.options()
    for option in options:
        like = likeness(view, 0, decision, chosen, option)
        groups[like if like is not None else option].add(option)
    return [group for group in groups.values() if len(group) > 1]


def test_wild_dice_placed_under_one_phase_are_alike() -> None:
    g = table()
    own(g)
    behind_screen(g, 1, (("home", "explore"),))
    dice = behind_screen(g, 0, (("home", "explore"), ("military", "wild"), ("consumption", "wild")))
    run(g, Assign())
    wild = dice["military"], dice["consumption"]
    assert {f"place {die} ship" for die in wild} in grouped(g)
    assert len(grouped(g)) == 5


def test_workers_that_one_power_moves_between_the_same_columns_are_alike() -> None:
    g = table()
    own(g, tableau=["galactic_influence"])
    behind_screen(g, 1, (("home", "explore"),))
    faces = (("home", "explore"), ("military", "explore"), ("novelty", "ship"), ("genes", "settle"))
    dice = behind_screen(g, 0, faces)
    run(g, Assign())
    groups = grouped(g, f"select {dice['genes']} settle")
    both = {f"reassign galactic_influence {dice[kind]} produce" for kind in ("home", "military")}
    assert both in groups
    assert not any(dice["novelty"] in dice_of(option) for group in groups for option in group)


def test_goods_of_one_type_are_alike_only_if_the_gain_is_equal() -> None:
    g = table()
    own(
        g,
        tableau=["gem_world", "mining_world"],
        workers={"ship": ["home", "home"]},
        goods={"gem_world": ["novelty"], "mining_world": ["novelty"]},
    )
    run_phase(g, "ship")
    view, decision = GAME.view(g, 0), open_asks(g)[0]
    known = {option: likeness(view, 0, decision, (), option) for option in decision.options()}
    ships = {option: parse_as(ShipMove, option) for option in known}
    trades = {known[option] for option, ship in ships.items() if ship.task == TRADE}
    assert len(trades) == 2
    for option, like in known.items():
        for other, same in known.items():
            if like == same:
                assert ships[option].task == ships[other].task
                assert type_of(ships[option].good) == type_of(ships[other].good)
    assert any(ship.task == CONSUME for ship in ships.values())


def test_a_trade_that_the_limit_of_credits_cuts_is_like_none_that_is_not_cut() -> None:
    g = table()
    player = own(
        g, tableau=["gem_world"], credits_=5, workers={"ship": ["home"]}, goods={"gem_world": ["novelty"]}
    )
    run_phase(g, "ship")
    decision = open_asks(g)[0]
    trade = next(option for option in decision.options() if option.startswith(TRADE))
    before = likeness(GAME.view(g, 0), 0, decision, (), trade)
    player.credits = 9
    assert likeness(GAME.view(g, 0), 0, decision, (), trade) != before
