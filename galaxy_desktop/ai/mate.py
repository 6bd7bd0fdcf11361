"""The second process of a worker, which tries answers for it on a core of its own."""

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from multiprocessing.connection import Connection
from typing import Any

from galaxy_desktop.ai.arena import Lookup
from galaxy_desktop.ai.bot import never
from galaxy_desktop.ai.samples import Sampler
from galaxy_desktop.ai.thinking import Request, opened, read_request
from galaxy_desktop.engine.codec import frozen
from galaxy_desktop.engine.decisions import Answer

CORES = 2
"""Fewest cores with which a mate is of use."""
READY = b""
"""First message from the process."""


def has_core_for_mate() -> bool:
    """Return whether this machine can try answers in two processes at the same time."""
    return (os.cpu_count() or 1) >= CORES


def serve_mate(door: Connection, lookup: Lookup) -> None:
    """Try answers until the connection is closed: the main loop of the process."""
    sampler: Sampler | None = None
    try:
        door.send_bytes(READY)
        while True:
            data = json.loads(door.recv_bytes())
            if isinstance(data, dict):
                sampler = opened(read_request(data), lookup, never).sampler()
            elif sampler is not None:
                ticket, number, answers = data
                sample = sampler.sample(number, frozen(answers))
                door.send_bytes(json.dumps([ticket, sample]).encode())
    except (EOFError, OSError, KeyboardInterrupt):
        return


class DistantMate:
    """A `samples.Mate` behind a connection; one that has gone, or never came, is never free."""

    def __init__(self, door: Connection) -> None:
        self._door = door
        self._free = False
        self._last = 0
        self._request: Request | None = None
        """Request that it was not told of yet."""

    def begin(self, request: Request) -> None:
        """Tell it of a request, once it is asked to try an answer."""
        self._request = request

    def free(self) -> bool:
        """Return whether it is there and has nothing to do."""
        return self._free

    def ask(self, number: int, answers: Sequence[Answer]) -> int:
        """Have it try the answers in a world; return the ticket under which `finished` brings the sample."""
        self._free = False
        self._last += 1
        if self._request is not None:
            self._send(asdict(self._request))
            self._request = None
        self._send([self._last, number, answers])
        return self._last

    def finished(self, seconds: float = 0.0) -> tuple[int, Any] | None:
        """Return a ticket and its sample if they come within some seconds."""
        try:
            if not self._door.poll(seconds):
                return None
            text = self._door.recv_bytes()
        except (EOFError, OSError):
            self._free = False
            return None
        self._free = True
        if text == READY:
            return None
        ticket, sample = json.loads(text)
        return ticket, sample

    def _send(self, data: Any) -> None:
        """Send; a process that has gone is noticed when nothing comes back."""
        try:
            self._door.send_bytes(json.dumps(data).encode())
        except OSError:
            self._free = False
