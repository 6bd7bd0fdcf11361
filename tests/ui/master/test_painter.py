"""The table of Master: inside the window at every size, nothing over anything else, drawn without a trace."""

from dataclasses import replace

import pygame
import pytest

from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.more_turns import SkipTurns
from galaxy_desktop.games.master.schema import CONFLICT, SPECIES
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.table import PAINTER, card_list, offer
from galaxy_desktop.games.master.table.held import Tab
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.games.master.table.pieces import progress
from galaxy_desktop.games.master.table.tabs import named_width, tab_of
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests.games.master import laid
from tests.games.master.fights import e12
from tests.ui.kits import wordy_kit
from tests.ui.master_rig import TOPICS, moment, moments
from tests.ui.painter_rig import (
    WINDOW_IDS,
    WINDOWS,
    covers_much,
    drawn,
    heard,
    kit_of,
    showing,
    some_of,
    touching,
)
from tests.ui.pseudo_tour import Drawn
from tests.ui.table_rules import TableRules, Tables

LYING = {"planets", "sides", "supply", "made", "offer", "conflicts"}
"""Groups of things that lie on others, besides slots on cards: planets on systems, choices over the map."""
TABLES: Tables[MasterPainter] = Tables(PAINTER, GAME, moments)
painter_at = TABLES.at


class TestTable(TableRules):
    tables = TABLES
    usual_topics = TOPICS
    in_the_bar = frozenset({"supplies", "phases"})
    drawn_twice = (("allocate", 3), ("cards", 2))
    pointed_in = ("allocate", 3)

    def pointed_at(self, shown: Shown) -> tuple[str, ...]:
        card = shown.view.players[shown.seat].row[0]
        things = ("nw_core", "nw_core-ne_core", "nw_cross-nw_core:0", "nw_red_cross_core", card)
        ids = {item.id for item in painter_at((1280, 720), 1.0, shown).items()}
        return tuple(thing for thing in things if thing in ids)

    def may_cover(self, one: Item, other: Item) -> bool:
        return one.group != other.group and any(lies_on_others(item) for item in (one, other))


def lies_on_others(item: Item) -> bool:
    return item.group in LYING or item.group.startswith("slots of ")


def test_a_table_is_drawn_in_a_window_that_is_far_too_low_for_its_lists(screen: pygame.Surface) -> None:
    window = (3000, 578)
    shown = max(moments().values(), key=lambda one: sum(len(player.row) for player in one.view.players))
    painter = painter_at(window, 1.3, shown)
    painter.draw(pygame.Surface(window))


def test_escape_leaves_the_table_as_it_lies_if_nothing_is_held(screen: pygame.Surface) -> None:
    (shown, *_) = moments().values()
    painter = painter_at((1280, 720), 1.0, shown)
    lying = painter.sheet
    assert not painter.key(pygame.K_ESCAPE)
    assert painter.sheet is lying
    painter.key(pygame.K_b)
    assert painter.key(pygame.K_ESCAPE)
    assert painter.sheet is not lying


@pytest.mark.slow
@pytest.mark.parametrize(("window", "step"), WINDOWS[:3], ids=WINDOW_IDS[:3])
def test_every_option_can_be_reached(screen: pygame.Surface, window: tuple[int, int], step: float) -> None:
    for (topic, seats), shown in some_of(moments(0), window, step).items():
        assert shown.decision is not None
        painter = painter_at(window, step, shown)
        covered = painter.covers(shown.decision)
        left = reachable(painter, set(shown.open & covered))
        assert not left, (topic, seats, left)


def reachable(painter: MasterPainter, left: set[str]) -> set[str]:
    """What of some options no item stands for, whatever is picked up and whichever tab is open."""
    seen: set[frozenset[str]] = set()
    ways: list[tuple[str, ...]] = [()]
    while ways and left:
        way = ways.pop(0)
        painter.key(pygame.K_ESCAPE)
        painter.tab = ""
        for item in way:
            painter.turn(item) if item in painter.turnable() else painter.hold(item)
        ids = {item.id for item in painter.items()}
        left = left - ids
        for item in sorted(ids.intersection(painter.turnable() | painter.holdable()) - {"bag"}):
            deep = len(way) < 4 if item == "page:" else len(way) < 2
            if deep and {*way, item} not in seen:
                seen.add(frozenset({*way, item}))
                ways.append((*way, item))
    return left


