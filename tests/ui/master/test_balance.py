"""A conflict as a balance: strengths, who leads, and the slots of both sides."""

import pygame
import pytest

from galaxy_desktop.games.master.box import SIDES, projects, side
from galaxy_desktop.games.master.moves import spot_id
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.symbols import advantage, first_counts, side_count
from galaxy_desktop.games.master.table.balance import facings, leader, left_share, strength
from galaxy_desktop.games.master.table.held import Tab
from galaxy_desktop.presenter.shown import Shown
from tests.games.master import laid
from tests.ui.master.test_painter import painter_at
from tests.ui.master_rig import moment, moments

CARD = "trade_war"


def fought() -> list[Shown]:
    """Moments with a conflict on the board, before any cube is laid."""
    return [shown for shown in moments(0).values() if shown.view.conflicts]


def test_strengths_and_leaders_are_those_of_the_rules(screen: pygame.Surface) -> None:
    seen = 0
    for shown in fought():
        painter = painter_at((1280, 720), 1.0, shown)
        table = painter.board(shown, painter.sheet)
        counts = first_counts(shown.view)
        for card in shown.view.conflicts:
            assert leader(table, card) == advantage(shown.view, card, counts)
            for facing in SIDES:
                assert strength(table, card, facing) == side_count(shown.view, card, facing, counts)
            seen += 1
    assert seen


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720)])
def test_both_sides_stand_side_by_side_inside_the_panel(
    screen: pygame.Surface, window: tuple[int, int]
) -> None:
    shown = max(fought(), key=lambda moment: len(moment.view.conflicts))
    for card, conflict in shown.view.conflicts.items():
        painter = painter_at(window, 1.0, shown)
        painter.turn(Tab(card if window[0] > 1600 else "fronts").item)
        table = painter.board(shown, painter.sheet)
        places = painter.sheet.places
        box = table.frame.conflict if table.frame.wide else table.frame.cards
        slots = [
            [places[spot_id(side(card, way), n)] for n in range(len(projects()[side(card, way)].slots))]
            for way in facings(table, card)
            if conflict.seat(way) != NOBODY and spot_id(side(card, way), 0) in places
        ]
        whole = [rect for there in slots for rect in there]
        assert all(box.contains(rect) for rect in whole)
        assert all(rect.collidelist(whole[number + 1 :]) < 0 for number, rect in enumerate(whole))
        assert len({rect.top for rect in whole}) <= 1


def test_the_own_side_is_at_the_left(screen: pygame.Surface) -> None:
    for shown in fought():
        painter = painter_at((1280, 720), 1.0, shown)
        table = painter.board(shown, painter.sheet)
        for card, conflict in shown.view.conflicts.items():
            if conflict.facing(shown.seat):
                assert facings(table, card)[0] == conflict.facing(shown.seat)


def test_against_a_neutral_system_the_bar_is_as_full_as_the_side(screen: pygame.Surface) -> None:
    seen = 0
    for shown in fought():
        painter = painter_at((1280, 720), 1.0, shown)
        table = painter.board(shown, painter.sheet)
        for card, conflict in shown.view.conflicts.items():
            if NOBODY not in (conflict.red, conflict.blue):
                continue
            left, right = facings(table, card)
            own = left if conflict.seat(right) == NOBODY else right
            slots = projects()[side(card, own)].slots
            there = table.lies.project(side(card, own), len(slots))
            filled = sum(map(bool, there)) / len(slots)
            assert left_share(table, card) == (filled if own == left else 1 - filled)
            seen += 1
    assert seen


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (2, 0), (0, 2), (3, 1)])
def test_between_players_the_stronger_side_has_the_larger_part_of_the_bar(
    screen: pygame.Surface, mine: int, theirs: int
) -> None:
    g = laid.table(2)
    laid.own(g, 0, "nw_core")
    laid.own(g, 1, "ne_core")
    laid.fight(g, CARD, "ne_core-nw_core", "nw_core")
    for facing, cubes in (("red", mine), ("blue", theirs)):
        laid.fill(g, side(CARD, facing), cubes)
    laid.draw_hand(g, "red", "white")
    shown = moment(g, 0, 0)
    painter = painter_at((1280, 720), 1.0, shown)
    table = painter.board(shown, painter.sheet)
    strengths = [strength(table, CARD, facing) for facing in facings(table, CARD)]
    share = left_share(table, CARD)
    assert (strengths[0] > strengths[1]) == (mine > theirs)
    assert (share > 0.5, share < 0.5) == (strengths[0] > strengths[1], strengths[0] < strengths[1])
