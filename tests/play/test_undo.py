"""Taking back and doing again."""

from contextlib import suppress
from itertools import pairwise

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, Redo, Undo, UndoTo
from galaxy_desktop.play.refusals import NothingToRedoError, NothingToUndoError, UndoNotAllowedError
from galaxy_desktop.play.seats import Occupant, TakeBack
from tests.play.tables import ANN, BEN, ROBOT, give_any, new_bus, play, state_of


def play_to(bus: CommandBus, topic: str, seat: int = 0, seed: int = 1) -> None:
    """Play by chance until this seat is asked that."""
    dice = Dice(seed)
    while (decision := bus.ask(seat)) is None or decision.topic != topic:
        give_any(bus, dice)


def redo_all(bus: CommandBus) -> None:
    """Do again all that was taken back."""
    with suppress(NothingToRedoError):
        while True:
            bus.do(Redo(agreed=True))


@pytest.mark.parametrize("seats", [(ANN, ROBOT), (ANN, BEN), (ROBOT, ROBOT, ROBOT)])
def test_undo_to_the_start_and_redo_to_the_end_at_every_question(seats: tuple[Occupant, ...]) -> None:
    bus = new_bus(*seats, seed=5, take_back="always")
    start, dice = state_of(bus), Dice(2)
    while not bus.is_over():
        give_any(bus, dice)
        end, log = state_of(bus), bus.log(None)
        while bus.can_undo(Undo(agreed=True)):
            bus.do(Undo(agreed=True))
        undone = state_of(bus)
        redo_all(bus)
        assert (state_of(bus), bus.log(None)) == (end, log)
        assert undone == start


def test_undo_goes_back_to_the_last_own_question_with_all_that_followed() -> None:
    bus = new_bus()
    play_to(bus, "draw")
    before, asked = state_of(bus), bus.ask(0)
    bus.do(GiveAnswer(0, 0))
    play_to(bus, "shop")
    assert bus.lines() > 3
    bus.do(Undo())
    assert state_of(bus) == before
    assert bus.ask(0) == asked


def test_undo_to_phase_and_round_goes_to_the_first_own_question_of_it() -> None:
    bus = new_bus()
    play_to(bus, "march")
    bus.do(Undo("phase"))
    assert bus.moment().phase == "gamble"
    play(bus, 1)
    bus.do(Undo("round"))
    assert bus.moment().round == 1
    assert bus.lines() == 0


def test_undo_to_the_round_stops_at_its_start_and_not_before() -> None:
    bus = new_bus()
    while bus.moment().round == 1:
        play(bus, 1)
    second = bus.lines()
    play_to(bus, "march")
    bus.do(Undo("round"))
    assert bus.lines() == second
    bus.do(Undo("round"))
    assert bus.lines() == 0


def test_redo_goes_the_same_ways() -> None:
    bus = new_bus()
    play_to(bus, "march")
    lines = bus.lines()
    bus.do(Undo("round"))
    bus.do(Redo())
    assert bus.moment().phase == "draw"
    bus.do(Redo("phase"))
    assert bus.moment().phase == "shop"
    bus.do(Redo("round"))
    assert bus.lines() == lines


def test_undo_to_any_line_of_the_log_and_redo_of_all() -> None:
    bus = new_bus()
    play(bus)
    end = bus.lines()
    for line in {line.line for line in bus.log(0)}:
        bus.do(UndoTo(line))
        assert bus.lines() <= line or bus.lines() == 0
        assert 0 in bus.awaited()
        redo_all(bus)
        assert bus.lines() == end


def test_the_same_answers_bring_the_same_draws() -> None:
    bus = new_bus()
    play_to(bus, "draw")
    bus.do(GiveAnswer(0, 2))
    drawn = bus.view(0).players[0].hand
    bus.do(Undo())
    bus.do(GiveAnswer(0, 2))
    assert bus.view(0).players[0].hand == drawn


def test_another_answer_after_undo_forgets_what_was_taken_back() -> None:
    bus = new_bus()
    play_to(bus, "draw")
    bus.do(GiveAnswer(0, 2))
    bus.do(Undo())
    bus.do(GiveAnswer(0, 1))
    with pytest.raises(NothingToRedoError):
        bus.do(Redo())


def test_after_undo_another_answer_leads_where_it_would_have_led_at_first() -> None:
    straight, bus = new_bus(take_back="always"), new_bus(take_back="always")
    for one in (straight, bus):
        play_to(one, "draw")
    bus.do(GiveAnswer(0, 1))
    bus.do(Undo())
    for one in (straight, bus):
        one.do(GiveAnswer(0, 2))
    assert state_of(bus) == state_of(straight)
    assert bus.lines() == straight.lines()


def test_undo_is_free_while_nothing_hidden_was_shown() -> None:
    bus = new_bus(take_back="free")
    play_to(bus, "march")
    bus.do(GiveAnswer(0, ("east", "east")))
    assert not bus.undo_marks()
    bus.do(Undo())
    assert not bus.took_back()


