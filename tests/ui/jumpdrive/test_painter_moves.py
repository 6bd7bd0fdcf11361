"""What moves on the table of Jump Drive: it ends where it belongs, can be skipped, and nothing is lost."""

import pygame
import pytest

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.events import Scored
from galaxy_desktop.games.jumpdrive.table import PAINTER
from galaxy_desktop.games.jumpdrive.table.painter import JumpPainter
from galaxy_desktop.games.jumpdrive.table.staging import SHOWN
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.motion import Motion
from galaxy_desktop.ui.tabletop.staging import Staging
from tests.ui.jump_rig import busy_answer, moment
from tests.ui.painter_rig import kit_of, pixels, play_on


def run(painter: JumpPainter, answers: int, *, skip: bool = False) -> set[type]:
    """Let a game go on, with every animation run to its end or skipped; which events were met."""
    dice, met = Dice(8), set[type]()

    def busy(decision: Decision) -> Answer:
        return busy_answer(decision, dice) if dice.below(4) else decision.sample(dice)

    for events in play_on(painter, GAME, GAME.new(3, {}, 8), busy, answers):
        met.update(type(event) for event in events)
        if skip:
            painter.skip()
    return met


@pytest.fixture
def small(screen: pygame.Surface) -> Kit:
    return kit_of((1280, 720))


def test_a_rival_that_scores_nothing_does_not_turn_the_clock_back(small: Kit) -> None:
    painter = PAINTER(small, GAME)
    shown = moment(GAME.new(2, {}, 8), 0, 0)
    painter.show(shown)
    board = painter.board(shown, painter.sheet)
    staging = Staging(Motion(), board, board)
    staging.show(Scored(1, 0, 0, 0, ()), SHOWN)
    assert staging.at == 0
    staging.show(Scored(1, 2, 0, 2, ()), SHOWN)
    assert staging.at > 0


@pytest.mark.slow
def test_every_animation_ends(small: Kit) -> None:
    met = run(PAINTER(small, GAME), 32)
    assert len(met & SHOWN.keys()) >= 8


def test_reduced_motion_ends_too(screen: pygame.Surface) -> None:
    painter = PAINTER(kit_of((1280, 720), reduced_motion=True), GAME)
    run(painter, 15)
    assert not painter.busy


def test_at_instant_speed_nothing_moves(screen: pygame.Surface) -> None:
    painter = PAINTER(kit_of((1280, 720), speed="instant"), GAME)
    g = GAME.new(2, {}, 8)
    before = moment(g, 0, 0)
    for seat in sorted(open_asks(g)):
        give(g, seat, next(open_asks(g)[seat].answers()))
    painter.play(GAME.view(g, 0).events, before, moment(g, 0, 0))
    assert not painter.busy


@pytest.mark.parametrize("skip", [True, False])
def test_afterwards_the_table_is_as_if_nothing_had_moved(small: Kit, skip: bool) -> None:
    painter, fresh = PAINTER(small, GAME), PAINTER(small, GAME)
    run(painter, 24 if skip else 9, skip=skip)
    assert painter.shown is not None
    fresh.show(painter.shown)
    assert pixels(painter) == pixels(fresh)
