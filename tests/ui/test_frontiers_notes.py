"""What the table of New Frontiers says: who comes next, what a choice would come to, what is missing."""

import pygame

from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.develop import market
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.table import PAINTER
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.coming import coming
from galaxy_desktop.games.frontiers.table.look import PlateLook, TileLook
from galaxy_desktop.games.frontiers.table.offer_worlds import picking
from galaxy_desktop.games.frontiers.table.preview_notes import NOTES, preview_lines
from galaxy_desktop.games.frontiers.table.signs_of_power import FULL, parts_of
from galaxy_desktop.games.frontiers.tiles import tiles
from galaxy_desktop.games.frontiers.track import to_select
from galaxy_desktop.ui.painter import Shown
from galaxy_desktop.ui.tabletop.parts import Sign, Text
from tests.games.frontiers.grammar import faults
from tests.ui.frontiers_rig import GAMES, moment, moments, played
from tests.ui.painter_rig import kit_of


def board_of(shown: Shown) -> Board:
    painter = PAINTER(kit_of((1920, 1080)), GAME)
    painter.show(shown)
    return painter.board(shown, painter.sheet)


def test_those_who_still_select_come_next_in_the_order_of_the_track(screen: pygame.Surface) -> None:
    for shown in moments().values():
        if shown.view.over or not shown.view.round:
            continue
        seats = [line.seat for line in coming(board_of(shown)) if " select" in line.text and not line.sign]
        assert seats == list(to_select(shown.view))


def test_every_choice_with_a_price_says_what_would_be_left(screen: pygame.Surface) -> None:
    for (topic, _seats), shown in moments().items():
        if topic not in ("develop", "sell", "pay_production") or not shown.open:
            continue
        assert "You would have" in preview_lines(board_of(shown))[-1].text


def test_the_price_in_the_box_is_the_price_in_the_market(screen: pygame.Surface) -> None:
    met = 0
    for (topic, _seats), shown in moments().items():
        if topic == "develop" and shown.chosen:
            price = market(shown.view, shown.seat).prices[shown.chosen[0]]
            assert preview_lines(board_of(shown))[1].text.startswith(f"**${price}** of your")
            met += 1
    assert met >= 2


def test_colonists_instead_of_a_world_are_counted(screen: pygame.Surface) -> None:
    shown = next(s for (t, _n), s in moments().items() if t == "settle" and s.chosen == (COLONISTS,))
    me = shown.view.players[shown.seat]
    number = me.colonists + min(2, shown.view.colonists)
    assert f"**{number}** free colonist" in preview_lines(board_of(shown))[-1].text


def test_every_note_can_be_written_in_every_game(screen: pygame.Surface) -> None:
    met = set()
    for seats, seed in GAMES:
        for g, seat, decision in played(seats, seed):
            if decision.topic in NOTES and decision.topic not in met:
                for clicks in (0, 1):
                    notes = preview_lines(board_of(moment(g, seat, clicks)))
                    assert all(note.text for note in notes), decision.topic
                met.add(decision.topic)
    assert met >= NOTES.keys() - {"produce_short"}


def test_notes_and_what_comes_next_are_grammatical(screen: pygame.Surface) -> None:
    for seats, seed in GAMES[:4]:
        for turn, (g, seat, _) in enumerate(played(seats, seed)):
            if turn % 5 == 0:
                board = board_of(moment(g, seat))
                for line in (*preview_lines(board), *(coming(board) if g.round else ())):
                    assert not faults(line.text), line.text


def test_plates_of_the_market_show_the_price_for_the_viewer(screen: pygame.Surface) -> None:
    for shown in moments().values():
        board, offer = board_of(shown), market(shown.view, shown.seat)
        for spot in board.sheet.spots.values():
            if isinstance(spot.look, PlateLook) and spot.look.left >= 0:
                assert spot.look.price == offer.prices[spot.look.card]
                assert spot.look.left == shown.view.stock[spot.look.card]


def test_colonies_show_their_goods_and_whose_colonists_live_there(screen: pygame.Surface) -> None:
    for shown in moments().values():
        me = shown.view.players[shown.seat]
        board = board_of(shown)
        for colony in me.colonies:
            look = board.sheet.spots[colony].look
            assert isinstance(look, TileLook)
            assert look.owner == shown.seat
            assert look.good == me.goods.get(colony, "")


def test_the_selector_of_explore_picks_first_and_last(screen: pygame.Surface) -> None:
    for seats, seed in GAMES[:4]:
        for g, seat, decision in played(seats, seed):
            if decision.topic == "explore" and g.selector == seat and len(g.offer) == 7:
                order = picking(board_of(moment(g, seat)))
                assert (order[0], order[-1], len(order)) == (seat, seat, seats + 1)
                return
    raise AssertionError("nobody explored")


def test_dimmed_plates_are_those_that_cannot_be_bought(screen: pygame.Surface) -> None:
    for shown in moments().values():
        buyable = market(shown.view, shown.seat).buyable()
        for spot in board_of(shown).sheet.spots.values():
            if isinstance(spot.look, PlateLook) and spot.look.left >= 0:
                assert spot.look.dim == (spot.look.card not in buyable)
                assert spot.look.card in tiles()


def test_every_power_is_drawn_in_full_and_no_drawing_is_left_over() -> None:
    used = {(power.action, power.code) for tile in tiles().values() for power in tile.powers}
    assert FULL.keys() == used
    for tile in tiles().values():
        for power in tile.powers:
            assert parts_of(power), tile.id


def test_a_power_says_what_it_takes_and_brings() -> None:
    (consume,) = [power for power in tiles()["old_earth"].powers if power.action == "consume"]
    assert parts_of(consume) == (
        Sign("consume"),
        Sign("any_good"),
        Text("×2"),
        Sign("arrow_right"),
        Sign("points", "3"),
    )
