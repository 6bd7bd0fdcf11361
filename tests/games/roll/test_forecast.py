"""What the table forecasts for the workers of a round is what the rules then do, in all positions."""

import re
from collections import Counter
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll import events as e
from galaxy_desktop.games.roll.assign import assignment
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.forecast import PhaseForecast, behind_the_screen, lent, still_to_come
from galaxy_desktop.games.roll.powers import PHASE_OF
from galaxy_desktop.games.roll.schema import PHASES, STACKS
from galaxy_desktop.games.roll.state import Player, RollState
from galaxy_desktop.games.roll.table.outlook import assigned, said
from tests.each import last_quick
from tests.games.roll.laid import own, run_phase, table

SEEDS = {2: (41, 42), 5: (48,)}
NEEDS = re.compile(r" of \d+| yet$")
TASKS = {
    e.Scouted: "explore",
    e.Stocked: "explore",
    e.GoodProduced: "produce",
    e.GoodTraded: "ship",
    e.GoodConsumed: "ship",
}


def rest_of_round(g: RollState) -> list[Event]:
    """What happens from here until Manage Empire, chosen by chance."""
    now, dice, told = g.clone(), Dice(g.rng), list[Event]()
    while now.phase in PHASES and (asks := open_asks(now)):
        seat = min(asks)
        now.events = []
        give(now, seat, asks[seat].sample(dice))
        told += now.events
    return told[
        : next((n for n, event in enumerate(told) if isinstance(event, e.WorkersRecruited)), len(told))
    ]


def compare(found: dict[str, PhaseForecast], told: Sequence[Event], seat: int, phases: Sequence[str]) -> None:
    mine = [event for event in told if getattr(event, "seat", None) == seat]
    tasks = Counter(TASKS[type(event)] for event in mine if type(event) in TASKS)
    built = [event.tile for event in mine if isinstance(event, e.TileCompleted)]
    assert [tile for phase in phases for tile in found[phase].done] == built
    for phase in phases:
        if phase in ("explore", "produce", "ship"):
            assert found[phase].tasks == tasks[phase], phase


@pytest.mark.parametrize("seats", last_quick([*SEEDS]))
def test_the_forecast_of_a_round_comes_true(seats: int) -> None:
    """Dice given up and tiles scouted can change it: choices that are still open."""
    compared = Counter[str]()
    for seed in SEEDS[seats]:
        g, dice = GAME.new(seats, {}, seed), Dice(seed)
        while asks := open_asks(g):
            if g.phase in PHASES:
                told = rest_of_round(g)
                for seat in range(seats):
                    found, phases = still_to_come(g, seat), list(still_to_come(g, seat))
                    if any(isinstance(event, e.DieGivenUp) and event.seat == seat for event in told):
                        continue
                    if g.phase == "explore":
                        phases = ["explore"]
                        told = [event for event in told if not isinstance(event, e.TileCompleted)]
                    compare(found, told, seat, phases)
                    compared.update(phases)
            seat = min(asks)
            give(g, seat, asks[seat].sample(dice))

    assert min(compared[phase] for phase in PHASES) > 5


def test_a_stack_s_progress_is_forecast_as_it_comes() -> None:
    g = table()
    own(g, worlds=("spice_world", "gem_world"), settlers=("home",), workers={"settle": ("home", "home")})
    g.phase, g.occurring = "settle", ("settle",)
    found = still_to_come(g, 0)["settle"]
    assert (found.done, found.next, found.has) == (("spice_world",), "gem_world", 1)
    run_phase(g, "settle")
    assert g.players[0].worlds[-1] == found.next
    assert len(g.players[0].settlers) == found.has


def test_lent_workers_are_counted_in_the_forecast() -> None:
    g = table()
    own(g, tableau=("organic_shipyards", "gem_world", "spice_world"))
    own(g, goods={"gem_world": ("home",), "spice_world": ("home",)})
    g.phase, g.occurring = "produce", ("produce", "ship")
    assert lent(g.players[0].tableau, "ship") == 2
    assert still_to_come(g, 0)["ship"].tasks == 2
    assert said(still_to_come(g, 0)["ship"]) == "2 goods to ship"


@pytest.mark.parametrize(
    ("workers", "selected", "goods", "words"),
    [
        ({"produce": ("home", "home"), "ship": ("home",)}, "explore", {}, "1 good to ship if Produce occurs"),
        ({"produce": ("home",), "ship": ("home", "home")}, "ship", {}, "1 good to ship if Produce occurs"),
        ({"produce": ("home",), "ship": ("home",)}, "produce", {}, "1 good to ship"),
        ({"ship": ("home",)}, "ship", {}, "no goods to ship"),
        (
            {"produce": ("home",), "ship": ("home", "home")},
            "ship",
            {"gem_world": ("home",)},
            "1 good to ship, 2 if Produce occurs",
        ),
    ],
)
def test_goods_that_are_produced_before_are_goods_to_ship(
    workers: dict[str, tuple[str, ...]], selected: str, goods: dict[str, tuple[str, ...]], words: str
) -> None:
    g = table()
    own(g, tableau=("gem_world", "spice_world"), goods=goods)
    columns = {f"{phase} {n}": phase for phase, dice in workers.items() for n, _die in enumerate(dice)}
    rest = {die: place for die, place in columns.items() if die != f"{selected} 0"}
    board: Any = SimpleNamespace(desk=SimpleNamespace(columns=rest, selected=selected), me=g.players[0])
    assert assigned(board, "ship") == words


