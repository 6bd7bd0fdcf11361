"""Icons of the standings of Master: hovering names each, and words stand below them where there is room."""

from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.schema import SYMBOLS
from galaxy_desktop.games.master.table.held import Tab
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.games.master.table.standings import HEADS, KEY
from galaxy_desktop.games.master.table.tabs import TRACK
from galaxy_desktop.games.master.words.terms import symbol
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.typesetting import Block
from tests.sweep import paired
from tests.ui.kits import wordy_kit
from tests.ui.master_rig import moments
from tests.ui.painter_rig import WINDOW_IDS, WINDOWS, heard

LEAST_LINE, FEW = 26, 3
"""Height of a line, and most players with room for the words for all icons."""


def painter_with_standings(window: tuple[tuple[int, int], float], seats: int) -> MasterPainter:
    """A table whose standings are open, in a tab if they have no place of their own."""
    painter = MasterPainter(wordy_kit(*window), GAME)
    painter.show(moments()["allocate", seats])
    if "standings" not in painter.sheet.places:
        painter.turn(Tab(TRACK).item)
    return painter


class Written:
    """Texts that are drawn as blocks from now on."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.texts: list[str] = []
        self._laid: dict[int, tuple[Block, str]] = {}
        block, draw = RichText.block, Block.draw

        def laid(text: RichText, markup: str, *more: Any, **named: Any) -> Block:
            found = block(text, markup, *more, **named)
            self._laid[id(found)] = found, markup
            return found

        def drawn(one: Block, surface: pygame.Surface, place: tuple[int, int]) -> None:
            self.texts.append(self._laid[id(one)][1])
            assert not one.cut
            draw(one, surface, place)

        patch.setattr(RichText, "block", laid)
        patch.setattr(Block, "draw", drawn)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("window", WINDOWS[1:4], ids=WINDOW_IDS[1:4])
def test_every_icon_above_the_lines_of_the_players_says_its_name(
    window: tuple[tuple[int, int], float], seats: int
) -> None:
    painter = painter_with_standings(window, seats)
    tips = {item.id: item.tip for item in painter.items()}
    assert all(symbol.capitalize() in tips[f"track:{symbol}"] for symbol in SYMBOLS)
    assert {sign: tips[f"head:{sign}"].split(":")[0] for sign in HEADS} == {
        "base": "Bases on the map",
        "start": "Starting systems",
    }
    assert all(tips[f"head:{sign}"].count("**") == 2 * seats for sign in HEADS)


@pytest.mark.parametrize(("seats", "code"), paired([4, 3, 2], ["de", "fr", "en"]))
def test_in_a_small_window_words_below_the_lines_name_the_icons(
    monkeypatch: pytest.MonkeyPatch, code: str, seats: int
) -> None:
    language.use(code)
    written = Written(monkeypatch)
    painter = painter_with_standings(WINDOWS[1], seats)
    heard(painter)
    words = [*(symbol(name) for name in SYMBOLS if seats <= FEW), KEY.read()]
    assert any(all(word in text for word in words) for text in written.texts)
    lines = [painter.sheet.places[f"bases:{seat}"] for seat in range(seats)]
    box = painter.sheet.places["standings"]
    assert lines[-1].bottom < box.bottom - painter.kit.metrics.text(14)
    assert min(line.height for line in lines) >= LEAST_LINE


@pytest.mark.parametrize("code", ["en", "de"])
def test_words_below_the_track_of_a_wide_window_name_the_icons(
    monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    language.use(code)
    written = Written(monkeypatch)
    painter = painter_with_standings(WINDOWS[0], 4)
    heard(painter)
    words = [*(symbol(name) for name in SYMBOLS), KEY.read()]
    assert any(all(word in text for word in words) for text in written.texts)
