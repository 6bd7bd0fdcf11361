"""Words beside figures: there is room for them, or there is none, however the figures change."""

import pytest

from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.table import PAINTER
from galaxy_desktop.ui.tabletop.lines import Counter, fit_counters
from tests.ui.painter_rig import kit_of
from tests.ui.roll_rig import moments

WORDS = {"points": ("VP chip", "VP chips"), "deck": ("square", "squares"), "credits": ("credit", "credits")}
LOW, HIGH = (
    {"points": "1", "deck": "3/12", "credits": "1"},
    {"points": "25", "deck": "12/12", "credits": "10"},
)


def counted(figures: dict[str, str]) -> list[Counter]:
    return [Counter(sign, sign, figure, WORDS[sign][figure != "1"]) for sign, figure in figures.items()]


@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080)])
def test_words_stay_beside_figures_as_these_grow_and_shrink(size: tuple[int, int]) -> None:
    painter = PAINTER(kit_of(size), GAME)
    painter.show(moments()["assign", 2])
    assert painter.shown is not None
    board = painter.board(painter.shown, painter.sheet)
    room = range(200, 700, 5)
    for width in room:
        low, high = counted(LOW), counted(HIGH)
        assert fit_counters(board, low, width) == fit_counters(board, high, width), width
    assert not fit_counters(board, counted(HIGH), room[0])
    assert fit_counters(board, counted(LOW), room[-1])
