"""Supplies in the top bar: each has its word while there is room, and the goods lose theirs first."""

import pygame
import pytest

from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.table import PAINTER
from galaxy_desktop.ui.tabletop import lines
from tests.ui.frontiers_rig import moments
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import heard

WORDS = {"VP left", "colonists left", "worlds in bag"}


@pytest.mark.parametrize(
    ("window", "step", "words"),
    [((1920, 1080), 1.0, {*WORDS, "goods"}), ((1366, 768), 1.5, WORDS), ((1280, 720), 2.0, set())],
    ids=["goods too", "all but goods", "none"],
)
@pytest.mark.usefixtures("no_cards")
def test_the_goods_left_have_a_word_if_no_other_supply_loses_its_own(
    screen: pygame.Surface,
    monkeypatch: pytest.MonkeyPatch,
    window: tuple[int, int],
    step: float,
    words: set[str],
) -> None:
    written = set[str]()

    def note(_board: object, _surface: object, row: pygame.Rect, text: str, *_more: object) -> int:
        written.add(text)
        return row.left

    monkeypatch.setattr(lines, "write", note)
    painter = PAINTER(wordy_kit(window, step), GAME)
    painter.show(next(shown for (_topic, seats), shown in moments().items() if seats == 2))
    heard(painter)
    assert written & {*WORDS, "goods"} == words
