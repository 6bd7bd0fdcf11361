"""Counters keep their former figure until what was gained flies in, and count up to the new one."""

import pygame
import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.table import PAINTER
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.ui.layout import nowhere
from galaxy_desktop.ui.motion import Motion, Tween, linear
from galaxy_desktop.ui.tabletop.counting import _gain, count_up
from galaxy_desktop.ui.tabletop.flight import COUNTS, CountUp
from galaxy_desktop.ui.tabletop.staging import Staging, raise_points
from tests.ui.painter_rig import kit_of
from tests.ui.race_rig import moment


def boards(gained: int) -> tuple[Board, Board]:
    """The table before and after the second seat has gained VP chips."""
    kit, g = kit_of((1280, 720)), GAME.new(3, {}, 8)
    made = []
    for chips in (0, gained):
        painter = PAINTER(kit, GAME)
        g.players[1].chips += chips
        shown = moment(g, 0, 0)
        painter.show(shown)
        made.append(painter.board(shown, painter.sheet))
    return made[0], made[1]


def counting(motion: Motion, gained: int = 4) -> list[CountUp]:
    before, after = boards(gained)
    staging = Staging(motion, before, after)
    raise_points(staging, staging.panel(1), staging.place("chips:1"), gained)
    count_up(staging)
    return [flight for flight in staging.flights if isinstance(flight, CountUp)]


def test_a_counter_that_has_grown_counts_as_the_points_arrive(screen: pygame.Surface) -> None:
    (count,) = counting(Motion())
    figures = []
    while count.tween.left > 0:
        figures.append(int(count.figure))
        count.tween.passed += 10
    assert figures[0] == 0
    assert figures == sorted(figures)
    assert set(figures) == {0, 1, 2, 3}
    assert count.figure == "4"


def test_a_counter_that_has_not_grown_stays(screen: pygame.Surface) -> None:
    assert counting(Motion(), gained=0) == []


def test_with_reduced_motion_counters_jump(screen: pygame.Surface) -> None:
    assert counting(Motion(reduced=True)) == []


def test_each_arrival_brings_an_equal_share() -> None:
    tween = Tween(2000, linear)
    count = CountUp(tween, lambda _surface, _figure: None, ("${}", 2, 8), (500.0, 2000.0), nowhere())
    seen = []
    for tween.passed in (0, 500 - COUNTS, 500, 2000 - COUNTS, 2000):
        seen.append(count.figure)
    assert seen == ["$2", "$2", "$5", "$5", "$8"]


@pytest.mark.parametrize(
    ("former", "now", "gain"),
    [
        ("3", "5", ("{}", 3, 5)),
        ("$3", "$10", ("${}", 3, 10)),
        ("5", "3", None),
        ("−1", "−2", None),
        ("4/12", "5/12", None),
        ("3", "$4", None),
    ],
)
def test_only_plain_figures_that_grow_are_counted(former: str, now: str, gain: object) -> None:
    assert _gain(former, now) == gain
