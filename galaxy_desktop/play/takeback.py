"""Target of an undo or redo, and whether the table allows it."""

from collections.abc import Sequence
from itertools import takewhile

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.game import Moment
from galaxy_desktop.play.commands import Redo, Undo, UndoReach, UndoTo
from galaxy_desktop.play.records import UNASKED
from galaxy_desktop.play.refusals import (
    GameOverError,
    NothingToRedoError,
    NothingToUndoError,
    RefusedError,
    UndoNotAllowedError,
)
from galaxy_desktop.play.running import RunningGame

HistoryCommand = Undo | UndoTo | Redo


def target(running: RunningGame, move: HistoryCommand) -> int:
    """Return the number of answers left after the move.

    Raise `NothingToUndoError` or `NothingToRedoError` if there is nothing to move to.
    """
    match move:
        case Undo(to=reach, seat=seat):
            return _back(running, _stops(running, seat, 0, running.history.at), reach)
        case UndoTo(line=line, seat=seat):
            return _back_to(_stops(running, seat, 0, running.history.at), line)
        case Redo(to=reach, seat=seat):
            return _forth(running, _later_stops(running, seat), reach)


def marks(running: RunningGame, move: HistoryCommand, to: int) -> bool:
    """Return whether the move takes back something shown, and so marks the game.

    Raise `GameOverError` or `UndoNotAllowedError` if it is not allowed.
    """
    if running.table.resigned is not None:
        raise GameOverError
    persons = running.table.persons()
    rule = running.table.take_back
    if rule == "never":
        raise UndoNotAllowedError("never")
    if not move.agreed and _crosses_others(running, move.seat, to):
        raise UndoNotAllowedError("redo" if isinstance(move, Redo) else "others")
    if is_free(running, to):
        return False
    if rule == "always" or (rule == "ask" and (move.agreed or len(persons) < 2)):
        return True
    raise UndoNotAllowedError("shown" if rule == "ask" else "past")


def allows(running: RunningGame, move: HistoryCommand) -> bool:
    """Return whether the move would be carried out."""
    try:
        marks(running, move, target(running, move))
    except RefusedError:
        return False
    return True


def is_free(running: RunningGame, to: int) -> bool:
    """Return whether nobody has learned anything since then: the rng has not moved, nothing was shown."""
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
    """Return whether an event shows a person something: all of it, or more than an onlooker sees."""
    if not event.reveals:
        return False
    public = event.seen_by(None)
    return any((seen := event.seen_by(seat)) == event or seen != public for seat in persons)


def _stops(running: RunningGame, seat: Seat | None, first: int, end: int) -> list[int]:
    """Return the indices of choices of this seat (None: of any person, or of any bot if no person chose)."""
    given = running.history.given
    chosen = [line for line in range(first, end) if given[line].by not in UNASKED]
    by_persons = [line for line in chosen if given[line].by == "person"]
    if seat is None:
        return by_persons or chosen
    return [line for line in by_persons if given[line].seat == seat]


def _back(running: RunningGame, stops: list[int], reach: UndoReach) -> int:
    if not stops:
        raise NothingToUndoError
    if reach == "question":
        return stops[-1]
    here = stops[-1]
    return list(takewhile(lambda stop: _together(running, stop, here, reach), reversed(stops)))[-1]


def _together(running: RunningGame, one: int, other: int, reach: UndoReach) -> bool:
    return _place(running.moment(one), reach) == _place(running.moment(other), reach)


def _place(moment: Moment, reach: UndoReach) -> tuple[int, str]:
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


def _forth(running: RunningGame, stops: list[int], reach: UndoReach) -> int:
    if reach == "question":
        return stops[0]
    here = running.history.at
    return next((stop for stop in stops if not _together(running, stop, here, reach)), stops[-1])


def _crosses_others(running: RunningGame, seat: Seat | None, to: int) -> bool:
    """Return whether answers of more than one person, or of one other than `seat`, lie in between."""
    low, high = sorted((running.history.at, to))
    passed = {given.seat for given in running.history.given[low:high] if given.by == "person"}
    return len(passed) > 1 or (seat is not None and not passed <= {seat})
