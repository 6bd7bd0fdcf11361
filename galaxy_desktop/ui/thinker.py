"""Answers of computer players, worked out in processes of their own."""

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
    """`presenter.thinker.Thinker` with processes that are started as soon as the menu is drawn."""

    def __init__(
        self, games: Mapping[str, Game[Any]], programs: Mapping[str, Program] = MappingProxyType({})
    ) -> None:
        self._games = games
        self._programs = programs
        self._started: Worker | None = None

    def start(self) -> Worker:
        """Return the client of the processes, the first of which is started if it is not yet."""
        from galaxy_desktop.ai.mate import has_core_for_mate
        from galaxy_desktop.ai.worker import Worker
        from galaxy_desktop.games import look_up_with
        from galaxy_desktop.play.packs import packs_in_force

        if self._started is None:
            lookup = look_up_with(packs_in_force(self._games))
            self._started = Worker(lookup, mate=has_core_for_mate())
        return self._started

    def ask(self, question: Question) -> Ticket:
        """Put a question to the processes; return its ticket."""
        from galaxy_desktop.ai.levels import LEVELS
        from galaxy_desktop.ai.programs import program_of
        from galaxy_desktop.ai.thinking import Request

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
        return self.start().ask(request)

    def ready(self) -> Sequence[tuple[Ticket, Answer]]:
        """Return the answers that have arrived since the last call, with their tickets."""
        found: list[tuple[Ticket, Answer]] = []
        if self._started is None:
            return found
        while (answered := self._started.poll()) is not None:
            found.append(answered)
        return found

    def lost(self) -> Sequence[Ticket]:
        """Return the tickets since the last call whose answer is any legal one, as the search broke off."""
        return () if self._started is None else self._started.lost()

    def hurry(self) -> None:
        """Ask for answers to all questions now, with the best found so far."""
        if self._started is not None:
            self._started.hurry()

    def forget(self) -> None:
        """Cancel every open question."""
        if self._started is not None:
            self._started.cancel_all()

    def close(self) -> None:
        """End the processes."""
        if self._started is not None:
            from galaxy_desktop.ai.worker import end_helpers

            self._started.close()
            end_helpers()
