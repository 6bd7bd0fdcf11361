"""Boxes of New Frontiers in small windows: lines without room are folded away, and a row tells of them."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.table import PAINTER
from galaxy_desktop.games.frontiers.table.coming import coming
from galaxy_desktop.games.frontiers.table.preview_notes import preview_lines
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.faces import Faces
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.roles.forecasting import FORECAST
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.forecast import draw_forecast
from galaxy_desktop.ui.tabletop.card_pictures import CardPictures
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from galaxy_desktop.ui.typesetting import Block
from tests.sweep import WIDE, some
from tests.ui.frontiers_rig import moments
from tests.ui.painter_rig import PIXEL, WINDOWS, in_turn, kit_of
from tests.ui.table_hands import answer_by
from tests.ui.table_rig import Rig

SIZES = [*WINDOWS, ((1600, 900), 1.0), ((1366, 768), 1.3), ((1920, 1080), 1.3)]
"""Windows with a text step."""
SMALLEST, FEW = ((1280, 720), 2.0), 6


class Written:
    """Texts that are drawn, each whole or not; cards and plates, which bear no lines, are left out."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.whole: list[str] = []
        self.cut: list[str] = []
        self._laid: dict[int, tuple[Block, str]] = {}
        block, draw = RichText.block, Block.draw

        def laid(text: RichText, markup: str, *given: object, **how: object) -> Block:
            found = block(text, markup, *given, **how)  # type: ignore[arg-type]
            self._laid[id(found)] = found, markup
            return found

        def drawn(one: Block, surface: pygame.Surface, place: tuple[int, int]) -> None:
            text = self._laid.get(id(one), (one, ""))[1]
            inside = surface.get_rect().contains(pygame.Rect(place, one.size))
            (self.cut if one.cut or not inside else self.whole).append(text)
            draw(one, surface, place)

        patch.setattr(RichText, "block", laid)
        patch.setattr(Block, "draw", drawn)
        patch.setattr(CardPictures, "draw", lambda *_, **__: None)
        patch.setattr(Faces, "face", lambda *_: None)


@pytest.fixture
def english() -> Iterator[None]:
    yield
    language.use("en")


@pytest.mark.parametrize(("window", "step", "code"), some(in_turn(SIZES), 6), ids=str)
@pytest.mark.usefixtures("screen", "english")
def test_each_line_is_whole_or_counted_in_the_row_of_those_folded_away_and_whole_in_the_forecast(
    monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float, code: str
) -> None:
    language.use(code)
    folded, kit, listening = 0, kit_of(window, step), pygame.Surface(window)
    listening.set_clip(PIXEL)
    for met, shown in looked_at(window, step).items():
        painter = PAINTER(kit, GAME)
        with monkeypatch.context() as patch:
            written = Written(patch)
            painter.show(shown)
            painter.sheet.draw(listening)
        board = painter.board(shown, painter.sheet)
        notes, to_come = ([line.text for line in lines] for lines in (preview_lines(board), coming(board)))
        folded += boxes_tell_of_all(painter, written, {"preview": notes, "coming": to_come}, met)
        lines, drawer = painter.ahead(), painter.areas.drawer
        said = " ".join(f"{line.name} {line.text}" for line in lines)
        assert all(text in said for text in notes + to_come), met
        with monkeypatch.context() as patch:
            written = Written(patch)
            draw_forecast(kit, listening.subsurface((0, 0), drawer.bottomright), drawer, lines)
        assert not written.cut, met
    assert folded or step == 1.0


def boxes_tell_of_all(
    painter: SheetPainter[Any], written: Written, boxes: dict[str, list[str]], met: object
) -> int:
    """Look at the lines of the boxes that are there, and return how many are folded away."""
    places, rows = painter.sheet.places, [one for one in painter.items() if one.id == FORECAST]
    wanted = [text for box, lines in boxes.items() if box in places for text in lines]
    more = [int(re.findall(r"\d+", row.tip)[0]) for row in rows]
    assert not set(wanted) & set(written.cut), met
    assert len([text for text in wanted if text not in written.whole]) == sum(more), met
    for row in rows:
        assert any(places[box].contains(row.rect) for box in boxes if box in places), met
    return sum(more)


def test_a_click_on_the_row_opens_the_forecast_as_its_key_does(tmp_path: Path) -> None:
    large = Settings(speed="instant", mute=True, text_step=2.0)
    rig = Rig(tmp_path, game="frontiers", games=find_games(), size=(1280, 720), settings=large, drawn=False)
    dice = Dice(7)
    while FORECAST not in {one.item.id for one in rig.scene.view.widgets.items}:
        answer_by(rig, dice, by_mouse=True)
    rig.click(rig.widget(FORECAST).rect.center)
    drawers = [rig.scene.view.side.drawer]
    rig.key(pygame.K_u)
    drawers.append(rig.scene.view.side.drawer)
    assert drawers == ["forecast", ""]
    rig.close()


def looked_at(window: tuple[int, int], step: float) -> dict[tuple[str, int], Shown]:
    """Some moments in a window, other ones in each; more of them where least has room."""
    if WIDE:
        return moments()
    every = FEW // 2 if (window, step) == SMALLEST else FEW
    return dict(islice(moments().items(), SIZES.index((window, step)) % every, None, every))
