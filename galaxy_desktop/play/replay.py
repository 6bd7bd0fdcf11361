"""A game looked back at: any moment of it, forwards and back, from the seats that may be looked from."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby, pairwise
from typing import Any

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import is_over
from galaxy_desktop.engine.game import Moment, Score
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.play.progress import Totals, progress
from galaxy_desktop.play.reading import TableReader
from galaxy_desktop.play.records import UNASKED, Given, LogLine
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Person

MOST_SWINGS = 3
SWING = 2.0
"""A gain in one round is a swing if it is this many times the average gain of a round."""


@dataclass(frozen=True, slots=True)
class Span:
    """Consecutive moments of one phase of a round; after `first` to `last` answers."""

    moment: Moment
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Swing:
    """A round in which a seat gained unusually much, see `progress`."""

    round: int
    line: int
    """Number of answers after which the round was over."""
    seat: Seat
    gain: int


class Replay(TableReader):
    """Read side of a game that moves in time; the game itself is left as it is.

    After the end every seat may be looked from. Until then it is `only`, the seat of the one who looks,
    who sees no more than at the table.
    """

    def __init__(self, running: RunningGame, only: Seat | None = None) -> None:
        super().__init__()
        self.end = running.history.at
        """Number of answers of the whole game."""
        self.running = replace(running, history=running.history.up_to(self.end))
        """The game, at the moment that is shown."""
        self._running = self.running
        self.only = None if running.over() else only or 0
        """The one seat that may be looked from; None once the game is over, when all may."""
        self._logs: dict[Seat | None, list[LogLine]] = {}
        self._news: set[int] | None = None

    @property
    def at(self) -> int:
        """Number of answers given so far, at the moment that is shown."""
        return self.running.history.at

    @property
    def viewers(self) -> tuple[Seat, ...]:
        """Seats that may be looked from."""
        return tuple(range(len(self.running.table.seats))) if self.only is None else (self.only,)

    @property
    def first_viewer(self) -> Seat:
        """Seat to look from at first: that of a person, if one may be looked from."""
        persons = [
            seat
            for seat, one in enumerate(self.running.table.seats)
            if isinstance(one, Person) and seat in self.viewers
        ]
        return persons[0] if persons else self.viewers[0]

    def go(self, line: int) -> None:
        """Show the moment after so many answers, or the nearest there is."""
        self.running.history.go(min(self.end, max(0, line)))
        self._views.clear()

    def open_view(self, seat: Seat) -> Any:
        """Return the state with nothing hidden, as if this seat saw it all; only once the game is over."""
        assert self.only is None
        g = self.running.history.now.clone()
        g.viewer, g.names = seat, self.running.table.names_to(seat)
        return g

    def held(self, seat: Seat) -> tuple[str, ...]:
        """Return what a seat holds at this moment that the others cannot see; only once the game is over."""
        assert self.only is None
        return self.running.game.hand(self.running.history.now, seat)

    def given(self, line: int) -> Given:
        """Return the answer with this index."""
        return self.running.history.given[line]

    def told(self, line: int) -> Sequence[Any]:
        """Return the events of the answer with this index, whole."""
        return self.running.history.told(line)

    @cached_property
    def stops(self) -> tuple[int, ...]:
        """Numbers of answers at which a replay stops: before each choice that was asked for, and at the end.

        Of a running game only those at which its viewer was asked, or saw something happen.
        """
        found = [
            line
            for line in range(1, self.end)
            if (self._asked(line) if self.only is None else self._noticed(line, self.only))
        ]
        return tuple(dict.fromkeys([0, *found, self.end]))

    def _asked(self, line: int) -> bool:
        return self.running.history.given[line].by not in UNASKED

    def _noticed(self, line: int, viewer: Seat) -> bool:
        """Return whether the viewer chose before or after so many answers, or saw the last one's outcome."""
        given = self.running.history.given
        own = given[line].seat == viewer and given[line].by not in UNASKED
        return own or line in self._told_to(viewer)

    def _told_to(self, viewer: Seat) -> set[int]:
        """Return the numbers of answers after which the viewer was told of something."""
        if self._news is None:
            self._news = {one.line + 1 for one in self.whole_log(viewer)}
        return self._news

    def stop_before(self, line: int) -> int:
        """Return the last stop before this one, or the first."""
        return max((stop for stop in self.stops if stop < line), default=self.stops[0])

    def stop_after(self, line: int) -> int:
        """Return the next stop after this one, or the last."""
        return min((stop for stop in self.stops if stop > line), default=self.stops[-1])

    def stop_near(self, line: int) -> int:
        """Return the stop that is nearest to this one."""
        return min(self.stops, key=lambda stop: abs(stop - line))

    @cached_property
    def spans(self) -> tuple[Span, ...]:
        """Phases of all rounds, in order."""
        moments = [self.running.moment(line) for line in range(self.end + 1)]
        found, line = [], 0
        for moment, same in groupby(moments):
            number = len(list(same))
            found.append(Span(moment, line, line + number - 1))
            line += number
        return tuple(found)

    @cached_property
    def rounds(self) -> tuple[tuple[int, int], ...]:
        """Each round from the first on, with the number of answers after which it was over."""
        last = {span.moment.round: span.last + 1 for span in self.spans if span.moment.round > 0}
        return tuple((number, min(line, self.end)) for number, line in last.items())

    def whole_log(self, viewer: Seat | None) -> list[LogLine]:
        """Return the log of the whole game, worded for a viewer."""
        if viewer not in self._logs:
            names = tuple(map(escape, self.running.table.names_to(viewer)))
            self._logs[viewer] = self._lines(self.running, range(self.end + 1), viewer, names)
        return self._logs[viewer]

    def _end(self, running: RunningGame) -> int:
        return self.end

    @cached_property
    def course(self) -> tuple[tuple[Score, ...], ...]:
        """Scores of all seats at the start and after each round: as they were, or as the viewer knew them."""
        return tuple(self.scores_after(line) for line in (0, *(line for _round, line in self.rounds)))

    def scores_after(self, line: int) -> tuple[Score, ...]:
        """Return the scores after so many answers: as they were, or as the viewer knew them."""
        game, state = self.running.game, self.running.history.states[line]
        return game.scores(state if self.only is None else game.view(state, self.only))

    def progress_after(self, line: int) -> Totals:
        """Return the progress of all seats after so many answers, see `progress`."""
        return progress(self.running.game, self.scores_after(line))

    @cached_property
    def progress(self) -> tuple[Totals, ...]:
        """Progress of all seats at the start and after each round."""
        return tuple(progress(self.running.game, scores) for scores in self.course)

    @cached_property
    def swings(self) -> tuple[Swing, ...]:
        """The few rounds in which a seat gained far more than usual, in order."""
        gains = [
            Swing(number, line, seat, after - before)
            for (number, line), (old, new) in zip(self.rounds, pairwise(self.progress), strict=True)
            for seat, (before, after) in enumerate(zip(old, new, strict=True))
        ]
        usual = sum(abs(one.gain) for one in gains) / max(1, len(gains))
        large = [one for one in gains if one.gain > SWING * max(1.0, usual)]
        best = sorted(large, key=lambda one: -one.gain)
        kept: dict[int, Swing] = {}
        for one in best:
            if len(kept) < MOST_SWINGS:
                kept.setdefault(one.round, one)
        return tuple(sorted(kept.values(), key=lambda one: one.line))

    @property
    def ended(self) -> bool:
        """True at the end of a game that was played to its end, or given up."""
        return self.at == self.end and self.only is None

    @property
    def can_branch(self) -> bool:
        """True if somebody has a choice at the moment that is shown."""
        return not is_over(self.running.history.now)
