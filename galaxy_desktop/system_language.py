"""Languages that the player's system asks for."""

import os
from collections.abc import Mapping, Sequence

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Variables of the environment that name languages, the one that counts most first."""
PLAIN = ("C", "POSIX")
DEFAULTS = "/usr/bin/defaults"
"""Program of macOS that reads preferences."""
PATIENCE = 1.0
"""Most seconds to wait for macOS to answer."""


def system_languages() -> Sequence[str]:
    """Return the codes of the languages that the system asks for, such as "de_AT", the best first."""
    return _named(os.environ) or _of_windows() or _of_mac()


def _named(environment: Mapping[str, str]) -> list[str]:
    """Return the languages that the environment names; English where it names none on purpose."""
    words = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    codes = [word.partition(".")[0].partition("@")[0] for word in words.split(":") if word]
    return ["en" if code in PLAIN else code for code in codes]


def _of_windows() -> list[str]:
    """Return the language of the user interface of Windows; none on other systems."""
    if os.name != "nt":
        return []
    import ctypes
    import locale

    library = getattr(ctypes, "windll", None)
    number = 0 if library is None else library.kernel32.GetUserDefaultUILanguage()
    return [locale.windows_locale[number]] if number in locale.windows_locale else []


def _of_mac() -> list[str]:
    """Return the preferred languages of macOS; none on other systems."""
    if not os.path.isfile(DEFAULTS):
        return []
    import subprocess

    command = [DEFAULTS, "read", "-g", "AppleLanguages"]
    try:
        told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return []
    codes = (line.strip(' ",()').replace("-", "_") for line in told.splitlines())
    return [code for code in codes if code]
