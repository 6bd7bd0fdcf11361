"""The table of Roll: inside the window at every size, nothing over anything else, drawn without a trace."""

from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.box import sides, turned
from galaxy_desktop.games.roll.moves import Ship, move_of
from galaxy_desktop.games.roll.placement import Placement
from galaxy_desktop.games.roll.schema import PHASES, STACKS
from galaxy_desktop.games.roll.table import PAINTER, outlook, stores
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.compose import frame_for
from galaxy_desktop.games.roll.table.frame import frame_of
from galaxy_desktop.games.roll.table.look import TileLook, tile_detail_of
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.games.roll.table.recall import Lot, places
from galaxy_desktop.games.roll.table.tile_face import draw_tile
from galaxy_desktop.games.roll.words.question import shipped
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.areas import areas_of
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.table.badges import bulb_rise
from galaxy_desktop.ui.tabletop import card_names
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.offer import lay_offer_panel, offer_title
from galaxy_desktop.ui.typesetting import Block
from tests.sweep import some
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import SMALLEST, WINDOW_IDS, WINDOWS, heard, in_turn, kit_of, showing, some_of
from tests.ui.roll_rig import GAMES, TOPICS, moment, moments, played
from tests.ui.table_rules import TableRules, Tables

LYING = {"goods", "builders", "places", "sockets", "aside", "dice"}
"""Groups of things that lie on others: dice on tiles and in sockets, places over columns."""
SMALLEST_TILE = 94
LEAST_DIE = 40
"""How wide a tile with a name is at 1280 x 720."""


@pytest.mark.parametrize("window", WINDOWS, ids=WINDOW_IDS)
@pytest.mark.parametrize("players", GAME.seats)
def test_own_tiles_stay_where_they_are_when_the_screens_are_lifted(
    window: tuple[tuple[int, int], float], players: int
) -> None:
    metrics = Metrics(*window)
    before, after = (
        frame_of(metrics, areas_of(metrics), revealed=revealed, players=players) for revealed in (False, True)
    )
    assert before.tableau.topleft == after.tableau.topleft
    assert (before.stores, before.opponents) == (after.stores, after.opponents)
    assert before.squares == after.squares or metrics.mode == "large_text"
    assert before.upper == after.upper


TABLES: Tables[RollPainter] = Tables(PAINTER, GAME, moments)
painter_at = TABLES.at


class TestTable(TableRules):
    tables = TABLES
    usual_topics = TOPICS
    in_the_bar = frozenset({"supplies"})
    drawn_twice = (("assign", 5), ("place_tiles", 3))
    pointed_in = ("assign", 4)

    def pointed_at(self, shown: Shown) -> tuple[str, ...]:
        me = shown.view.players[shown.seat]
        return me.tableau[0], me.rolled[0]

    def may_cover(self, one: Item, other: Item) -> bool:
        return one.group != other.group and bool(LYING & {one.group, other.group})


@cache
def four_ways_to_ship() -> Shown:
    """Two goods of one of five, either to be traded or consumed: plates in two columns."""
    return next(
        moment(g, seat, 0)
        for g, seat, decision in played(5, 6)
        if decision.topic == "ship" and len(decision.options()) == 4
    )


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_a_narrow_plate_tells_what_it_gains(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    labels: list[tuple[str, Block]] = []

    def label(text: RichText, markup: str, *how: Any, **more: Any) -> Block:
        block = drawn(text, markup, *how, **more)
        labels.append((markup, block))
        return block

    drawn = RichText.label
    monkeypatch.setattr(RichText, "label", label)
    language.use(code)
    shown = four_ways_to_ship()
    heard(painter_at((1280, 720), 1.0, shown))
    gains = [shipped(shown.view, ship) for option in shown.open if isinstance(ship := move_of(option), Ship)]
    language.use()
    assert [gain for gain in gains if not any(gain in text and not block.cut for text, block in labels)] == []


def test_the_bulb_of_a_die_leaves_free_what_is_said_below_the_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks: list[Block] = []
    said: list[pygame.Rect] = []

    def label(text: RichText, markup: str, *how: Any, **more: Any) -> Block:
        block = made(text, markup, *how, **more)
        blocks.extend([block] if markup == "not selected by you" else [])
        return block

    def draw(block: Block, surface: pygame.Surface, place: tuple[int, int]) -> None:
        drawn(block, surface, place)
        said.extend(pygame.Rect(place, block.size) for one in blocks if one is block)

    made, drawn = RichText.label, Block.draw
    monkeypatch.setattr(RichText, "label", label)
    monkeypatch.setattr(Block, "draw", draw)
    painter = painter_at((1920, 1080), 1.0, moments()["assign", 2])
    heard(painter)
    columns = [painter.sheet.places[f"column:{phase}"] for phase in PHASES]
    dice = [one for one in painter.items() if one.group == "dice" and one.rect.collidelist(columns) >= 0]
    bulbs = [pygame.Rect(one.rect.left, one.rect.top - bulb_rise(painter.kit), 30, 30) for one in dice]
    assert said
    assert bulbs
    assert not any(bulb.colliderect(words) for bulb in bulbs for words in said)


@pytest.mark.parametrize("step", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720)], ids=str)
def test_the_bulb_of_a_tile_leaves_free_the_title_of_the_offer(window: tuple[int, int], step: float) -> None:
    shown = moments()["place_tiles", 3]
    painter = painter_at(window, step, shown)
    board, box = painter.board(shown, painter.sheet), painter.sheet.places["offer"]
    line = board.kit.fonts.style("heading", board.kit.metrics).line
    inside = lay_offer_panel(board, box, "Scout", folds=False)
    assert inside.top - bulb_rise(painter.kit) >= box.top + (offer_title(board) + line) // 2


