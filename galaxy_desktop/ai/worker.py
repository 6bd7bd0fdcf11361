"""A process in which bots think, so that the screen never waits for them."""

import json
import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, replace
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from time import monotonic

from galaxy_desktop.ai.arena import Lookup
from galaxy_desktop.ai.bot import never
from galaxy_desktop.ai.levels import RANDOM
from galaxy_desktop.ai.mate import DistantMate, serve_mate
from galaxy_desktop.ai.program_bot import Programs
from galaxy_desktop.ai.thinking import Request, read_request, think
from galaxy_desktop.engine.codec import frozen
from galaxy_desktop.engine.decisions import Answer

Ticket = int
PATIENCE = 3.5
"""Seconds after which a bot is asked to hurry."""
LAST = 6
"""Number of times `PATIENCE` after which it is given up."""
PULSE = 0.5
"""Seconds between two heartbeats of a process that is thinking."""
SILENCE = 4.0
"""Seconds without a heartbeat after which the process is given up as stopped."""
START = 4.5
"""Seconds to wait for the first heartbeat, before which the process imports the program."""
GLANCE = 0.5
"""Most seconds of silence counted between two polls, so that a paused screen does not end the process."""
GRACE = 2.0
"""Seconds that the process has to end the programs it has started, before it is ended itself."""
LIFE = b""
"""A heartbeat; any other message from the process is an answer."""


def serve(door: Connection, lookup: Lookup, side_door: Connection | None = None) -> None:
    """Answer one request after the other until the connection is closed: the main loop of the process.

    Beyond the side door there is, or will be, a mate.
    """
    programs = Programs()
    mate = None if side_door is None else DistantMate(side_door)
    try:
        door.send_bytes(LIFE)
        while True:
            text = door.recv_bytes()
            if text:
                data = json.loads(text)
                request = read_request(data["request"])
                if mate is not None:
                    mate.begin(request)
                with _pulse(door, programs.close):
                    answer = think(request, lookup, door.poll, programs, mate)
                door.send_bytes(json.dumps([data["ticket"], answer]).encode())
    except (EOFError, OSError, KeyboardInterrupt):
        return
    finally:
        programs.close()


