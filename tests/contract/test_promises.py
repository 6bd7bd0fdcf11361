"""What every game promises, at every number of players, whatever is chosen."""

import json
from itertools import islice
from typing import Any

import pytest

from galaxy_desktop.engine.codec import encode
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.flow import IllegalAnswerError, give, is_over, open_asks
from galaxy_desktop.engine.game import Game, OptionError, Standing
from galaxy_desktop.engine.rng import Dice
from tests.contract.walk import (
    GAMES,
    Moment,
    Some,
    Table,
    Walked,
    every_option_once,
    largest_first,
    listeners,
    option_sets,
    steps,
    tables,
    texts,
    walked,
)
from tests.sweep import TIMES, some

ONE_EACH = largest_first(tables(TIMES))
OPTIONS = [pytest.param(table, marks=pytest.mark.slow) for table in every_option_once()]
SEED, FIRST, EVERY = 11, 1, 61
"""Each table is played once; at these questions of it what takes long is looked at; see `Some`."""
NONSENSE: tuple[Any, ...] = (None, True, 10**9, -1, "nothing", ("nothing",), ("nothing", ("more",)), ((),))
NAMES = ["Ada", "Boris", "Chen", "Dina", "Emil"]

each_table = pytest.mark.parametrize("table", ONE_EACH, ids=str)
each_with_options = pytest.mark.parametrize("table", [*ONE_EACH, *OPTIONS], ids=str)


def walk_of(table: Table) -> Walked:
    return walked(table, SEED, FIRST, EVERY)


def moments(table: Table) -> list[Moment]:
    return walk_of(table).moments


def test_there_are_games() -> None:
    assert GAMES


@each_with_options
def test_random_play_ends_and_every_state_is_sound(table: Table) -> None:
    walk = walk_of(table)
    (g,) = walk.last
    assert walk.given
    assert walk.faults == []
    assert is_over(g)
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


@each_table
def test_every_answer_offered_is_taken(table: Table) -> None:
    for at in moments(table):
        for answer in islice(at.decision.answers(), 8):
            other = at.now.clone()
            give(other, at.seat, answer)
            assert table.game.invariants(other) == [], (at.decision, answer)


@each_table
def test_a_clone_is_independent(table: Table) -> None:
    for at in moments(table):
        g = at.now.clone()
        other, kept = g.clone(), table.game.encode(g)
        assert other == g
        give(other, at.seat, at.answer)
        for _, _, _ in islice(steps(other, 14), 3):
            pass
        assert table.game.encode(g) == kept


@each_table
def test_a_game_goes_on_the_same_whatever_is_refused_and_wherever_it_is_saved_and_loaded(
    table: Table,
) -> None:
    """Dealt from the same seed, given the same answers and wrong ones in between, the game is the same."""
    g, walk, wanted = table.deal(), walk_of(table), Some(FIRST, 5)
    looked_at = {at.number for at in walk.moments}
    for number, (seat, decision, answer) in enumerate(walk.given):
        if number in looked_at:
            saved = table.game.encode(g)
            g = table.game.decode(json.loads(json.dumps(saved)))
        assert open_asks(g)[seat] == decision
        for wrong in NONSENSE if wanted(decision) else ():
            if decision.allows(wrong):
                continue
            with pytest.raises(IllegalAnswerError):
                give(g, seat, wrong)
        with pytest.raises(IllegalAnswerError):
            give(g, table.seats, decision.only())
        if number in looked_at:
            assert table.game.encode(g) == saved, "what is refused changes nothing"
        give(g, seat, answer)
    assert g == walk.last[0]
    assert table.game.encode(g) == table.game.encode(walk.last[0])


@each_table
def test_a_view_shows_nothing_that_is_hidden(table: Table) -> None:
    """Whatever a seat may not know is dealt anew; its view stays the same."""
    dice, changed = Dice(17), False
    for at in moments(table):
        g = at.now
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


@each_table
def test_an_event_tells_a_seat_only_what_its_view_shows(table: Table) -> None:
    """Beside what is its own, and what is turned up for all."""
    for at in moments(table):
        g = at.now
        everything = texts(table.game.encode(g)) if g.events else set()
        for seat in range(table.seats) if g.events else ():
            on_table = _texts_on_table(table, g, seat)
            for event in g.events:
                if type(event).__name__ in TURNED_UP or getattr(event, "seat", None) == seat:
                    continue
                told = texts(encode(event.seen_by(seat))) & everything
                secret = told - on_table
                if secret:
                    before = _texts_on_table(table, walk_of(table).before(at), seat)
                    assert secret <= before, (seat, event, secret)


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


@pytest.mark.parametrize("table", [*ONE_EACH, *some(OPTIONS, 10)], ids=str)
def test_every_question_option_reason_and_event_has_words(table: Table) -> None:
    names, walk, words = NAMES[: table.seats], walk_of(table), table.game.words
    events = dict.fromkeys(walk.events)
    said = [line for at in walk.moments for line in _speak(table, at.now, at.seat, at.decision)]
    said += map(words.phase, walk.phases)
    for number, event in enumerate(events):
        for viewer in listeners(event, table.seats, number):
            said.append(words.event(event.seen_by(viewer), names, viewer))
    assert all(isinstance(line, str) for line in said)
    assert not any("\n\n\n" in line or HIDDEN in line.split() for line in said)
    for score in table.game.scores(walk.last[0]):
        assert all(words.source(source) for source, _ in score.parts)


@pytest.mark.parametrize("table", some(every_option_once(), 12), ids=str)
def test_the_true_points_lie_between_the_least_and_the_most(table: Table) -> None:
    game = table.game
    for at in moments(table):
        true = [score.total for score in game.scores(at.now)]
        assert [game.standing(at.now, seat) for seat in range(table.seats)] == [
            Standing(points, points, points) for points in true
        ], "where nothing is hidden they are the public points"
        for viewer in range(table.seats):
            _check_points(game, game.view(at.now, viewer), true)


def _check_points(game: Game[Any], view: Any, true: list[int]) -> None:
    """Hold what a view tells of points to the true ones, and to those of a state that may be behind it."""
    guessed = [score.total for score in game.scores(game.guess(view, Dice(true[0])))]
    for seat, public in enumerate(game.scores(view)):
        known = game.standing(view, seat)
        assert known.certain == public.total
        assert known.least <= min(true[seat], guessed[seat])
        assert known.most >= max(true[seat], guessed[seat])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_everything_around_a_game_has_words(game: Any) -> None:
    words = game.words
    assert game.title.tagline()
    assert game.title.pitch()
    assert words.about()
    assert all(page.title.read() and page.text for page in words.rules())
    assert game.title.minutes[0] <= game.title.minutes[1]
    for option in game.options:
        assert all(words.table_option(option.name))
        assert all(words.choice(option.name, choice) for choice in option.choices)
