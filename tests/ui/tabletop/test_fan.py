"""Hands of cards: where they lie, how much of each is seen, and that names fit into that."""

from itertools import pairwise

import pygame
import pytest

from galaxy_desktop.ui.tabletop import card_names
from galaxy_desktop.ui.tabletop.card_names import set_name
from galaxy_desktop.ui.tabletop.fan import fan, seen_parts
from tests.ui.painter_rig import kit_of


def test_what_the_next_card_covers_is_not_seen() -> None:
    places = [pygame.Rect(left, 0, 100, 128) for left in (0, 60, 160)]
    assert list(seen_parts(places)) == [60, 0, 0]
    assert list(seen_parts([])) == []


def test_ten_cards_lie_side_by_side_in_the_smallest_window(screen: pygame.Surface) -> None:
    metrics = kit_of((1280, 720), 1.0).metrics
    places, _angles = fan(metrics, pygame.Rect(8, 400, 1264, 170), (117, 150), 10)
    assert not any(seen_parts(places))
    assert places[0].left >= 8
    assert places[-1].right <= 1272


@pytest.mark.parametrize("name", ["Galactic Trendsetters", "Imperium Armaments World"])
def test_large_names_shrink_before_they_are_left_out(
    screen: pygame.Surface, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []
    monkeypatch.setattr(card_names, "set_line", lambda *given: lines.append(given[3]))
    face, box = pygame.Surface((142, 120), pygame.SRCALPHA, 32), pygame.Rect(0, 0, 142, 120)
    set_name(kit_of((1280, 720), 2.0), face, name, box, 28, (255, 255, 255), foot=True)
    assert " ".join(lines) == name
    lines.clear()
    set_name(kit_of((1280, 720), 1.0), face, name, box, 80, (255, 255, 255), foot=True)
    assert lines == [], "at 100 % words are as small as they get"


def test_cards_too_wide_for_their_room_still_lie_from_left_to_right(screen: pygame.Surface) -> None:
    metrics = kit_of((1280, 3000), 2.0).metrics
    places, _angles = fan(metrics, pygame.Rect(8, 400, 700, 900), (800, 1000), 10)
    assert all(one.left < after.left for one, after in pairwise(places))
    assert all(list(seen_parts(places))[:-1])


def test_a_card_of_which_nothing_is_seen_shows_no_name(screen: pygame.Surface) -> None:
    face = pygame.Surface((142, 120), pygame.SRCALPHA, 32)
    for width in (0, -8):
        set_name(
            kit_of((1280, 720)), face, "Gem World", pygame.Rect(0, 0, width, 120), 28, (9, 9, 9), foot=True
        )
    assert not face.get_bounding_rect()
