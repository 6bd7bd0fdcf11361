"""Bots think in a process of their own, so that the screen never waits for them."""

import json
import multiprocessing
from collections import deque
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from threading import Event, Thread
from time import monotonic
from typing import Any

from galaxy_desktop.ai.arena import Lookup
from galaxy_desktop.ai.levels import RANDOM, bot_of, budget_of, playbook_for
from galaxy_desktop.engine.codec import frozen
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.rng import Dice

Ticket = int
PATIENCE = 10.0
"""Seconds after which a bot is asked to hurry; after twice as many it is given up."""
PULSE = 0.5
"""Seconds between two signs of life of a process that thinks."""
SILENCE = 4.0
"""Seconds without one after which the process is given up, for it has been stopped."""
START = 4.5
"""The same for the first sign of life, before which the process reads the program."""
GLANCE = 0.5
"""What counts at most between two looks at the process; a screen that slept has not waited in vain."""
LIFE = b""
"""A sign of life; anything else that comes from the process is an answer."""


@dataclass(frozen=True, slots=True)
class Request:
    """A question for a bot: whose view, what level, and the seed of its own chance."""

    game: str
    level: str
    seat: int
    seed: int
    view: Any
    """As `Game.encode` has it."""
    reached: Collection[str] | None = None
    """What the games before have reached, in a game of a campaign."""


def think(request: Request, lookup: Lookup, bell: Callable[[], bool]) -> Answer:
    """The bot's answer; it sees no more than the request holds."""
    game, playbook = lookup(request.game)
    playbook = playbook_for(playbook, request.reached)
    view = game.decode(request.view)
    view.viewer = request.seat
    decision = open_asks(game.guess(view, Dice(request.seed)))[request.seat]
    view.asking = {request.seat: decision}
    bot = bot_of(request.level, game, playbook)
    return bot.choose(view, decision, Dice(request.seed), budget_of(playbook, decision, bell))


def serve(door: Connection, lookup: Lookup) -> None:
    """What the process does: answer one request after the other until the door is closed."""
    try:
        door.send_bytes(LIFE)
        while True:
            text = door.recv_bytes()
            if text:
                data = json.loads(text)
                with _pulse(door):
                    answer = think(Request(**data["request"]), lookup, door.poll)
                door.send_bytes(json.dumps([data["ticket"], answer]).encode())
    except (EOFError, OSError, KeyboardInterrupt):
        return


@contextmanager
def _pulse(door: Connection) -> Iterator[None]:
    """Signs of life while something is thought about, however long that takes."""
    done = Event()

    def beat() -> None:
        with suppress(OSError):
            while not done.wait(PULSE):
                door.send_bytes(LIFE)

    thread = Thread(target=beat, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


class Worker:
    """Asks a process for answers, one question after the other; never waits and never fails."""

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
        self._sent = False
        self._start()

    def ask(self, request: Request) -> Ticket:
        """Put a question; `poll` brings the answer under the ticket given back."""
        self._last += 1
        self._queue.append((self._last, request))
        self._send()
        return self._last

    def poll(self) -> tuple[Ticket, Answer] | None:
        """An answer that has come in since; call it once a frame."""
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
        if lost or waited > 2 * self._patience:
            return self._give_up()
        if waited > self._patience:
            self.hurry()
        return None

    def _is_silent(self) -> bool:
        return self._silent > (self._most_silence if self._alive else self._longest_start)

    def lost(self) -> list[Ticket]:
        """The questions given up since the last look, to which any legal answer was brought."""
        lost, self._lost = self._lost, []
        return lost

    def hurry(self) -> None:
        """Ask for an answer now: the best found so far."""
        if self._sent and not self._hurried:
            self._hurried = True
            self._post(b"")

    def cancel(self, ticket: Ticket) -> None:
        """Forget a question, for the game has gone another way; its answer will not be brought."""
        waiting = [asked for asked, _ in self._queue]
        if ticket in waiting:
            self._dropped.add(ticket)
            if ticket == waiting[0]:
                self.hurry()

    @property
    def pid(self) -> int | None:
        """The number under which the system knows the process."""
        return self._process.pid

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.join()
        self._door.close()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._door, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, self._lookup), daemon=True)
        self._process.start()
        theirs.close()
        self._alive = False
        """Whether the process has shown a sign of life; until then it may be starting."""

    def _give_up(self) -> tuple[Ticket, Answer] | None:
        """Begin with a new process; the question that was under way goes to a bot that cannot go wrong.

        Where starting takes long, the next has twice the time, so that no slow machine starts for ever.
        """
        if not self._alive:
            self._longest_start *= 2
        self.close()
        self._start()
        ticket, request = self._queue[0]
        if ticket not in self._dropped:
            self._lost.append(ticket)
        return self._given(think(replace(request, level=RANDOM), self._lookup, bool))

    def _given(self, answer: Answer) -> tuple[Ticket, Answer] | None:
        ticket, _ = self._queue.popleft()
        self._sent = False
        self._send()
        if ticket in self._dropped:
            self._dropped.remove(ticket)
            return None
        return ticket, frozen(answer)

    def _send(self) -> None:
        """Send the first question of the queue, unless one is on its way already."""
        while self._queue and self._queue[0][0] in self._dropped and not self._sent:
            self._dropped.remove(self._queue.popleft()[0])
        if self._queue and not self._sent:
            ticket, request = self._queue[0]
            self._sent, self._hurried, self._silent = True, False, 0.0
            self._since = self._looked = monotonic()
            self._post(json.dumps({"ticket": ticket, "request": asdict(request)}).encode())

    def _post(self, text: bytes) -> None:
        """Send to the process; where it has died, `poll` will see."""
        with suppress(OSError):
            self._door.send_bytes(text)


def end_helpers() -> None:
    """End what Python has started beside our processes, once the last of them is gone.

    Its tracker of shared resources, of which we have none, would otherwise end some time after the program.
    """
    stop = getattr(getattr(resource_tracker, "_resource_tracker", None), "_stop", None)
    if stop is not None and not multiprocessing.active_children():
        stop()
