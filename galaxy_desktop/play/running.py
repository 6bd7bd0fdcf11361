"""A game at a table: its rules, its seats, its history."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State, is_over, open_asks
from galaxy_desktop.engine.game import Game, Moment, OptionError, Result
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.play.foregone import forced, makes_no_difference
from galaxy_desktop.play.history import History
from galaxy_desktop.play.origin import Origin
from galaxy_desktop.play.records import UNASKED, By
from galaxy_desktop.play.refusals import BadTableError
from galaxy_desktop.play.seats import Bot, Occupant, Person, Table, check_occupant

Games = Mapping[str, Game[Any]]
"""The games that can be played, by id, as `games.find_games` gives them."""

RESIGNED = "resigned"
"""Code in `Result.ended_by` of a game that was given up; no game has it among its own ends."""


@dataclass(slots=True)
class RunningGame:
    """State that commands change; saved and loaded as a whole."""

    game: Game[Any]
    table: Table
    history: History[Any]
    from_seed: bool = True
    """True if the history begins with the deal of the seed; False if a save had lost it."""
    took_back: bool = False
    """True if something was taken back after hidden things were shown."""
    origin: Origin | None = None
    """Moment of another game that a branch goes on from; None for a game of its own."""
    spares_rare: bool = False
    """True if persons are not asked what few of them want."""

    def by(self, seat: Seat) -> By:
        """Return the origin of a seat's answers: "person" or "bot"."""
        return "person" if isinstance(self.table.seats[seat], Person) else "bot"

    def give(self, seat: Seat, answer: Answer) -> None:
        """Carry out an answer and those that nobody need be asked for after it, or none at all."""
        self.history.give_all(seat, answer, self.by(seat), self._foregone)

    def over(self) -> bool:
        """Return whether the game has ended, by its rules or because the last person gave up."""
        return self.table.resigned is not None or is_over(self.history.now)

    def go_on(self) -> None:
        """Give the answers that nobody need be asked for now; none if the game is over."""
        if not self.over():
            self.history.give_foregone(self._foregone)

    def view(self, state: State, seat: Seat) -> Any:
        """Return a state of this game as a seat may know it, with the names of all seats."""
        view = self.game.view(state, seat)
        view.names = self.table.names_to(seat)
        return view

    def result(self) -> Result:
        """Return the result: by the rules, but among those who have not resigned.

        Where that leaves no winner, the only one left wins, or who is ahead of the others.
        """
        gone = self.table.gone()
        rest = [seat for seat in range(len(self.table.seats)) if seat not in gone]
        if self.table.resigned is not None:
            return Result(tuple(self._ahead(rest)), RESIGNED)
        result = self.game.result(self.history.now)
        if not gone.intersection(result.winners):
            return result
        winners = [seat for seat in result.winners if seat not in gone]
        return replace(result, winners=tuple(winners or self._ahead(rest)))

    def _ahead(self, seats: Sequence[Seat]) -> Sequence[Seat]:
        """Return the only seat, or those with most points now; none if points do not decide."""
        if len(seats) < 2:
            return seats
        if not self.game.has_points:
            return []
        scores = self.game.scores(self.history.now)
        points = {seat: (scores[seat].total, scores[seat].tie_break) for seat in seats}
        return [seat for seat in seats if points[seat] == max(points.values())]

    def sit(self, seat: Seat, occupant: Occupant) -> None:
        """Put somebody on a seat; raise `BadTableError` if the seat or the occupant is not valid."""
        check_occupant(occupant)
        if seat not in range(len(self.table.seats)):
            raise BadTableError(_("Seat {number} doesn't exist.").format(number=seat + 1))
        seats = tuple(occupant if at == seat else other for at, other in enumerate(self.table.seats))
        resigned = None if self.table.resigned == seat else self.table.resigned
        self.table = replace(self.table, seats=seats, resigned=resigned)

    def go(self, to: int) -> None:
        """Undo or redo to the state after `to` answers; who has resigned by now did so then."""
        self.history.go(to)
        seats = [
            replace(one, took_over=replace(one.took_over, after=min(to, one.took_over.after)))
            if isinstance(one, Bot) and one.took_over is not None
            else one
            for one in self.table.seats
        ]
        self.table = replace(self.table, seats=tuple(seats))

    def give_up(self, seat: Seat) -> None:
        """End the game, as its last person gives up; raise `BadTableError` if `seat` is not theirs."""
        if self.over() or self.table.persons() != (seat,):
            raise BadTableError(_("Only a human player who is still in the game can resign."))
        self.table = replace(self.table, resigned=seat)

    def moment(self, line: int) -> Moment:
        """Return round and phase after this many answers."""
        return self.game.moment(self.history.states[line])

    def question(self, line: int, seat: Seat) -> tuple[Any, Decision]:
        """Return the view of a seat after this many answers, and the question that it is asked there."""
        state = self.history.states[line]
        open_asks(state)
        view = self.view(state, seat)
        return view, open_asks(view)[seat]

    @property
    def choices(self) -> tuple[int, ...]:
        """Indices of the answers so far that somebody was asked for, in order."""
        given = self.history.given[: self.history.at]
        return tuple(line for line, one in enumerate(given) if one.by not in UNASKED)

    def _foregone(self, g: State) -> tuple[Seat, Answer, By] | None:
        """Return an answer that nobody need be asked for, or None; bots are asked any real choice."""
        if (only := forced(g)) is not None:
            return (*only, "forced")
        for seat, decision in open_asks(g).items():
            if self.by(seat) != "person":
                continue
            spared = g.waiting[-1].spares(g, seat)
            if spared is not None and (self.spares_rare or not spared.rare):
                by: By = "rare" if spared.rare else "implied" if spared.implied else "same"
                return seat, spared.answer, by
            if makes_no_difference(self.game, g, seat, decision):
                return seat, decision.only(), "same"
        return None


def game_of(games: Games, id: str) -> Game[Any]:
    """Return the game with this id; raise `BadTableError` if there is none."""
    if id not in games:
        line = _("Unknown game {id!r}; choose from {known}.")
        raise BadTableError(line.format(id=id[:40], known=series(games)))
    return games[id]


def deal(games: Games, table: Table) -> RunningGame:
    """Return a new game, set up and run to its first question; raise `BadTableError` if it cannot be."""
    table.check()
    game = game_of(games, table.game)
    try:
        options = game.check(len(table.seats), table.options)
        start = game.new(len(table.seats), options, table.seed)
    except OptionError as error:
        raise BadTableError(str(error)) from error
    return RunningGame(game, replace(table, options=options), History(start))
