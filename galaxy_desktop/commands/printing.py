"""Standard output of the commands, whatever takes it: a terminal that lacks letters, a pipe, a full disk."""

import codecs
import contextlib
import io
import sys
from collections.abc import Iterator
from io import TextIOWrapper
from typing import TYPE_CHECKING, BinaryIO
from unicodedata import normalize

from galaxy_desktop.commands.errors import CommandError
from galaxy_desktop.engine.oneline import one_line
from galaxy_desktop.language import gettext as _

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

SPELLED = "galaxy-desktop-spelled"
"""Name under which Python knows `_spelled`."""
PLAIN = {
    "−": "-",
    "–": "-",
    "—": "-",
    "·": "*",
    "×": "x",
    "→": "->",
    "←": "<-",
    "ß": "ss",
    "œ": "oe",
    "æ": "ae",
}
PLAIN |= dict.fromkeys("“”„«»", '"') | dict.fromkeys("‘’‚‹›", "'")
"""Letters of ASCII for signs that are not made of any."""


class ReaderGoneError(Exception):
    """Raised if the reader of standard output has ended, as `head` does once it has enough."""


@contextlib.contextmanager
def printing() -> Iterator[None]:
    """Let a command print, and write all of it out at the end.

    Letters that the encoding lacks are spelled with others. Raise `CommandError` if the output cannot be
    written, `ReaderGoneError` if nobody reads it anymore.
    """
    out = sys.stdout
    if not isinstance(out, TextIOWrapper):  # none in a program with a window alone, another one in tests
        yield
        return
    codecs.register_error(SPELLED, _spelled)
    buffer = io.BufferedWriter(Output(out.buffer))
    told = TextIOWrapper(buffer, out.encoding, SPELLED, line_buffering=out.line_buffering)
    try:
        with contextlib.redirect_stdout(told):
            try:
                yield
            finally:
                told.flush()
    finally:
        told.detach()


class Output(io.RawIOBase):
    """Standard output in bytes, with our own errors for what keeps it from being written.

    After one of them it takes everything, and throws it away.
    """

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._broken = False

    def writable(self) -> bool:
        """Return True, as `BufferedWriter` asks."""
        return True

    def isatty(self) -> bool:
        """Return whether a terminal takes it."""
        return self._out.isatty()

    def fileno(self) -> int:
        """Return the number of the open file; raise OSError if it is none of the system's."""
        return self._out.fileno()

    def write(self, data: "ReadableBuffer") -> int:
        """Write bytes; raise `CommandError` or `ReaderGoneError`."""
        if not self._broken:
            self._write(data)
        return len(memoryview(data))

    def _write(self, data: "ReadableBuffer") -> None:
        try:
            self._out.write(data)
            self._out.flush()
        except OSError as error:
            self._broken = True
            if isinstance(error, BrokenPipeError):
                raise ReaderGoneError from None
            cause = one_line(error.strerror or str(error))
            raise CommandError(_("can't write the output: {cause}").format(cause=cause)) from None


def plain(text: str) -> str:
    """Return a text in the letters of ASCII, with a question mark for each that has no likeness there."""
    return "".join(letter if letter.isascii() else _likeness(letter) for letter in text)


def _likeness(letter: str) -> str:
    parts = (PLAIN.get(part, part) for part in normalize("NFKD", letter))
    return "".join(part for part in parts if part.isascii()) or "?"


def _spelled(error: UnicodeError) -> tuple[str, int]:
    """Return the likeness of what cannot be encoded, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end
