"""What the table forecasts for the workers of a round is what the rules then do, in all positions."""

from collections import Counter
from collections.abc import Sequence

import pytest

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll import events as e
from galaxy_desktop.games.roll.forecast import PhaseForecast, lent, still_to_come
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.table.outlook import said
from tests.each import last_quick
from tests.games.roll.laid import own, run_phase, table

SEEDS = {2: (41, 42), 5: (48,)}
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
