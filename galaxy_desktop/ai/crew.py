"""Processes in which bots think at the same time, so that each of several questions has a core to itself."""

import os
from math import inf

from galaxy_desktop.ai.arena import Lookup
from galaxy_desktop.ai.worker import Request, Ticket, Worker
from galaxy_desktop.engine.decisions import Answer

MOST = 2
"""Most processes: few questions are open at a time, and each process takes memory."""


def usable_processes() -> int:
    """Return the number of processes that may think at the same time on this machine."""
    return min(MOST, os.cpu_count() or 1)


class Crew:
    """One worker from the start, and another once a question that takes long would have to wait for it.

    Programs of the player's own are always asked by the first, as they keep the state of their table.
    """

    def __init__(self, lookup: Lookup, most: int | None = None) -> None:
        self._lookup = lookup
        self._most = usable_processes() if most is None else most
        self._workers = [Worker(lookup)]
        self._last: Ticket = 0
        self._open: dict[tuple[Worker, Ticket], Ticket] = {}
        """Tickets given out, by worker and the ticket of that worker."""
        self._lost: list[Ticket] = []

    def ask(self, request: Request) -> Ticket:
        """Put a question; return the ticket under which `poll` brings its answer."""
        worker = self._worker_for(request)
        self._last += 1
        self._open[worker, worker.ask(request)] = self._last
        return self._last

    def poll(self) -> tuple[Ticket, Answer] | None:
        """Return a ticket and its answer if one has come in; call it once a frame."""
        for worker in self._workers:
            given = worker.poll()
            self._lost += [self._open[worker, ticket] for ticket in worker.lost()]
            if given is not None:
                ticket, answer = given
                return self._open.pop((worker, ticket)), answer
        return None

    def lost(self) -> list[Ticket]:
        """Return the tickets given up since the last call, which were answered at random."""
        lost, self._lost = self._lost, []
        return lost

    def hurry(self) -> None:
        """Ask for an answer to every open question now: the best found so far."""
        for worker in self._workers:
            worker.hurry()

    def cancel_all(self) -> None:
        """Forget all open questions; `poll` will not bring their answers."""
        for worker, ticket in self._open:
            worker.cancel(ticket)
        self._open.clear()

    @property
    def pids(self) -> list[int]:
        """Process ids in the system."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def close(self) -> None:
        """End all processes, and the programs they have started."""
        for worker in self._workers:
            worker.close()

    def _worker_for(self, request: Request) -> Worker:
        """Return the worker with the fewest open questions, a new one if that saves a long wait."""
        if request.command:
            return self._workers[0]
        least = min(self._workers, key=self._load)
        long = request.seconds < inf or request.reasons or request.review is not None
        if long and self._load(least) and len(self._workers) < self._most:
            self._workers.append(Worker(self._lookup))
            return self._workers[-1]
        return least

    def _load(self, worker: Worker) -> int:
        return sum(one is worker for one, _ticket in self._open)
