"""Bots think in a process of their own, so that the screen never waits for them."""

import json
import multiprocessing
from collections import deque
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

from galaxy_desktop.ai.arena import Lookup
from galaxy_desktop.ai.levels import bot_of, budget_of, playbook_for
from galaxy_desktop.engine.codec import frozen
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.rng import Dice

Ticket = int
PATIENCE = 10.0
"""Seconds after which a silent worker is given up."""


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
        while True:
            text = door.recv_bytes()
            if text:
                data = json.loads(text)
                answer = think(Request(**data["request"]), lookup, door.poll)
                door.send_bytes(json.dumps([data["ticket"], answer]).encode())
    except (EOFError, OSError, KeyboardInterrupt):
        return


class Worker:
    """Asks a process for answers, one question after the other; never waits and never fails."""

    def __init__(self, lookup: Lookup, patience: float = PATIENCE) -> None:
        self._lookup = lookup
        self._patience = patience
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
        try:
            if self._door.poll():
                return self._given(json.loads(self._door.recv_bytes())[1])
            lost = not self._process.is_alive()
        except (EOFError, OSError):
            lost = True
        waited = monotonic() - self._since
        if lost or waited > 2 * self._patience:
            self._restart()
            return self._given(think(self._makeshift(), self._lookup, bool))
        if waited > self._patience:
            self.hurry()
        return None

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

    def _restart(self) -> None:
        self.close()
        self._start()

    def _makeshift(self) -> Request:
        """The first question again, for a bot that cannot go wrong."""
        return replace(self._queue[0][1], level="random")

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
            self._sent, self._hurried, self._since = True, False, monotonic()
            self._post(json.dumps({"ticket": ticket, "request": asdict(request)}).encode())

    def _post(self, text: bytes) -> None:
        """Send to the process; where it has died, `poll` will see."""
        with suppress(OSError):
            self._door.send_bytes(text)
