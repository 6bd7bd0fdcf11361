"""Answers of computer players, worked out in a process of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from galaxy_desktop.ai.programs import Program
    from galaxy_desktop.ai.worker import Ticket, Worker
    from galaxy_desktop.engine.decisions import Answer
    from galaxy_desktop.engine.game import Game
    from galaxy_desktop.presenter.thinker import Question


class WorkerThinker:
    """`presenter.thinker.Thinker` with a worker process, to be started as soon as the menu is drawn."""

    def __init__(
        self, games: Mapping[str, Game[Any]], programs: Mapping[str, Program] = MappingProxyType({})
    ) -> None:
        self._games = games
        self._programs = programs
        self._started: Worker | None = None
        self._open: set[Ticket] = set()

    def start(self) -> Worker:
        """Return the worker process, started if it is not yet."""
        from galaxy_desktop.ai.worker import Worker
        from galaxy_desktop.games import look_up_with
        from galaxy_desktop.play.packs import packs_in_force

        if self._started is None:
            self._started = Worker(look_up_with(packs_in_force(self._games)))
        return self._started

    def ask(self, question: Question) -> Ticket:
        """Put a question to the worker; return its ticket."""
        from galaxy_desktop.ai.levels import LEVELS
        from galaxy_desktop.ai.programs import program_of
        from galaxy_desktop.ai.worker import Request

        level = LEVELS.get(question.level)
        program = self._programs.get(program_of(question.level))
        request = Request(
            question.game,
            question.level,
            question.seat,
            question.seed,
            self._games[question.game].encode(question.view),
            None if question.reached is None else sorted(question.reached),
            question.reasons,
            question.style,
            inf if level is None else level.seconds,
            () if program is None else program.command,
            "" if program is None else program.folder,
            question.table,
            question.review,
        )
        ticket = self.start().ask(request)
        self._open.add(ticket)
        return ticket

    def ready(self) -> Sequence[tuple[Ticket, Answer]]:
        """Return the answers that have arrived since the last call, with their tickets."""
        found: list[tuple[Ticket, Answer]] = []
        if self._started is None:
            return found
        while (answered := self._started.poll()) is not None:
            self._open.discard(answered[0])
            found.append(answered)
        return found

    def lost(self) -> Sequence[Ticket]:
        """Return the tickets since the last call whose answer is any legal one, as the search broke off."""
        return () if self._started is None else self._started.lost()

    def hurry(self) -> None:
        """Ask the worker to answer all questions now, with the best found so far."""
        if self._started is not None:
            self._started.hurry()

    def forget(self) -> None:
        """Cancel every open question."""
        for ticket in self._open:
            self.start().cancel(ticket)
        self._open.clear()

    def close(self) -> None:
        """End the process."""
        if self._started is not None:
            from galaxy_desktop.ai.worker import end_helpers

            self._started.close()
            end_helpers()
