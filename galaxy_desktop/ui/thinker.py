"""The computer players' thoughts, brought to the screen from a process of their own."""

from collections.abc import Mapping, Sequence
from typing import Any

from galaxy_desktop.ai.worker import Request, Ticket, Worker
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import look_up
from galaxy_desktop.ui.session import Question


class WorkerThinker:
    """A `session.Thinker`; the process is started with it, so that it is ready when a game begins."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._games = games
        self._worker = Worker(look_up)
        self._open: set[Ticket] = set()

    def ask(self, question: Question) -> Ticket:
        """See `session.Thinker`."""
        view = self._games[question.game].encode(question.view)
        ticket = self._worker.ask(Request(question.game, question.level, question.seat, question.seed, view))
        self._open.add(ticket)
        return ticket

    def ready(self) -> Sequence[tuple[Ticket, Answer]]:
        """See `session.Thinker`."""
        found = []
        while (answered := self._worker.poll()) is not None:
            self._open.discard(answered[0])
            found.append(answered)
        return found

    def hurry(self) -> None:
        """See `session.Thinker`."""
        self._worker.hurry()

    def forget(self) -> None:
        """See `session.Thinker`."""
        for ticket in self._open:
            self._worker.cancel(ticket)
        self._open.clear()

    def close(self) -> None:
        """End the process."""
        self._worker.close()
