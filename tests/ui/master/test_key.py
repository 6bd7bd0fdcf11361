"""The key of the map: the decks never touch, in any window and language."""

from collections.abc import Iterator

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.schema import POLITICS
from galaxy_desktop.games.master.table import PAINTER
from galaxy_desktop.games.master.table.key_box import key_rows
from galaxy_desktop.games.master.table.terms import deck_name
from galaxy_desktop.ui.fonts import width_of
from tests.ui.master_rig import moments
from tests.ui.painter_rig import kit_of, showing

WINDOWS = ((1600, 700), (1600, 900), (1920, 860), (1920, 1080))


@pytest.fixture(params=["en", "de", "fr"])
def spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    language.use(request.param)
    yield
    language.use()


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_decks_have_room_for_their_names_and_never_touch(
    screen: pygame.Surface, spoken: None, window: tuple[int, int]
) -> None:
    shown = next(iter(moments().values()))
    painter = showing(PAINTER(kit_of(window), GAME), shown)
    board = painter.board(shown, painter.sheet)
    assert board.frame.wide
    inner = board.frame.key.inflate(-2 * board.space("pad"), -board.space("margin"))
    rows, decks = key_rows(board, inner)
    font = board.kit.fonts.style("small", board.kit.metrics).font
    drawn = []
    for place, deck in zip(decks, POLITICS, strict=True):
        size = min(place.height - 4, board.text(18))
        width = size + board.space("tight") + width_of(font, deck_name(deck))
        drawn.append(pygame.Rect(place.left, place.top, width, place.height))
        assert inner.contains(drawn[-1])
    for number, one in enumerate(drawn):
        apart = one.inflate(2 * board.space("gutter") - 2, 0)
        assert apart.collidelist([*drawn[:number], *rows[:6]]) < 0
