"""What every game promises, at every number of players, whatever is chosen."""

import json
from itertools import islice
from typing import Any

import pytest

from galaxy_desktop.engine.codec import encode
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.flow import IllegalAnswerError, give, is_over, open_asks
from galaxy_desktop.engine.game import OptionError
from galaxy_desktop.engine.rng import Dice
from tests.contract.walk import (
    GAMES,
    Some,
    Table,
    every_option_once,
    largest_first,
    option_sets,
    steps,
    tables,
    texts,
)

ONE_EACH = largest_first(tables(1))
OPTIONS = [pytest.param(table, marks=pytest.mark.slow) for table in every_option_once()]
FIRST, EVERY = 2, 29
"""At these questions of a game what takes long is looked at; see `Some`."""
NONSENSE: tuple[Any, ...] = (None, True, 10**9, -1, "nothing", ("nothing",), ("nothing", ("more",)), ((),))


def test_there_are_games() -> None:
    assert GAMES


@pytest.mark.parametrize("table", [*ONE_EACH, *OPTIONS], ids=str)
def test_random_play_ends_and_every_state_is_sound(table: Table) -> None:
    g = table.deal()
    for _ in steps(g, table.seed):
        assert table.game.invariants(g) == []
    assert is_over(g)
    assert table.game.invariants(g) == []
    result = table.game.result(g)
    scores = table.game.scores(g)
    assert result.winners
    assert set(result.winners) <= set(range(table.seats))
    assert len(scores) == table.seats
    assert table.game.words.ended_by(result.ended_by)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_cannot_be_played_is_refused_in_one_line(game: Any) -> None:
    wrong: list[tuple[int, dict[str, str]]] = [
        (0, {}),
        (game.seats[-1] + 1, {}),
        (game.seats[0], {"no_such_option": "x"}),
        *((game.seats[0], {option.name: "no_such_choice"}) for option in game.options),
    ]
    for seats, options in wrong:
        with pytest.raises(OptionError) as error:
            game.new(seats, options, 1)
        assert "\n" not in str(error.value)
    assert all(option_sets(game, seats) for seats in game.seats)


@pytest.mark.parametrize("table", ONE_EACH, ids=str)
def test_every_answer_offered_is_taken(table: Table) -> None:
    g, wanted = table.deal(), Some(FIRST, EVERY)
    for seat, decision, _ in steps(g, 11):
        for answer in islice(decision.answers(), 8 if wanted(decision) else 0):
            other = g.clone()
            give(other, seat, answer)
            assert table.game.invariants(other) == [], (decision, answer)


@pytest.mark.parametrize("table", ONE_EACH, ids=str)
def test_every_other_answer_is_refused_and_changes_nothing(table: Table) -> None:
    g = table.deal()
    for seat, decision, _ in steps(g, 12):
        before = g.clone()
        for answer in NONSENSE:
            if decision.allows(answer):
                continue
            with pytest.raises(IllegalAnswerError):
                give(g, seat, answer)
        with pytest.raises(IllegalAnswerError):
            give(g, table.seats, decision.only())
        assert g == before


@pytest.mark.parametrize("table", ONE_EACH, ids=str)
def test_a_clone_is_independent(table: Table) -> None:
    g, wanted = table.deal(), Some(FIRST, EVERY)
    for seat, decision, answer in steps(g, 13):
        if not wanted(decision):
            continue
        other, kept = g.clone(), table.game.encode(g)
        assert other == g
        give(other, seat, answer)
        for _, _, _ in islice(steps(other, 14), 3):
            pass
        assert table.game.encode(g) == kept


@pytest.mark.parametrize("table", ONE_EACH, ids=str)
def test_saved_and_loaded_at_any_question_a_game_goes_on_the_same(table: Table) -> None:
    g, wanted = table.deal(), Some(FIRST, EVERY)
    other = g.clone()
    for seat, decision, answer in steps(g, 15):
        if wanted(decision):
            other = table.game.decode(json.loads(json.dumps(table.game.encode(other))))
        assert open_asks(other)[seat] == decision
        give(other, seat, answer)
    assert table.game.encode(other) == table.game.encode(g)


