"""The table: what a click, a key and the pointer do while a question is open."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.decisions import Number, Pick
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.presenter.bar_text import question_text
from galaxy_desktop.ui.table.inspector import Inspector
from galaxy_desktop.ui.table.prompt_bar import PromptBar
from tests.ui.acts import press
from tests.ui.table_hands import answer_by
from tests.ui.table_rig import Rig


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path)
    yield made
    made.close()


def test_a_click_chooses_and_the_primary_button_says_what_is_missing(rig: Rig) -> None:
    card = rig.bus.view(0).players[0].hand[0]
    primary = rig.scene.view.widgets.bar.primary
    assert primary is not None
    assert not primary.enabled
    rig.click(rig.widget(card).rect.center)
    primary = rig.scene.view.widgets.bar.primary
    assert primary is not None
    assert primary.enabled
    rig.click(rig.widget(card).rect.center)
    rig.settle()
    assert rig.bus.lines() > 0


def test_a_table_opened_by_a_key_shows_where_the_keyboard_is(rig: Rig) -> None:
    for by_key in (True, False):
        if by_key:
            rig.key(pygame.K_RIGHT)
        else:
            rig.move((5, 5))
        rig.scene.view.forget()
        rig.scene.view.show_question()
        focus = rig.scene.view.widgets.form.focus
        assert focus.current is not None
        assert focus.unseen != by_key


def test_where_one_option_is_the_answer_the_primary_button_tells_of_the_double_click(rig: Rig) -> None:
    """A player who presses the button after each choice learns there that one gesture does."""
    bar, question = rig.scene.view.widgets.bar, rig.scene.controller.question
    assert question is not None
    text = question_text(question, 0, undo="", hinting=False)
    assert text.at_once == question.needs_one
    for at_once in (True, False):
        made = PromptBar(bar.kit, bar.rect, replace(text, at_once=at_once), rig.scene.run)
        assert made.primary is not None
        assert made.primary.explanation == "", "the keyboard has Enter"
        made.primary.hovered = True
        assert ("Double-click" in made.primary.explanation) == at_once


def test_words_of_the_bar_leave_room_for_the_dots_beside_them(rig: Rig) -> None:
    bar, question = rig.scene.view.widgets.bar, rig.scene.controller.question
    assert question is not None
    text = question_text(question, 0, undo="", hinting=True)
    made = PromptBar(bar.kit, bar.rect, text, rig.scene.run)
    assert made.dots is not None
    assert not made.words.colliderect(made.dots.rect)


def test_a_slow_second_click_takes_the_choice_back(rig: Rig) -> None:
    card = rig.bus.view(0).players[0].hand[0]
    rig.click(rig.widget(card).rect.center)
    for _step in range(20):
        rig.post()
    rig.click(rig.widget(card).rect.center)
    assert 0 in rig.bus.awaited()
    prompt = rig.scene.controller.question
    assert prompt is not None
    assert prompt.chosen == ()


def test_an_incomplete_answer_is_not_given(rig: Rig) -> None:
    rig.key(pygame.K_RETURN)
    assert 0 in rig.bus.awaited()


def test_a_number_key_chooses_the_nth_option(rig: Rig) -> None:
    rig.key(pygame.K_2)
    prompt = rig.scene.controller.question
    assert prompt is not None
    assert isinstance(prompt.decision, Pick)
    assert prompt.chosen == (prompt.decision.offered[1],)


def test_a_number_key_names_its_number(rig: Rig) -> None:
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle()
    prompt = rig.scene.controller.question
    assert prompt is not None
    assert isinstance(prompt.decision, Number)
    rig.key(pygame.K_2)
    assert prompt.chosen == ("2",)


def test_hover_and_focus_move_together(rig: Rig) -> None:
    first, second = rig.bus.view(0).players[0].hand[:2]
    rig.move(rig.widget(first).rect.center)
    assert rig.scene.view.widgets.form.focus.current is rig.widget(first)
    rig.key(pygame.K_RIGHT)
    assert rig.scene.view.widgets.form.focus.current is rig.widget(second)
    assert rig.scene.announce.startswith(second)


def test_the_inspector_explains_what_is_pointed_at_and_can_be_pinned(rig: Rig) -> None:
    first, second = rig.bus.view(0).players[0].hand[:2]
    rig.move(rig.widget(first).rect.center)
    assert rig.scene.view.side.inspector.subject == first
    rig.key(pygame.K_i)
    rig.move(rig.widget(second).rect.center)
    assert rig.scene.view.side.inspector.subject == first


def test_the_inspector_takes_the_whole_column_while_it_needs_it(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = rig.bus.view(0).players[0].hand[:2]
    side = rig.scene.view.side
    part, log = side.inspector_rect, side.log_rect
    monkeypatch.setattr(Inspector, "overflows", lambda self, _rect, _view: self.subject == first)
    rig.move(rig.widget(first).rect.center)
    assert side.inspector_rect == part.union(log)
    assert not side.log_rect.width
    rig.key(pygame.K_l)
    assert side.log_rect == log
    rig.move(rig.widget(second).rect.center)
    assert (side.inspector_rect, side.log_rect) == (part, log)


def test_a_subject_overflows_only_a_panel_that_is_too_low_for_it(rig: Rig) -> None:
    first = rig.bus.view(0).players[0].hand[0]
    rig.move(rig.widget(first).rect.center)
    inspector, view = rig.scene.view.side.inspector, rig.scene.controller.view
    assert inspector.overflows(pygame.Rect(0, 0, 360, 120), view)
    assert not inspector.overflows(pygame.Rect(0, 0, 360, 2000), view)


def test_the_inspector_drops_what_is_no_longer_on_the_table_unless_pinned(rig: Rig) -> None:
    first = rig.bus.view(0).players[0].hand[0]
    side = rig.scene.view.side
    rig.move(rig.widget(first).rect.center)
    rig.key(pygame.K_i)
    side.drop_unless(())
    assert side.inspector.subject == first
    rig.key(pygame.K_i)
    side.drop_unless({first})
    assert side.inspector.subject == first
    side.drop_unless(())
    assert side.inspector.subject == ""


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
    prompt = rig.scene.controller.question
    assert prompt is not None
    assert prompt.chosen == ()


def test_a_press_becomes_a_hold_after_400_ms_at_the_table_too(rig: Rig) -> None:
    card = rig.widget(rig.bus.view(0).players[0].hand[0])
    rig.move(card.rect.center)
    rig.app.step([press(card.rect.center)], 0.0)
    for _frame in range(23):
        rig.app.step((), 1 / 60)
    assert rig.top is rig.scene
    for _frame in range(2):
        rig.app.step((), 1 / 60)
    assert rig.top is not rig.scene


def test_a_question_answered_by_another_way_than_a_click_is_put_no_longer(rig: Rig) -> None:
    decision, table = rig.session.decision(), rig.scene.controller
    assert decision is not None
    put = [table.question is not None]
    rig.bus.do(GiveAnswer(0, decision.sample(Dice(1))))
    rig.scene.layout()
    put.append(table.question is not None)
    rig.settle()
    put.append(table.question is not None)
    assert put == [True, False, True]


def test_why_not_is_told_for_what_has_no_room_any_more(tmp_path: Path) -> None:
    rig = Rig(tmp_path, seed=2)
    dice = Dice(1)
    while rig.scene.controller.question is None or rig.scene.controller.question.decision.topic != "shop":
        answer_by(rig, dice, by_mouse=True)
    prompt = rig.scene.controller.question
    rig.click(rig.widget("buy").rect.center)
    for card in prompt.decision.options()[2:4]:
        rig.click(rig.widget(card).rect.center)
    rest = prompt.decision.options()[4]
    rig.move(rig.widget(rest).rect.center)
    for _step in range(12):
        rig.post()
    tooltip = rig.scene.view.widgets.form.tooltip
    assert tooltip is not None
    assert tooltip.refusal
    assert rest in tooltip.title
    rig.close()


def test_the_reason_of_the_rules_is_told(rig: Rig) -> None:
    dice = Dice(1)
    while rig.scene.controller.question is None or rig.scene.controller.question.decision.topic != "shop":
        answer_by(rig, dice, by_mouse=True)
    assert rig.scene.controller.why_not("palace") == "poor"


def test_a_hint_marks_what_the_strongest_computer_would_choose(rig: Rig) -> None:
    rig.key(pygame.K_h)
    for _step in range(3):
        rig.post()
    prompt = rig.scene.controller.question
    assert prompt is not None
    assert set(rig.scene.controller.hinted) <= set(prompt.open)
    assert rig.scene.controller.hinted
    assert rig.thinker.asked[-1].level == "expert"
    assert prompt.chosen == ()
    rig.key(pygame.K_h)
    rig.post()
    rig.key(pygame.K_h)
    assert not rig.scene.controller.hinted


@pytest.mark.parametrize("by_mouse", [True, False])
def test_bots_that_think_long_can_be_asked_for_a_quick_answer(tmp_path: Path, by_mouse: bool) -> None:
    rig = Rig(tmp_path, slow=True)
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle(30)
    assert rig.scene.view.widgets.bar.dots is not None
    assert rig.scene.view.widgets.bar.primary is None
    rig.settle(100)
    aside = rig.scene.view.widgets.bar.buttons[-1]
    assert "Move now" in aside.label
    if by_mouse:
        rig.click(aside.rect.center)
    else:
        rig.key(pygame.K_SPACE)
    assert rig.thinker.hurried
    rig.settle()
    assert rig.scene.controller.question is not None
    rig.close()


def test_only_what_can_be_chosen_is_visited_unless_ctrl_is_held(rig: Rig) -> None:
    dice = Dice(1)
    while rig.scene.controller.question is None or rig.scene.controller.question.decision.topic != "shop":
        answer_by(rig, dice, by_mouse=False)
    card = rig.scene.controller.question.decision.options()[2]
    assert not rig.widget(card).can_focus
    rig.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=pygame.KMOD_CTRL, unicode=""))
    assert rig.widget(card).can_focus
    rig.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_LCTRL, mod=0))
    assert not rig.widget(card).can_focus


def test_what_all_must_know_is_told_once(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    words = replace(rig.bus.game().words, notice=lambda _view, _names: "This is the last round.")
    monkeypatch.setattr(type(rig.bus.game()), "words", words)
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle()
    first = rig.scene.view.toast
    assert first is not None
    assert first.label == "This is the last round."
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle()
    assert rig.scene.view.toast is first


def test_the_keyboard_begins_at_the_first_thing_that_can_be_chosen(rig: Rig) -> None:
    first = rig.bus.view(0).players[0].hand[0]
    assert rig.scene.view.widgets.form.focus.current is rig.widget(first)
    prompt = rig.scene.controller.question
    assert prompt is not None
    rig.key(pygame.K_SPACE)
    assert rig.scene.view.widgets.form.focus.by_keys
    assert not prompt.chosen, "the ring is shown first"
    rig.key(pygame.K_SPACE)
    assert prompt.chosen == (first,)