def test_at_the_start_both_squares_of_a_way_choose_it(screen: pygame.Surface) -> None:
    shown = moments()["start", 2]
    assert shown.decision is not None
    painter = painter_at((1920, 1080), 1.0, shown)
    lying = [item for item in painter.items() if item.group == "offer"]
    for tile in shown.decision.options():
        development, world = [item for item in lying if item.id == tile]
        assert sides()[development.subject].is_world < sides()[world.subject].is_world


@pytest.mark.parametrize(("window", "step"), WINDOWS, ids=WINDOW_IDS)
def test_in_manage_empire_the_dice_to_choose_from_and_the_cup_lie_large_in_the_place_of_strip_and_tray(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    for (topic, _seats), shown in some_of(moments(), window, step).items():
        if topic not in ("recruit", "recall"):
            continue
        painter, me = painter_at(window, step, shown), shown.view.players[shown.seat]
        frame = frame_for(painter.board(shown, painter.sheet))
        to_choose = me.citizenry if topic == "recruit" else [*me.developers, *me.settlers, *me.goods]
        assert to_choose
        for dice, part in ((to_choose, frame.strip), (me.cup, frame.tray)):
            for die in dice:
                item = painter.sheet.item(die)
                assert item is not None
                assert part.contains(item.rect)
                assert die in me.cup or item.rect.width >= LEAST_DIE
        for phase in PHASES:
            assert painter.sheet.item(f"phase:{phase}") is None


def test_many_dice_to_recall_have_room() -> None:
    lots = [Lot("", ["home"] * number) for number in (6, 4, 2, *[1] * 8)]
    for width, height in ((870, 110), (630, 150), (1100, 280)):
        room = pygame.Rect(20, 200, width, height)
        found = places(lots, room, 138, 9)
        assert all(room.contains(place) for place in found)
        assert not any(one.colliderect(other) for one, other in combinations(found, 2))


@pytest.mark.slow
@pytest.mark.parametrize(("window", "step"), WINDOWS[:3], ids=WINDOW_IDS[:3])
def test_every_option_can_be_reached(screen: pygame.Surface, window: tuple[int, int], step: float) -> None:
    for (topic, _seats), shown in some_of(moments(), window, step).items():
        assert shown.decision is not None
        painter = painter_at(window, step, shown)
        assert painter.covers(shown.decision) >= shown.open
        left = set(shown.open) - {item.id for item in painter.items()} - {"yes", "no"}
        for item in painter.holdable():
            painter.hold(item)
            left -= {shown_item.id for shown_item in painter.items()}
            painter.hold("")
        left = {option for option in left if not option.startswith("reassign")} if topic == "assign" else left
        assert not left, (topic, left)


def test_every_die_of_the_own_seat_can_be_pointed_at(screen: pygame.Surface) -> None:
    for (topic, seats), painter in TABLES.laid(SMALLEST, 1.0).items():
        ids, shown = [item.id for item in painter.items()], moments()[topic, seats]
        if topic in ("abandon", "give_up_tile", "place_tiles", "rearrange", "start"):
            continue
        for die in shown.view.players[shown.seat].dice():
            assert ids.count(die) == 1, (topic, die)


def test_faces_for_inspector_and_zoom(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, moments()["assign", 4])
    tile = painter.face("alpha_centauri", (460, 644))
    assert tile is not None
    assert tile.get_size() == (460, 460)
    assert painter.face("military:2", (460, 460)) is not None
    assert painter.face("no_such_tile", (460, 460)) is None


def test_faces_behind_other_screens_are_not_drawn(screen: pygame.Surface) -> None:
    shown = moments()["assign", 4]
    others = [seat for seat in range(4) if seat != shown.seat]
    ids = {item.id for item in painter_at((1920, 1080), 1.0, shown).items()}
    for seat in others:
        assert not ids & set(shown.view.players[seat].rolled)


def test_no_name_of_a_tile_is_cut_in_the_smallest_window(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, written = wordy_kit(SMALLEST), list[str]()
    monkeypatch.setattr(card_names, "set_line", lambda *given: written.append(given[3]))
    for side in sides():
        draw_tile(kit, TileLook(side, (SMALLEST_TILE, SMALLEST_TILE), "medium"))
    assert len(written) >= len(sides())
    assert not [line for line in written if line.endswith("…")]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("topic", ["assign", "recruit"])
def test_beside_the_own_tiles_is_what_comes_next(size: tuple[int, int], topic: str) -> None:
    painter = PAINTER(kit_of(size), GAME)
    painter.show(moments()[topic, 3])
    box = painter.sheet.places["choices"]
    squares = [item.rect for item in painter.sheet.items if item.group == "tableau"]
    assert squares
    assert not any(box.colliderect(square) for square in squares)


def test_while_workers_are_assigned_a_line_tells_what_those_of_each_phase_do(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, moments()["assign", 3])
    assert painter.laid is not None
    lines = outlook.ahead(painter.laid)
    workers = {*painter.laid.desk.columns.values(), painter.laid.desk.selected} - {""}
    assert workers
    assert workers <= lines.keys()


def test_both_sides_of_a_tile_on_offer_lie_closer_than_two_tiles(screen: pygame.Surface) -> None:
    shown = next(
        moment(g, seat)
        for g, seat, decision in played(3, 2)
        if isinstance(decision, Compose)
        and isinstance(decision.composer, Placement)
        and len(decision.composer.tiles) > 1
    )
    painter = painter_at((1280, 720), 1.0, shown)
    composer = shown.decision.composer if isinstance(shown.decision, Compose) else None
    assert isinstance(composer, Placement)
    tops = {item.subject: item.rect for item in painter.sheet.items if item.group == "offer" and item.subject}
    pairs = [(tops[turned(tile, "development")], tops[turned(tile, "world")]) for tile in composer.tiles]
    (first, second), (third, _fourth) = pairs[:2]
    assert third.top == first.top
    assert third.left - second.right > 4 * (second.left - first.right)


def test_tiles_that_may_go_on_top_are_large_enough_for_their_names(screen: pygame.Surface) -> None:
    shown = next(
        moment(g, seat)
        for seats, seed in GAMES
        for g, seat, decision in played(seats, seed)
        if isinstance(decision, Compose)
        and isinstance(decision.composer, Placement)
        and decision.composer.tops
    )
    painter = painter_at((1280, 720), 1.0, shown)
    tiles = [item for item in painter.items() if item.group == "offer" and item.subject]
    assert tiles
    assert all(tile_detail_of(tile.rect.width, 14) in ("medium", "large") for tile in tiles)
    plates = [item.rect for item in painter.items() if item.group == "offer" and not item.subject]
    assert len(plates) == len(tiles)
    assert all(painter.sheet.places["offer"].contains(plate) for plate in plates)


@pytest.mark.usefixtures("no_cards")
@pytest.mark.parametrize("window", some([(1920, 1080), (1920, 1030), (1800, 1012), (1700, 960)], 2), ids=str)
def test_a_title_of_the_stores_that_would_be_cut_gives_way_to_its_sign(
    window: tuple[int, int], written: list[str]
) -> None:
    """Names are longest in German; the line of the focus takes some of the height of the window."""
    language.use("de")
    heard(showing(RollPainter(wordy_kit(window), GAME), moments()["assign", 2]))
    assert not [text for text in written if text.startswith("Bev") and text.endswith("…")]


@pytest.mark.usefixtures("no_cards")
@pytest.mark.parametrize(("window", "step", "code"), some(in_turn(), 3), ids=str)
def test_titles_of_the_stores_are_of_one_size_and_clear_of_the_dice(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float, code: str
) -> None:
    clear, sizes, write_title = list[bool](), set[int](), stores._label

    def label(
        board: Board, surface: pygame.Surface, rect: pygame.Rect, text: str, sign: str, px: int
    ) -> None:
        ink = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        write_title(board, ink, rect, text, sign, px)
        if not sign:
            clear.append(ink.get_bounding_rect().right + board.space("seam") <= rect.right)
            sizes.add(px)

    monkeypatch.setattr(stores, "_label", label)
    try:
        language.use(code)
        heard(painter_at(window, step, moments()["assign", 4]))
    finally:
        language.use()
    assert all(clear)
    assert len(sizes) <= 1
    assert clear or (window, step) != ((1920, 1080), 1.0)


@pytest.mark.parametrize(
    ("window", "step", "code"), some(in_turn([((1600, 900), 1.0), *WINDOWS]), 5), ids=str
)
def test_an_empty_stack_with_dice_says_so_in_whole_words_or_by_a_sign(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float, code: str
) -> None:
    cut, draw = list[bool](), Block.draw

    def seen(block: Block, surface: pygame.Surface, place: tuple[int, int]) -> None:
        cut.append(block.cut)
        draw(block, surface, place)

    shown = moments()["assign", 4]
    shown = replace(shown, view=shown.view.clone())
    me = shown.view.players[shown.seat]
    me.developers, me.settlers = ["home:1"], ["home:2"]
    monkeypatch.setattr(Block, "draw", seen)
    try:
        language.use(code)
        painter = painter_at(window, step, shown)
        board = painter.board(shown, painter.sheet)
        cut.clear()
        for side in STACKS:
            stores._empty(board, screen, painter.sheet.places[item_id("stack", side)], side)
    finally:
        language.use()
    assert not any(cut)
