"""Names in New Frontiers are clear of what lies beside them: a good on a world, the credits on Produce."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import CHART, PRODUCE, TRADE_CONSUME, tiles, tiles_in_play
from galaxy_desktop.games.frontiers.schema import KINDS
from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.games.frontiers.table import PAINTER, actions, tile_face
from galaxy_desktop.games.frontiers.table.action_words import shortest_name
from galaxy_desktop.games.frontiers.table.look import TileLook, upright
from galaxy_desktop.ui.art import goods
from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.tabletop import card_names
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.typesetting import Block
from tests.sweep import some
from tests.ui.frontiers_rig import moments
from tests.ui.ink import TOUCH, Drawn
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import WINDOWS, in_turn
from tests.ui.table_rules import Tables

LOOKS: tuple[tuple[str, int, float], ...] = (
    ("standard", 82, 1.0),
    ("standard", 96, 1.0),
    ("standard", 142, 1.0),
    ("standard", 96, 1.5),
    ("standard", 106, 1.5),
    ("plain", 80, 2.0),
    ("plain", 110, 2.0),
    ("plain", 147, 2.0),
)
"""Levels of detail, widths on the table, and sizes of text."""


@pytest.mark.parametrize(("level", "width", "step"), some(LOOKS, 4))
def test_no_good_lies_on_the_name(
    monkeypatch: pytest.MonkeyPatch, level: str, width: int, step: float
) -> None:
    kit, good_cube, size = wordy_kit((1280, 720), step), goods.good_cube, upright(width)
    wrong, looked = [], 0
    for tile in tiles().values():
        if not tile.holds_goods:
            continue
        drawn = Drawn(pygame.mask.Mask(size), pygame.mask.Mask(size))

        def cube(*given: Any, drawn: Drawn = drawn, **how: Any) -> pygame.Surface:
            drawn.signs.append(good_cube(*given, **how))
            return drawn.signs[-1]

        monkeypatch.setattr(card_names, "set_line", drawn.line)
        monkeypatch.setattr(goods, "good_cube", cube)
        monkeypatch.setattr(tile_face, "put_sign", drawn.sign)
        good = tile.kind if tile.kind in KINDS else KINDS[0]
        tile_face.draw_tile(kit, TileLook(tile.id, size, level, good=good))
        looked += bool(drawn.names.count() and drawn.goods.count())
        share = drawn.names.overlap_area(drawn.goods, (0, 0)) / max(1, drawn.names.count())
        if share > TOUCH or drawn.covered:
            wrong.append((tile.id, share, drawn.covered))
    assert looked > 30
    assert wrong == []


@pytest.mark.parametrize(("window", "step", "code"), in_turn(), ids=str)
def test_the_name_of_produce_is_clear_of_the_credits_on_it(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float, code: str
) -> None:
    shown, coins = moments()["action", 5], list[pygame.Rect]()
    shown = replace(shown, view=shown.view.clone())
    shown.view.produce_credits = 2
    painter = Tables(PAINTER, GAME, moments).at(window, step, shown)
    monkeypatch.setattr(actions, "draw_parts", lambda _kit, _face, _parts, box, _size: coins.append(box))
    try:
        language.use(code)
        board = painter.board(shown, painter.sheet)
        head = painter.sheet.places[item_id("action", PRODUCE)].copy()
        head.topleft, head.height = (0, 0), board.px(40)
        face = pygame.Surface(head.size, pygame.SRCALPHA)
        actions._draw_head(board, face, PRODUCE, head, (255, 255, 255), 0)
    finally:
        language.use()
    assert all(face.get_bounding_rect().right + board.space("seam") <= box.left for box in coins)
    assert coins or board.plain or code != "en"


@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720)])
def test_with_large_text_an_action_has_its_short_name_rather_than_small_letters(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], code: str
) -> None:
    label, told = RichText.label, list[tuple[str, bool]]()

    def heard(text: RichText, markup: str, width: int, *how: Any, **more: Any) -> Block:
        told.append((markup, text.width(markup, "small") <= width))
        return label(text, markup, width, *how, **more)

    try:
        language.use(code)
        painter = Tables(PAINTER, GAME, moments).at(window, 2.0, moments()["action", 5])
        board = painter.board(moments()["action", 5], painter.sheet)
        assert board.plain
        monkeypatch.setattr(RichText, "label", heard)
        for action in (TRADE_CONSUME, CHART):
            head = painter.sheet.places[item_id("action", TRADE_CONSUME)]
            actions._stack_head(board, pygame.Surface(window), head, action, (255, 255, 255))
            word, whole = told[-1]
            assert whole or word == shortest_name(action)
    finally:
        language.use()


@pytest.mark.parametrize(("window", "step", "code"), in_turn([((1600, 900), 1.0), *WINDOWS]), ids=str)
def test_words_on_an_action_tile_are_whole_or_left_out(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float, code: str
) -> None:
    cut, draw, fitted = list[str](), Block.draw, Fonts.fitted

    def drawn(block: Block, surface: pygame.Surface, place: tuple[int, int]) -> None:
        cut.extend(["a label"] * block.cut)
        draw(block, surface, place)

    def fits(fonts: Fonts, font: pygame.font.Font, text: str, width: int) -> str:
        words = fitted(fonts, font, text, width)
        cut.extend([text] * (words != text))
        return words

    try:
        language.use(code)
        shown = moments()["action", 5]
        painter = Tables(PAINTER, GAME, moments).at(window, step, shown)
        board = painter.board(shown, painter.sheet)
        monkeypatch.setattr(Block, "draw", drawn)
        monkeypatch.setattr(Fonts, "fitted", fits)
        for action in tiles_in_play(goals=False):
            place = painter.sheet.places[item_id("action", PRODUCE)]
            for seat in (NOBODY, 0):
                actions._draw_face(board, pygame.Surface(place.size, pygame.SRCALPHA), action, seat)
    finally:
        language.use()
    assert cut == []
