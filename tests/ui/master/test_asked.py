"""What a question at the table of Master is about is shown, where no option leads there."""

from collections import Counter
from dataclasses import replace

import pygame
import pytest

from galaxy_desktop.games.master.box import SIDES, projects, side
from galaxy_desktop.games.master.moves import END, CancelProject, Discard
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.table import front_box
from galaxy_desktop.games.master.table.compose import without_places
from galaxy_desktop.games.master.table.held import HandCube, HeldCard, HeldFront, Tab
from galaxy_desktop.games.master.table.pages import NEXT_PAGE
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.games.master.table.tabs import DECKS, FRONTS, has_targets, tab_of
from galaxy_desktop.games.master.table.targets import Targets
from galaxy_desktop.games.master.use_cards import UseCards
from galaxy_desktop.games.master.winning import Claim
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.tabletop.empire_items import EmpireItem
from galaxy_desktop.ui.tabletop.parts import Part, PartText
from tests.games.master import laid
from tests.games.master.test_use_cards import MANY
from tests.ui.master.test_painter import painter_at
from tests.ui.master_rig import moment
from tests.ui.painter_rig import WINDOW_IDS, WINDOWS, pixels


def fights() -> MasterState:
    """Several conflicts, of which the last is between two players."""
    g = laid.table(4)
    laid.own(g, 0, "nw_core")
    laid.own(g, 1, "ne_core")
    laid.fight(g, "blockade", "nw_home-nw_gate", "nw_home")
    laid.fight(g, "crusade", "nw_home-nw_march", "nw_home")
    laid.fight(g, "uprising", "nw_home-nw_cross", "nw_home")
    laid.fight(g, "trade_war", "nw_cross-nw_core", "nw_core")
    laid.fight(g, "border_war", "ne_core-nw_core", "nw_core")
    return g


def truce() -> Shown:
    """Seat 1 is asked whether it agrees to stop the last one."""
    g = fights()
    laid.run(g, UseCards(0))
    laid.choose(g, "cards", "truce border_war")
    return moment(g, 1, 0)


