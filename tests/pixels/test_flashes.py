"""Nothing flashes more than three times a second: the rule, and frames recorded of what moves."""

from collections.abc import Iterator

import pygame
import pytest

from tests.pixels.films import RATE, finale_film, focus_film, table_film
from tests.pixels.flashes import judged
from tests.sweep import some

pytestmark = pytest.mark.usefixtures("drawn_once")
WINDOW = (320, 180)


def blinking(times: int, share: float, dark: int = 0, light: int = 255) -> Iterator[pygame.Surface]:
    """A second in which a part of the width of a window blinks so many times."""
    for frame in range(RATE):
        shown = pygame.Surface(WINDOW)
        shown.fill((dark,) * 3)
        if frame * 2 * times // RATE % 2:
            shown.fill((light,) * 3, (0, 0, round(WINDOW[0] * share), WINDOW[1]))
        yield shown


@pytest.mark.parametrize(
    ("times", "share", "dark", "light", "safe"),
    [
        (3, 1.0, 0, 255, True),
        (5, 1.0, 0, 255, False),
        (5, 0.3, 0, 255, False),
        (5, 0.05, 0, 255, True),
        (5, 1.0, 0, 60, True),
        (5, 1.0, 235, 255, True),
    ],
)
def test_the_rule_knows_what_flashes(times: int, share: float, dark: int, light: int, safe: bool) -> None:
    assert judged(blinking(times, share, dark, light), RATE).safe is safe


def test_a_red_flash_is_one() -> None:
    def reds() -> Iterator[pygame.Surface]:
        for frame in range(RATE):
            shown = pygame.Surface(WINDOW)
            shown.fill((150, 0, 0) if frame // 3 % 2 else (40, 40, 40))
            yield shown

    assert not judged(reds(), RATE).safe


@pytest.mark.slow
@pytest.mark.parametrize(("game", "skip"), some([("roll", 12), ("race", 40)], 1))
def test_no_table_flashes(game: str, skip: int) -> None:
    found = judged(table_film(game, 1.2, "fast", skip), RATE)
    assert found.frames > RATE
    assert found.safe


@pytest.mark.slow
def test_neither_the_show_of_a_score_nor_the_focus_flashes() -> None:
    for film in (finale_film("jumpdrive", 1.2), focus_film(1.0)):
        assert judged(film, RATE).safe
