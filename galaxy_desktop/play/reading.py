"""Read side of the game at the table; the screen and the bots see views only."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import Seat, seat_of
from galaxy_desktop.engine.flow import State, open_asks
from galaxy_desktop.engine.game import Game, Moment, Result, Score
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import takeback
from galaxy_desktop.play.commands import Undo
from galaxy_desktop.play.origin import Origin
from galaxy_desktop.play.records import UNASKED, LogLine
from galaxy_desktop.play.refusals import NoGameError
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Table

UNDO = Undo()
"""Move in the history that takes back the last own choice."""


class TableReader:
    """Read side of the command bus; each method raises `NoGameError` if no game runs."""

    def __init__(self) -> None:
        self._running: RunningGame | None = None
        self._views: dict[Seat, Any] = {}
        self._past_scores: dict[tuple[Seat, int], tuple[State, tuple[Score, ...]]] = {}
        """Scores as a seat knew them after so many answers, with the state they are from."""
        self._rounds: tuple[State | None, list[int]] = (None, [])
        """Numbers of answers after which rounds began, for the current state."""

    def game(self) -> Game[Any]:
        """Return the game that is played, for its words, points and data."""
        return self._here().game

    def table(self) -> Table:
        """Return the table: its seats, options and rules agreed on."""
        return self._here().table

    def view(self, seat: Seat) -> Any:
        """Return the state as this seat may know it; cached until a change, so never change it."""
        if seat not in self._views:
            running = self._here()
            self._views[seat] = running.view(running.history.now, seat)
        return self._views[seat]

    def reword(self) -> None:
        """Drop the views, which name seats in the language that was in use."""
        self._views.clear()

    def ask(self, seat: Seat) -> Decision | None:
        """Return the open question of this seat, worked out from its view; None if it has none."""
        return None if self.is_over() else open_asks(self.view(seat)).get(seat)

    def awaited(self) -> tuple[Seat, ...]:
        """Return all seats that still have to answer; `play.turns` decides who comes next."""
        return () if self.is_over() else tuple(open_asks(self._here().history.now))

    def answered(self) -> tuple[Seat, ...]:
        """Return the seats that have chosen while others still have to, but not if unasked."""
        history = self._here().history
        last = {given.seat: given.by for given in history.answers()}
        return tuple(seat for seat in history.now.sealed if last.get(seat) not in UNASKED)

    def choosing(self, viewer: Seat) -> tuple[Seat, ...]:
        """Return the seats that choose, as a viewer may know: those awaited, and others not asked this time.

        That a seat had nothing to decide is told by nothing before all have chosen.
        """
        sealed = self._here().history.now.sealed
        unasked = {*sealed} - {viewer, *self.answered()} if sealed else ()
        return (*self.awaited(), *unasked)

    def log(
        self, viewer: Seat | None, since: int = 0, *, called: Callable[[str], str] = str
    ) -> list[LogLine]:
        """Return the log worded for a viewer (None: an onlooker), from the answer `since` on.

        `called` turns a name into its form inside a sentence: with markup, its special characters are
        escaped.
        """
        running = self._here()
        names = tuple(map(called, running.table.names_to(viewer)))
        return self._lines(running, range(since + bool(since), running.history.at + 1), viewer, names)

    def resignations(self, at: int | None = None, *, called: Callable[[str], str] = str) -> dict[Seat, str]:
        """Return the lines of the log on who has resigned to a bot, by seat, as an onlooker reads them.

        Only those after exactly `at` answers, if that is given.
        """
        names = tuple(map(called, self.table().names_to(None)))
        gone = self.table().takeovers().items()
        return {seat: _left(names[seat], own=False) for seat, one in gone if at in (None, one.after)}

    def lines(self) -> int:
        """Return the number of answers, forced ones included: the index of the next line of the log."""
        return self._here().history.at

    def question(self, line: int) -> tuple[Any, Decision]:
        """Return the view and the question that the answer with this index was given at."""
        return self._here().question(line, self.answerer(line))

    def answerer(self, line: int) -> Seat:
        """Return the seat that gave the answer with this index."""
        return self._here().history.given[line].seat

    def past_scores(self, seat: Seat) -> tuple[tuple[Score, ...], ...]:
        """Return the scores of all seats after each round that is over, as this seat knew them then."""
        running = self._here()
        if self._rounds[0] is not running.history.now:
            self._rounds = running.history.now, _round_starts(running)
        return tuple([self._scores_at(running, line, seat) for line in self._rounds[1]])

    def _scores_at(self, running: RunningGame, line: int, seat: Seat) -> tuple[Score, ...]:
        """Return the scores after so many answers, as a seat knew them; worked out once."""
        state, kept = running.history.states[line], self._past_scores.get((seat, line))
        if kept is None or kept[0] is not state:
            kept = state, running.game.scores(running.game.view(state, seat))
            self._past_scores[seat, line] = kept
        return kept[1]

    def moment(self, line: int | None = None) -> Moment:
        """Return the current round and phase, or those before the answer with this index."""
        running = self._here()
        return running.moment(running.history.at if line is None else line)

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self._here().over()

    def result(self) -> Result:
        """Return the result; only if the game is over."""
        return self._here().result()

    def scores(self) -> tuple[Score, ...]:
        """Return the scores by seat in full, for the end."""
        running = self._here()
        return running.game.scores(running.history.now)

    def origin(self) -> Origin | None:
        """Return where the game branches off from another; None for a game of its own."""
        return self._here().origin

    def took_back(self) -> bool:
        """Return whether something was taken back after hidden things were shown."""
        return self._here().took_back

    def can_undo(self, move: takeback.HistoryCommand = UNDO) -> bool:
        """Return whether a move in the history would be carried out."""
        return takeback.allows(self._here(), move)

    def undo_marks(self, move: takeback.HistoryCommand = UNDO) -> bool:
        """Return whether the move would mark the game, as hidden things were shown: ask first.

        Raise the refusals that `do` raises for it.
        """
        running = self._here()
        return takeback.marks(running, move, takeback.target(running, move))

    def moment_after(self, move: takeback.HistoryCommand) -> Moment:
        """Return the moment that a move in the history goes to; raise what `do` raises for it."""
        running = self._here()
        return running.moment(takeback.target(running, move))

    def undo_label(self, move: takeback.HistoryCommand = UNDO) -> str:
        """Return the label of the undo button with the question it leads to; empty if refused."""
        running = self._here()
        if not takeback.allows(running, move):
            return ""
        view, decision = self.question(takeback.target(running, move))
        line = _("Undo to “{question}” (everyone must agree)") if move.agreed else _("Undo to “{question}”")
        return line.format(question=running.game.words.ask(view, decision, ()).head)

    def _here(self) -> RunningGame:
        if self._running is None:
            raise NoGameError
        return self._running

    def _lines(
        self, running: RunningGame, states: range, viewer: Seat | None, names: Sequence[str]
    ) -> list[LogLine]:
        """Return the lines of what led to some states, and of who resigned in them."""
        lines: list[LogLine] = []
        for state in states:
            lines += self._worded(running, state, viewer, names)
            lines += self._resigned(running, state, viewer, names)
        return lines

    def _resigned(
        self, running: RunningGame, state: int, viewer: Seat | None, names: Sequence[str]
    ) -> list[LogLine]:
        """Return the lines on who resigned in a state."""
        table = running.table
        gone = table.takeovers().items()
        told = {seat: _left(names[seat], own=seat == viewer) for seat, one in gone if one.after == state}
        if table.resigned is not None and state == self._end(running):
            told[table.resigned] = _ended(names[table.resigned], own=table.resigned == viewer)
        line, moment = max(0, state - 1), running.moment(state)
        lines = [LogLine(line, text, moment, None, seat) for seat, text in told.items()]
        if state == self._end(running) and table.resigned is None and running.over():
            lines += [LogLine(line, text, moment, None) for text in _won_instead(running, viewer, names)]
        return lines

    def _end(self, running: RunningGame) -> int:
        """Return the number of answers after which the game was given up, if it was."""
        return running.history.at

    @staticmethod
    def _worded(running: RunningGame, state: int, viewer: Seat | None, names: Sequence[str]) -> list[LogLine]:
        """Return the lines of the events that led to the state with this index."""
        line = max(0, state - 1)
        given = running.history.given[line] if state else None
        seat = given.seat if given else None
        moment = running.moment(line)
        told = [
            (running.game.words.event(event.seen_by(viewer), names, viewer), seat_of(event), event.completes)
            for event in running.history.states[state].events
        ]
        if given and given.by == "same" and given.seat == viewer:
            told.insert(
                0, (_("Chosen automatically: every choice led to the same result."), given.seat, False)
            )
        return [LogLine(line, text, moment, seat, *rest) for text, *rest in told if text]


def _left(name: str, *, own: bool) -> str:
    if own:
        return _("You resign. A computer player takes over.")
    return _("{name} resigns. A computer player takes over.").format(name=name)


def _ended(name: str, *, own: bool) -> str:
    if own:
        return _("You resign. The game ends.")
    return _("{name} resigns. The game ends.").format(name=name)


def _won_instead(running: RunningGame, viewer: Seat | None, names: Sequence[str]) -> list[str]:
    """Return a line on who has won by the rules of the table; none if the game's own line says the same."""
    winners = running.result().winners
    if winners == running.game.result(running.history.now).winners:
        return []
    if not winners:
        return [_("A player who resigned can't win. No one wins.")]
    if winners == (viewer,):
        return [_("A player who resigned can't win. You win.")]
    if len(winners) == 1:
        return [_("A player who resigned can't win. {name} wins.").format(name=names[winners[0]])]
    both = listed([names[seat] for seat in winners])
    return [_("A player who resigned can't win. {names} share the win.").format(names=both)]


def _round_starts(running: RunningGame) -> list[int]:
    """Return the numbers of answers after which each round from the second on began."""
    rounds = [running.moment(line).round for line in range(running.history.at + 1)]
    return [line for line, (before, after) in enumerate(pairwise(rounds), 1) if 1 <= before < after]
