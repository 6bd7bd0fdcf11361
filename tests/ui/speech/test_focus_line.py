"""The line under the window: what has the focus and what is told share its room by what they need."""

import re
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.bench.calls import calls_of
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.ui.speech.strip import STYLE, pages_of, parts_of, strip_height
from tests.ui.painter_rig import kit_of
from tests.ui.scene_rig import SceneRig

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


@pytest.mark.parametrize(("window", "step"), WINDOWS)
def test_news_too_long_for_the_line_have_all_the_room_that_the_focus_leaves(
    window: tuple[int, int], step: float
) -> None:
    usual, _cut = parts(window, step, SHORT, SHORT)
    (focus, news), cut = parts(window, step, SHORT, LONGEST)
    assert cut == [False, True]
    assert news.width * news.height > 1.5 * usual[1].width * usual[1].height
    assert focus.height * focus.width < usual[0].height * usual[0].width


MARK = re.compile(r" (?:… )?\(\d+/\d+, F4\)$")
"""Number and key at the end of a page."""
LONGEST = " ".join(f"Sentence {number} of a text that no line has room for." for number in range(90))


def leafed(window: tuple[int, int], step: float, focus: str, news: str) -> list[Sequence[str]]:
    """What stands in both places, page after page, until the first comes again."""
    kit = kit_of(window, step)
    rect = pygame.Rect(0, 0, window[0], strip_height(kit, window, step))
    both = [*zip(parts_of(kit, rect, focus, news), (focus, news), strict=True)]
    pages = [pages_of(kit, text, place) for place, text in both]
    for (place, _text), told in zip(both, pages, strict=True):
        for page in told:
            block = kit.text.fitted(escape(page), place.width, STYLE, height=place.height)
            assert not block.cut, page
    return pages


@pytest.mark.parametrize(("window", "step"), WINDOWS)
def test_a_text_too_long_for_the_line_is_shown_whole_on_several_pages(
    window: tuple[int, int], step: float
) -> None:
    for focus, news in ((LONGEST, SHORT), (SHORT, LONGEST), (LONGEST, NONE), (LONGEST, LONGEST)):
        for text, pages in zip((focus, news), leafed(window, step, focus, news), strict=True):
            words = [word for page in pages for word in MARK.split(page)[0].split()]
            assert " ".join(words) == text
            assert (len(pages) > 1) == (text == LONGEST)
            marks = [page.rpartition("(")[2] for page in pages]
            assert text != LONGEST or marks[0] == f"1/{len(pages)}, F4)"


def test_pages_name_the_button_of_a_gamepad_that_turns_them_while_one_is_used() -> None:
    kit = kit_of(*WINDOWS[0])
    place = pygame.Rect(0, 0, 400, 40)
    kit.pointer.by_pad = True
    try:
        pages = pages_of(kit, LONGEST, place)
    finally:
        kit.pointer.by_pad = False
    assert pages[0].endswith(f"(1/{len(pages)}, RS →)")


@pytest.mark.parametrize(("window", "step"), WINDOWS)
def test_a_text_far_too_long_is_not_laid_to_find_its_place(window: tuple[int, int], step: float) -> None:
    kit = kit_of(window, step)
    rect = pygame.Rect(0, 0, window[0], strip_height(kit, window, step))
    parts_of(kit, rect, SHORT, LONGEST)
    assert calls_of(lambda: parts_of(kit, rect, SHORT, f"{LONGEST} {LONGEST}.")) < 3000


def test_a_word_wider_than_the_line_ends_no_page_before_it_begins() -> None:
    (pages, _none) = leafed(*WINDOWS[0], "x" * 900, NONE)
    assert "".join(MARK.split(page)[0] for page in pages) == "x" * 900


def test_a_key_turns_the_pages_of_the_line_and_whatever_is_new_begins_with_the_first(folder: Path) -> None:
    rig = SceneRig(folder, (1280, 720), drawn=True)
    rig.app.apply(rig.settings.but(focus_line=True))
    narrator = rig.kit.narrator
    narrator.tell(LONGEST)
    rig.step()
    glass = pygame.display.get_surface()
    assert glass is not None
    foot = glass.subsurface((0, 690, 1280, 30))
    seen = [pygame.image.tobytes(foot, "RGBX")]
    for _again in range(2):
        rig.key(pygame.K_F4)
        seen.append(pygame.image.tobytes(foot, "RGBX"))
    assert len({*seen}) == 3
    narrator.tell(LONGEST)
    rig.step()
    assert pygame.image.tobytes(foot, "RGBX") == seen[0]
    rig.app.close()