@pytest.mark.parametrize("table", ONE_EACH, ids=str)
def test_the_same_answers_from_the_same_seed_lead_to_the_same_game(table: Table) -> None:
    g, other = table.deal(), table.deal()
    for seat, _, answer in steps(g, 16):
        give(other, seat, answer)
    assert table.game.encode(other) == table.game.encode(g)


@pytest.mark.parametrize("table", ONE_EACH, ids=str)
def test_a_view_shows_nothing_that_is_hidden(table: Table) -> None:
    """Whatever a seat may not know is dealt anew; its view stays the same."""
    g, dice, changed, wanted = table.deal(), Dice(17), False, Some(FIRST, EVERY)
    for _, decision, _ in steps(g, 18):
        if not wanted(decision):
            continue
        asked = open_asks(g)
        for seat in range(table.seats):
            view = table.game.view(g, seat)
            guess = table.game.guess(view, dice)
            assert guess.viewer is None
            assert table.game.invariants(guess) == []
            again = table.game.view(guess, seat)
            again.sealed, again.events = view.sealed, view.events  # a guess begins with neither
            assert again == view
            assert open_asks(guess).get(seat) == asked.get(seat)
            changed = changed or table.game.encode(guess) != table.game.encode(g)
    assert changed


TURNED_UP = ("Guessed",)
"""Events of a card that lies open for all and then goes to a hand."""


def _texts_on_table(table: Table, g: Any, seat: int) -> set[str]:
    """Every string that lies open to a seat; what it is told of comes on top."""
    view = table.game.view(g, seat)
    view.events = []
    return texts(encode(view))


@pytest.mark.parametrize("table", ONE_EACH, ids=str)
def test_an_event_tells_a_seat_only_what_its_view_shows(table: Table) -> None:
    """Beside what is its own, and what is turned up for all."""
    g, wanted = table.deal(), Some(FIRST, EVERY)
    before = g.clone()
    for _, decision, _ in steps(g, 19):
        looked_at = g.events and wanted(decision)
        everything = texts(table.game.encode(g)) if looked_at else set()
        for seat in range(table.seats) if looked_at else ():
            on_table = _texts_on_table(table, g, seat)
            for event in g.events:
                if type(event).__name__ in TURNED_UP or getattr(event, "seat", None) == seat:
                    continue
                told = texts(encode(event.seen_by(seat))) & everything
                secret = told - on_table
                assert not secret or secret <= _texts_on_table(table, before, seat), (seat, event, secret)
        before = g.clone()


def _speak(table: Table, g: Any, seat: int, decision: Decision) -> list[str]:
    words = table.game.words
    view = table.game.view(g, seat)
    ask = words.ask(view, decision, ())
    said = [ask.head, ask.primary, *(words.option(view, decision, option) for option in decision.options())]
    for thing in texts(encode(view)):
        reason = decision.why_not(thing)
        if reason is not None:
            said.append(words.reason(reason))
    return said


@pytest.mark.parametrize("table", [*ONE_EACH, *OPTIONS], ids=str)
def test_every_question_option_reason_and_event_has_words(table: Table) -> None:
    names = ["Ada", "Boris", "Chen", "Dina", "Emil"][: table.seats]
    g, wanted = table.deal(), Some(FIRST, EVERY)
    said: list[str] = []
    for seat, decision, _ in steps(g, 20):
        if wanted(decision):
            said += _speak(table, g, seat, decision)
        said.append(table.game.words.phase(table.game.moment(g).phase))
        for viewer in (None, *range(table.seats)):
            said += [table.game.words.event(event.seen_by(viewer), names, viewer) for event in g.events]
    assert all(isinstance(line, str) for line in said)
    assert not any("\n\n\n" in line or HIDDEN in line.split() for line in said)
    for score in table.game.scores(g):
        assert all(table.game.words.source(source) for source, _ in score.parts)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_everything_around_a_game_has_words(game: Any) -> None:
    words = game.words
    assert words.tagline()
    assert words.pitch()
    assert words.about()
    assert all(page.title.read() and page.text for page in words.rules())
    assert words.minutes[0] <= words.minutes[1]
    for option in game.options:
        assert all(words.table_option(option.name))
        assert all(words.choice(option.name, choice) for choice in option.choices)
