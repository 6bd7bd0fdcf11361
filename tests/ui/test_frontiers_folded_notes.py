"""Boxes of New Frontiers in small windows: lines without room are folded away, and a row tells of them."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

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
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.roles.forecasting import FORECAST
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.forecast import draw_forecast
from galaxy_desktop.ui.typesetting import Block
from tests.ui.frontiers_rig import moments
from tests.ui.painter_rig import WINDOWS, in_turn, kit_of
from tests.ui.table_hands import answer_by
from tests.ui.table_rig import Rig

SIZES = [*WINDOWS, ((1600, 900), 1.0), ((1366, 768), 1.3), ((1920, 1080), 1.3)]
"""Windows with a text step."""
SMALLEST, FEW = ((1280, 720), 2.0), 4


class Written:
    """Texts that are drawn, each whole or not."""

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


@pytest.fixture
def english() -> Iterator[None]:
    yield
    language.use("en")


@pytest.mark.parametrize(("window", "step", "code"), in_turn(SIZES), ids=str)
@pytest.mark.usefixtures("screen", "english")
def test_each_line_of_a_box_is_whole_or_counted_in_the_row_of_those_folded_away(
    monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float, code: str
) -> None:
    language.use(code)
    folded = 0
    for met, shown in looked_at(window, step).items():
        painter = PAINTER(kit_of(window, step), GAME)
        with monkeypatch.context() as patch:
            written = Written(patch)
            painter.show(shown)
            painter.draw(pygame.Surface(window))
        board = painter.board(shown, painter.sheet)
        places, rows = painter.sheet.places, [one for one in painter.items() if one.id == FORECAST]
        wanted = [line.text for line in coming(board)] if "coming" in places else []
        wanted += [note.text for note in preview_lines(board)] if "preview" in places else []
        more = [int(re.findall(r"\d+", row.tip)[0]) for row in rows]
        assert not set(wanted) & set(written.cut), met
        assert len([text for text in wanted if text not in written.whole]) == sum(more), met
        for row in rows:
            assert any(places[box].contains(row.rect) for box in ("coming", "preview") if box in places), met
        folded += sum(more)
    assert folded or step == 1.0


@pytest.mark.parametrize(("window", "step", "code"), in_turn(SIZES), ids=str)
@pytest.mark.usefixtures("screen", "english")
def test_the_forecast_shows_all_lines_whole(
    monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float, code: str
) -> None:
    language.use(code)
    kit = kit_of(window, step)
    for met, shown in looked_at(window, step).items():
        painter = PAINTER(kit, GAME)
        painter.show(shown)
        board = painter.board(shown, painter.sheet)
        lines = painter.ahead()
        said = " ".join(f"{line.name} {line.text}" for line in lines)
        told = [*(note.text for note in preview_lines(board)), *(line.text for line in coming(board))]
        assert all(text in said for text in told), met
        with monkeypatch.context() as patch:
            written, drawer = Written(patch), painter.areas.drawer
            draw_forecast(kit, pygame.Surface(window).subsurface((0, 0), drawer.bottomright), drawer, lines)
        assert not written.cut, met


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
    """Some moments in a window, other ones in each; all of them where least has room."""
    if (window, step) == SMALLEST:
        return moments()
    return dict(islice(moments().items(), SIZES.index((window, step)) % FEW, None, FEW))
