"""Voice: texts handed to the speech program of the platform by a thread, so that no frame waits for it."""

import os
import subprocess
import sys
from collections import deque
from contextlib import suppress
from threading import Condition, Thread

from galaxy_desktop.language import ENGLISH, PSEUDO, in_use
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.speech.programs import NOW, SpeechProgram, find_program

LONGEST_START, LETTER = 5.0, 0.2
"""Seconds after which a program is ended that has not said its text: at least, and more for each letter."""
WITHOUT_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)


class Speaker:
    """Voice of the program. A text said `now` ends the one before, any other one waits for it.

    The program is looked for when the first text is said.
    """

    def __init__(self) -> None:
        self._texts: deque[tuple[str, str, bool]] = deque()
        """Texts to be said: language, words, and whether they end what is being said."""
        self._there = Condition()
        self._thread: Thread | None = None
        self._running: subprocess.Popen[bytes] | None = None
        """Process that speaks now, or that stays for the next text."""
        self._language = ""
        """Language of that process."""
        self._program: SpeechProgram | None = None
        self._sought = False
        """True once the program has been looked for."""
        self._ended = 0
        """Times that what is being said was to end, so that a text begun before is not said."""
        self._failed = ""
        """Reason why the last text was not said, in words; empty if it was."""

    @property
    def program(self) -> SpeechProgram | None:
        """Program that speaks; None if there is none on this system."""
        if not self._sought:
            self._program, self._sought = find_program(), True
        return self._program

    @property
    def trouble(self) -> str:
        """Reason why nothing is heard; empty if all is well."""
        return _missing() if self.program is None else self._failed

    def say(self, words: str, *, now: bool) -> None:
        """Say a text; `now`, even of an empty one, ends what is being said and drops what was still to be."""
        if self._sought and self._program is None:
            return
        with self._there:
            if now:
                self._texts.clear()
                self._end()
            if not words and (self._thread is None or self._program is None or not self._program.quiet):
                return
            self._texts.append((_language(), _sayable(words), now))
            self._there.notify()
        if self._thread is None:
            self._thread = Thread(target=self._speak_on, name="speech", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """End what is being said, and the program if it stays."""
        with self._there:
            self._texts.clear()
            self._end(for_good=True)
            if self._thread is not None and self._program is not None:
                with suppress(OSError, subprocess.SubprocessError):
                    _hush(self._program)

    def _end(self, *, for_good: bool = False) -> None:
        """End the process that speaks; one that stays only `for_good`, as it ends a text by itself."""
        self._ended += 1
        running, program = self._running, self._program
        if running is not None and program is not None and (for_good or not program.stays):
            with suppress(OSError):
                running.kill()

    def _speak_on(self) -> None:
        """Say one text after the other, in the thread."""
        while True:
            with self._there:
                while not self._texts:
                    self._there.wait()
                language, words, now = self._texts.popleft()
                ended = self._ended
            if (program := self.program) is None:
                continue
            try:
                if program.stays:
                    self._write(program, language, words, now=now)
                else:
                    self._speak(program, language, words, ended, now=now)
            except (OSError, subprocess.SubprocessError):
                self._running, self._failed = None, _failed(program)

    def _speak(self, program: SpeechProgram, language: str, words: str, ended: int, *, now: bool) -> None:
        """Start the program for one text and wait until it is said, or ended from outside."""
        if now:
            _hush(program)
        if not words:
            return
        running = _started(program.command(language, words))
        self._running = running
        if ended != self._ended:
            running.kill()
        with suppress(subprocess.TimeoutExpired):
            text = b"" if program.by_argument else words.encode()
            running.communicate(text, timeout=LONGEST_START + LETTER * len(words))
        if running.poll() is None:
            running.kill()
            running.wait()
        self._running = None
        if ended == self._ended:
            self._failed = _failed(program) if running.returncode else ""

    def _write(self, program: SpeechProgram, language: str, words: str, *, now: bool) -> None:
        """Write one text to the program that stays; start it first, or anew for another language."""
        running = self._running
        if running is not None and (running.poll() is not None or language != self._language):
            running.kill()
            running.wait()
            running = None
        if running is None:
            running = self._running = _started(program.command(language))
            self._language = language
        assert running.stdin is not None
        running.stdin.write(f"{NOW if now else ' '}{words}\n".encode())
        running.stdin.flush()
        self._failed = ""


def _sayable(words: str) -> str:
    """Return words that every program takes: without what is no text, as in the name of a foreign file."""
    return words.encode("utf-8", "replace").decode("utf-8").replace("\0", " ")


def _language() -> str:
    """Return the language in use as the programs write it, such as "pt-BR"."""
    return ENGLISH if in_use() == PSEUDO else in_use().replace("_", "-")


def _environment() -> dict[str, str]:
    from galaxy_desktop.outside import of_the_system

    return of_the_system(os.environ)


def _hush(program: SpeechProgram) -> None:
    """Have a program whose service speaks on without it end what is being said."""
    if program.quiet:
        subprocess.run(
            [program.path, *program.quiet],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=LONGEST_START,
            check=False,
            env=_environment(),
        )


def _started(command: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=WITHOUT_WINDOW,
        env=_environment(),
    )


def _failed(program: SpeechProgram) -> str:
    return _("{program} couldn't speak. Check its audio output.").format(program=program.name)


def _missing(platform: str = sys.platform) -> str:
    """Return what to do about a system without a program that speaks."""
    if platform.startswith("linux"):
        return _("No speech program found. Install speech-dispatcher or espeak-ng.")
    return _("No speech program found on this system.")
