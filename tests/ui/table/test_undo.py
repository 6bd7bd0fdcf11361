"""Taking back and doing again at the table, dragging, and going on with another game."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.commands import GiveAnswer, Load, NewGame, Save
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.score.scene import Stay
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.widgets.button import Button
from tests.ui.acts import close_top
from tests.ui.table_rig import PlainScene, Rig

SHIFT = pygame.KMOD_SHIFT


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path)
    yield made
    made.close()


def topic(rig: Rig) -> str:
    prompt = rig.scene.controller.question
    return "" if prompt is None else prompt.decision.topic


def answer(rig: Rig, key: int) -> None:
    rig.key(key)
    rig.key(pygame.K_RETURN)
    rig.settle()


def test_undo_and_redo_lead_to_the_same_places(rig: Rig) -> None:
    answer(rig, pygame.K_1)
    after = rig.bus.game().encode(rig.bus.view(0))
    assert topic(rig) == "draw"
    rig.key(pygame.K_z)
    rig.settle()
    assert topic(rig) == "choose"
    rig.key(pygame.K_y)
    rig.settle()
    assert topic(rig) == "draw"
    assert rig.bus.game().encode(rig.bus.view(0)) == after


def test_the_mouse_repeats_what_it_has_undone(rig: Rig) -> None:
    def redo() -> Button | None:
        bar = rig.scene.view.widgets.bar
        return next((button for button in bar.widgets if button.explanation.startswith("Repeats")), None)

    answer(rig, pygame.K_1)
    assert redo() is None
    rig.key(pygame.K_z)
    rig.settle()
    button = redo()
    assert button is not None
    rig.click(button.rect.center)
    rig.settle()
    assert topic(rig) == "draw"


def test_a_notice_offers_no_undo_of_what_was_chosen_after_it(rig: Rig) -> None:
    view = rig.scene.view
    view.tell("Chosen automatically.", act="Undo", command="undo")
    toast = view.toast
    assert toast is not None
    rig.post()
    assert toast.alive
    answer(rig, pygame.K_1)
    assert not toast.alive


def test_undo_takes_back_the_last_click_first(rig: Rig) -> None:
    answer(rig, pygame.K_1)
    rig.key(pygame.K_2)
    rig.key(pygame.K_z)
    prompt = rig.scene.controller.question
    assert prompt is not None
    assert (topic(rig), prompt.chosen) == ("draw", ())


def test_shift_goes_to_the_start_of_the_round(rig: Rig) -> None:
    for key in (pygame.K_1, pygame.K_2, pygame.K_1):
        answer(rig, key)
    assert topic(rig) not in ("choose", "draw")
    rig.key(pygame.K_z, SHIFT)
    rig.settle()
    assert topic(rig) == "choose"


def test_a_click_on_a_line_of_the_log_goes_back_to_before_it(rig: Rig) -> None:
    for key in (pygame.K_1, pygame.K_2, pygame.K_1):
        answer(rig, key)
    log = rig.scene.view.side.log
    log.scroll.to(0)
    lines = [y for y in range(log.rect.top, log.rect.bottom) if log.line_at((log.rect.centerx, y)) == 1]
    rig.move(log.rect.topleft)
    assert rig.scene.view.side.log_hint("L: hide") == "L: hide"
    rig.move((log.rect.centerx, lines[0]))
    assert "undo" in rig.scene.view.side.log_hint("L: hide")
    rig.click((log.rect.centerx, lines[0]))
    rig.settle()
    assert topic(rig) == "choose"


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_the_keyboard_goes_to_a_line_of_the_log_and_undoes_to_it(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    rig = Rig(tmp_path, size=size, settings=Settings(speed="instant", mute=True, confirm_undo=False))
    for key in (pygame.K_1, pygame.K_2, pygame.K_1):
        answer(rig, key)
    rig.key(pygame.K_TAB)
    view = rig.scene.view
    if not view.widgets.log.can_focus:
        rig.key(pygame.K_l)
    while view.widgets.form.focus.current is not view.widgets.log:
        rig.key(pygame.K_TAB)
    log = view.widgets.log
    while view.side.log.lines[log.at].line != 1:
        rig.key(pygame.K_UP)
    assert view.side.log.row_rect(log.at).height
    rig.key(pygame.K_RETURN)
    rig.settle()
    assert topic(rig) == "choose"
    rig.close()


@pytest.mark.slow
def test_the_line_of_the_log_with_the_focus_is_ringed_in_its_drawer_and_nowhere_once_that_is_closed(
    tmp_path: Path,
) -> None:
    rig = Rig(tmp_path, size=(1280, 720), settings=Settings(speed="instant", mute=True, confirm_undo=False))
    for key in (pygame.K_1, pygame.K_2, pygame.K_1):
        answer(rig, key)
    rig.key(pygame.K_TAB)
    view, before = rig.scene.view, rig.scene.view.widgets.form.focus.current
    closed = rig.picture()
    ring = pygame.Color(*view.kit.theme.colour.legal)
    for close in (pygame.K_l, pygame.K_ESCAPE):
        rig.key(pygame.K_l)
        assert view.widgets.log.at == len(view.side.log.lines) - 1
        rig.key(pygame.K_UP)
        row = view.side.log.row_rect(view.widgets.log.at)
        rig.picture()
        column = [rig.app.surface.get_at((row.centerx, y)) for y in range(row.top - 6, row.top + 3)]
        assert any(pixel == ring for pixel in column), close
        rig.key(close)
        assert view.side.drawer == ""
        assert view.widgets.form.focus.current is before
        assert rig.picture() == closed
    rig.close()


def test_crossing_what_was_shown_is_asked_about_once(tmp_path: Path) -> None:
    rig = Rig(tmp_path, settings=Settings(speed="instant", mute=True, confirm_undo=True))
    answer(rig, pygame.K_1)
    rig.key(pygame.K_z)
    assert rig.opened == "confirm"
    close_top(rig.app, False)
    rig.settle()
    assert topic(rig) == "draw"
    rig.key(pygame.K_z)
    close_top(rig.app, True)
    rig.settle()
    assert topic(rig) == "choose"
    answer(rig, pygame.K_1)
    rig.key(pygame.K_z)
    rig.settle()
    assert (rig.opened, topic(rig)) == ("", "choose")
    rig.close()


def test_nothing_to_take_back_is_one_clear_line(rig: Rig) -> None:
    before = rig.bus.lines()
    rig.key(pygame.K_z)
    assert rig.scene.view.toast is not None
    assert rig.bus.lines() == before


def test_undo_fades_and_then_rests(rig: Rig) -> None:
    answer(rig, pygame.K_1)
    rig.key(pygame.K_z)
    fading = rig.scene.rest
    for _step in range(20):
        rig.post()
    assert fading == 0
    assert rig.scene.rest > 1


def card_of(rig: Rig) -> str:
    card: str = rig.bus.view(0).players[0].hand[0]
    return card


def test_a_drag_onto_the_table_answers_and_undo_takes_it_back(rig: Rig) -> None:
    card = card_of(rig)
    rig.drag(rig.widget(card).rect.center, rig.scene.view.painter.areas.content.move(40, 40).topleft)
    rig.settle()
    assert card not in rig.bus.view(0).players[0].hand
    rig.key(pygame.K_z)
    rig.settle()
    assert card in rig.bus.view(0).players[0].hand


def test_a_drag_that_ends_nowhere_changes_nothing(rig: Rig) -> None:
    start = rig.widget(card_of(rig)).rect.center
    rig.move(start)
    rig.move((5, 500))
    before = rig.picture()
    rig.drag(start, rig.scene.view.painter.areas.prompt.midleft)
    prompt = rig.scene.controller.question
    assert prompt is not None
    assert prompt.chosen == ()
    rig.move((5, 500))
    assert rig.picture() == before


def test_a_drag_back_among_its_own_kind_takes_back(rig: Rig) -> None:
    first, second = rig.bus.view(0).players[0].hand[:2]
    rig.key(pygame.K_1)
    rig.drag(rig.widget(first).rect.center, rig.widget(second).rect.center)
    prompt = rig.scene.controller.question
    assert prompt is not None
    assert prompt.chosen == ()


def test_another_game_takes_the_place_of_the_one_at_the_table(rig: Rig, tmp_path: Path) -> None:
    answer(rig, pygame.K_1)
    rig.session.do(Save(tmp_path / "kept.json"))
    rig.session.do(NewGame("toy", (Person("Bea"), Bot("easy", "Mira"), Bot("easy", "Rigel")), seed=9))
    rig.settle()
    assert [sitter.name for sitter in rig.scene.controller.sitters()] == ["Bea", "Mira", "Rigel"]
    rig.key(pygame.K_F9)
    close_top(rig.app, tmp_path / "kept.json")
    rig.settle()
    assert [sitter.name for sitter in rig.scene.controller.sitters()] == ["Ada", "Vega"]
    assert topic(rig) == "draw"


def test_a_bad_file_is_refused_and_the_game_goes_on(rig: Rig, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{")
    rig.key(pygame.K_F9)
    close_top(rig.app, tmp_path / "bad.json")
    rig.settle()
    assert rig.scene.view.toast is not None
    assert topic(rig) == "choose"


def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    rig.app.stage.scenes.insert(0, PlainScene("menu"))
    answer(rig, pygame.K_1)
    rig.close()
    bus = rig.bus
    bus.do(Load(tmp_path / "autosave toy 1.json"))
    assert bus.lines() > 0


def test_the_menu_can_close_the_table(rig: Rig) -> None:
    rig.app.stage.scenes.insert(0, menu := PlainScene("menu"))
    rig.key(pygame.K_ESCAPE)
    close_top(rig.app, True)
    assert rig.top is menu


def test_play_again_begins_at_the_same_table(rig: Rig) -> None:
    rig.scene.commands._score()
    close_top(rig.app, NewGame("toy", (Person("Ada"), Bot("easy", "Vega")), seed=4))
    rig.settle()
    assert rig.bus.table().seed == 4
    assert topic(rig) == "choose"


def test_a_finished_game_that_is_taken_back_ends_again(rig: Rig) -> None:
    dice = Dice(3)

    def play_to_the_end() -> None:
        while not rig.opened:
            prompt = rig.scene.controller.question
            assert prompt is not None
            rig.session.do(GiveAnswer(0, prompt.decision.sample(dice)))
            rig.scene.controller.clear()
            rig.settle()

    play_to_the_end()
    close_top(rig.app, Stay())
    rig.settle(5)
    rig.key(pygame.K_z)
    rig.settle()
    assert not rig.bus.is_over()
    play_to_the_end()
    assert rig.opened == "score"
