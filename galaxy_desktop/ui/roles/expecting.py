"""Getting ready for the next question while something still moves."""

from abc import ABC, abstractmethod

from galaxy_desktop.engine.decisions import Decision


class Expecting(ABC):
    """Painter that makes pictures of the next question before it is put."""

    @abstractmethod
    def expect(self, decision: Decision) -> None:
        """Make ready, in the frames to come, what the table shows with a question."""


def expect(painter: object, decision: Decision | None) -> None:
    """Let a painter make ready for the question, if any, that is put once nothing moves."""
    if isinstance(painter, Expecting) and decision is not None:
        painter.expect(decision)
