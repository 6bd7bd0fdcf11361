"""Room on the table of Jump Drive: figures inside the track, and cards of a full empire with their names."""

from functools import cache
from itertools import pairwise, product

import pygame
import pytest

from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.table import PAINTER
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.frame import frame_of
from galaxy_desktop.games.jumpdrive.table.track import goals_of, points_of, rail_of
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests.ui.jump_rig import moment, moments, played
from tests.ui.kits import wordy_kit

WINDOWS = ((2560, 1440), (1920, 1080), (1600, 900), (1366, 768), (1280, 720))
LEAST_STEP = 40
"""Design units of a card that the next one of the same round leaves free, at least."""


@cache
def full_empire() -> Shown:
    """The question in a game of busy builders to the player with the largest empire."""
    asked = [(g.clone(), seat) for g, seat, decision in played(4, 7) if decision.topic == "build"]
    return moment(*max(asked, key=lambda at: len(at[0].players[at[1]].empire)))


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("window", "step"), [*product(WINDOWS, (1.0, 1.25, 1.4))], ids=str)
def test_shields_and_figures_of_the_rail_lie_inside_the_track(window: tuple[int, int], step: float) -> None:
    painter = PAINTER(wordy_kit(window, step), GAME)
    board: Board = painter.board(moments()["build", 4], Sheet())
    frame = frame_of(board.kit.metrics, board.areas)
    rail = rail_of(board, frame, goals_of(board, points_of(board))).place
    letters = board.kit.fonts.style("small", board.kit.metrics).font.get_height()
    assert rail.bottom + board.space("tight") + letters <= frame.track.bottom
    shield = rail.top - board.space("seam") - board.kit.metrics.bounded("sign")
    assert shield >= frame.track.top - 1


@pytest.mark.usefixtures("screen", "no_cards")
@pytest.mark.parametrize("window", WINDOWS[:3], ids=str)
def test_cards_of_a_full_empire_are_smaller_rather_than_hidden_by_each_other(window: tuple[int, int]) -> None:
    painter = PAINTER(wordy_kit(window), GAME)
    painter.show(full_empire())
    laid = [item.rect for item in painter.items() if item.group == "tableau"]
    assert len(laid) > 10
    steps = [right.left - left.left for left, right in pairwise(laid) if right.left < left.right]
    assert all(step >= painter.kit.metrics.px(LEAST_STEP) for step in steps), steps
    assert not any(pygame.Rect.contains(one, other) for one, other in pairwise(laid))
