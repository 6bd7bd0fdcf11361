"""A die, producer or gray box that leads nowhere says why, and the whole tray takes what is set aside."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games import find_games
from galaxy_desktop.games.roll.game import GAME
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.presenter.question import OpenQuestion
from tests.games.roll.laid import own, run_phase, table
from tests.ui.roll.test_painter import painter_at
from tests.ui.roll.test_ways import PRODUCE, SETTLE, SHIP, behind, painter_of, shown_after
from tests.ui.roll_rig import moment
from tests.ui.table_rig import Rig


def why(painter: RollPainter, die: str, at: tuple[int, int]) -> str:
    """What is said of a die that is put there; empty if it goes there, or if nothing is said."""
    painter.hold(die)
    found = painter.no_way(die, at)
    assert not (found and painter.dropped(die, at))
    return found.code if found else ""


def column(painter: RollPainter, phase: str) -> tuple[int, int]:
    """A place low in a column, below its socket."""
    place = painter.sheet.places[f"column:{phase}"]
    return place.centerx, place.bottom - 6


def on_tray(painter: RollPainter) -> tuple[int, int]:
    """A place in the middle of the tray, above the place of Dictate."""
    return painter.sheet.places["floor"].center


def test_a_die_put_below_a_phase_where_it_cannot_go_says_why(screen: pygame.Surface) -> None:
    g, dice = behind()
    ready = (f"place {dice['military']} {SHIP}", f"select {dice['genes']} {SETTLE}")
    before, after = painter_of(shown_after(g)), painter_of(shown_after(g, *ready))
    home, novelty, selector = dice["home"], dice["novelty"], dice["genes"]
    assert why(before, dice["military"], column(before, PRODUCE)) == ""
    assert why(after, home, column(after, PRODUCE)) == "dictate_first"
    assert why(after, novelty, column(after, SHIP)) == "", "where it lies"
    assert why(after, selector, column(after, PRODUCE)) == "selector_fixed"
    assert why(after, home, (2, 2)) == "", "no place at all"


def test_the_whole_tray_takes_a_worker_that_is_set_aside(screen: pygame.Surface) -> None:
    g, dice = behind()
    ready = (f"place {dice['military']} {SHIP}", f"select {dice['genes']} {SETTLE}")
    before, after = painter_of(shown_after(g, ready[0])), painter_of(shown_after(g, *ready))
    assert after.dropped(dice["home"], on_tray(after)) == f"dictate {dice['home']}"
    assert after.dropped(dice["military"], on_tray(after)) == ready[0], "back to the tray"
    assert why(before, dice["home"], on_tray(before)) == "select_first"
    assert why(after, dice["genes"], on_tray(after)) == "selector_fixed"


def test_a_gray_box_says_how_its_phase_is_selected(screen: pygame.Surface) -> None:
    g, dice = behind()
    ready = (f"place {dice['military']} {SHIP}", f"select {dice['genes']} {SETTLE}")
    said = []
    for moves in ((), ready):
        found = {item.id: item for item in painter_of(shown_after(g, *moves)).items()}
        box = found[f"socket:{PRODUCE}"]
        assert box.subject == PRODUCE, "the strip has a name for it"
        said.append(box.why.code if box.why else "")
    assert said == ["no_worker_here", "selected_another"]


def test_a_die_that_selected_a_phase_says_that_it_is_fixed_and_another_says_nothing(
    screen: pygame.Surface,
) -> None:
    g, dice = behind()
    ready = (f"place {dice['military']} {SHIP}", f"select {dice['genes']} {SETTLE}")
    found = {item.id: item for item in painter_of(shown_after(g, *ready)).items()}
    why = found[dice["genes"]].why
    assert why is not None
    assert why.code == "selector_fixed"
    assert found[dice["home"]].why is None


def test_a_place_that_takes_back_names_what_it_undoes(screen: pygame.Surface) -> None:
    g, dice = behind()
    placed = f"place {dice['military']} {SHIP}"
    painter = painter_of(shown_after(g, placed))
    painter.hold(dice["military"])
    assert [item.tip.startswith("Undo: ") for item in painter.items() if item.id == placed] == [True]


def test_a_producer_put_on_a_gray_world_says_why(screen: pygame.Surface) -> None:
    g = table()
    own(g, tableau=["old_earth", "gem_world", "plague_world"], workers={"produce": ["home", "genes"]})
    run_phase(g, "produce")
    painter = painter_at((1280, 720), 1.0, moment(g, 0, 0))
    gray = next(item for item in painter.items() if item.subject == "old_earth")
    assert why(painter, min(painter.holdable()), gray.rect.center) == "gray_world"


@pytest.mark.slow
def test_a_click_and_a_drop_where_a_die_cannot_go_are_answered(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="roll", games=find_games(), seed=12)
    rig.click(rig.widget(rig.question.prompt.open()[0]).rect.center)
    rig.key(pygame.K_RETURN)
    rig.settle()
    painter, view = rig.scene.view.painter, rig.scene.view
    assert isinstance(painter, RollPainter)
    assert painter.laid is not None
    (first, phase), (die, under) = list(painter.laid.desk.columns.items())[:2]
    selected = next(name for name in (PRODUCE, SHIP) if name != phase)
    rig.click(rig.widget(first).rect.center)
    rig.click(column(painter, selected))
    assert rig.question.chosen == (f"select {first} {selected}",), "as a drop there does"
    rig.click(rig.widget(die).rect.center)
    assert painter.held == die
    at = column(painter, next(name for name in (PRODUCE, SHIP) if name not in (under, selected)))
    assert painter.no_way(die, at) is not None
    rig.click(at)
    said = view.toast.label if view.toast else ""
    assert said
    rig.key(pygame.K_ESCAPE)
    rig.drag(rig.widget(die).rect.center, at)
    assert view.toast is not None
    assert view.toast.label == said
    assert not painter.held
    rig.drag(rig.widget(die).rect.center, on_tray(painter))
    assert rig.question.chosen[-1] == f"dictate {die}"
    assert not view.toast.alive, "out of date with the next choice"
    rig.close()


def test_a_die_that_cannot_be_moved_says_why_after_the_first_move_too() -> None:
    g, dice = behind()
    question = OpenQuestion(open_asks(g)[0], GAME.words, lambda: GAME.view(g, 0))
    for move in (f"place {dice['military']} {SHIP}", f"select {dice['genes']} {SETTLE}"):
        assert question.click(move)
    assert "can't be Reassigned" in question.why_not(dice["genes"])
