"""What the table says of itself is so, at every moment of games played by chance."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from galaxy_desktop.engine.markup import plain
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.wording import row
from galaxy_desktop.games import find_games
from galaxy_desktop.games.roll.words.options import OPTIONS as ROLL_OPTIONS
from galaxy_desktop.language import N_
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.records import Record
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter.made_for_you import made_for_you
from tests.chance import give_any
from tests.contract.grammar import with_two_colons

GAMES = find_games()


def records(game: str, seed: int) -> Iterator[tuple[CommandBus, Record]]:
    """A game of two played by chance: every answer as the first seat hears of it."""
    bus, heard, dice = CommandBus(GAMES), [], Dice(seed)
    bus.subscribe(lambda _events, record: heard.append(record.seen_by(0)))
    bus.do(NewGame(game, (Person("Ada"), Bot("easy", "Vega")), seed=seed))
    while not bus.is_over():
        give_any(bus, dice)
        for record in heard:
            yield bus, record
        heard.clear()


def is_plain(bus: CommandBus, record: Record) -> bool:
    """Whether an answer was another's, did nothing, or went on with what the same player had just chosen."""
    assert record.given is not None
    return record.given.seat == 1 or did_nothing(bus, record) or goes_on(bus, record)


def did_nothing(bus: CommandBus, record: Record) -> bool:
    line = record.line - 1
    about = {told.about for told in bus.log(0, line) if told.line == line}
    return bool(about) and 0 not in about


def goes_on(bus: CommandBus, record: Record) -> bool:
    line = record.line - 1
    if not line or bus.answerer(line - 1) != 0:
        return False
    before, now = bus.moment(line - 1), bus.moment(line)
    return before == now or (before.round, now.phase) == (now.round, "rewards")


def test_nothing_is_said_of_a_payment_that_follows_from_the_choice_of_a_world() -> None:
    paid = [
        (goes_on(bus, record), made_for_you(bus, [record]))
        for bus, record in records("frontiers", 3)
        if record.given is not None and record.given.by == "forced" and record.given.seat == 0
        if bus.question(record.line - 1)[1].topic == "way"
    ]
    assert (True, "") in paid
    assert not any(words for follows, words in paid if follows)


@pytest.mark.slow
def test_nothing_is_said_of_a_turn_that_could_only_end() -> None:
    ended = [
        made_for_you(bus, [record])
        for bus, record in records("master", 2)
        if record.given is not None and record.given.by == "forced" and record.given.answer == ("end",)
        if record.given.seat == 0 and did_nothing(bus, record)
    ]
    assert ended
    assert set(ended) == {""}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_made_for_you_says_what_it_was_and_only_where_there_was_no_choice(game: str) -> None:
    for bus, record in records(game, 2):
        if record.given is not None:
            leads_on = replace(record, given=replace(record.given, by="implied"))
            assert made_for_you(bus, [leads_on]) == "", "the question that it leads to says it"
        words = made_for_you(bus, [record])
        if not words:
            assert record.given is None or record.given.by != "forced" or is_plain(bus, record)
            continue
        assert record.given is not None
        view, decision = bus.question(record.line - 1)
        assert (decision.count() == 1) == (record.given.by == "forced")
        assert not with_two_colons([words])
        (said,) = {plain(words).partition(" Chosen automatically")[0]}
        options = record.given.answer if isinstance(record.given.answer, tuple) else ()
        named = [option for option in options if option in decision.options()]
        if named:
            said_option = plain(bus.game().words.option(view, decision, named[0])).rstrip(".")
            assert said_option in said
        else:
            assert plain(bus.game().words.ask(view, decision, ()).primary) in said


def test_choices_made_for_you_one_after_the_other_are_told_in_one_notice() -> None:
    joined, heard = 0, [next(records("race", 5))[1]]
    for bus, record in records("race", 5):
        heard = [*heard[-1:], record]
        first, both = made_for_you(bus, heard[:1]), made_for_you(bus, heard)
        if first and both != first and record.given is not None and record.given.by == "forced":
            assert both.startswith(first.partition(". Chosen automatically")[0])
            assert both.count("Chosen automatically") == 1
            assert not with_two_colons([first, both])
            assert made_for_you(bus, heard[1:]) == "", "alone it goes on with what was chosen before"
            joined += 1
    assert joined


def test_a_notice_names_the_phase_of_a_choice_once() -> None:
    """Roll's dice are chosen with the phase they work in."""
    bus, made = next(
        (bus, record) for bus, record in records("roll", 2) if record.given and record.given.by == "same"
    )
    phase = bus.game().words.phase(bus.moment(made.line - 1).phase)
    assert plain(made_for_you(bus, [made])).count(phase) == 1


def test_a_notice_names_the_phase_of_a_working_die_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However the words of the game name it: nothing is looked for in them."""
    monkeypatch.setitem(ROLL_OPTIONS.rows, str, row(N_("{die} in {phase}"), phase=lambda _c: "Settle"))
    bus, made = next(
        (bus, record)
        for bus, record in records("roll", 1)
        if record.given and record.given.by == "same" and bus.question(record.line - 1)[1].topic == "builder"
    )
    assert bus.moment(made.line - 1).phase == "settle"
    assert plain(made_for_you(bus, [made])).startswith("Home in Settle. Chosen automatically: every")


def test_choices_that_came_to_the_same_are_listed_in_one_sentence() -> None:
    bus, made = next(
        (bus, record) for bus, record in records("roll", 2) if record.given and record.given.by == "same"
    )
    words = plain(made_for_you(bus, [made, made]))
    assert words.count("Chosen automatically") == 1
    assert words.count("; ") == plain(made_for_you(bus, [made])).count("; ") + 1


def test_of_rewards_that_follow_from_the_own_cubes_nothing_is_said() -> None:
    taken = [
        made_for_you(bus, [record])
        for bus, record in records("master", 2)
        if record.given is not None and record.given.seat == 0 and record.given.by in ("forced", "same")
        if str(record.given.answer[0]).startswith("take ")
    ]
    assert taken
    assert not any(taken)
