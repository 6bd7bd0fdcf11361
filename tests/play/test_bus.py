"""The command bus: one door, typed refusals, news in order."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Number
from galaxy_desktop.engine.events import HIDDEN, Event
from galaxy_desktop.engine.flow import Answers
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Command, GiveAnswer, Load, NewGame, Redo, Resign, Save, SetSeat, Undo
from galaxy_desktop.play.records import Record
from galaxy_desktop.play.refusals import (
    BadTableError,
    GameOverError,
    NoGameError,
    NotAllowedError,
    NothingToRedoError,
    NothingToUndoError,
    RefusedError,
    RulesFaultError,
    UndoBar,
    UndoNotAllowedError,
)
from galaxy_desktop.play.seats import Bot, Person, Takeover
from tests.each import each
from tests.play.tables import ANN, BEN, ROBOT, give_any, new_bus, play, state_of
from tests.toy import TOYS, Choose, Draw, ToyState

News = list[tuple[Sequence[Event], Record]]


def listen(bus: CommandBus) -> News:
    news: News = []
    bus.subscribe(lambda events, record: news.append((events, record)))
    return news


def test_a_game_is_played_to_its_end_through_the_bus() -> None:
    bus = new_bus(ANN, BEN, ROBOT)
    play(bus)
    assert bus.is_over()
    assert bus.awaited() == ()
    assert bus.ask(0) is None
    best = max(score.total for score in bus.scores())
    assert [bus.scores()[seat].total for seat in bus.result().winners] == [best] * len(bus.result().winners)


def test_without_a_game_every_other_command_is_refused() -> None:
    bus = CommandBus(TOYS)
    for command in (GiveAnswer(0, ()), Undo(), Redo(), Resign(0), SetSeat(0, ANN)):
        with pytest.raises(NoGameError):
            bus.do(command)


@each(
    [
        (GiveAnswer(0, ("no such card",)), NotAllowedError),
        (GiveAnswer(0, None), NotAllowedError),
        (GiveAnswer(9, ("card_01",)), NotAllowedError),
        (GiveAnswer(-1, ("card_01",)), NotAllowedError),
        (Undo(), NothingToUndoError),
        (Redo(), NothingToRedoError),
        (Resign(1), BadTableError),
        (SetSeat(2, ANN), BadTableError),
        (SetSeat(0, Person("")), BadTableError),
        (SetSeat(0, Person("two\nlines")), BadTableError),
        (SetSeat(0, Bot("", "Robot")), BadTableError),
        (NewGame("chess", (ANN, BEN)), BadTableError),
        (NewGame("toy", (ANN,)), BadTableError),
        (NewGame("toy", (ANN, BEN), {"length": "endless"}), BadTableError),
        (NewGame("toy", (ANN, BEN), {"colour": "red"}), BadTableError),
        (NewGame("toy", (ANN, BEN), seed=1 << 64), BadTableError),
        (NewGame("toy", (ANN, Person("x" * 41))), BadTableError),
    ]
)
def test_a_refused_command_says_why_in_one_line_and_changes_nothing(
    command: Command, refusal: type[RefusedError]
) -> None:
    bus = new_bus()
    news, before = listen(bus), state_of(bus)
    table = bus.table()
    with pytest.raises(refusal) as caught:
        bus.do(command)
    assert len(str(caught.value).splitlines()) == 1
    assert (news, state_of(bus), bus.table(), bus.lines()) == ([], before, table, 0)


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (NoGameError, "No game is running."),
        (GameOverError, "The game is over."),
        (NothingToUndoError, "Nothing to undo."),
        (NothingToRedoError, "Nothing to redo."),
    ],
)
def test_each_refusal_has_its_own_sentence(
    refusal: type[NoGameError | GameOverError | NothingToUndoError | NothingToRedoError], said: str
) -> None:
    assert str(refusal()) == said


@pytest.mark.parametrize(
    ("bar", "said"),
    [
        ("never", "Undo is off for this game."),
        ("others", "Another player has chosen since; everyone must agree to this undo."),
        ("redo", "Another player's choice is redone, too; everyone must agree to this redo."),
        ("shown", "Something has been drawn, rolled or revealed since; everyone must agree to this undo."),
        ("past", "Something has been drawn, rolled or revealed since; this game allows no undo past it."),
    ],
)
def test_it_is_said_why_nothing_can_be_taken_back(bar: UndoBar, said: str) -> None:
    assert str(UndoNotAllowedError(bar)) == said


def test_nobody_answers_after_the_end() -> None:
    bus = new_bus()
    play(bus)
    with pytest.raises(GameOverError):
        bus.do(GiveAnswer(0, True))


def test_news_come_in_order_with_the_events_of_each_answer() -> None:
    bus = new_bus()
    news = listen(bus)
    play(bus)
    assert [record.line for _events, record in news] == list(range(1, bus.lines() + 1))
    told = [event for events, _record in news for event in events]
    history = bus._here().history
    assert told == [event for state in history.states[1:] for event in state.events]


def test_all_that_is_done_at_the_table_is_told(tmp_path: Path) -> None:
    bus = new_bus(take_back="always")
    news = listen(bus)
    play(bus, 1)
    path = tmp_path / "game.json"
    for command in (Undo(), Redo(), Save(path), SetSeat(0, BEN), Load(path)):
        bus.do(command)
    told = [record.what for _events, record in news if record.what != "answer"]
    assert told == ["undo", "redo", "save", "seat", "load"]


def test_a_line_of_the_log_says_whom_it_is_about() -> None:
    bus = new_bus(ANN, BEN)
    play(bus)
    about = [row.about for row in bus.log(0)]
    assert {0, 1} <= set(about)
    for row in bus.log(0):
        if row.about is not None:
            assert (ANN, BEN)[row.about].name in row.text or "you" in row.text.lower(), row


def test_forced_answers_are_given_without_asking_and_marked() -> None:
    bus = new_bus()
    news = listen(bus)
    dice = Dice(1)
    while not bus.is_over():
        for seat in bus.awaited():
            decision = bus.ask(seat)
            assert decision is not None
            assert not decision.forced()
        give_any(bus, dice)
    by = [record.given.by for _events, record in news if record.given]
    assert {"person", "bot", "forced"} == set(by)


def test_a_failing_subscriber_is_logged_and_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    bus = new_bus()

    def fail(events: Sequence[Event], record: Record) -> None:
        raise RuntimeError("broken screen")

    bus.subscribe(fail)
    news = listen(bus)
    with caplog.at_level(logging.ERROR):
        play(bus, 2)
    assert [record.line for _events, record in news] == [1, 2]
    assert "broken screen" in caplog.text


def test_a_command_given_by_a_subscriber_is_told_after_what_it_answers() -> None:
    bus = new_bus()
    dice = Dice(3)

    def answer_for_the_bot(events: Sequence[Event], record: Record) -> None:
        if 1 in bus.awaited() and record.what == "answer":
            give_any(bus, dice)

    bus.subscribe(answer_for_the_bot)
    news = listen(bus)
    play(bus, 3)
    lines = [record.line for _events, record in news]
    assert lines == sorted(lines)
    assert len(lines) > 3


def test_a_subscription_can_be_ended() -> None:
    bus = new_bus()
    news: list[Any] = []
    end = bus.subscribe(lambda events, record: news.append(record))
    end()
    play(bus, 1)
    assert news == []


def test_a_seat_sees_neither_hands_nor_sealed_answers_of_others() -> None:
    bus = new_bus(ANN, BEN)
    news = listen(bus)
    play(bus, 1)
    record = news[0][1]
    assert record.given is not None
    assert bus.view(1).sealed == {0: HIDDEN}
    assert set(bus.view(1).players[0].hand) == {HIDDEN}
    hidden = record.seen_by(1).given
    assert hidden is not None
    assert hidden.answer == HIDDEN
    assert record.seen_by(0) == record


def test_a_record_says_whose_choice_it_was() -> None:
    bus = new_bus(ANN, ROBOT)
    news = listen(bus)
    play(bus)
    records = [record for _events, record in news if record.given]
    assert {record.given.by for record in records if record.given} >= {"person", "bot", "forced"}
    for record in records:
        assert record.given is not None
        choosers = [seat for seat in (0, 1, None) if record.chosen_by(seat)]
        assert choosers == ([record.given.seat] if record.given.by in {"person", "bot"} else [])


def test_a_view_at_a_table_has_the_names_which_are_no_part_of_the_state() -> None:
    bus = new_bus(ANN, BEN)
    assert bus.view(0).names == ("Ann", "Ben")
    assert "names" not in bus.game().encode(bus.view(0))


def test_the_log_is_worded_for_its_viewer() -> None:
    bus = new_bus()
    own, other = bus.log(0)[0].text, bus.log(1)[0].text
    assert "card_" in own
    assert "card_" not in other
    play(bus, 8)
    since = bus.log(0, since=3)
    assert since == [line for line in bus.log(0)[2:] if line.line >= 3]


def test_a_person_who_resigns_is_replaced_by_a_bot() -> None:
    bus = new_bus(ANN, BEN)
    play(bus, 3)
    bus.do(Resign(0, "hard"))
    assert bus.table().seats == (Bot("hard", "Ann", took_over=Takeover(3, bus.moment().round)), BEN)
    assert not bus.is_over()


def test_the_log_tells_everyone_who_resigned_where_it_happened() -> None:
    bus = new_bus(ANN, BEN)
    play(bus, 3)
    bus.do(Resign(0))
    told = "Ann resigns. A computer player takes over."
    assert [bus.log(seat)[-1].text for seat in (1, None)] == [told, told]
    assert bus.log(0)[-1].text == "You resign. A computer player takes over."
    play(bus, 3)
    (at,) = [number for number, line in enumerate(bus.log(1)) if line.text == told]
    assert bus.log(1)[at + 1].line >= 3 > bus.log(1)[at].line
    bus.do(Resign(1))
    assert bus.log(None)[-1].text == "Ben resigns. The game ends."


def test_an_undo_past_a_resignation_leaves_it_in_the_log() -> None:
    bus = new_bus(ANN, BEN)
    play(bus, 6)
    bus.do(Resign(0))
    bus.do(Undo(seat=1, agreed=True))
    assert bus.lines() < 6
    play(bus, 1)
    assert [line.text for line in bus.log(1)].count("Ann resigns. A computer player takes over.") == 1


def test_nobody_wins_a_game_that_all_have_left() -> None:
    bus = new_bus(ANN, BEN)
    bus.do(Resign(0))
    bus.do(Resign(1))
    assert bus.result().winners == ()


def test_who_has_left_does_not_win_by_the_computer_player_that_took_over() -> None:
    told = list[str]()
    for gone in (0, 1):
        bus = new_bus(ANN, BEN)
        play(bus, 3)
        bus.do(Resign(gone))
        play(bus)
        assert bus.is_over()
        assert bus.result().winners == (1 - gone,)
        assert bus.result().ended_by != "resigned"
        told += [line.text for line in bus.log(None) if "can't win" in line.text]
    assert told == ["A player who resigned can't win. Ann wins."]


def test_without_points_no_one_wins_in_the_place_of_a_player_who_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(TOYS, "toy", replace(TOYS["toy"], has_points=False))
    told = list[str]()
    for gone in (0, 1, 2):
        bus = new_bus(ANN, BEN, Person("Cleo"))
        play(bus, 4)
        bus.do(Resign(gone))
        play(bus)
        told += [line.text for line in bus.log(None) if "can't win" in line.text]
    assert told == ["A player who resigned can't win. No one wins."]


def test_the_game_ends_when_the_last_person_resigns() -> None:
    bus = new_bus()
    bus.do(Resign(0))
    assert bus.is_over()
    assert bus.result().winners == (1,)
    assert bus.result().ended_by == "resigned"
    with pytest.raises(GameOverError):
        bus.do(GiveAnswer(0, ()))


@pytest.mark.parametrize(("game", "seats"), [("jumpdrive", 1), ("master", 3), ("master", 2), ("race", 3)])
def test_a_game_given_up_is_won_by_the_only_other_or_by_points_and_else_by_nobody(
    game: str, seats: int
) -> None:
    bus = CommandBus(find_games())
    bus.do(NewGame(game, (ANN, *(Bot("easy", f"Bot {n}") for n in range(1, seats)))))
    bus.do(Resign(0))
    winners = {("jumpdrive", 1): (), ("master", 3): (), ("master", 2): (1,), ("race", 3): (1, 2)}
    assert bus.result().winners == winners[game, seats]


def test_a_game_given_up_is_taken_up_again_by_sitting_down_not_by_undo() -> None:
    bus = new_bus()
    play(bus, 4)
    bus.do(Resign(0))
    with pytest.raises(GameOverError):
        bus.do(Undo())
    bus.do(SetSeat(0, ANN))
    assert not bus.is_over()
    bus.do(Undo())


def test_a_seat_can_be_given_to_somebody_else() -> None:
    bus = new_bus()
    bus.do(SetSeat(1, BEN))
    assert bus.table().persons() == (0, 1)
    bus.do(SetSeat(0, ROBOT))
    assert bus.table().bots() == (0,)


def test_a_question_without_a_legal_answer_is_a_fault_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    bus = new_bus()
    play(bus, 1)
    monkeypatch.setattr(Draw, "question", lambda step, g, player: Number("draw", 1, 0))
    with pytest.raises(RulesFaultError):
        play(bus, 1)
    assert bus.lines() == 1


def test_a_fault_of_the_rules_leaves_the_game_as_it_was(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bus = new_bus()
    play(bus, 1)
    before = state_of(bus)

    def fail(step: Choose, g: ToyState, answers: Answers) -> None:
        g.discard.clear()
        raise KeyError("no such power")

    monkeypatch.setattr(Choose, "done", fail)
    with caplog.at_level(logging.ERROR), pytest.raises(RulesFaultError):
        play(bus, 1)
    assert (state_of(bus), bus.lines()) == (before, 1)
    assert "no such power" in caplog.text


@pytest.mark.parametrize("game", find_games())
def test_a_line_of_the_log_is_about_a_seat_at_the_table_or_about_none(game: str) -> None:
    bus = CommandBus(find_games())
    bus.do(NewGame(game, (ANN, BEN), {}, 3))
    play(bus, 600)
    assert {line.about for line in bus.log(0)} == {None, 0, 1}
