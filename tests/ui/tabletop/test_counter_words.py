"""Words beside figures: there is room for them, or there is none, however the figures change."""

from functools import partial

import pytest

from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.table import PAINTER
from galaxy_desktop.language import NN_, use
from galaxy_desktop.ui.tabletop.lines import Counter, fit_counters
from tests.ui.painter_rig import kit_of
from tests.ui.roll_rig import moments

WORDS = {
    "points": NN_("VP chip", "VP chips"),
    "colonist": NN_("unused colonist", "unused colonists"),
    "credits": NN_("credit", "credits"),
    "die": NN_("die in supply", "dice in supply"),
}
LOW, HIGH = (
    {"points": "1", "colonist": "1", "credits": "1", "die": "1"},
    {"points": "25", "colonist": "0", "credits": "10", "die": "12"},
)


def counted(figures: dict[str, str]) -> list[Counter]:
    return [
        Counter(sign, sign, figure, WORDS[sign].read(int(figure)), forms=WORDS[sign])
        for sign, figure in figures.items()
    ]


@pytest.mark.parametrize(
    ("size", "language"),
    [((1600, 900), "en"), ((1920, 1080), "en"), ((1920, 1080), "de"), ((1920, 1080), "fr")],
)
def test_words_stay_beside_figures_as_these_grow_and_shrink(
    size: tuple[int, int], language: str, request: pytest.FixtureRequest
) -> None:
    use(language)
    request.addfinalizer(partial(use, "en"))
    painter = PAINTER(kit_of(size), GAME)
    painter.show(moments()["assign", 2])
    assert painter.shown is not None
    board = painter.board(painter.shown, painter.sheet)
    room = range(200, 1100, 5)
    for width in room:
        low, high = counted(LOW), counted(HIGH)
        assert fit_counters(board, low, width) == fit_counters(board, high, width), width
    assert not fit_counters(board, counted(HIGH), room[0])
    assert fit_counters(board, counted(LOW), room[-1])
