"""The table of Race: inside the window at every size, nothing over anything else, drawn without a trace."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pygame
import pytest

from galaxy_desktop.engine.decisions import Pay
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.table import PAINTER
from galaxy_desktop.games.race.table.painter import RacePainter
from galaxy_desktop.ui.painter import Item, Shown
from tests.ui.painter_rig import (
    WINDOW_IDS,
    WINDOWS,
    covers_much,
    in_its_part,
    kit_of,
    pixels,
    showing,
    some_of,
    touching,
)
from tests.ui.race_rig import TOPICS, moments

PLATES = {"pay", "conquer", "pay_military"}
LIFTED = 30
"""So far a chosen card may stand out of the hand."""
STACKED = {"hand", "explore"}
"""Groups whose items may overlap: a fan of cards."""


def painter_at(window: tuple[int, int], step: float, shown: Shown) -> RacePainter:
    return showing(PAINTER(kit_of(window, step), GAME), shown)


@cache
def painters(window: tuple[int, int], step: float) -> dict[tuple[str, int], RacePainter]:
    """Moments laid out once, for all rules about where things lie."""
    wanted = some_of(moments(), window, step)
    return {key: painter_at(window, step, shown) for key, shown in wanted.items()}


def test_every_topic_was_met() -> None:
    assert {topic for topic, _seats in moments()} == set(TOPICS)


@pytest.mark.parametrize(("window", "step"), WINDOWS, ids=WINDOW_IDS)
def test_everything_lies_inside_its_part_of_the_window(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    for (topic, seats), painter in painters(window, step).items():
        for item in painter.items():
            assert in_its_part(painter, item, {"phases", "supplies"}), (topic, seats, item)


@pytest.mark.parametrize(("window", "step"), WINDOWS, ids=WINDOW_IDS)
def test_nothing_lies_over_anything_else(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    for (topic, seats), painter in painters(window, step).items():
        for one, other in touching(painter.items()):
            if one.group == other.group and one.group in STACKED:
                continue
            assert not lies_over(one, other), (topic, seats, one, other)


def lies_over(one: Item, other: Item) -> bool:
    """Whether a thing hides much of another; the plate with the price lies on the card that is paid for."""
    return covers_much(one, other, LIFTED) and not (one.rect.contains(other.rect) and other.id in PLATES)


@pytest.mark.parametrize(("window", "step"), [WINDOWS[0], WINDOWS[1], WINDOWS[2]], ids=WINDOW_IDS[:3])
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


@pytest.mark.parametrize(("topic", "seats"), [("action", 4), ("keep", 3), ("goods", 4), ("settle", 2)])
def test_drawing_changes_nothing(screen: pygame.Surface, topic: str, seats: int) -> None:
    painter = painter_at((1920, 1080), 1.0, moments()[topic, seats])
    items = list(painter.items())
    assert pixels(painter) == pixels(painter)
    assert list(painter.items()) == items


def test_what_rests_is_drawn_again_when_something_changes(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, moments()["action", 4])
    before = pixels(painter)
    painter.show(moments()["settle", 4])
    assert pixels(painter) != before
    painter.show(moments()["action", 4])
    assert pixels(painter) == before


def test_the_pointer_lightens_only_what_it_is_on(screen: pygame.Surface) -> None:
    shown = moments()["limit", 4] if ("limit", 4) in moments() else moments()["action", 4]
    painter = painter_at((1280, 720), 1.0, shown)
    before = pixels(painter)
    card = shown.view.players[shown.seat].tableau[0]
    painter.show(replace(shown, hovered=card))
    assert pixels(painter) != before
    painter.show(replace(shown, hovered=card, focused=True))
    focused = pixels(painter)
    painter.show(shown)
    assert pixels(painter) == before != focused


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


def test_nothing_of_other_hands_is_pointed_at(screen: pygame.Surface) -> None:
    for (_topic, seats), shown in moments().items():
        ids = {item.id for item in painter_at((1280, 720), 1.0, shown).items()}
        assert "?" not in ids, seats


def test_c_compares_two_of_the_cards_that_lie_open(screen: pygame.Surface) -> None:
    for window, step in WINDOWS[:3]:
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
