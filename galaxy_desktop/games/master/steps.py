"""What all steps of Master of the Galaxy share: any of them may end the game in the middle."""

from abc import abstractmethod
from dataclasses import dataclass

from galaxy_desktop.engine.flow import Answers, Step
from galaxy_desktop.games.master.state import MasterState


class GameWonError(Exception):
    """Stops whatever is under way: somebody has won, and the game is over at once."""


@dataclass(frozen=True, slots=True)
class MasterStep(Step[MasterState]):
    """A step; whatever changes the table looks for a victory, and nothing goes on after one."""

    def done(self, g: MasterState, answers: Answers) -> None:
        """See `Step`."""
        try:
            self.act(g, answers)
        except GameWonError:
            return

    @abstractmethod
    def act(self, g: MasterState, answers: Answers) -> None:
        """Carry the step out."""