def test_faces_for_inspector_and_zoom(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, moments()["allocate", 4])
    card = painter.face("space_exchange", (460, 644))
    assert card is not None
    assert card.get_width() == 460
    assert painter.face("space_exchange", (120, 168)) is None
    assert painter.face("no_such_card", (460, 644)) is None


def about_to_win() -> MasterState:
    """Seat 1 has eight bases on the map, and can place the ninth in its next turn."""
    g = laid.table(3)
    laid.own(g, 1, "ne_core", 3)
    laid.own(g, 1, "ne_cross", 2)
    laid.own(g, 1, "ne_home", 3)
    laid.build(g, 1, "rocs.base")
    laid.route(g, 1, "ne_home-ne_gate", "ne_home")
    return g


def test_a_threat_is_seen(screen: pygame.Surface) -> None:
    """A rival one base short of all, who can place it at once, is marked in the standings."""
    painter = painter_at((1920, 1080), 1.0, moment(about_to_win(), 0))
    table = painter.laid
    assert table is not None
    assert {seat for seat in range(3) if table.threatens(seat)} == {t.seat for t in table.threats} == {1}
    bars = [item for item in painter.items() if item.id.startswith("victory:")]
    assert len(bars) == 3
    assert all("starting systems" in item.tip for item in bars)


def test_who_can_win_next_turn_stands_beside_the_title_of_the_track(screen: pygame.Surface) -> None:
    calm = painter_at((1920, 1080), 1.0, moment(laid.table(3), 0))
    warned = painter_at((1920, 1080), 1.0, moment(about_to_win(), 0))
    assert reds_beside_the_title(warned) > reds_beside_the_title(calm) == 0


def reds_beside_the_title(painter: MasterPainter) -> int:
    """How many pixels in the first line of the track have the colour of a warning."""
    surface = pygame.Surface(painter.kit.metrics.window, 0, 32)
    painter.draw(surface)
    box = painter.sheet.places["standings"]
    head = pygame.Rect(box.left, box.top, box.width, painter.kit.metrics.text(18) + 8)
    mask = pygame.mask.from_threshold(
        surface.subsurface(head), painter.kit.theme.colour.refuse, (40, 40, 40, 255)
    )
    return mask.count()


@pytest.mark.parametrize("opened", [1, 2, 3])
def test_the_cards_of_another_player_lie_below_the_own_header(screen: pygame.Surface, opened: int) -> None:
    painter = painter_at((1920, 1080), 1.0, moment(laid.table(4), 0))
    painter.turn(Tab(tab_of(opened)).item)
    places = painter.sheet.places
    cards = places[f"row:{opened}"]
    assert places[f"seat:{opened}"].bottom <= cards.top
    assert opened == 3 or cards.bottom <= places[f"seat:{opened + 1}"].top
    assert not any(cards.colliderect(places[f"seat:{seat}"]) for seat in (1, 2, 3))


def test_what_lies_on_something_comes_in_a_later_group(screen: pygame.Surface) -> None:
    """The form finds widgets group by group, the last on top."""
    for (topic, seats), shown in moments().items():
        items = painter_at((1920, 1080), 1.0, shown).items()
        order = list(dict.fromkeys(item.group for item in items))
        for one, other in touching(items):
            if covers_much(one, other):
                assert order.index(one.group) < order.index(other.group), (topic, seats, one, other)


@pytest.mark.parametrize("size", [(298, 420), (360, 300), (250, 500)], ids=str)
def test_no_name_in_a_list_of_cards_is_cut(
    monkeypatch: pytest.MonkeyPatch, screen: pygame.Surface, size: tuple[int, int]
) -> None:
    """It stands above the slots where it has no room before them."""
    written: list[tuple[str, int]] = []
    monkeypatch.setattr(
        card_list, "write", lambda _board, _surface, rect, text, *_more: written.append((text, rect.width))
    )
    lines = [card.id for card in cards().values() if card.projects and card.deck not in (CONFLICT, SPECIES)]
    shown = moments()["allocate", 3]
    view, painter = shown.view.clone(), PAINTER(kit_of((1920, 1080)), GAME)
    monkeypatch.setattr(painter._lookout, "threats", lambda _view, **_how: ())
    for first in range(0, len(lines), 4):
        view.players[1].row = lines[first : first + 4]
        table = painter.board(replace(shown, view=view), Sheet())
        card_list.lay_list(table, pygame.Rect((0, 0), size), 1)
        table.sheet.draw(screen)
    font = kit_of((1920, 1080)).fonts.style("small", kit_of((1920, 1080)).metrics).font
    assert len(written) == len(lines)
    assert [text for text, width in written if width_of(font, text) > width] == []


