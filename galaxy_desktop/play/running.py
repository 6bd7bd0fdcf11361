"""One game at a table: its rules, its seats, its history."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State, is_over, open_asks
from galaxy_desktop.engine.game import Game, Moment, OptionError, Result
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.foregone import forced, makes_no_difference
from galaxy_desktop.play.history import History
from galaxy_desktop.play.records import By
from galaxy_desktop.play.refusals import BadTableError
from galaxy_desktop.play.seats import Occupant, Person, Table, check_occupant

Games = Mapping[str, Game[Any]]
"""The games that can be played, by id, as `games.find_games` gives them."""


@dataclass(slots=True)
class RunningGame:
    """Everything that a command may change; saved and loaded as a whole."""

    game: Game[Any]
    table: Table
    history: History[Any]
    from_seed: bool = True
    """Whether the history begins with the deal of the seed; not so where a save had lost it."""
    took_back: bool = False
    """Whether something was taken back after hidden things were shown."""

    def by(self, seat: Seat) -> By:
        """Whose answers a seat gives."""
        return "person" if isinstance(self.table.seats[seat], Person) else "bot"

    def give(self, seat: Seat, answer: Answer) -> None:
        """Carry an answer out and those that nobody need be asked for after it, or nothing at all."""
        self.history.give_all(seat, answer, self.by(seat), self._foregone)

    def go_on(self) -> None:
        """Give the answers that nobody need be asked for now."""
        self.history.give_foregone(self._foregone)

    def over(self) -> bool:
        """Whether the game has ended, by its rules or because the last person gave up."""
        return self.table.resigned is not None or is_over(self.history.now)

    def result(self) -> Result:
        """Who has won: by the rules, or among those who have not given up."""
        if self.table.resigned is None:
            return self.game.result(self.history.now)
        points = [(score.total, score.tie_break) for score in self.game.scores(self.history.now)]
        rest = [seat for seat in range(len(points)) if seat != self.table.resigned]
        best = max(points[seat] for seat in rest)
        return Result(tuple(seat for seat in rest if points[seat] == best), "resigned")

    def sit(self, seat: Seat, occupant: Occupant) -> None:
        """Put somebody on a seat; raises `BadTableError`."""
        check_occupant(occupant)
        if seat not in range(len(self.table.seats)):
            raise BadTableError(_("There is no seat {number}.").format(number=seat + 1))
        seats = tuple(occupant if at == seat else other for at, other in enumerate(self.table.seats))
        resigned = None if self.table.resigned == seat else self.table.resigned
        self.table = replace(self.table, seats=seats, resigned=resigned)

    def give_up(self, seat: Seat) -> None:
        """The last person gives up, and the game ends; raises `BadTableError`."""
        if self.over() or self.table.persons() != (seat,):
            raise BadTableError(_("Only a person who still plays can give up."))
        self.table = replace(self.table, resigned=seat)

    def moment(self, line: int) -> Moment:
        """Round and phase where so many answers had been given."""
        return self.game.moment(self.history.states[line])

    def _foregone(self, g: State) -> tuple[Seat, Answer, By] | None:
        """An answer that nobody need be asked for; bots are asked whatever has more than one answer."""
        if (only := forced(g)) is not None:
            return (*only, "forced")
        for seat, decision in open_asks(g).items():
            if self.by(seat) == "person" and makes_no_difference(self.game, g, seat, decision):
                return seat, decision.only(), "same"
        return None


def game_of(games: Games, id: str) -> Game[Any]:
    """The game of that id; raises `BadTableError`."""
    if id not in games:
        line = _("No game is called {id!r}; there are: {known}.")
        raise BadTableError(line.format(id=id[:40], known=", ".join(games)))
    return games[id]


def deal(games: Games, table: Table) -> RunningGame:
    """A new game, set up and run to its first question; raises `BadTableError`."""
    table.check()
    game = game_of(games, table.game)
    try:
        options = game.check(len(table.seats), table.options)
        start = game.new(len(table.seats), options, table.seed)
    except OptionError as error:
        raise BadTableError(str(error)) from error
    return RunningGame(game, replace(table, options=options), History(start))