@pytest.mark.parametrize(("window", "step"), WINDOWS, ids=WINDOW_IDS)
def test_the_conflict_of_a_truce_is_open(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    painter = painter_at(window, step, truce())
    plates = [item for item in painter.items() if item.group == "fronts"]
    assert plates[0].subject == "border_war"


def test_the_system_that_may_be_claimed_is_marked(screen: pygame.Surface) -> None:
    g = laid.table(3)
    laid.run(g, Claim(0, "nw_core"))
    claimed = moment(g, 0, 0)
    assert claimed.decision is not None
    assert claimed.decision.topic == "claim"
    painter = painter_at((1280, 720), 1.0, claimed)
    board = painter.board(claimed, painter.sheet)
    assert board.asked == "nw_core"
    marked = pixels(painter)
    laid.run(g, Claim(0, "ne_core"))
    assert pixels(painter_at((1280, 720), 1.0, moment(g, 0, 0))) != marked


def test_a_conflict_that_is_held_can_be_discarded_where_it_lies(screen: pygame.Surface) -> None:
    g = laid.table(4)
    laid.own(g, 0, "nw_core")
    laid.hold(g, 0, "border_war", "trade_war")
    laid.run(g, UseCards(0))
    shown = moment(g, 0, 0)
    ways = {card for card in ("border_war", "trade_war") if Discard(card).option in shown.open}
    assert ways
    for card in ways:
        painter = painter_at((1920, 1080), 1.0, shown)
        assert painter.sheet.item(Discard(card).option) is None
        painter.hold(HeldCard(card).item)
        assert painter.sheet.item(Discard(card).option) is not None


def test_both_sides_of_a_conflict_to_be_placed_show_their_slots(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = laid.table(4)
    laid.own(g, 0, "nw_core")
    laid.own(g, 1, "ne_core")
    laid.hold(g, 0, "trade_war")
    laid.run(g, UseCards(0))
    shown, held = moment(g, 0, 0), HeldFront("trade_war", "ne_core-nw_core").item

    def picture() -> bytes:
        painter = painter_at((1280, 720), 1.0, shown)
        painter.hold(held)
        return pixels(painter)

    whole = picture()
    drawn: list[str] = []

    def nothing(_kit: Kit, colour: str, _cube: str, size: int, **_marked: bool) -> pygame.Surface:
        drawn.append(colour)
        return pygame.Surface((size, size), pygame.SRCALPHA, 32)

    monkeypatch.setattr(front_box, "slot_face", nothing)
    assert picture() != whole
    slots = [slot.colour for name in SIDES for slot in projects()[side("trade_war", name)].slots]
    assert Counter(drawn) == Counter(slots * 2), "each way has the own side and that of the rival"


def test_beside_a_neutral_system_each_way_names_the_side_that_no_one_fills(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = laid.table(4)
    laid.own(g, 0, "nw_core")
    laid.hold(g, 0, "trade_war")
    laid.run(g, UseCards(0))
    written: list[str] = []

    def noted(_board: object, _surface: object, _rect: object, text: str, *_style: object) -> int:
        written.append(text)
        return 0

    monkeypatch.setattr(front_box, "write", noted)
    painter = painter_at((1280, 720), 1.0, moment(g, 0, 0))
    painter.hold(HeldFront("trade_war", "ne_core-nw_core").item)
    pixels(painter)
    sides = [text.partition(":")[0] for text in written if "neutral" in text]
    ways = [text for text in written if text.startswith("Take the ")]
    assert [*zip(ways, sides, strict=True)] == [
        ("Take the red side", "Blue side"),
        ("Take the blue side", "Red side"),
    ]


def test_while_the_side_of_a_conflict_is_chosen_it_and_its_track_are_marked_as_chosen(
    screen: pygame.Surface,
) -> None:
    g = laid.table(4)
    laid.own(g, 0, "nw_core")
    laid.hold(g, 0, "trade_war")
    laid.run(g, UseCards(0))
    painter = painter_at((1280, 720), 1.0, moment(g, 0, 0))
    painter.hold(HeldCard("trade_war").item)
    tracks = [place for place in targets_of(painter).by_place if place in star_map().tracks]
    assert len(tracks) > 1
    assert {targets_of(painter).mark(track) for track in tracks} == {"legal"}
    painter.hold(HeldFront("trade_war", tracks[0]).item)
    chosen = [place for place in targets_of(painter).by_place if targets_of(painter).mark(place) == "chosen"]
    assert {*chosen} == {"trade_war", tracks[0]}
    assert painter.laid is not None
    of_cards = without_places(painter.laid, frozenset(tracks)).targets
    assert [place for place in of_cards.by_place if of_cards.mark(place) == "chosen"] == ["trade_war"]


def targets_of(painter: MasterPainter) -> Targets:
    board = painter.laid
    assert board is not None
    return board.targets


def test_against_a_neutral_system_each_way_says_what_is_won(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = laid.table(4)
    laid.own(g, 0, "nw_core")
    laid.hold(g, 0, "trade_war")
    laid.run(g, UseCards(0))
    drawn: list[tuple[Part, ...]] = []
    monkeypatch.setattr(front_box, "draw_parts", lambda _kit, _to, parts, *_rest: drawn.append(parts))
    painter = painter_at((1280, 720), 1.0, moment(g, 0, 0))
    painter.hold(HeldFront("trade_war", "ne_core-nw_core").item)
    pixels(painter)
    texts = [[part.text for part in parts if isinstance(part, PartText)] for parts in drawn]
    assert texts == [["You win:", "system", "4"]] * len(SIDES)


def test_a_choice_on_a_conflict_opens_the_tab_of_conflicts_alone(screen: pygame.Surface) -> None:
    table = painter_at((1280, 720), 1.0, truce()).laid
    assert table is not None
    offered = replace(table.targets, by_place={"trade_war.red:0": ("place red trade_war.red:0",)})
    with_choice = replace(table, targets=offered)
    own = tab_of(table.seat)
    assert [name for name in (FRONTS, own, DECKS) if has_targets(with_choice, name)] == [FRONTS]
    card = table.view.players[table.seat].row[0]
    offered = replace(table.targets, by_place={card: (card,)})
    assert [n for n in (FRONTS, own, DECKS) if has_targets(replace(table, targets=offered), n)] == [own]


def test_a_hint_to_cancel_leads_to_a_black_cube_of_the_hand(screen: pygame.Surface) -> None:
    g = laid.table(2)
    laid.fill(g, "humans.agenda", 2)
    laid.draw_hand(g, "red", "black", "blue")
    shown = moment(g, 0, 0)
    cancel = CancelProject("humans.agenda").option
    assert cancel in shown.open
    assert painter_at((1280, 720), 1.0, shown).stands_for(cancel) == HandCube(1).item


def test_nothing_on_the_table_leads_to_an_option_that_is_a_button(screen: pygame.Surface) -> None:
    g = laid.table(3)
    laid.hold(g, 0, *MANY)
    laid.run(g, UseCards(0))
    painter = painter_at((1280, 720), 1.0, moment(g, 0, 0))
    assert painter.sheet.item(NEXT_PAGE) is not None
    assert painter.stands_for(END) != NEXT_PAGE
    there = {item.id for item in painter.items()}
    behind = next(option for card in MANY if (option := Discard(card).option) not in there)
    assert painter.stands_for(behind) == NEXT_PAGE
    painter.turn(Tab(DECKS).item)
    assert painter.stands_for(behind) == Tab(tab_of(0)).item
    painter.turn(EmpireItem(1).id)
    assert painter.looked_at == 1
    assert painter.stands_for(END) == END


def test_the_decks_fill_their_tab(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, moment(laid.table(2), 0, 0))
    painter.turn(Tab(DECKS).item)
    assert painter.laid is not None
    room = painter.laid.frame.cards
    decks = [rect for place, rect in painter.sheet.places.items() if place.startswith("deck:")]
    assert len(decks) == 6
    whole = decks[0].unionall(decks)
    assert room.contains(whole)
    assert whole.width > 0.9 * room.width
    assert whole.height > 0.75 * room.height
