"""What several tables draw alike: signs before words, notes after titles, headers, offers, landings."""

from dataclasses import replace

import pygame
import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.painter import RacePainter
from galaxy_desktop.presenter.shown import Sitter
from galaxy_desktop.ui.motion import Motion
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.table.badges import bulb_rise
from galaxy_desktop.ui.tabletop.lines import Counter, lead, write_with_note
from galaxy_desktop.ui.tabletop.offer import lay_offer_panel, offer_title
from galaxy_desktop.ui.tabletop.players import lay_titled_header, own_title
from galaxy_desktop.ui.tabletop.staging import Staging
from tests.ui.painter_rig import kit_of, moment_of

ROW = pygame.Rect(40, 30, 300, 24)


@pytest.fixture
def board(screen: pygame.Surface) -> Board:
    painter = RacePainter(kit_of((1280, 720)), GAME)
    painter.show(moment_of(GAME, GAME.new(2, {}, 3), 0))
    assert painter.laid is not None
    return painter.laid


def drawn_on(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect(min_alpha=1)


def test_a_sign_leads_its_row_and_leaves_the_rest(board: Board) -> None:
    surface = clear_surface((400, 90))
    rest = lead(surface, board.kit.sign("check", 20), ROW, 20, 8)
    assert (rest.left, rest.right, rest.top, rest.bottom) == (ROW.left + 28, ROW.right, ROW.top, ROW.bottom)
    assert ROW.contains(drawn_on(surface))
    assert drawn_on(surface).right <= ROW.left + 20


@pytest.mark.parametrize("width", [40, 90, 300])
def test_a_title_and_its_note_stay_in_their_row(board: Board, width: int) -> None:
    surface, row = clear_surface((400, 90)), pygame.Rect(ROW.topleft, (width, 40))
    write_with_note(board, surface, row, ("Development market", "price for you now"), gap=8)
    assert row.left <= drawn_on(surface).left
    assert drawn_on(surface).right <= row.right


def test_figures_of_a_header_leave_free_what_is_kept(board: Board) -> None:
    header = pygame.Rect(0, 0, 620, 50)
    counters = [Counter(f"figure {n}", "points", str(n), "a long word for it") for n in range(9)]
    end = lay_titled_header(board, header, ("Your empire", "Ada"), counters, kept=200)
    assert 150 < end <= header.right - 200
    assert 2 <= len(counters) < 9


def test_an_offer_covers_what_lies_below_it(board: Board) -> None:
    box = board.areas.content
    below = [item for item in board.sheet.items if box.contains(item.rect)]
    assert below
    inside = lay_offer_panel(board, box, "Choose", folds=True)
    assert box.contains(inside)
    title = board.kit.fonts.style("heading", board.kit.metrics).line
    assert inside.top - bulb_rise(board.kit) >= box.top + (offer_title(board) + title) // 2, (
        "a hint covers no title"
    )
    assert board.sheet.overlay == board.sheet.places["offer"] == box
    assert not any(item in board.sheet.items for item in below)


def test_what_flies_to_a_piece_hides_it_until_it_lands(board: Board) -> None:
    stage, picture = Staging(Motion(), board, board), clear_surface((4, 4))
    board.sheet.places["piece"] = pygame.Rect(5, 5, 4, 4)
    for piece in ("piece", "nothing"):
        stage.land(stage.tween("card_slide", "move"), picture, (0, 0), (7, 7), piece, waits=True)
    assert stage.arriving == {"piece"}
    assert [flight.end for flight in stage.flights] == ["stays", "vanishes"]  # type: ignore[union-attr]


def test_things_start_where_they_lay_and_else_at_the_panel_of_their_seat(board: Board) -> None:
    stage = Staging(Motion(), board, board)
    card, spot = next(iter(board.sheet.spots.items()))
    assert stage.former_place(card, (0, 0)) == stage.place_of(card, (0, 0)) == spot.rect.center
    assert stage.former_place("no such card", stage.panel(1)) == board.sheet.places["seat:1"].center


def test_at_a_shared_screen_the_own_panel_names_the_seat_if_there_is_room(board: Board) -> None:
    shared = replace(board, shown=replace(board.shown, sitters=(Sitter("Ada", ""), Sitter("Bo", ""))))
    assert own_title(shared, "Your empire", 400) == "Your empire · Ada"
    assert own_title(shared, "Your empire", 60) == "Your empire"
    alone = replace(board, shown=replace(board.shown, sitters=(Sitter("Ada", ""), Sitter("Bo", "Easy"))))
    assert own_title(alone, "Your empire", 400) == "Your empire"
