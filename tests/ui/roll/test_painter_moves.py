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
from tests.ui.painter_rig import kit_of, pixels, play_on
from tests.ui.roll_rig import moment


def run(painter: RollPainter, answers: int) -> tuple[set[type], int]:
    """Let a game go on with every animation run to its end; which events were met, how often dice rolled."""
    dice, met, thrown = Dice(8), set[type](), 0
    for events in play_on(painter, GAME, GAME.new(2, {}, 8), lambda asked: asked.sample(dice), answers):
        met.update(type(event) for event in events)
        thrown += painter.tray.busy
    return met, thrown


@pytest.mark.slow
def test_every_animation_ends_and_every_own_roll_is_thrown(screen: pygame.Surface) -> None:
    met, thrown = run(PAINTER(kit_of((1280, 720)), GAME), 16)
    assert len(met & SHOWN.keys()) >= 14
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
    _met, thrown = run(PAINTER(kit_of((1280, 720), **settings), GAME), 20)
    assert thrown == 0
