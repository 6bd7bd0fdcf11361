"""An assignment put together at the table: dice by click, drag and key, taken back and moved again."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.moves import Move
from galaxy_desktop.games import find_games
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.arrangement import Arrangement
from galaxy_desktop.games.roll.assign import Assign
from galaxy_desktop.games.roll.moves import LayAside, SelectPhase, move_of
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.games.roll.table.tray import note_of
from tests.games.roll.laid import behind_screen, run, table
from tests.pixels.colour import contrast
from tests.ui.painter_rig import kit_of
from tests.ui.roll_rig import moment
from tests.ui.table_rig import Rig

SEED = 12
READABLE = 4.5
"""Least contrast of words to what is below them."""


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    """A table at the assignment of its first round."""
    made = Rig(tmp_path, game="roll", games=find_games(), seed=SEED)
    made.click(made.widget(prompt_options(made)[0]).rect.center)
    made.key(pygame.K_RETURN)
    made.settle()
    yield made
    made.close()


def prompt_options(rig: Rig) -> tuple[str, ...]:
    prompt = rig.scene.controller.question
    assert prompt is not None
    return prompt.prompt.open()


def painter(rig: Rig) -> RollPainter:
    assert isinstance(rig.scene.view.painter, RollPainter)
    return rig.scene.view.painter


def chosen(rig: Rig) -> tuple[str, ...]:
    assert rig.scene.controller.question is not None
    return rig.scene.controller.question.chosen


def rolled(rig: Rig) -> list[str]:
    return list(rig.bus.view(0).players[0].rolled)


def desk_of(rig: Rig) -> Arrangement:
    assert rig.scene.view.shown is not None
    return painter(rig).board(rig.scene.view.shown, painter(rig).sheet).desk


def note(rig: Rig) -> str:
    assert rig.scene.view.shown is not None
    return note_of(painter(rig).board(rig.scene.view.shown, painter(rig).sheet))


def open_of(rig: Rig, sort: type[Move]) -> str:
    return next(option for option in prompt_options(rig) if isinstance(move_of(option), sort))


def test_the_table_asks_for_the_assignment(rig: Rig) -> None:
    assert rig.scene.controller.question is not None
    assert rig.scene.controller.question.decision.topic == "assign"
    assert not rig.scene.view.widgets.chips


def test_the_box_of_a_phase_selects_it_with_a_worker_below(rig: Rig) -> None:
    desk = desk_of(rig)
    phase = next(iter(desk.columns.values()))
    die = next(die for die in sorted(desk.columns) if desk.columns[die] == phase)
    rig.click(rig.widget(f"select {die} {phase}").rect.center)
    assert chosen(rig) == (f"select {die} {phase}",)


def test_the_tray_says_how_to_dictate_once_that_is_possible(rig: Rig) -> None:
    notes = [note(rig)]
    for sort in (SelectPhase, LayAside):
        rig.scene.click(open_of(rig, sort))
        rig.scene.view.refresh()
        notes.append(note(rig))
    assert notes == ["", "Dictate: choose a worker", ""]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_dice_below_the_phases_are_all_of_one_size(size: tuple[int, int]) -> None:
    g = table()
    faces = [("home", "explore"), ("home", "explore"), ("home", "explore"), ("home", "ship")]
    g.phase = "assign"
    behind_screen(g, 0, faces)
    behind_screen(g, 1, faces[:1])
    run(g, Assign())
    drawn = RollPainter(kit_of(size), GAME)
    drawn.show(moment(g, 0, 0))
    dice = [item.rect.size for item in drawn.items() if item.group == "dice"]
    assert len(dice) == len(faces)
    assert len({*dice}) == 1


def test_select_can_be_read_over_the_die_that_selects(rig: Rig) -> None:
    first, second = rolled(rig)[:2]
    phase = desk_of(rig).columns[first]
    rig.scene.click(f"select {first} {phase}")
    rig.scene.view.refresh()
    rig.click(rig.widget(second).rect.center)
    rig.settle()
    box = rig.widget(f"select {second} {phase}").rect
    drawn = pygame.Surface(rig.app.surface.get_size(), 0, 32)
    rig.app.stage.draw(drawn)
    below = drawn.get_at((box.left + box.width * 3 // 10, box.bottom - box.height // 5))
    assert contrast(rig.scene.kit.theme.colour.legal, (below.r, below.g, below.b)) > READABLE


def test_a_box_that_says_select_has_no_tooltip_over_its_phase(rig: Rig) -> None:
    boxes = [item.id for item in painter(rig).items() if item.group == "sockets" and item.tip]
    assert boxes
    for option in boxes:
        assert rig.widget(option).tip == ""
        assert rig.widget(option).spoken_name


def test_the_box_of_a_phase_without_a_worker_says_how_to_select_it(rig: Rig) -> None:
    desk = desk_of(rig)
    empty = next(phase for phase in PHASES if phase not in desk.columns.values())
    rig.move(rig.widget(f"socket:{empty}").rect.center)
    assert "Choose a die" in rig.widget(f"socket:{empty}").why_not


def test_a_clicked_die_shows_where_it_may_go_and_a_second_click_chooses(rig: Rig) -> None:
    die = rolled(rig)[0]
    rig.click(rig.widget(die).rect.center)
    assert painter(rig).held == die
    rig.click(rig.widget(f"select {die} settle").rect.center)
    assert chosen(rig) == (f"select {die} settle",)
    assert painter(rig).held == ""


def test_a_second_click_on_a_die_lets_go_of_it(rig: Rig) -> None:
    die = rolled(rig)[0]
    rig.click(rig.widget(die).rect.center)
    rig.click(rig.widget(die).rect.center)
    assert painter(rig).held == ""
    assert chosen(rig) == ()


def test_escape_lets_go_of_a_die_before_anything_else(rig: Rig) -> None:
    rig.click(rig.widget(rolled(rig)[0]).rect.center)
    rig.key(pygame.K_ESCAPE)
    assert painter(rig).held == ""
    assert rig.opened == ""


def test_a_die_is_dragged_to_the_socket_of_a_phase(rig: Rig) -> None:
    die = rolled(rig)[1]
    rig.click(rig.widget(die).rect.center)
    socket = rig.widget(f"select {die} ship").rect.center
    rig.key(pygame.K_ESCAPE)
    rig.drag(rig.widget(die).rect.center, socket)
    assert chosen(rig) == (f"select {die} ship",)


def test_the_name_of_a_phase_takes_the_held_die_like_the_box_below_it(rig: Rig) -> None:
    for die in rolled(rig)[:2]:
        own = desk_of(rig).columns[die]
        for phase in (own, next(phase for phase in PHASES if phase != own)):
            rig.click(rig.widget(die).rect.center)
            rig.click(rig.widget(f"phase:{phase}").rect.center)
            assert chosen(rig) == (f"select {die} {phase}",)
            rig.key(pygame.K_z)


def test_the_name_of_a_phase_does_nothing_while_no_die_is_held(rig: Rig) -> None:
    rig.click(rig.widget(f"phase:{next(iter(desk_of(rig).columns.values()))}").rect.center)
    assert chosen(rig) == ()


def test_a_die_dropped_nowhere_goes_back(rig: Rig) -> None:
    rig.drag(rig.widget(rolled(rig)[0]).rect.center, painter(rig).areas.prompt.center)
    assert chosen(rig) == ()
    assert painter(rig).held == ""


def test_another_selector_takes_the_place_of_the_first(rig: Rig) -> None:
    first, second = rolled(rig)[:2]
    for die, phase in ((first, "settle"), (second, "explore")):
        rig.click(rig.widget(die).rect.center)
        rig.click(rig.widget(f"select {die} {phase}").rect.center)
    assert chosen(rig) == (f"select {second} explore",)


def test_the_selector_is_taken_back_by_its_own_column(rig: Rig) -> None:
    die = next(d for d in rolled(rig) if d in painter(rig).holdable())
    for option in (f"select {die} settle",) * 2:
        rig.click(rig.widget(die).rect.center)
        rig.click(rig.widget(option).rect.center)
    assert chosen(rig) == ()


def test_number_keys_put_the_held_die_into_a_socket(rig: Rig) -> None:
    die = rolled(rig)[0]
    rig.click(rig.widget(die).rect.center)
    rig.key(pygame.K_8)
    assert chosen(rig) == (f"select {die} {PHASES[2]}",)


def test_number_keys_of_columns_the_held_die_cannot_go_to_do_nothing(rig: Rig) -> None:
    rig.click(rig.widget(rolled(rig)[0]).rect.center)
    dead = [number for number, way in enumerate((painter(rig).numbered() or ())[:5], 1) if not way]
    assert dead
    for number in dead:
        rig.key(pygame.K_0 + number)
        assert chosen(rig) == ()


def test_a_worker_is_laid_aside_and_another_moved(rig: Rig) -> None:
    select, aside, moved = rolled(rig)[:3]
    rig.click(rig.widget(select).rect.center)
    rig.click(rig.widget(f"select {select} settle").rect.center)
    rig.click(rig.widget(aside).rect.center)
    rig.click(rig.widget(f"dictate {aside}").rect.center)
    assert not rig.question.can_give
    rig.click(rig.widget(moved).rect.center)
    places = [item.id for item in painter(rig).items() if item.id.startswith("reassign dictate")]
    rig.click(rig.widget(places[0]).rect.center)
    assert chosen(rig)[1:] == (f"dictate {aside}", places[0])
    assert rig.question.can_give


def test_the_keyboard_alone_selects_a_phase_and_locks_in(rig: Rig) -> None:
    die = rolled(rig)[0]
    rig.scene.view.widgets.form.focus.to(rig.widget(die), by_keys=True)
    rig.key(pygame.K_SPACE)
    assert painter(rig).held == die
    rig.key(pygame.K_7)
    rig.key(pygame.K_RETURN)
    rig.settle()
    assert not rig.bus.view(0).players[0].rolled


def test_the_same_roll_is_thrown_again_after_undo(rig: Rig) -> None:
    before = list(rolled(rig))
    faces = dict(rig.bus.view(0).players[0].faces)
    rig.key(pygame.K_z)
    rig.settle()
    rig.click(rig.widget(prompt_options(rig)[0]).rect.center)
    rig.key(pygame.K_RETURN)
    rig.settle()
    assert (rolled(rig), rig.bus.view(0).players[0].faces) == (before, faces)
