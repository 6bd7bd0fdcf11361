"""Workers that Roll says a tile needs, at every place that says so, are those that complete it."""

from collections.abc import Iterator
from functools import cache

import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll import events as e
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.powers import PHASE_OF
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.table import PAINTER
from galaxy_desktop.games.roll.words.owners import stack_text
from galaxy_desktop.games.roll.words.terms import workers
from galaxy_desktop.ui.settings import Settings
from tests.ui.kits import wordy_kit_of
from tests.ui.painter_rig import heard, moment_of
from tests.ui.pseudo_tour import Drawn

GAMES = ((2, 3), (2, 5), (3, 2))
CHEAPER = [
    side.id
    for side in sides().values()
    for power in side.powers
    if power.code == "discount" and not power.colors and not power.kinds
]


@cache
def completed() -> tuple[tuple[RollState, int, str, int], ...]:
    """Top tiles that the next answer completed for less than their cost: state, owner, tile, dice."""
    return tuple(_completed())


def _completed() -> Iterator[tuple[RollState, int, str, int]]:
    """Everybody begins with both developments that make all others cheaper."""
    for seats, seed in GAMES:
        g, dice = GAME.new(seats, {}, seed), Dice(seed)
        for player in g.players:
            player.tableau += CHEAPER
        while asks := open_asks(g):
            before, seat = g.clone(), min(asks)
            g.events = []
            give(g, seat, asks[seat].sample(dice))
            for done in (event for event in g.events if isinstance(event, e.TileCompleted)):
                was, side = before.players[done.seat], sides()[done.tile]
                top, new = was.stack(side.side)[-1:], g.players[done.seat].tableau[len(was.tableau) :]
                if top == [done.tile] and new[:1] == top and len(done.dice) != side.cost:
                    yield before, done.seat, done.tile, len(done.dice)


def test_the_inspector_and_the_tooltips_say_how_many_workers_complete_a_tile() -> None:
    assert len(CHEAPER) == 2
    assert len(completed()) > 20
    for g, owner, tile, number in completed():
        side, said = sides()[tile].side, workers(number)
        player = GAME.view(g, owner).players[owner]
        assert f"which needs {said}" in stack_text("", player, side), (tile, number)
        assert f"which needs {said}" in stack_text("Vega", GAME.view(g, 1 - owner % 2).players[owner], side)
        lines = [line.text for line in GAME.words.explain(GAME.view(g, owner), PHASE_OF[side])]
        assert any(f"needs {said} and has" in line for line in lines), lines
        cost = GAME.words.explain(GAME.view(g, owner), tile)[0].text
        assert cost.endswith(f"you need {said}."), cost


@pytest.mark.slow
@pytest.mark.usefixtures("screen", "no_cards")
def test_both_stacks_of_each_player_say_how_many_workers_complete_a_tile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = Drawn()
    drawn.watch(monkeypatch)
    kit = wordy_kit_of(Settings(mute=True), (1920, 1080))
    for g, owner, tile, number in completed()[::6]:
        has = len(g.players[owner].builders(sides()[tile].side))
        for viewer in (owner, (owner + 1) % len(g.players)):
            drawn.lines.clear()
            drawn.texts.clear()
            drawn._kept.clear()
            painter = PAINTER(kit, GAME)
            painter.show(moment_of(GAME, g, viewer, 0))
            heard(painter)
            said = drawn.lines | drawn.texts | drawn._kept
            assert any(text.startswith(f"{has} of {number}") for text in said), (tile, viewer == owner)
