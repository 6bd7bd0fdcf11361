"""How far an undo or redo goes, and whether the table allows it."""

from collections.abc import Sequence
from itertools import takewhile

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.game import Moment
from galaxy_desktop.play.commands import Reach, Redo, RedoTo, Undo, UndoTo
from galaxy_desktop.play.records import UNASKED
from galaxy_desktop.play.refusals import (
    GameOverError,
    NothingToRedoError,
    NothingToUndoError,
    RefusedError,
    UndoNotAllowedError,
)
from galaxy_desktop.play.running import RunningGame

Move = Undo | UndoTo | Redo | RedoTo


def target(running: RunningGame, move: Move) -> int:
    """How many answers are left after the move; raises where there is nothing to move to."""
    match move:
        case Undo(to=reach, seat=seat):
            return _back(running, _stops(running, seat, 0, running.history.at), reach)
        case UndoTo(line=line, seat=seat):
            return _back_to(_stops(running, seat, 0, running.history.at), line)
        case Redo(to=reach, seat=seat):
            return _forth(running, _later_stops(running, seat), reach)
        case RedoTo(line=line, seat=seat):
            return _forth_to(_later_stops(running, seat), line)


def marks(running: RunningGame, move: Move, to: int) -> bool:
    """Whether the move takes back what was shown and so marks the game; raises where it is not allowed."""
    if running.table.resigned is not None:
        raise GameOverError
    persons = running.table.persons()
    rule = running.table.take_back
    if rule == "never":
        raise UndoNotAllowedError("never")
    if not move.agreed and _crosses_others(running, move.seat, to):
        raise UndoNotAllowedError("others")
    if is_free(running, to):
        return False
    if rule == "always" or (rule == "ask" and (move.agreed or len(persons) < 2)):
        return True
    raise UndoNotAllowedError("shown")


def allows(running: RunningGame, move: Move) -> bool:
    """Whether the move would be carried out."""
    try:
        marks(running, move, target(running, move))
    except RefusedError:
        return False
    return True


def is_free(running: RunningGame, to: int) -> bool:
    """Whether nobody has learned anything of use since then: chance has not moved, nothing was shown."""
    history = running.history
    if to >= history.at:
        return True
    if history.states[to].rng != history.now.rng:
        return False
    persons = running.table.persons()
    return not any(
        _shows(event, persons) for state in history.states[to + 1 : history.at + 1] for event in state.events
    )


def _shows(event: Event, persons: Sequence[Seat]) -> bool:
    """Whether a person was shown something: all there is, or more than a stranger."""
    if not event.reveals:
        return False
    public = event.seen_by(None)
    return any((seen := event.seen_by(seat)) == event or seen != public for seat in persons)


def _stops(running: RunningGame, seat: Seat | None, first: int, end: int) -> list[int]:
    """Where a choice of this seat (of any person; of any bot where no person has chosen) was open."""
    given = running.history.given
    chosen = [line for line in range(first, end) if given[line].by not in UNASKED]
    by_persons = [line for line in chosen if given[line].by == "person"]
    if seat is None:
        return by_persons or chosen
    return [line for line in by_persons if given[line].seat == seat]


def _back(running: RunningGame, stops: list[int], reach: Reach) -> int:
    if not stops:
        raise NothingToUndoError
    if reach == "question":
        return stops[-1]
    here = stops[-1]
    return list(takewhile(lambda stop: _together(running, stop, here, reach), reversed(stops)))[-1]


def _together(running: RunningGame, one: int, other: int, reach: Reach) -> bool:
    return _place(running.moment(one), reach) == _place(running.moment(other), reach)


def _place(moment: Moment, reach: Reach) -> tuple[int, str]:
    return moment.round, moment.phase if reach == "phase" else ""


def _back_to(stops: list[int], line: int) -> int:
    if not stops:
        raise NothingToUndoError
    return max((stop for stop in stops if stop <= line), default=stops[0])


def _later_stops(running: RunningGame, seat: Seat | None) -> list[int]:
    history = running.history
    end = len(history.given)
    if history.at == end:
        raise NothingToRedoError
    return [*_stops(running, seat, history.at + 1, end), end]


def _forth(running: RunningGame, stops: list[int], reach: Reach) -> int:
    if reach == "question":
        return stops[0]
    here = running.history.at
    return next((stop for stop in stops if not _together(running, stop, here, reach)), stops[-1])


def _forth_to(stops: list[int], line: int) -> int:
    return next((stop for stop in stops if stop >= line), stops[-1])


def _crosses_others(running: RunningGame, seat: Seat | None, to: int) -> bool:
    """Whether answers of more than one person, or of another than `seat`, lie between here and there."""
    low, high = sorted((running.history.at, to))
    passed = {given.seat for given in running.history.given[low:high] if given.by == "person"}
    return len(passed) > 1 or (seat is not None and not passed <= {seat})
