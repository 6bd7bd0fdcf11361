"""A process in which bots think, so that the screen never waits for them."""

import json
import multiprocessing
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from math import inf
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from threading import Event, Thread
from time import monotonic
from typing import Any

from galaxy_desktop.ai.appraise import Review, appraise
from galaxy_desktop.ai.arena import Lookup
from galaxy_desktop.ai.bot import Budget, budget_of, never
from galaxy_desktop.ai.explain import explain
from galaxy_desktop.ai.levels import RANDOM, bot_of, playbook_for
from galaxy_desktop.ai.program_bot import Programs
from galaxy_desktop.ai.programs import Program, ProgramError, program_of
from galaxy_desktop.engine.codec import encode, frozen
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.rng import Dice

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


@dataclass(frozen=True, slots=True)
class Request:
    """A question for a bot: the seat with its view, the level, and the seed of the bot's random numbers.

    A level that names a program comes with its `command`, which is empty if there is no such program here.
    """

    game: str
    level: str
    seat: int
    seed: int
    view: Any
    """The state as `Game.encode` returns it."""
    reached: Collection[str] | None = None
    """Goals reached in earlier games, in a game of a campaign; None outside of one."""
    reasons: bool = False
    """True for a judgement of all good answers, as `Judgement.plain` returns it, instead of one answer."""
    style: str = ""
    """Style of play of the bot; empty for none."""
    seconds: float = inf
    """Most seconds that the bot may think."""
    command: Sequence[str] = ()
    folder: str = ""
    table: int = 0
    """Number that tells the table from others: a program is started anew for each."""
    review: Review | None = None
    """An answer that was given, to be judged in a `Verdict`, as plain data; None if an answer is wanted."""


def think(
    request: Request, lookup: Lookup, bell: Callable[[], bool], programs: Programs | None = None
) -> Answer:
    """Return the bot's answer, or its judgement of one or all; it sees no more than the request holds.

    For a program that fails return what `Trouble.plain` returns.
    """
    game, playbook = lookup(request.game)
    playbook = playbook_for(playbook, request.reached)
    view = game.decode(request.view)
    view.viewer = request.seat
    decision = open_asks(game.guess(view, Dice(request.seed)))[request.seat]
    view.asking = {request.seat: decision}
    if request.reasons and playbook is not None and request.level != RANDOM:
        budget = budget_of(playbook, decision, bell)
        return explain(game, playbook, view, decision, Dice(request.seed), budget).plain()
    if request.review is not None and playbook is not None and request.level != RANDOM:
        budget = Budget(0, bell, request.review.seconds)
        return encode(appraise(game, playbook, view, decision, request.review, Dice(request.seed), budget))
    budget = budget_of(playbook, decision, bell, request.seconds)
    if programs is not None and (name := program_of(request.level)):
        program = Program(name, tuple(request.command), request.folder)
        try:
            return programs.choose(program, request.table, game, view, decision, Dice(request.seed), budget)
        except ProgramError as error:
            return error.trouble.plain()
    bot = bot_of(request.level, game, playbook, request.style)
    return bot.choose(view, decision, Dice(request.seed), budget)


def _read(data: dict[str, Any]) -> Request:
    """Return a request as it came through the door."""
    plain = data.pop("review")
    review = None if plain is None else Review(**{name: frozen(one) for name, one in plain.items()})
    return Request(**data, review=review)


def serve(door: Connection, lookup: Lookup) -> None:
    """Answer one request after the other until the connection is closed: the main loop of the process."""
    programs = Programs()
    try:
        door.send_bytes(LIFE)
        while True:
            text = door.recv_bytes()
            if text:
                data = json.loads(text)
                with _pulse(door, programs.close):
                    answer = think(_read(data["request"]), lookup, door.poll, programs)
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
    """Client of the process that answers questions one after the other; never waits and never fails."""

    def __init__(
        self, lookup: Lookup, patience: float = PATIENCE, silence: float = SILENCE, start: float = START
    ) -> None:
        self._lookup = lookup
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

    @property
    def pid(self) -> int | None:
        """Process id in the system."""
        return self._process.pid

    def close(self) -> None:
        """End the process, and the programs it has started."""
        self._door.close()
        if self._has_programs:
            self._process.join(GRACE)
        self._process.kill()
        self._process.join()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._door, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, self._lookup), daemon=True)
        self._process.start()
        theirs.close()
        self._alive = False
        """True once the process has sent a heartbeat; until then it may be starting."""

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
