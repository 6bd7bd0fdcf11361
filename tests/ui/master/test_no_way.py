"""A cube that is dropped where it cannot go says why; a click with a held cube does what it did."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.games import find_games
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.moves import place_cube
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.table import PAINTER
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.ui.table.items import TableItem
from tests.games.master.laid import draw_hand, hold, own, table
from tests.ui.painter_rig import kit_of, moment_of, showing
from tests.ui.table.test_drag_held import piece, until
from tests.ui.table_rig import Rig

GAMES = find_games()
HAND = ("black", "red", "yellow")


def laid() -> MasterState:
    """Seat 0 owns a second system and a development, and draws a cube of three colours."""
    g = table()
    own(g, 0, "nw_core")
    hold(g, 0, "space_exchange")
    draw_hand(g, *HAND)
    return g


def painter_of(g: MasterState, size: tuple[int, int] = (1920, 1080)) -> MasterPainter:
    painter = showing(PAINTER(kit_of(size), GAME), moment_of(GAME, g, 0, 0))
    assert isinstance(painter, MasterPainter)
    return painter


def why(painter: MasterPainter, cube: str, place: str) -> str:
    """What is said of a cube that is dropped on a place; empty if nothing is."""
    rect = painter.sheet.places[place]
    item = f"hand:{HAND.index(cube)}"
    found = painter.no_way(item, rect.center)
    painter.hold(item)
    assert not (found and painter.dropped(item, rect.center))
    painter.hold("")
    return found.code if found else ""


def test_a_cube_dropped_where_it_cannot_go_says_why(screen: pygame.Surface) -> None:
    painter = painter_of(laid())
    assert why(painter, "black", "nw_home:0") == "black_never_settles"
    assert why(painter, "red", "nw_gate:0") == "no_base_there"
    assert why(painter, "red", "nw_gate") == "no_base_there", "beside its planets, too"
    assert why(painter, "red", "nw_home:0") == ""
    assert why(painter, "black", "nw_home-nw_gate:0") == "route_colours"
    assert why(painter, "red", "ne_gate-ne_strait:0") == "dark"
    assert why(painter, "red", "hand") == "", "no place for cubes"


def test_slots_of_cards_name_the_cube_they_need_and_others_are_not_ones_own(screen: pygame.Surface) -> None:
    painter = painter_of(laid())
    wants = {f"space_exchange.implement:{n}" for n in range(5)} & painter.sheet.places.keys()
    said = {why(painter, "black", spot) for spot in wants}
    assert "slot_wants" in said
    assert why(painter, "red", "rocs.base:0") == "not_your_project"


def test_what_was_placed_before_counts(screen: pygame.Surface) -> None:
    g = laid()
    question = OpenQuestion(open_asks(g)[0], GAME.words, lambda: GAME.view(g, 0))
    first = next(move for move in sorted(question.open) if move.startswith("place red") and "-" in move)
    following = first.split()[-1].replace(":0", ":1")
    assert question.click(first)
    shown = replace(moment_of(GAME, g, 0, 0), chosen=question.chosen, open=question.open)
    after = showing(PAINTER(kit_of((1920, 1080)), GAME), shown)
    assert isinstance(after, MasterPainter)
    assert why(after, "yellow", following) == "route_has_colour"


@pytest.mark.slow
def test_the_table_says_it_at_a_drop_and_not_at_a_click(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="master", games=GAMES, seed=1)
    until(rig, "allocate", lambda: piece(rig, "hand") is not None, 1)
    painter, view = rig.scene.view.painter, rig.scene.view
    assert isinstance(painter, MasterPainter)
    cube = piece(rig, "hand")
    assert cube is not None
    at = next(
        rect.center
        for place, rect in painter.sheet.places.items()
        if rect.width and painter.can_pan(rect.center) and painter.no_way(cube.item.id, rect.center)
    )
    rig.click(cube.item.rect.center)
    assert painter.held
    before = view.toast
    rig.click(at)
    assert view.toast is before
    rig.key(pygame.K_ESCAPE)
    again = piece(rig, "hand")
    assert isinstance(again, TableItem)
    rig.drag(again.item.rect.center, at)
    assert view.toast is not None
    assert view.toast is not before
    assert view.side.refuses
    assert not rig.question.chosen
    rig.close()


def test_a_gray_thing_pointed_at_has_its_reason_worked_out_once(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = laid()
    question = OpenQuestion(open_asks(g)[0], GAME.words, lambda: GAME.view(g, 0))
    find, asked = question.prompt.why_not, list[str]()

    def noted(option: str) -> Reason | None:
        asked.append(option)
        return find(option)

    monkeypatch.setattr(question.prompt, "why_not", noted)
    for _look in range(2):
        assert question.why_not("nw_gate:0")
        assert question.why_not_page("nw_gate:0") == "planets"
    assert asked == ["nw_gate:0"]
    assert question.why_not("nw_strait:0")
    assert question.click(place_cube("red", "nw_home:0"))
    assert "Already settled" in question.why_not("nw_home:0")
    assert asked == ["nw_gate:0", "nw_strait:0", "nw_home:0"]
