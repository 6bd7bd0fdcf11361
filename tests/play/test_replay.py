"""A game looked back at: stops, spans, logs, scores, and what may be seen."""

import pytest

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Resign
from galaxy_desktop.play.records import UNASKED
from galaxy_desktop.play.replay import Replay
from tests.play.tables import ANN, BEN, ROBOT, new_bus, play, state_of
from tests.ui.finished import GAMES, played


def finished(*seats: object) -> CommandBus:
    bus = new_bus(*seats, length="long")  # type: ignore[arg-type]
    play(bus)
    return bus


def test_every_stop_shows_the_game_as_it_stood_then() -> None:
    bus = finished(ANN, ROBOT)
    replay, states = Replay(bus.game_so_far()), bus.game_so_far().history.states
    for line in replay.stops:
        replay.go(line)
        for seat in replay.viewers:
            assert replay.view(seat) == bus.game().view(states[line], seat)
        assert replay.moment() == bus.game().moment(states[line])


def test_looking_back_changes_nothing() -> None:
    bus = finished(ANN, ROBOT)
    before, at = state_of(bus), bus.lines()
    replay = Replay(bus.game_so_far())
    for line in (0, 3, replay.end, 1):
        replay.go(line)
        replay.scores_after(line)
        replay.whole_log(0)
    assert (state_of(bus), bus.lines()) == (before, at)


def test_a_game_up_to_a_moment_has_nothing_after_it() -> None:
    history = finished(ANN, ROBOT).game_so_far().history
    part = history.up_to(3)
    assert part.now == history.states[3]
    assert part.answers() == history.answers()[:3]
    with pytest.raises(IndexError):
        part.go(4)


def test_stops_are_where_somebody_chose_and_go_forth_and_back_alike() -> None:
    replay = Replay(finished(ANN, ROBOT).game_so_far())
    assert replay.stops[0] == 0
    assert replay.stops[-1] == replay.end
    for line in replay.stops[1:-1]:
        assert replay.given(line).by not in UNASKED
    there = [replay.stops[0]]
    while there[-1] != replay.end:
        there.append(replay.stop_after(there[-1]))
    back = [replay.end]
    while back[-1] != 0:
        back.append(replay.stop_before(back[-1]))
    assert tuple(there) == replay.stops == tuple(reversed(back))
    assert replay.stop_after(replay.end) == replay.end
    assert replay.stop_before(0) == 0


def test_a_moment_between_two_stops_goes_to_the_nearer_one() -> None:
    replay = Replay(finished(ANN, ROBOT).game_so_far())
    for line in range(replay.end + 1):
        near = replay.stop_near(line)
        assert all(abs(near - line) <= abs(stop - line) for stop in replay.stops)


def test_the_spans_follow_each_other_from_the_start_to_the_end() -> None:
    replay = Replay(finished(ANN, ROBOT).game_so_far())
    lines = [line for span in replay.spans for line in range(span.first, span.last + 1)]
    assert lines == list(range(replay.end + 1))
    assert [number for number, _line in replay.rounds] == sorted({n for n, _line in replay.rounds})
    assert replay.rounds[-1][1] == replay.end


def test_the_course_ends_with_the_result() -> None:
    bus = finished(ANN, ROBOT)
    replay = Replay(bus.game_so_far())
    assert replay.course[-1] == bus.scores()
    assert len(replay.course) == len(replay.rounds) + 1


def test_a_swing_is_a_gain_well_above_the_usual_one() -> None:
    replay = Replay(finished(ANN, ROBOT).game_so_far())
    gains = [
        after[seat].total - before[seat].total
        for before, after in zip(replay.course, replay.course[1:], strict=False)
        for seat in range(2)
    ]
    usual = sum(map(abs, gains)) / len(gains)
    assert len(replay.swings) <= 3
    for swing in replay.swings:
        assert swing.gain > usual
        assert swing.gain in gains
    assert [swing.line for swing in replay.swings] == sorted(swing.line for swing in replay.swings)


def test_after_the_end_all_may_be_looked_from() -> None:
    replay = Replay(finished(ANN, BEN).game_so_far(), only=1)
    assert replay.viewers == (0, 1)
    assert replay.first_viewer == 0
    assert HIDDEN not in str(replay.open_view(0).players)


def test_a_game_that_was_given_up_is_open_too_and_can_be_played_on_from_its_end() -> None:
    bus = new_bus(ANN, ROBOT)
    play(bus, 4)
    bus.do(Resign(0))
    replay = Replay(bus.game_so_far())
    assert replay.viewers == (0, 1)
    assert replay.can_branch


@pytest.mark.parametrize("seat", [0, 1])
def test_while_a_game_runs_a_seat_sees_what_it_saw_at_the_table_and_no_more(seat: int) -> None:
    bus = new_bus(ANN, BEN, length="long")
    play(bus, 30)
    replay = Replay(bus.game_so_far(), only=seat)
    assert replay.viewers == (seat,)
    assert [line.text for line in replay.whole_log(seat)] == [line.text for line in bus.log(seat)]
    with pytest.raises(AssertionError):
        replay.open_view(seat)
    with pytest.raises(AssertionError):
        replay.held(seat)
    known = bus.game().scores(bus.view(seat))
    assert replay.scores_after(replay.end) == known


def test_while_a_game_runs_nothing_tells_whether_another_had_a_choice() -> None:
    bus = new_bus(ANN, BEN, length="long")
    play(bus, 30)
    replay, given = Replay(bus.game_so_far(), only=0), bus.game_so_far().history.given
    told = {line.line + 1 for line in replay.whole_log(0)}
    for line in replay.stops[1:-1]:
        own = given[line].seat == 0 and given[line].by not in UNASKED
        assert own or line in told


def test_a_game_that_goes_on_leaves_a_replay_of_it_as_it_was() -> None:
    bus = new_bus(ANN, ROBOT, length="long")
    play(bus, 10)
    replay = Replay(bus.game_so_far(), only=0)
    end, view = replay.end, replay.view(0)
    play(bus, 5)
    replay.go(0)
    replay.go(99_999)
    assert replay.at == end
    assert replay.view(0) == view


def test_the_open_view_names_the_players_and_shows_the_end_to_a_seat() -> None:
    bus = finished(ANN, ROBOT)
    view = Replay(bus.game_so_far()).open_view(1)
    assert (view.viewer, view.names) == (1, ("Ann", "Robot"))
    assert not view.waiting


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_replay_counts_the_choices_that_a_save_counts(game: str, seats: int) -> None:
    """Neither counts what nobody was asked for."""
    running = played(game, seats).game_so_far()
    replay, choices = Replay(running), running.choices
    assert len(choices) < running.history.at or game == "jumpdrive"
    assert len(replay.stops) - 1 == len(choices)
    assert replay.stops[1:-1] == choices[1:]
