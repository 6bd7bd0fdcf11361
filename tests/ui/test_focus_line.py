"""The line under the window: what has the focus and what is told share its room by what they need."""

import pygame
import pytest

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.ui.speech.strip import STYLE, parts_of, strip_height
from tests.ui.painter_rig import kit_of

Places = list[pygame.Rect]
SHORT, NONE = "Confirm, button.", ""
LONG = (
    "Galactic Survey: SETI. Cost 6; you have 4 other cards and need 2 more to pay for it. Explore: draw 1 "
    "more card. Worth 1 VP for each development that has an Explore power, and 2 VP for each world that has "
    "one. Draws cards. 3 of 6 in your hand."
)
WINDOWS = [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0), ((1920, 1080), 2.0)]


def parts(window: tuple[int, int], step: float, focus: str, news: str) -> tuple[Places, list[bool]]:
    """The places of focus and news, and whether each is cut there even in its smallest size."""
    kit = kit_of(window, step)
    rect = pygame.Rect(0, 0, window[0], strip_height(kit, window, step))
    places = list(parts_of(kit, rect, focus, news))
    words = zip(places, (focus, news), strict=True)
    return places, [
        kit.text.fitted(escape(text), place.width, STYLE, height=place.height).cut for place, text in words
    ]


@pytest.mark.parametrize(("window", "step"), WINDOWS)
def test_what_needs_more_room_takes_what_the_other_leaves(window: tuple[int, int], step: float) -> None:
    usual, _cut = parts(window, step, SHORT, SHORT)
    for focus, news in ((LONG, SHORT), (SHORT, LONG), (LONG, NONE), (NONE, LONG)):
        places, cut = parts(window, step, focus, news)
        assert cut == [False, False], (focus, news)
        grown, given = (0, 1) if focus == LONG else (1, 0)
        area = [place.width * place.height for place in places]
        before = [place.width * place.height for place in usual]
        assert area[grown] >= before[grown]
        assert not (focus and news) or area[given] <= before[given]


@pytest.mark.parametrize(("window", "step"), WINDOWS)
def test_the_parts_stay_where_they_are_while_both_fit(window: tuple[int, int], step: float) -> None:
    usual, _cut = parts(window, step, SHORT, SHORT)
    assert parts(window, step, "Skip, button.", "Vega draws 2 cards.")[0] == usual


def test_what_has_the_focus_is_not_cut_in_favour_of_news() -> None:
    _places, cut = parts(*WINDOWS[0], LONG, LONG)
    assert cut == [False, True]
