"""Getting ready for the next question while something still moves."""

from abc import ABC, abstractmethod

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.presenter.shown import Shown


class Expecting(ABC):
    """Painter that makes pictures of the next question before it is put."""

    @abstractmethod
    def expect(self, after: Shown, decision: Decision | None) -> None:
        """Make ready, in the frames to come, what the table shows in a moment with a question, if any."""


def expect(painter: object, after: Shown, decision: Decision | None) -> None:
    """Let a painter make ready for the question, if any, that is put once nothing moves."""
    if isinstance(painter, Expecting):
        painter.expect(after, decision)
