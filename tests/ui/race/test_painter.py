"""The table of Race: inside the window at every size, nothing over anything else, drawn without a trace."""

from itertools import pairwise

import pygame
import pytest

from galaxy_desktop.engine.decisions import Pay
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.table import PAINTER
from galaxy_desktop.games.race.table.painter import RacePainter
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.painter import Item
from tests.ui.painter_rig import WINDOW_IDS, WINDOWS, pixels, some_of
from tests.ui.race_rig import TOPICS, moments
from tests.ui.table_rules import TableRules, Tables

PLATES = {"pay", "conquer", "pay_military"}
STACKED = {"hand", "explore"}
"""Groups whose items may overlap: a fan of cards."""

TABLES: Tables[RacePainter] = Tables(PAINTER, GAME, moments)
painter_at = TABLES.at


class TestTable(TableRules):
    tables = TABLES
    usual_topics = frozenset(TOPICS)
    in_the_bar = frozenset({"phases", "supplies"})
    lifted = 30
    drawn_twice = (("action", 4), ("goods", 4))
    pointed_in = ("limit", 4)

    def pointed_at(self, shown: Shown) -> tuple[str, ...]:
        return (shown.view.players[shown.seat].tableau[0],)

    def may_cover(self, one: Item, other: Item) -> bool:
        """Cards of a fan lie over each other; the plate with the price lies on the card that is paid for."""
        fanned = one.group == other.group and one.group in STACKED
        return fanned or (one.rect.contains(other.rect) and other.id in PLATES)


@pytest.mark.parametrize(("window", "step"), WINDOWS[:3], ids=WINDOW_IDS[:3])
def test_every_option_has_a_place_or_is_left_to_the_chips(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    for (topic, _seats), shown in some_of(moments(), window, step).items():
        painter = painter_at(window, step, shown)
        assert shown.decision is not None
        covered, offered = painter.covers(shown.decision), frozenset(shown.decision.options())
        assert covered <= offered
        ids = [item.id for item in painter.items()]
        assert all(ids.count(option) == 1 for option in covered), topic
        left = offered - covered
        if isinstance(shown.decision, Pay) and topic != "start":
            left -= {way.id for way in shown.decision.ways}
        assert not left, (topic, left)


def test_a_hand_shows_every_card_that_can_be_pointed_at(screen: pygame.Surface) -> None:
    shown = moments()["action", 4]
    items = [item for item in painter_at((1280, 720), 1.0, shown).items() if item.group == "hand"]
    assert [item.id for item in items] == shown.view.players[shown.seat].hand
    for left, right in pairwise(items):
        assert right.rect.left - left.rect.left >= 30


def test_what_rests_is_drawn_again_when_something_changes(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, moments()["action", 4])
    before = pixels(painter)
    painter.show(moments()["settle", 4])
    assert pixels(painter) != before
    painter.show(moments()["action", 4])
    assert pixels(painter) == before


def test_faces_for_inspector_and_zoom(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, moments()["action", 4])
    face = painter.face("gem_world", (460, 644))
    assert face is not None
    assert face.get_size() == (460, 644)
    assert painter.face("no_such_card", (460, 644)) is None
    assert painter.face("?", (100, 140)) is None


def test_cards_are_dropped_on_the_own_tableau(screen: pygame.Surface) -> None:
    shown = moments()["settle", 4]
    painter = painter_at((1920, 1080), 1.0, shown)
    card = next(item for item in painter.items() if item.group == "tableau")
    option = next(iter(shown.open))
    assert painter.dropped(option, card.rect.center) == option
    assert not painter.dropped(option, painter.areas.prompt.center)


def test_c_compares_two_of_the_cards_that_lie_open(screen: pygame.Surface) -> None:
    for window, step in WINDOWS[1:3]:
        painter = painter_at(window, step, moments()["keep", 4])
        before = pixels(painter)
        assert painter.key(pygame.K_c)
        assert pixels(painter) != before
        area = painter.areas.content
        assert all(area.contains(item.rect) for item in painter.items() if item.group == "explore")
        assert painter.key(pygame.K_c)
        assert pixels(painter) == before
        assert not painter.key(pygame.K_x)


def test_c_means_nothing_elsewhere(screen: pygame.Surface) -> None:
    assert not painter_at((1280, 720), 1.0, moments()["settle", 4]).key(pygame.K_c)


@pytest.mark.parametrize(("window", "step"), WINDOWS, ids=WINDOW_IDS)
def test_chips_leave_the_hand_free(screen: pygame.Surface, window: tuple[int, int], step: float) -> None:
    painter = painter_at(window, step, moments()["pay", 4])
    row = painter.chips_row(painter.kit.metrics.target())
    assert painter.areas.content.contains(row)
    for item in painter.items():
        if item.group == "hand":
            assert row.clip(item.rect).height <= painter.kit.metrics.px(24)
