"""A child process that is spoken with in lines, and that can neither block nor flood us."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Any

from galaxy_desktop.ai.programs import ProgramError
from galaxy_desktop.outside import of_the_system

LONGEST = 64 * 1024
"""Most bytes of a line from the program."""
AHEAD = 8
"""Most lines that wait to be read; a program that sends more is not listened to any longer."""
UNREAD = 100
"""Most lines that wait for the program to read them."""
FLOOD = b"..."
"""Mark for all that is not listened to any longer."""
GLANCE = 0.05
"""Seconds between two looks at the bell."""
LEAVE = 0.5
"""Seconds that a program has to quit by itself once its input has ended."""


class Pipe:
    """A running program; its errors go nowhere, and reading and writing are threads of their own."""

    def __init__(self, command: Sequence[str], folder: str) -> None:
        """Start the program; raise `ProgramError` if that fails."""
        try:
            self._process = subprocess.Popen(
                list(command),
                cwd=folder or None,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=of_the_system(os.environ),
                **_apart(),
            )
        except (OSError, ValueError) as error:
            raise ProgramError("start", getattr(error, "strerror", None) or error) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._texts: SimpleQueue[bytes] = SimpleQueue()
        self._threads = (
            Thread(target=self._read, args=(self._process.stdout,), daemon=True),
            Thread(target=self._write, args=(self._process.stdin,), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """Process id in the system."""
        return self._process.pid

    def send(self, line: bytes) -> None:
        """Send a line, without waiting for the program to read it; raise `ProgramError` if it never reads."""
        if self._texts.qsize() > UNREAD:
            raise ProgramError("unread")
        self._texts.put(line + b"\n")

    def unasked(self) -> bytes | None:
        """Return a line that has come already; None if there is none."""
        try:
            return self._lines.get_nowait()
        except Empty:
            return None

    def line(self, until: float, bell: Callable[[], bool], hurry: Callable[[], None]) -> bytes | None:
        """Return the next line, None if it is not there by the time `until`; at the first bell, call `hurry`.

        Raise `ProgramError` for a line that is too long, and at the end of the program.
        """
        rung = False
        while (left := until - monotonic()) > 0:
            try:
                line = self._lines.get(timeout=min(left, GLANCE))
            except Empty:
                if not rung and bell():
                    rung = True
                    hurry()
                continue
            if line == FLOOD:
                raise ProgramError("unasked", FLOOD.decode())
            if not line.endswith(b"\n"):
                raise ProgramError("long", LONGEST // 1024) if len(line) > LONGEST else ProgramError("ended")
            return line
        return None

    def close(self) -> None:
        """End the input of the program, and the program itself if it does not quit then."""
        self._texts.put(b"")
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVE)
        _kill(self._process)
        self._process.wait()
        for thread, stream in zip(self._threads, (self._process.stdout, self._process.stdin), strict=True):
            thread.join(LEAVE)
            if stream is not None and not thread.is_alive():
                with suppress(OSError):
                    stream.close()

    def _read(self, stream: IO[bytes]) -> None:
        while self._lines.qsize() < AHEAD:
            line = stream.readline(LONGEST + 1)
            self._lines.put(line)
            if not line.endswith(b"\n"):
                return
        self._lines.put(FLOOD)

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError):
            while text := self._texts.get():
                stream.write(text)
                stream.flush()
            stream.close()


def _apart() -> dict[str, Any]:
    """Return how to start a program so that it can be ended with all that it has started."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        if sys.platform == "win32":
            tree = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
            subprocess.run(tree, capture_output=True, creationflags=subprocess.CREATE_NO_WINDOW, check=False)
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