def test_a_stack_is_empty_only_until_explorers_have_drawn_tiles() -> None:
    g = table()
    own(g)
    for explorers, words in ((1, "no tile to build yet"), (0, "no tile to build")):
        columns = {"a": "settle"} | ({"b": "explore"} if explorers else {})
        board: Any = SimpleNamespace(desk=SimpleNamespace(columns=columns, selected=""), me=g.players[0])
        assert assigned(board, "settle") == words


def round_of(g: RollState, seat: int, answer: object) -> tuple[RollState, list[Event]]:
    """A round after the assignment of one seat, all else chosen by chance: its end, and what happened."""
    now, dice, told = g.clone(), Dice(g.rng), list[Event]()
    while now.round == g.round and now.phase != "manage" and (asks := open_asks(now)):
        other = seat if seat in asks and asks[seat].topic == "assign" else min(asks)
        now.events = []
        give(now, other, answer if now.phase == "assign" and other == seat else asks[other].sample(dice))
        told += now.events
    return now, told


@pytest.mark.parametrize("seats", last_quick([*SEEDS]))
def test_what_is_said_below_the_dice_behind_the_screen_comes_true(seats: int) -> None:
    """The column of each phase is told as if the selected phase alone came before it."""
    compared = Counter[str]()
    for seed in SEEDS[seats]:
        g, dice = GAME.new(seats, {}, seed), Dice(seed)
        while asks := open_asks(g):
            seat = min(asks)
            if asks[seat].topic == "assign":
                compared += _assigned_comes_true(g, seat, asks[seat].sample(dice))
            give(g, seat, asks[seat].sample(dice))
    assert min(compared[phase] for phase in PHASES) > 5


def _assigned_comes_true(g: RollState, seat: int, answer: Any) -> Counter[str]:
    desk = assignment(g, seat).desk(answer)
    board: Any = SimpleNamespace(desk=desk, me=GAME.view(g, seat).players[seat])
    now, told = round_of(g, seat, answer)
    mine = [event for event in told if getattr(event, "seat", None) == seat]
    happens = next(event.phases for event in told if isinstance(event, e.PhasesRevealed))
    if any(isinstance(event, e.DieGivenUp | e.TileGivenUp | e.ZoneRearranged) for event in mine):
        return Counter()
    found = Counter[str]()
    for phase in happens:
        before = [other for other in happens[: happens.index(phase)] if assigned(board, other)]
        words = assigned(board, phase)
        if "explore" in before:
            continue
        if {*before} - {desk.selected} or " if " in words or "up to" in words:
            found[phase] += _in_reach(
                board, phase, before, sum(TASKS.get(type(event)) == phase for event in mine)
            )
            continue
        if not words:
            assert not any(TASKS.get(type(event)) == phase for event in mine)
            continue
        assert NEEDS.sub("", words) == NEEDS.sub("", said(_done(now.players[seat], phase, mine)))
        found[phase] += 1
    return found


def _in_reach(board: Any, phase: str, before: Sequence[str], tasks: int) -> int:
    """Hold what was said to a round before which it was open which phases come; return how often."""
    desk, columns = board.desk, [*board.desk.columns.values(), board.desk.selected]
    dice = {name: columns.count(name) for name in PHASES}
    found = behind_the_screen(board.me, dice, desk.selected, phase)
    if phase not in ("produce", "ship"):
        return 0
    assert found.tasks <= tasks <= found.most
    if {*before} & {*found.after}:
        assert tasks == found.most
        assert f"{tasks} " in assigned(board, phase)
    if not {*before} - {desk.selected}:
        assert tasks == found.tasks
    return 1


def _done(player: Player, phase: str, mine: Sequence[Event]) -> PhaseForecast:
    """What a player's workers did in a phase of a round that is over."""
    tasks = sum(TASKS.get(type(event)) == phase for event in mine)
    side = next((side for side in STACKS if PHASE_OF[side] == phase), "")
    if not side:
        return PhaseForecast(phase, 1, tasks)
    tiles = [event.tile for event in mine if isinstance(event, e.TileCompleted)]
    built = tuple(tile for tile in tiles if sides()[tile].side == side)
    top, has = (player.stack(side) or [""])[-1], len(player.builders(side))
    return PhaseForecast(phase, 1, 0, built, top, has)
