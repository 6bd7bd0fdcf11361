"""Players named on the command line: words between commas, some of which stand for programs."""

import re
from pathlib import Path

from galaxy_desktop.ai.programs import PREFIX, Program
from galaxy_desktop.commands.errors import CommandError
from galaxy_desktop.engine.oneline import shown
from galaxy_desktop.language import gettext as _

PROGRAM = f"{PREFIX}COMMAND"
"""Form of a program in help texts."""
_PART = re.compile(r'(?:[^,"]|"[^"]*"?)*')


def parts(text: str) -> list[str]:
    """Return the words between commas; a comma inside double quotes is part of its word."""
    found, at = [], 0
    while True:
        match = _PART.match(text, at)
        assert match is not None
        found.append(match[0].strip())
        if match.end() == len(text):
            return found
        at = match.end() + 1


def named_programs(text: str | None, file: Path) -> dict[str, Program]:
    """Return the program for each word that stands for one: by its name in the player's file, or a command.

    Raise `CommandError` for a command that is none, for two of one name, and for a fault in the file.
    """
    words = [word for word in parts(text or "") if word.startswith(PREFIX)]
    if not words:
        return {}
    from galaxy_desktop.engine.bounds import DataError
    from galaxy_desktop.play.programs import find_programs, in_file, program_of_command

    known = find_programs(file)
    if known.trouble:
        raise CommandError(in_file(file, known.trouble))
    found: dict[str, Program] = {}
    for word in words:
        what = word.removeprefix(PREFIX)
        whole = what[1:-1] if len(what) > 1 and what[0] == what[-1] == '"' and '"' not in what[1:-1] else what
        try:
            program = known.programs.get(whole) or program_of_command(whole)
        except DataError as error:
            raise CommandError(f"{shown(word)}: {error}") from None
        if any(other.name == program.name and other != program for other in found.values()):
            raise CommandError(_("two programs are named {name}; rename a file").format(name=program.name))
        found[word] = program
    return found
