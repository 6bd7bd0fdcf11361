"""The table without a screen: a whole game by the controller alone."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from galaxy_desktop.engine.decisions import Assign, Compose
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import play_on
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, NewGame, Resign, Undo, UndoTo
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.play.seats import COMPUTERS, Bot, Occupant, Person
from galaxy_desktop.presenter.controller import TableController
from galaxy_desktop.presenter.happenings import Asked, Consent, Cover, News, Over
from galaxy_desktop.presenter.session import Session
from tests.sweep import many
from tests.toy import TOYS
from tests.ui.table_rig import InstantThinker

ADA, BEN, VEGA = Person("Ada"), Person("Ben"), Bot("easy", "Vega")


def controller(*seats: Occupant, folder: Path | None = None) -> TableController:
    bus = CommandBus(TOYS, folder)
    bus.do(NewGame("toy", seats or (ADA, VEGA), seed=1))
    return TableController(Session(bus, InstantThinker()))


def go_on(table: TableController) -> list[object]:
    """Everything that happens until the table waits for a person; whoever is called sits down."""
    happened: list[object] = []
    for _ in range(200):
        table.session.think(0.1)
        step = table.next()
        happened += [] if step is None else [step]
        if isinstance(step, News):
            table.told(step.records, fresh=step.fresh)
        if isinstance(step, Cover):
            table.stand_up()
            table.sit(step.seat)
        if isinstance(step, Asked | Over):
            return happened
    raise AssertionError("nothing is asked any more")


def answer(table: TableController, dice: Dice) -> None:
    question = table.question
    assert question is not None
    wanted = question.decision.sample(dice)
    if wanted == question.prompt.decline() and question.second:
        table.decline()
        return
    for option in () if question.answer() == wanted else question.prompt.suggest(wanted):
        if option not in question.chosen or isinstance(question.decision, Compose | Assign):
            table.press_primary() if option == question.step else table.click(option)
    if table.question is question:
        assert question.can_give
        table.press_primary()


def play(table: TableController, answers: int) -> Sequence[object]:
    dice, last = Dice(3), go_on(table)
    for _ in range(answers):
        if table.session.bus.is_over():
            break
        answer(table, dice)
        last = go_on(table)
    return last


@pytest.mark.parametrize("seats", [(ADA, VEGA), (ADA, BEN), (ADA, VEGA, BEN)])
def test_a_whole_game_is_played_without_a_screen(seats: tuple[Occupant, ...]) -> None:
    table = controller(*seats)
    last = play(table, 500)
    assert last[-1] == Over()
    assert table.next() is None
    assert table.bar_text(busy=False).primary


def test_news_come_before_the_next_question() -> None:
    table = controller()
    dice = Dice(1)
    go_on(table)
    answer(table, dice)
    happened = go_on(table)
    assert isinstance(happened[0], News)
    assert happened[-1] == Asked()


def test_the_bar_does_not_say_that_the_game_is_over_before_its_news_are_shown() -> None:
    table, dice = controller(), Dice(3)
    go_on(table)
    while not table.session.bus.is_over():
        answer(table, dice)
        ended = table.session.bus.is_over()
        assert not ended or table.bar_text(busy=False).head != "The game is over"
        last = go_on(table)
    assert last[-1] == Over()
    assert table.bar_text(busy=False).head == "The game is over"


def test_nothing_is_asked_or_told_behind_the_curtain() -> None:
    table = controller(ADA, BEN)
    step = table.next()
    assert isinstance(step, News | Cover)
    table.stand_up()
    assert table.hidden
    assert table.question is None


def test_the_words_of_a_question_are_worked_out_once_for_each_change() -> None:
    table = controller()
    go_on(table)
    question = table.question
    assert question is not None
    first = question.ask
    assert question.ask is first
    table.click(question.prompt.open()[0])
    assert question.ask is not first


def test_a_refused_move_raises_and_changes_nothing() -> None:
    table = controller()
    go_on(table)
    with pytest.raises(RefusedError):
        table.consent_for(Undo(seat=0), confirm=True)
    assert table.question is not None


def test_undoing_what_others_answered_wants_everybody() -> None:
    table = controller(ADA, BEN)
    play(table, 6)
    needs = table.consent_for(UndoTo(0), confirm=True)
    assert isinstance(needs, Consent)
    assert needs.everybody
    assert needs.move == UndoTo(0, agreed=True)


def test_an_undo_past_a_reveal_is_asked_about_once_a_game() -> None:
    table = controller()
    go_on(table)
    dice, asked = Dice(3), 0
    while not table.session.bus.is_over() and asked < 2:
        answer(table, dice)
        go_on(table)
        bus = table.session.bus
        if bus.is_over() or not bus.can_undo() or not bus.undo_marks():
            continue
        needs = table.consent_for(Undo(), confirm=True)
        assert (needs is not None) == (not asked)
        table.session.do(Undo())
        go_on(table)
        asked += 1
    assert asked == 2


def test_a_hint_that_is_dropped_is_marked_no_longer_and_the_next_one_is() -> None:
    table = controller()
    play(table, 4)
    table.ask_hint()
    table.session.think(0.1)
    assert table.mark_hint()
    assert not table.mark_hint()
    assert table.session.sitting is not None
    hint = table.session.hint
    table.session.sit(table.session.sitting)
    assert not table.marking
    assert (table.hinted, table.hinted_button) == ((), "")
    assert not table.mark_hint()
    table.session.hint = hint
    assert table.mark_hint()


def test_back_all_deselects_everything() -> None:
    table = controller()
    go_on(table)
    question = table.question
    assert question is not None
    table.click(question.prompt.open()[0])
    assert question.chosen
    assert table.back_all()
    assert not question.chosen
    assert not table.back_all()


def test_the_presenter_needs_no_pygame() -> None:
    script = "import galaxy_desktop.presenter.controller, sys; print('pygame' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"


def test_who_had_nothing_to_decide_seems_to_choose_like_everybody() -> None:
    """In Develop and Settle, "has chosen" before anybody did would tell of an empty choice."""
    bus, dice, met = CommandBus(find_games()), Dice(3), 0
    bus.do(NewGame("race", (ADA, BEN), seed=4))
    table = TableController(Session(bus, InstantThinker()))
    while not bus.is_over():
        seat = bus.awaited()[0]
        table.session.sit(seat)
        if bus.view(seat).sealed and not bus.answered():
            met += 1
            assert table.shown().awaited == {0, 1}
        elif bus.answered():
            assert table.shown().awaited == {seat}
        decision = bus.ask(seat)
        assert decision is not None
        bus.do(GiveAnswer(seat, decision.sample(dice)))
    assert met


def test_the_curtain_tells_what_others_did_and_not_what_they_paid_it_with() -> None:
    bus = CommandBus(find_games(), None)
    bus.do(NewGame("jumpdrive", (ADA, BEN), seed=3))
    table, dice, paid = TableController(Session(bus, InstantThinker())), Dice(3), 0
    for _answer in range(60):
        go_on(table)
        if bus.is_over() or table.question is None:
            break
        before = bus.lines()
        bus.do(GiveAnswer(table.shown().seat, table.question.decision.sample(dice)))
        new = [line for line in bus.log(None, before) if line.completes]
        paid += len(new)
        told = [line for seat in (0, 1) for line in table.log.news_for(seat)]
        assert not {line.text for line in new} & {*told}
    assert paid


def test_the_curtain_tells_once_who_resigned_however_little_happened_meanwhile() -> None:
    told = "Ben resigns. A computer player takes over."
    table = controller(ADA, BEN, Person("Cy"))
    assert [table.log.news_for(seat) for seat in (0, 2)] == [[], []]
    play(table, 4)
    table.stand_up()
    table.log.leave(2)
    table.session.do(Resign(1))
    assert table.log.news_for(2)[0] == told
    table.sit(2)
    assert table.log.lines[-1].text == told
    table.stand_up()
    assert told not in table.log.news_for(2)
    later = controller(ADA, BEN)
    go_on(later)
    later.session.do(Resign(0))
    assert later.log.news_for(1) == ["Ada resigns. A computer player takes over."]
    play(later, 3)
    assert [line.text for line in later.log.lines].count("Ada resigns. A computer player takes over.") == 1
    assert later.sitters()[0].level == "Resigned · Medium"


@pytest.mark.parametrize("game", find_games())
def test_an_answer_is_given_only_to_the_question_it_was_thought_of_for(game: str) -> None:
    """A screen takes several steps in one frame, between which computer players are not asked again."""
    games = find_games()
    bus = CommandBus(games)
    bots = [Bot("easy", name) for name in COMPUTERS[: games[game].seats[-1] - 1]]
    bus.do(NewGame(game, (ADA, *bots), seed=1))
    table = TableController(Session(bus, InstantThinker()))
    for number in range(many(30)):
        table.session.think(0.1)
        if number % 3 == 0:
            play_on(bus, "random", 2)  # others answer, while the bots still think of what they were asked
        step, before = table.next(), -1
        while not isinstance(step, Asked | Over) and (step is not None or bus.lines() > before):
            before = bus.lines()
            if isinstance(step, News):
                table.told(step.records, fresh=step.fresh)
            step = table.next()
        if isinstance(step, Over):
            break
        if isinstance(step, Asked):
            play_on(bus, "random", 1)


def test_a_hint_is_followed_until_something_else_is_chosen() -> None:
    table = controller()
    go_on(table)
    question = table.question
    assert question is not None
    hint, other = question.prompt.open()[:2]
    table.session.hint = (hint,)
    assert table.follows_hint()
    table.click(hint)
    assert table.follows_hint()
    table.click(hint)
    table.click(other)
    assert not table.follows_hint()


def test_in_another_game_nobody_has_seen_anything_of_the_log() -> None:
    table = controller(ADA, BEN)
    go_on(table)
    answer(table, Dice(1))
    table.log.leave(1)
    table.log.open_for(1)
    assert table.log.new_from > 0
    table.begin()
    table.log.open_for(1)
    assert table.log.new_from == 0
