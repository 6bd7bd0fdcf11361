"""A choice that the coach has judged is marked where it lies, though its question isn't open in a replay."""

from dataclasses import replace

import pygame
import pytest

from galaxy_desktop.games.master.moves import spot_id
from galaxy_desktop.games.master.table.held import Tab
from galaxy_desktop.games.master.table.tabs import DECKS, tab_of
from galaxy_desktop.games.master.table.targets import goal
from galaxy_desktop.ui.replay.critiques import places_of
from tests.games.master import laid
from tests.ui.master.test_painter import painter_at
from tests.ui.master_rig import moment
from tests.ui.painter_rig import WINDOW_IDS, WINDOWS


@pytest.mark.parametrize(("window", "step"), WINDOWS, ids=WINDOW_IDS)
def test_each_place_of_a_cube_is_marked_alone(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    g = laid.table(2)
    laid.fill(g, "humans.agenda", 2)
    laid.draw_hand(g, "red", "black", "blue")
    asked = moment(g, 0, 0)
    painter = painter_at(window, step, replace(asked, open=frozenset()))
    ids = {item.id for item in painter.items()}
    assert ids.isdisjoint(asked.open)
    for option in asked.open:
        assert places_of(painter, (option,)) == [painter.sheet.places[goal(option)]], option


def test_a_place_on_a_closed_tab_has_its_mark_on_that_tab(screen: pygame.Surface) -> None:
    g = laid.table(2)
    laid.draw_hand(g, "red", "black", "blue")
    asked = moment(g, 0, 0)
    option = next(option for option in asked.open if goal(option).startswith("humans."))
    painter = painter_at((1280, 720), 1.0, replace(asked, open=frozenset()))
    painter.turn(Tab(DECKS).item)
    tab = painter.sheet.item(Tab(tab_of(0)).item)
    assert tab is not None
    assert places_of(painter, (option,)) == [tab.rect]


def test_no_mark_lies_beyond_the_map(screen: pygame.Surface) -> None:
    g = laid.table(2)
    laid.draw_hand(g, "red", "black", "blue")
    asked = moment(g, 0, 0)
    painter = painter_at((1280, 720), 1.0, replace(asked, open=frozenset()))
    table = painter.board(asked, painter.sheet)
    x, y = table.frame.map.bottomright
    assert painter.wheel((x - 30, y - 30), 4)
    option = f"place red {spot_id('nw_home', 0)}"
    assert option in asked.open
    assert places_of(painter, (option,)) == []
