"""What takes the output of a command: letters it lacks, a full disk, a reader that has gone."""

import errno
import io
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop import language
from galaxy_desktop.cli import run
from galaxy_desktop.commands.printing import plain

FULL = Path("/dev/full")
SAMPLE = str(Path(__file__).parents[2] / "saves" / "race-2-players.json")


class Failing(io.BytesIO):
    """A file that cannot be written, which it says at once or, if `late`, at the end."""

    def __init__(self, number: int, *, late: bool) -> None:
        super().__init__()
        self.number, self.late, self.pending = number, late, False

    def write(self, data: Any) -> int:
        self.pending = True
        if not self.late:
            self.flush()
        return len(data)

    def flush(self) -> None:
        if self.pending:
            self.pending = False
            raise OSError(self.number, "No space left on device")


@pytest.mark.parametrize("words", [("replay", SAMPLE), ("--help",), ("packs",)], ids=lambda words: words[0])
@pytest.mark.parametrize("late", [False, True])
def test_a_full_disk_behind_the_output_is_one_line(
    late: bool,
    words: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(Failing(errno.ENOSPC, late=late)))
    assert run(words) == 2
    assert capsys.readouterr().err == "galaxy-desktop: can't write the output: No space left on device\n"


@pytest.mark.parametrize("late", [False, True])
def test_a_reader_that_has_enough_ends_a_command_without_a_word(
    late: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(Failing(errno.EPIPE, late=late)))
    assert run(("replay", SAMPLE)) == 141
    assert capsys.readouterr().err == ""


@pytest.mark.slow
@pytest.mark.skipif(not FULL.exists(), reason="there is no full device")
def test_a_full_disk_is_one_line_of_the_whole_program() -> None:
    """Python, too, would say at its end that it could not write."""
    with FULL.open("w") as full:
        command = [sys.executable, "-m", "galaxy_desktop", "packs"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_no_output_at_all_is_none_to_fail_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert run(("packs",)) == 0


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "latin-1", "cp1252"])
def test_letters_that_the_output_lacks_are_spelled_with_others(
    encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding=encoding))
    language.use("de")
    with pytest.raises(SystemExit):
        run(("--help",))
    assert run(("replay", SAMPLE)) == 0
    sys.stdout.flush()
    text = raw.getvalue().decode(encoding)
    assert ("fünf" if encoding != "ascii" else "funf") in text.lower()
    assert "?" not in text


def test_signs_keep_their_meaning_in_plain_letters() -> None:
    assert (
        plain("−2 VP · “Łódź”…\N{NARROW NO-BREAK SPACE}: 2–3 × straße") == '-2 VP * "?odz"... : 2-3 x strasse'
    )