@pytest.mark.parametrize(
    ("topic", "answer"), [("draw", 1), ("gamble", True), ("arrange", ("red", "green", "blue"))]
)
def test_undo_is_not_free_once_cards_were_drawn_or_dice_were_rolled(topic: str, answer: object) -> None:
    bus = new_bus(take_back="free")
    play_to(bus, topic, seed=4)
    bus.do(GiveAnswer(0, answer))
    assert not bus.can_undo()
    with pytest.raises(UndoNotAllowedError) as caught:
        bus.do(Undo())
    assert caught.value.bar == "past"


def test_what_only_a_bot_has_seen_does_not_bar_an_undo() -> None:
    bus = new_bus(take_back="free")
    play_to(bus, "draw", seat=0)
    bus.do(GiveAnswer(0, 0))
    assert bus.ask(1) is not None
    bus.do(GiveAnswer(1, 2))
    bus.do(Undo())
    assert bus.moment().phase == "draw"
    assert not bus.took_back()


def test_what_both_have_seen_bars_the_undo_of_either() -> None:
    bus = new_bus(ANN, BEN, take_back="free")
    for seat in (0, 1):
        bus.do(GiveAnswer(seat, (bus.view(seat).players[seat].hand[0],)))
    with pytest.raises(UndoNotAllowedError) as caught:
        bus.do(Undo(seat=1))
    assert caught.value.bar == "past"


@pytest.mark.parametrize("rule", ["always", "ask"])
def test_a_lone_person_may_take_back_what_was_shown_and_the_game_is_marked(rule: TakeBack) -> None:
    bus = new_bus(take_back=rule)
    play_to(bus, "draw")
    bus.do(GiveAnswer(0, 2))
    assert bus.undo_marks()
    bus.do(Undo())
    assert bus.took_back()


def test_at_a_table_of_ask_all_must_agree_once_something_was_shown() -> None:
    bus = new_bus(ANN, BEN)
    assert bus.table().take_back == "ask"
    play_to(bus, "draw")
    bus.do(GiveAnswer(0, 2))
    with pytest.raises(UndoNotAllowedError) as caught:
        bus.do(Undo(seat=0))
    assert caught.value.bar == "shown"
    bus.do(Undo(seat=0, agreed=True))
    assert bus.took_back()


def test_at_a_table_of_never_nothing_is_taken_back() -> None:
    bus = new_bus(take_back="never")
    play_to(bus, "march")
    with pytest.raises(UndoNotAllowedError) as caught:
        bus.do(Undo(agreed=True))
    assert caught.value.bar == "never"


@pytest.mark.parametrize("rule", ["always", "ask", "free"])
def test_nobody_goes_back_past_the_answer_of_another_person_without_agreement(rule: TakeBack) -> None:
    bus = new_bus(ANN, BEN, take_back=rule)
    hands = [bus.view(seat).players[seat].hand for seat in (0, 1)]
    bus.do(GiveAnswer(1, (hands[1][0],)))
    with pytest.raises(NothingToUndoError):
        bus.do(Undo(seat=0))
    bus.do(Undo(seat=1))
    bus.do(GiveAnswer(1, (hands[1][0],)))
    bus.do(GiveAnswer(0, (hands[0][0],)))
    with pytest.raises(UndoNotAllowedError) as caught:
        bus.do(Undo(seat=1))
    assert caught.value.bar == "others"
    assert not bus.can_undo(UndoTo(0))


def test_an_agreed_undo_past_others_is_free_where_nothing_was_shown() -> None:
    bus = new_bus(ANN, BEN, ROBOT)
    hands = [bus.view(seat).players[seat].hand for seat in (0, 1)]
    for seat in (0, 1):
        bus.do(GiveAnswer(seat, (hands[seat][0],)))
    bus.do(Undo(seat=0, agreed=True))
    assert bus.awaited() == (0, 1, 2)
    assert not bus.took_back()


def test_after_undo_others_are_shown_no_secret() -> None:
    bus = new_bus(ANN, BEN)
    hand = bus.view(0).players[0].hand
    seen = bus.view(1)
    bus.do(GiveAnswer(0, (hand[0],)))
    bus.do(Undo())
    assert bus.view(1) == seen


def test_the_label_names_the_question_that_undo_leads_to() -> None:
    bus = new_bus()
    assert bus.undo_label() == ""
    play_to(bus, "shop")
    assert bus.undo_label() == "Undo to “Draw”"
    assert bus.undo_label(Undo("round")) == "Undo to “Choose”"


def test_every_undo_leads_to_an_earlier_open_question() -> None:
    bus = new_bus(length="long")
    play(bus)
    lines = [bus.lines()]
    while bus.can_undo():
        bus.do(Undo())
        lines.append(bus.lines())
        assert 0 in bus.awaited()
    assert all(later < earlier for earlier, later in pairwise(lines))
    with pytest.raises(NothingToUndoError):
        bus.do(Undo())


def test_another_answer_goes_on_from_where_it_is_given_and_drops_what_was_taken_back() -> None:
    bus, straight = new_bus(), new_bus()
    for one in (bus, straight):
        play_to(one, "draw")
    bus.do(GiveAnswer(0, 0))
    bus.do(Undo())
    for one in (bus, straight):
        one.do(GiveAnswer(0, 1))
    assert state_of(bus) == state_of(straight)
    assert bus.lines() == straight.lines()
    with pytest.raises(NothingToRedoError):
        bus.do(Redo())
