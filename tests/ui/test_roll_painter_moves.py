"""What moves on the table of Roll: it ends where it belongs, can be skipped, and nothing is lost."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.events import DiceRolled
from galaxy_desktop.games.roll.table import PAINTER
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.games.roll.table.staging import SHOWN
from tests.ui.painter_rig import kit_of, pixels
from tests.ui.roll_rig import moment

FRAME = 1 / 30


def play_on(painter: RollPainter, answers: int) -> tuple[set[type], int]:
    """Let a game go on with every animation run to its end; which events were met, how often dice rolled."""
    g, dice = GAME.new(2, {}, 8), Dice(8)
    met: set[type] = set()
    thrown = 0
    for _turn in range(answers):
        asks = open_asks(g)
        if not asks:
            break
        before, seat = moment(g, 0, 0), min(asks)
        give(g, seat, asks[seat].sample(dice))
        events = GAME.view(g, 0).events
        met.update(type(event) for event in events)
        after = moment(g, 0, 0)
        painter.play(events, before, after)
        thrown += painter.tray.busy
        frames = 0
        while painter.busy:
            if frames % 24 == 0:
                pixels(painter)
            painter.update(FRAME)
            frames += 1
            assert frames < 900, "an animation that does not end"
        assert painter.shown == after
    return met, thrown


@pytest.mark.slow
def test_every_animation_ends_and_every_own_roll_is_thrown(screen: pygame.Surface) -> None:
    met, thrown = play_on(PAINTER(kit_of((1280, 720)), GAME), 45)
    assert len(met & SHOWN.keys()) >= 8
    assert DiceRolled in met
    assert thrown >= 2


def test_a_skipped_throw_leaves_every_die_at_its_place(screen: pygame.Surface) -> None:
    painter, g = PAINTER(kit_of((1280, 720)), GAME), GAME.new(2, {}, 8)
    before = moment(g, 0, 0)
    for seat in sorted(open_asks(g)):
        give(g, seat, open_asks(g)[seat].only())
    after = moment(g, 0, 0)
    painter.play(GAME.view(g, 0).events, before, after)
    assert painter.tray.busy
    painter.skip()
    assert not painter.busy
    skipped = pixels(painter)
    fresh = PAINTER(painter.kit, GAME)
    fresh.show(after)
    assert skipped == pixels(fresh)


@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"speed": "instant"}])
def test_without_motion_no_dice_are_thrown(screen: pygame.Surface, settings: dict[str, Any]) -> None:
    _met, thrown = play_on(PAINTER(kit_of((1280, 720), **settings), GAME), 20)
    assert thrown == 0