@contextmanager
def _pulse(door: Connection, lost: Callable[[], None]) -> Iterator[None]:
    """Send heartbeats from a thread while the body runs; call `lost` if nobody is there to hear them."""
    done = Event()

    def beat() -> None:
        try:
            while not done.wait(PULSE):
                door.send_bytes(LIFE)
        except OSError:
            lost()

    thread = Thread(target=beat, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


class Worker:
    """Client of the process that answers questions one after the other; never waits and never fails.

    With a `mate`, a second process is started for the first question that takes long, and helps with all
    from then on.
    """

    def __init__(
        self,
        lookup: Lookup,
        patience: float = PATIENCE,
        silence: float = SILENCE,
        start: float = START,
        *,
        mate: bool = False,
    ) -> None:
        self._lookup = lookup
        self._with_mate = mate
        self._patience = patience
        self._most_silence = silence
        self._longest_start = start
        self._silent = self._looked = 0.0
        self._lost: list[Ticket] = []
        self._queue: deque[tuple[Ticket, Request]] = deque()
        self._last: Ticket = 0
        self._dropped: set[Ticket] = set()
        self._since = 0.0
        self._hurried = False
        self._hasty: Ticket = 0
        """Last ticket whose answer is wanted as soon as it can be had."""
        self._sent = False
        self._has_programs = False
        self._start()

    def ask(self, request: Request) -> Ticket:
        """Put a question; return the ticket under which `poll` brings its answer."""
        self._last += 1
        self._queue.append((self._last, request))
        self._send()
        return self._last

    def poll(self) -> tuple[Ticket, Answer] | None:
        """Return a ticket and its answer if one has come in; call it once a frame."""
        if not self._queue:
            return None
        now = monotonic()
        self._silent += min(now - self._looked, GLANCE)
        self._looked = now
        try:
            while self._door.poll():
                self._silent, self._alive = 0.0, True
                text = self._door.recv_bytes()
                if text != LIFE:
                    return self._given(json.loads(text)[1])
            lost = not self._process.is_alive() or self._is_silent()
        except (EOFError, OSError):
            lost = True
        waited = now - self._since
        if lost or waited > LAST * self._patience:
            return self._give_up()
        if waited > self._patience:
            self._hurry()
        return None

    def _is_silent(self) -> bool:
        return self._silent > (self._most_silence if self._alive else self._longest_start)

    def lost(self) -> list[Ticket]:
        """Return the tickets given up since the last call, which were answered at random."""
        lost, self._lost = self._lost, []
        return lost

    def hurry(self) -> None:
        """Ask for an answer to every open question now: the best found so far."""
        self._hasty = self._last
        self._hurry()

    def _hurry(self) -> None:
        if self._sent and not self._hurried:
            self._hurried = True
            self._post(b"")

    def cancel(self, ticket: Ticket) -> None:
        """Forget a question that is no longer open; `poll` will not bring its answer."""
        waiting = [asked for asked, _ in self._queue]
        if ticket in waiting:
            self._dropped.add(ticket)
            if ticket == waiting[0]:
                self._hurry()

    def cancel_all(self) -> None:
        """Forget all open questions; `poll` will not bring their answers."""
        for ticket, _request in list(self._queue):
            self.cancel(ticket)

    @property
    def pids(self) -> list[int]:
        """Process ids in the system, that of the mate last."""
        return [one.pid for one in (self._process, self._mate) if one is not None and one.pid is not None]

    def close(self) -> None:
        """End the processes, and the programs that they have started."""
        self._door.close()
        if self._side_door is not None:
            self._side_door.close()
        if self._has_programs:
            self._process.join(GRACE)
        for process in (self._process, self._mate):
            if process is not None:
                process.kill()
                process.join()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._door, theirs = context.Pipe()
        self._mate: BaseProcess | None = None
        self._side_door: Connection | None = None
        """The mate's end of its connection to the process, until the mate is started."""
        of_worker: Connection | None = None
        if self._with_mate:
            self._side_door, of_worker = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, self._lookup, of_worker), daemon=True)
        self._process.start()
        theirs.close()
        if of_worker is not None:
            of_worker.close()
        self._alive = False
        """True once the process has sent a heartbeat; until then it may be starting."""

    def _start_mate(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._mate = context.Process(target=serve_mate, args=(self._side_door, self._lookup), daemon=True)
        self._mate.start()
        if self._side_door is not None:
            self._side_door.close()
        self._side_door = None

    def _give_up(self) -> tuple[Ticket, Answer] | None:
        """Start a new process; answer the question under way at random.

        Double the time allowed for starting if no heartbeat had come, so that a slow machine gets there.
        """
        if not self._alive:
            self._longest_start *= 2
        self.close()
        self._start()
        ticket, request = self._queue[0]
        if ticket not in self._dropped:
            self._lost.append(ticket)
        return self._given(think(replace(request, level=RANDOM), self._lookup, never))

    def _given(self, answer: Answer) -> tuple[Ticket, Answer] | None:
        ticket, _ = self._queue.popleft()
        self._sent = False
        self._send()
        if ticket in self._dropped:
            self._dropped.remove(ticket)
            return None
        return ticket, frozen(answer)

    def _send(self) -> None:
        """Send the first question of the queue, unless one is being answered already."""
        while self._queue and self._queue[0][0] in self._dropped and not self._sent:
            self._dropped.remove(self._queue.popleft()[0])
        if self._queue and not self._sent:
            ticket, request = self._queue[0]
            self._sent, self._hurried, self._silent = True, False, 0.0
            self._since = self._looked = monotonic()
            self._has_programs = self._has_programs or bool(request.command)
            if self._side_door is not None and request.is_long():
                self._start_mate()
            self._post(json.dumps({"ticket": ticket, "request": asdict(request)}).encode())
            if ticket <= self._hasty:
                self._hurry()

    def _post(self, text: bytes) -> None:
        """Send to the process; ignore a dead one, which `poll` notices."""
        with suppress(OSError):
            self._door.send_bytes(text)


def end_helpers() -> None:
    """End Python's resource tracker once the last of our processes is gone.

    It tracks shared resources, of which we have none, and would otherwise end some time after the program.
    """
    stop = getattr(getattr(resource_tracker, "_resource_tracker", None), "_stop", None)
    if stop is not None and not multiprocessing.active_children():
        stop()
