"""The table: whole games by mouse alone and by keyboard alone, and what every click and key does."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.decisions import Assign, Compose, Number, Pick
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.widgets.button import Button
from tests.toy import TOYS
from tests.ui.table_rig import Rig, sensible

GAMES = {**TOYS, **find_games()}
MOST_CLICKS = 3000


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path)
    yield made
    made.close()


def button(rig: Rig, icon: str) -> Button:
    return next(b for b in (*rig.scene.parts.bar.widgets, *rig.scene.parts.top.widgets) if b.icon == icon)


def answer_by(rig: Rig, dice: Dice, *, by_mouse: bool) -> None:
    """Answer the open question by clicks or keys alone, as an easy bot would."""
    prompt = rig.scene.desk.prompt
    assert prompt is not None
    game, view = rig.bus.game().id, rig.bus.view(rig.session.viewer)
    answer = sensible(game, view, prompt.decision, dice)
    if answer == prompt.decline() and rig.scene.desk.second():
        second = rig.scene.parts.bar.buttons[-1]
        rig.click(second.rect.center) if by_mouse else rig.key(pygame.K_p)
        rig.settle()
        return
    for option in () if prompt.answer() == answer else prompt.suggest(answer):
        if option not in prompt.chosen or isinstance(prompt.decision, Compose | Assign):
            choose(rig, option, by_mouse=by_mouse)
    assert prompt.ready
    press_primary(rig, by_mouse=by_mouse)
    rig.settle()


def press_primary(rig: Rig, *, by_mouse: bool) -> None:
    primary = rig.scene.parts.bar.primary
    assert primary is not None
    rig.click(primary.rect.center) if by_mouse else rig.key(pygame.K_RETURN)


def choose(rig: Rig, option: str, *, by_mouse: bool) -> None:
    for _step in range(9):
        rig.post()
    if option == rig.scene.desk.step():
        press_primary(rig, by_mouse=by_mouse)
    elif by_mouse:
        rig.click(rig.widget(option).rect.center)
    else:
        walk_to(rig, option)
        rig.key(pygame.K_SPACE)


def walk_to(rig: Rig, option: str) -> None:
    """Bring the focus to an option with Tab and arrows alone."""
    wanted = rig.scene.parts.key_of(rig.widget(option))
    for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP):
        for _press in range(30):
            parts = rig.scene.parts
            if parts.key_of(parts.form.focus.current) == wanted:
                return
            before = parts.form.focus.current
            rig.key(key)
            if key != pygame.K_TAB and rig.scene.parts.form.focus.current is before:
                break
            group = next((g for g in rig.scene.parts.form.groups if rig.widget(option) in g), [])
            if key == pygame.K_TAB and rig.scene.parts.form.focus.current in group:
                break
    parts = rig.scene.parts
    assert parts.key_of(parts.form.focus.current) == wanted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keyboard"])
def test_a_whole_game_is_played_to_its_score(tmp_path: Path, game: str, by_mouse: bool) -> None:
    rig = Rig(tmp_path, game=game, games=GAMES, seed=3)
    dice = Dice(7)
    for _answer in range(MOST_CLICKS):
        if rig.opened:
            break
        answer_by(rig, dice, by_mouse=by_mouse)
    assert rig.opened == "score"
    assert rig.bus.is_over()
    rig.close()


def test_a_click_chooses_and_the_primary_button_says_what_is_missing(rig: Rig) -> None:
    card = rig.bus.view(0).players[0].hand[0]
    primary = rig.scene.parts.bar.primary
    assert primary is not None
    assert not primary.enabled
    rig.click(rig.widget(card).rect.center)
    primary = rig.scene.parts.bar.primary
    assert primary is not None
    assert primary.enabled
    rig.click(rig.widget(card).rect.center)
    rig.settle()
    assert rig.bus.lines() > 0


def test_a_slow_second_click_takes_the_choice_back(rig: Rig) -> None:
    card = rig.bus.view(0).players[0].hand[0]
    rig.click(rig.widget(card).rect.center)
    for _step in range(20):
        rig.post()
    rig.click(rig.widget(card).rect.center)
    assert 0 in rig.bus.awaited()
    prompt = rig.scene.desk.prompt
    assert prompt is not None
    assert prompt.chosen == ()


def test_an_incomplete_answer_is_not_given(rig: Rig) -> None:
    rig.key(pygame.K_RETURN)
    assert 0 in rig.bus.awaited()


def test_a_number_key_chooses_the_nth_option(rig: Rig) -> None:
    rig.key(pygame.K_2)
    prompt = rig.scene.desk.prompt
    assert prompt is not None
    assert isinstance(prompt.decision, Pick)
    assert prompt.chosen == (prompt.decision.offered[1],)


def test_a_number_key_names_its_number(rig: Rig) -> None:
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle()
    prompt = rig.scene.desk.prompt
    assert prompt is not None
    assert isinstance(prompt.decision, Number)
    rig.key(pygame.K_2)
    assert prompt.chosen == ("2",)


def test_hover_and_focus_move_together(rig: Rig) -> None:
    first, second = rig.bus.view(0).players[0].hand[:2]
    rig.move(rig.widget(first).rect.center)
    assert rig.scene.parts.form.focus.current is rig.widget(first)
    rig.key(pygame.K_RIGHT)
    assert rig.scene.parts.form.focus.current is rig.widget(second)
    assert rig.scene.announce.startswith(second)


def test_the_inspector_explains_what_is_pointed_at_and_can_be_pinned(rig: Rig) -> None:
    first, second = rig.bus.view(0).players[0].hand[:2]
    rig.move(rig.widget(first).rect.center)
    assert rig.scene.side.inspector.subject == first
    rig.key(pygame.K_i)
    rig.move(rig.widget(second).rect.center)
    assert rig.scene.side.inspector.subject == first


@pytest.mark.parametrize("how", ["right", "wheel", "key", "hold"])
def test_a_card_is_magnified_and_any_click_closes_it(rig: Rig, how: str) -> None:
    card = rig.bus.view(0).players[0].hand[0]
    pos = rig.widget(card).rect.center
    rig.move(pos)
    if how == "right":
        rig.click(pos, button=3)
    elif how == "wheel":
        rig.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    elif how == "key":
        rig.key(pygame.K_RIGHT)
        rig.key(pygame.K_v)
    else:
        rig.press(pos)
        for _step in range(12):
            rig.post()
        rig.release(pos)
    assert rig.top is not rig.scene
    rig.click((5, 5))
    assert rig.top is rig.scene
    prompt = rig.scene.desk.prompt
    assert prompt is not None
    assert prompt.chosen == ()


def test_why_not_is_told_for_what_has_no_room_any_more(tmp_path: Path) -> None:
    rig = Rig(tmp_path, seed=2)
    dice = Dice(1)
    while rig.scene.desk.prompt is None or rig.scene.desk.prompt.decision.topic != "shop":
        answer_by(rig, dice, by_mouse=True)
    prompt = rig.scene.desk.prompt
    rig.click(rig.widget("buy").rect.center)
    for card in prompt.decision.options()[2:4]:
        rig.click(rig.widget(card).rect.center)
    rest = prompt.decision.options()[4]
    rig.move(rig.widget(rest).rect.center)
    for _step in range(12):
        rig.post()
    tooltip = rig.scene.parts.form.tooltip
    assert tooltip is not None
    assert tooltip.refusal
    assert rest in tooltip.title
    rig.close()


def test_the_reason_of_the_rules_is_told(rig: Rig) -> None:
    dice = Dice(1)
    while rig.scene.desk.prompt is None or rig.scene.desk.prompt.decision.topic != "shop":
        answer_by(rig, dice, by_mouse=True)
    assert rig.scene.desk.why_not("palace") == "poor"


def test_alt_shows_the_number_keys_while_it_is_held(rig: Rig) -> None:
    rig.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LALT, mod=pygame.KMOD_ALT, unicode=""))
    held = rig.scene.desk.shown(keys=rig.scene.input.alt)
    rig.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_LALT, mod=0))
    assert (held.keys, rig.scene.input.alt) == (True, False)


def test_a_hint_marks_what_the_hard_computer_would_choose(rig: Rig) -> None:
    rig.key(pygame.K_h)
    for _step in range(3):
        rig.post()
    prompt = rig.scene.desk.prompt
    assert prompt is not None
    assert set(rig.scene.desk.hinted) <= set(prompt.open())
    assert rig.scene.desk.hinted
    assert rig.thinker.asked[-1].level == "hard"
    assert prompt.chosen == ()
    rig.key(pygame.K_h)
    assert not rig.scene.desk.hinted


def test_bots_that_think_long_can_be_asked_for_a_quick_answer(tmp_path: Path) -> None:
    rig = Rig(tmp_path, slow=True)
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle(30)
    assert rig.scene.parts.bar.dots is not None
    assert rig.scene.parts.bar.primary is None
    rig.settle(100)
    aside = rig.scene.parts.bar.buttons[-1]
    rig.click(aside.rect.center)
    assert rig.thinker.hurried
    rig.settle()
    assert rig.scene.desk.prompt is not None
    rig.close()


@pytest.mark.parametrize(
    ("key", "opened"),
    [(pygame.K_ESCAPE, "pause"), (pygame.K_F1, "help"), (pygame.K_F2, "help"), (pygame.K_F9, "load")],
)
def test_keys_open_the_other_screens(rig: Rig, key: int, opened: str) -> None:
    rig.key(key)
    assert rig.opened == opened
    rig.app.stage.close()
    assert rig.top is rig.scene


def test_escape_lets_the_choice_go_before_it_opens_the_menu(rig: Rig) -> None:
    rig.key(pygame.K_1)
    rig.key(pygame.K_ESCAPE)
    prompt = rig.scene.desk.prompt
    assert prompt is not None
    assert prompt.chosen == ()
    assert rig.opened == ""


@pytest.mark.parametrize(("icon", "opened"), [("menu", "pause"), ("help", "help"), ("settings", "settings")])
def test_buttons_open_the_other_screens(rig: Rig, icon: str, opened: str) -> None:
    rig.click(button(rig, icon).rect.center)
    assert rig.opened == opened


def test_f5_saves(rig: Rig, tmp_path: Path) -> None:
    rig.key(pygame.K_F5)
    assert (tmp_path / "quicksave.json").is_file()
    assert rig.scene.toast is not None


def test_in_a_medium_window_log_and_inspector_are_drawers(tmp_path: Path) -> None:
    rig = Rig(tmp_path, size=(1280, 720))
    side = rig.scene.side
    assert not side.log_rect.width
    rig.key(pygame.K_l)
    open_log = (side.drawer, side.log_rect.width > 0)
    rig.click((20, 300))
    after_click = str(side.drawer)
    rig.key(pygame.K_i)
    open_inspector = str(side.drawer)
    rig.key(pygame.K_ESCAPE)
    assert open_log == ("log", True)
    assert (after_click, open_inspector, str(side.drawer)) == ("", "inspector", "")
    rig.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("step", [1.0, 1.3, 1.5, 2.0])
def test_parts_do_not_overlap_at_any_size(tmp_path: Path, size: tuple[int, int], step: float) -> None:
    rig = Rig(tmp_path, size=size, settings=Settings(speed="instant", mute=True, text_step=step))
    areas = rig.scene.painter.areas
    window = pygame.Rect((0, 0), size)
    parts = [areas.top, areas.content, areas.strip, areas.log, areas.prompt]
    parts += [areas.inspector] if rig.scene.kit.metrics.mode == "wide" else []
    parts = [part for part in parts if part.width]
    for number, part in enumerate(parts):
        assert window.contains(part)
        assert part.collidelist(parts[number + 1 :]) == -1
    buttons = rig.scene.parts.bar.widgets
    for number, one in enumerate(buttons):
        assert areas.prompt.contains(one.rect)
        assert one.rect.collidelist([other.rect for other in buttons[number + 1 :]]) == -1
    assert rig.scene.parts.bar.words.width >= size[0] // 5
    rig.close()


def test_drawing_changes_nothing_and_an_idle_table_draws_nothing(rig: Rig) -> None:
    assert rig.picture() == rig.picture()
    for _step in range(10):
        rig.post()
    frames = rig.app.frames
    for _step in range(40):
        rig.post()
    assert rig.app.frames == frames


def test_a_lone_person_never_sees_a_curtain(tmp_path: Path) -> None:
    rig = Rig(tmp_path, (Person("Ada"), Bot("easy", "Vega"), Bot("easy", "Rigel")))
    dice = Dice(4)
    while not rig.opened:
        answer_by(rig, dice, by_mouse=False)
    assert rig.opened == "score"
    rig.close()


def test_the_seam_between_inspector_and_log_can_be_dragged(rig: Rig) -> None:
    side = rig.scene.side
    inspector, log = side.inspector_rect, side.log_rect
    seam = (log.centerx, (inspector.bottom + log.top) // 2)
    rig.drag(seam, (seam[0], seam[1] - 120))
    assert side.log_rect.height == log.height + 120
    assert side.inspector_rect.bottom < side.log_rect.top
    rig.drag((seam[0], seam[1] - 120), (seam[0], 5000))
    assert side.log_rect.height >= 100


def test_page_keys_turn_the_log(rig: Rig) -> None:
    dice = Dice(1)
    for _answer in range(10):
        answer_by(rig, dice, by_mouse=False)
    log = rig.scene.side.log
    bottom = log.scroll.offset
    rig.key(pygame.K_PAGEUP)
    assert log.scroll.offset < bottom


def test_only_what_can_be_chosen_is_visited_unless_ctrl_is_held(rig: Rig) -> None:
    dice = Dice(1)
    while rig.scene.desk.prompt is None or rig.scene.desk.prompt.decision.topic != "shop":
        answer_by(rig, dice, by_mouse=False)
    card = rig.scene.desk.prompt.decision.options()[2]
    assert not rig.widget(card).can_focus
    rig.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=pygame.KMOD_CTRL, unicode=""))
    assert rig.widget(card).can_focus
    rig.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_LCTRL, mod=0))
    assert not rig.widget(card).can_focus


def test_a_failed_save_offers_what_to_do(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> None:
        raise SaveError(Fault.FULL_DISK, "The disk is full.")

    monkeypatch.setattr("galaxy_desktop.play.bus.save", full)
    before = rig.bus.lines()
    rig.key(pygame.K_F5)
    assert rig.top is not rig.scene
    rig.app.stage.close(None)
    assert rig.top is rig.scene
    assert rig.bus.lines() == before


def test_what_all_must_know_is_told_once(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(rig.bus.game().words), "notice", lambda _words, _view: "This is the last round.")
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle()
    first = rig.scene.toast
    assert first is not None
    assert first.label == "This is the last round."
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle()
    assert rig.scene.toast is first


def test_the_keyboard_begins_at_the_first_thing_that_can_be_chosen(rig: Rig) -> None:
    first = rig.bus.view(0).players[0].hand[0]
    assert rig.scene.parts.form.focus.current is rig.widget(first)
    rig.key(pygame.K_SPACE)
    prompt = rig.scene.desk.prompt
    assert prompt is not None
    assert prompt.chosen == (first,)
