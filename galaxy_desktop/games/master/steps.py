"""Base of all steps of Master of the Galaxy: any of them may end the game at once."""

from abc import abstractmethod

from galaxy_desktop.engine.flow import Answers, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.state import MasterState


class GameWonError(Exception):
    """Victory of a seat: stops the current step, as the game is over at once."""


@plain
class MasterStep(Step[MasterState]):
    """Step that stops when a change of the table wins the game."""

    def done(self, g: MasterState, answers: Answers) -> None:
        """Carry the step out; stop silently if it raises `GameWonError`."""
        try:
            self.act(g, answers)
        except GameWonError:
            return

    @abstractmethod
    def act(self, g: MasterState, answers: Answers) -> None:
        """Carry the step out; raise `GameWonError` if somebody has won."""
