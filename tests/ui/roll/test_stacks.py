"""Own construction stacks of Roll: how many tiles each has can be read in every window."""

from functools import cache

import pytest

from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.schema import STACKS
from galaxy_desktop.games.roll.table import PAINTER, stores
from galaxy_desktop.presenter.shown import Shown
from tests.ui.painter_rig import heard, kit_of
from tests.ui.roll_rig import moment, played

EVERY = 60
"""Every so many-th question of a game is looked at if a stack of the asked seat has several tiles."""


@cache
def stacked() -> list[Shown]:
    """Questions to seats with several tiles on a stack."""
    found = list[Shown]()
    for count, (g, seat, _decision) in enumerate(played(2, 3)):
        if count % EVERY == 0 and any(len(g.players[seat].stack(side)) > 1 for side in STACKS):
            found.append(moment(g.clone(), seat, 0))
    assert len(found) > 2
    return found


@pytest.mark.usefixtures("screen", "no_cards")
@pytest.mark.parametrize(("window", "step"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0)])
def test_the_number_of_tiles_is_told(
    window: tuple[int, int], step: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers, counts = list[int](), list[str]()
    monkeypatch.setattr(stores, "draw_number", lambda *_given, number, **_more: numbers.append(number))
    monkeypatch.setattr(stores, "_count", lambda *_given, side, **_more: counts.append(side))
    painter = PAINTER(kit_of(window, step), GAME)
    for shown in stacked():
        numbers.clear()
        counts.clear()
        painter.show(shown)
        heard(painter)
        stacks = [shown.view.players[shown.seat].stack(side) for side in STACKS]
        told = [len(stack) for stack in stacks if len(stack) > 1]
        assert (counts, numbers) in (([], told), ([*STACKS], []))