@pytest.mark.parametrize("text_step", [1.0, 2.0])
def test_the_open_tab_names_its_player_however_many_tabs_there_are(text_step: float) -> None:
    painter = PAINTER(kit_of((1280, 720), text_step), GAME)
    painter.show(moments()["allocate", 4])
    assert painter.laid is not None
    own = painter.sheet.item(Tab(tab_of(painter.laid.seat)).item)
    assert own is not None
    assert own.rect.width >= named_width(painter.laid, own.rect, tab_of(painter.laid.seat))


def test_the_title_over_cards_on_offer_says_what_to_do(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, str]] = []
    monkeypatch.setattr(offer, "write_with_note", lambda *given, **_look: written.append(given[3]))
    shown = moments()["draw", 3]
    heard(showing(PAINTER(wordy_kit((1280, 720)), GAME), shown))
    assert shown.decision is not None
    assert written[0][0] == GAME.words.ask(shown.view, shown.decision, shown.chosen).head
    assert "left in the deck" in written[0][1]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_an_opponent_is_chosen_by_their_name_and_nothing_covers_the_map(size: tuple[int, int]) -> None:
    g = laid.table(3)
    laid.run(g, SkipTurns(0, "rival", 1, "corsair"))
    painter = painter_at(size, 1.0, moment(g, 0, 0))
    shown = painter.shown
    assert shown is not None
    assert shown.decision is not None
    assert shown.decision.topic == "victim"
    assert painter.covers(shown.decision) >= {"1", "2"}
    for option in ("1", "2"):
        item = painter.sheet.item(option)
        assert item is not None
        assert not item.rect.colliderect(painter.sheet.places["map"])


def test_the_badge_of_a_conflict_says_how_far_each_side_is_from_its_end() -> None:
    g = e12()
    painter = painter_at((1280, 720), 1.0, moment(g, 0, 0))
    assert painter.laid is not None
    (card,) = g.conflicts
    sides = [progress(painter.laid, card, facing) for facing in ("red", "blue")]
    assert sides[1] == "2/5"
    assert "/" in sides[0]
    g.conflicts[card] = replace(g.conflicts[card], blue=NOBODY)
    painter = painter_at((1280, 720), 1.0, moment(g, 0, 0))
    assert painter.laid is not None
    assert progress(painter.laid, card, "blue") == "–"


@pytest.mark.parametrize("window", [(1600, 900), (1920, 1080)])
def test_the_icons_below_the_track_are_named_in_wide_windows(
    screen: pygame.Surface, window: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = Drawn()
    with monkeypatch.context() as patch:
        drawn.watch(patch)
        heard(showing(PAINTER(wordy_kit(window), GAME), next(iter(moments().values()))))
    assert "Starting" in drawn.lines


def test_the_open_bag_is_not_lit_while_the_pointer_is_where_it_was_opened(screen: pygame.Surface) -> None:
    shown = next(iter(moments().values()))
    painter = painter_at((1920, 1080), 1.0, replace(shown, hovered="bag"))
    painter.turn("bag")
    box = next(item.rect for item in reversed(painter.items()) if item.id == "bag")
    seen = drawn(painter).get_at((box.left + 20, box.top + 20))
    painter.show(replace(shown, hovered=""))
    assert painter.bag_open
    assert drawn(painter).get_at((box.left + 20, box.top + 20)) == seen


@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 1.0), ((1280, 720), 2.0)])
def test_each_phase_says_what_happens_in_it(size: tuple[int, int], text: float) -> None:
    (shown, *_) = moments().values()
    painter = painter_at(size, text, shown)
    tips = {item.id: item.tip for item in painter.items() if item.group == "phases"}
    words = ("**Gain:** draw", "**Allocate:** place", "**Use cards:** start conflicts")
    for number, start in enumerate(words):
        item = painter.sheet.item(f"phase:{number}")
        assert item is not None
        assert tips[item.id].startswith(start)
        assert not item.written
