"""Programs of the platform that speak: which there is, and how each is started."""

import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

QUICK = 190
"""Words per minute: somewhat faster than these programs speak by themselves."""
NOW = "!"
"""First letter of a line that ends what is being said, for a program that stays."""
WINDOWS = r"""
[Console]::InputEncoding = [System.Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [cultureinfo]'LANGUAGE') } catch { }
$voice.Rate = 1
while ($null -ne ($line = [Console]::In.ReadLine())) {
  if ($line.StartsWith('!')) { $voice.SpeakAsyncCancelAll() }
  if ($line.Length -gt 1) { [void]$voice.SpeakAsync($line.Substring(1)) }
}
"""


class SpeechProgram(NamedTuple):
    """Program that speaks; one that does not `stay` is started for each text and ends once it is said.

    A text comes by standard input, or as the last argument. A program that stays reads a line for each text;
    the first letter of the line is `NOW` or a space.
    """

    name: str
    path: str
    arguments: Callable[[str], Sequence[str]]
    """Return its arguments for a language, given as a code such as "de"."""
    stays: bool = False
    by_argument: bool = False
    quiet: tuple[str, ...] = ()
    """Arguments with which it ends what it says; none if ending the process is enough."""

    def command(self, language: str, text: str = "") -> list[str]:
        """Return the command that speaks in a language."""
        return [self.path, *self.arguments(language), *([text] if self.by_argument else [])]


def find_program(platform: str = sys.platform) -> SpeechProgram | None:
    """Return the program that speaks on this system; None if there is none."""
    import shutil

    for known in {"win32": _WINDOWS, "darwin": _MACOS}.get(platform, _LINUX):
        path = shutil.which(known.name)
        if path is not None:
            return known._replace(path=path)
    return None


def _spd_say(language: str) -> list[str]:
    return ["--wait", "--priority", "text", "--language", language, "--"]


def _espeak(language: str) -> list[str]:
    return ["--stdin", "-s", str(QUICK), "-v", language]


def _say(language: str) -> list[str]:
    del language  # `say` chooses by the name of a voice only, so it speaks with that of the system
    return ["-r", str(QUICK), "-f", "-"]


def _powershell(language: str) -> list[str]:
    script = WINDOWS.replace("LANGUAGE", language)
    return ["-NoLogo", "-NoProfile", "-NonInteractive", "-Command", script]


_LINUX = (
    SpeechProgram("spd-say", "", _spd_say, by_argument=True, quiet=("--cancel",)),
    SpeechProgram("espeak-ng", "", _espeak),
    SpeechProgram("espeak", "", _espeak),
)
_MACOS = (SpeechProgram("say", "", _say),)
_WINDOWS = (
    SpeechProgram("powershell", "", _powershell, stays=True),
    SpeechProgram("pwsh", "", _powershell, stays=True),
)
