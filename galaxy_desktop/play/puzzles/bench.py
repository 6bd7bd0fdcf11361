"""Table of a puzzle: the game as it stood, at which an answer is judged and not carried out."""

from collections.abc import Callable
from dataclasses import replace

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.flow import IllegalAnswerError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Command, GiveAnswer
from galaxy_desktop.play.puzzles.puzzle import NoPuzzleError, Puzzle, check, lead_on
from galaxy_desktop.play.refusals import NotAllowedError
from galaxy_desktop.play.running import Games, RunningGame, deal
from galaxy_desktop.play.seats import COMPUTERS, Bot, Occupant, Person, Table

PLAYED_BY = "hard"
"""Level of the bots that played the games of the puzzles."""


class PuzzleBus(CommandBus):
    """Bus of a table that stays as it is: an answer of its person is told to `judge`, all else is refused.

    It keeps no file. Raise `NoPuzzleError` if the rules in force do not lead to the puzzle.
    """

    def __init__(self, games: Games, game: str, puzzle: Puzzle, name: str, judge: Callable[[Answer], None]):
        super().__init__(games)
        self._judge = judge
        self._sit_down(set_up(games, game, puzzle, name))

    def do(self, command: Command) -> None:
        """Take an answer; raise `NotAllowedError` for anything else."""
        if not isinstance(command, GiveAnswer):
            raise NotAllowedError(_("A puzzle can't be changed or saved. Try it as often as you like."))
        decision = self.ask(command.seat)
        if decision is None or not decision.allows(command.answer):
            raise NotAllowedError(_("That isn't one of the choices."))
        if command.seat in self.table().persons():
            self._judge(command.answer)


def set_up(games: Games, game: str, puzzle: Puzzle, name: str) -> RunningGame:
    """Return a game at the question of a puzzle, with all that was played before it in its history.

    Raise `NoPuzzleError` if the rules in force do not lead there.
    """
    seats: list[Occupant] = [Bot(PLAYED_BY, COMPUTERS[seat]) for seat in range(puzzle.players)]
    running = deal(games, Table(game, tuple(seats), dict(puzzle.options), puzzle.seed, "never"))
    history = running.history
    try:
        lead_on(
            lambda: history.now,
            puzzle.answers,
            lambda seat, answer, forced: history.give(seat, answer, "forced" if forced else "bot"),
        )
    except IllegalAnswerError as error:
        raise NoPuzzleError(str(error)) from error
    check(history.now, puzzle)
    seats[puzzle.seat] = Person(name)
    running.table = replace(running.table, seats=tuple(seats))
    return running
