"""How large things are in a window, and how large words are in it."""

from typing import get_args

import pytest

from galaxy_desktop.ui.metrics import Metrics, Mode
from galaxy_desktop.ui.settings import TEXT_STEPS
from galaxy_desktop.ui.theme import Icon, read_theme
from tests.each import each

SIZES = [(1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1080), (2560, 1440), (3840, 2160)]


@each(
    [
        ((1280, 720), 16, "medium"),
        ((1366, 768), 17, "medium"),
        ((1600, 900), 20, "wide"),
        ((1920, 1080), 24, "wide"),
        ((2560, 1080), 24, "wide"),
        ((2560, 1440), 32, "wide"),
        ((3840, 2160), 48, "wide"),
        ((1920, 720), 16, "wide"),
        ((800, 600), 16, "medium"),
    ]
)
def test_scale_goes_in_steps_of_a_twentyfourth(
    window: tuple[int, int], twentyfourths: int, mode: Mode
) -> None:
    metrics = Metrics(window)
    assert metrics.scale * 24 == pytest.approx(twentyfourths)
    assert metrics.mode == mode


@pytest.mark.parametrize("step", TEXT_STEPS)
def test_text_from_150_percent_on_folds_the_layout(step: float) -> None:
    assert (Metrics((1920, 1080), step).mode == "large_text") == (step >= 1.5)


@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("step", TEXT_STEPS)
def test_no_word_is_smaller_than_14_and_no_target_than_44(window: tuple[int, int], step: float) -> None:
    metrics = Metrics(window, step)
    sizes = [style.size for style in read_theme().type.values()]
    assert min(metrics.text(size) for size in sizes) >= 14
    assert metrics.target() >= 44
    assert metrics.target() >= metrics.text(17) + 4


@pytest.mark.parametrize(
    ("design", "full", "double"), [(14, 14, 28), (16, 16, 32), (22, 22, 35), (64, 64, 102)]
)
def test_titles_grow_to_1_6_at_most(design: int, full: int, double: int) -> None:
    assert Metrics((1920, 1080)).text(design) == full
    assert Metrics((1920, 1080), 2.0).text(design) == double


def test_the_bars_are_as_high_as_the_design_says() -> None:
    assert Metrics((1920, 1080)).top_bar.height == 56
    assert Metrics((1920, 1080)).prompt_bar.height == 72
    assert Metrics((1920, 1080), 2.0).top_bar.height == 84
    assert Metrics((1920, 1080), 2.0).prompt_bar.height == 116
    assert Metrics((1280, 720)).prompt_bar.height == 62


def test_what_is_there_at_all_stays_at_least_one_pixel() -> None:
    assert Metrics((1280, 720)).px(0.4) == 1
    assert Metrics((1280, 720)).px(0) == 0


def test_room_for_what_is_kept_grows_with_the_window_and_is_never_less_than_the_design_needs() -> None:
    assert Metrics((1280, 720)).room(1) == Metrics((1920, 1080)).room(1) == 1920 * 1080 * 4
    assert Metrics((3840, 2160)).room(2.5) == 10 * Metrics((1920, 1080)).room(1)


@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("step", TEXT_STEPS)
def test_words_and_the_signs_beside_them_have_sizes_by_name(window: tuple[int, int], step: float) -> None:
    metrics, theme = Metrics(window, step), read_theme()
    for name, style in theme.type.items():
        assert metrics.letters(name) == metrics.text(style.size)
    assert tuple(theme.icon) == get_args(Icon)
    sizes = [metrics.icon(name) for name in theme.icon]
    assert sizes == [metrics.text(design) for design in theme.icon.values()]


@pytest.mark.parametrize("name", read_theme().bounded)
def test_a_bounded_size_grows_with_the_window_and_has_a_least(name: str) -> None:
    size = read_theme().bounded[name]
    assert Metrics((1920, 1080)).bounded(name) == size.design > size.least
    assert Metrics((3840, 2160)).bounded(name) == 2 * size.design
    assert Metrics((1280, 720)).bounded(name) >= size.least
