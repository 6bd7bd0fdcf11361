"""The panel with the forecast names every phase of the round, and what is sure in one counts in the next."""

from typing import Any

import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.consumption import surely_consumed
from galaxy_desktop.games.race.production import productions
from galaxy_desktop.games.race.round import BeginPhase, begun
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.table import PAINTER
from tests.games.race.laid import lay, player, run, spare
from tests.games.race.walk import TABLES, choices, phase_run
from tests.sweep import many
from tests.ui.kits import wordy_kit
from tests.ui.race_rig import moment

AFTER = ("settle", "consume", "produce")
CHOSEN: tuple[tuple[str, ...], ...] = ((), ("consume_trade",), ("consume_double",))


def table(g: RaceState, size: tuple[int, int] = (1280, 720)) -> Any:
    painter = PAINTER(wordy_kit(size), GAME)
    painter.show(moment(g, 0, 0))
    return painter


@pytest.mark.usefixtures("screen", "no_cards")
def test_the_panel_has_every_phase_of_the_round_and_the_boxes_as_many_as_have_room() -> None:
    me = player(["old_earth"], [*spare(4), "interstellar_bank"], actions=("develop", "produce"))
    g = run(lay(me), *map(BeginPhase, ("develop", *AFTER)))
    for size in ((1280, 720), (1920, 1080)):
        painter = table(g, size)
        names = [line.name for line in painter.ahead()]
        assert names == ["", *(GAME.words.phase(phase) for phase in AFTER), "End of round"]
        boxes = [item.id for item in painter.items() if item.group == "forecast"]
        assert boxes in ([], ["forecast:settle", "forecast:consume", "forecast:end"])
    assert boxes


@pytest.mark.usefixtures("screen", "no_cards")
def test_the_panel_is_as_of_now_and_says_so() -> None:
    g = run(lay(player(["old_earth"])), BeginPhase("explore"), BeginPhase("produce"))
    first, *others = table(g).ahead()
    assert (first.text, first.name) == ("Rest of this round, as of now", "")
    assert all(line.name for line in others)


def told_of_produce(g: RaceState) -> str:
    (told,) = [plain(line.text) for line in table(g).ahead() if line.name == "Produce"]
    return told


@pytest.mark.usefixtures("screen", "no_cards")
@pytest.mark.parametrize(
    ("tableau", "actions", "told"),
    [
        (("gem_world",), ("consume_trade",), "You produce 1 good."),
        (("gem_world",), (), "You produce no goods now."),
        (("old_earth", "gem_world"), (), "You produce 1 good."),
        (("gem_world", "spice_world"), ("consume_trade",), "You produce no goods now."),
        (("old_earth", "gem_world", "spice_world"), (), "You produce 2 goods."),
    ],
)
def test_a_world_that_is_surely_emptied_produces_in_the_same_forecast(
    tableau: tuple[str, ...], actions: tuple[str, ...], told: str
) -> None:
    """With one good, a sale leaves none; of two, any may be sold."""
    worlds = [world for world in tableau if world != "old_earth"]
    me = player(tableau, spare(3, "gem_world", "spice_world"), worlds, actions)
    g = run(lay(me), *map(BeginPhase, ("explore", "consume", "produce")))
    assert told_of_produce(g).startswith(told)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_goods_that_are_surely_consumed_are_gone_however_consume_is_played(
    seats: int, options: dict[str, str]
) -> None:
    sure = 0
    for g in choices(seats, options, range(many(3))):
        for chosen in CHOSEN:
            gone = surely_consumed(begun(GAME.view(g, 0), "consume", 0, chosen), 0)
            for seed in range(4):
                then = played(phase_run(g, "consume", 0, chosen), Dice(seed))
                assert not {*gone} & {*then.players[0].goods}
                sure += len(gone)
                if {*gone} == {*g.players[0].goods}:
                    wanted = g.clone()
                    wanted.players[0].goods.clear()
                    assert _made(wanted) == _made(then)
    assert sure


def _made(g: RaceState) -> set[int]:
    return {len(way.produced) for way in productions(begun(g, "produce", 0, ()), 0) if not way.paid}


def played(g: RaceState, dice: Dice) -> RaceState:
    """The end of a phase that is played by chance."""
    while asks := open_asks(g):
        seat = min(asks)
        give(g, seat, asks[seat].sample(dice))
    return g
