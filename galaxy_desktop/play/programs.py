"""The player's own programs: names and commands in the file `bots.toml`, read once at the start.

A save names a program and never holds a command, so that to load one runs nothing but what is named here.
"""

import os
import re
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from typing import Any

from galaxy_desktop.ai.programs import NAME, Program
from galaxy_desktop.engine.bounds import DataError, quoted
from galaxy_desktop.engine.oneline import path_words
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.plaintoml import read_toml

MOST = 20
LONGEST_COMMAND = 1000
_ENDINGS = re.compile(r"[^A-Za-z0-9._-]+")


@dataclass(frozen=True, slots=True)
class FoundPrograms:
    """The programs of a file, by name; with a fault in it there are none, and `trouble` says why."""

    programs: Mapping[str, Program] = field(default_factory=dict)
    trouble: str = ""


def find_programs(path: Path) -> FoundPrograms:
    """Return the programs of a file, which may be missing. Never raise."""
    if not os.path.lexists(path):
        return FoundPrograms()
    try:
        table = read_toml(path)
        if len(table) > MOST:
            raise DataError(_("There are more than {most} programs.").format(most=MOST))
        return FoundPrograms({name: _program(name, value, path.parent) for name, value in table.items()})
    except DataError as error:
        return FoundPrograms(trouble=str(error))


def in_file(path: Path, trouble: str) -> str:
    """Return the line about a fault in the file."""
    return _("{file}: {trouble}").format(file=path_words(path), trouble=trouble)


def _program(name: str, value: Any, folder: Path) -> Program:
    """Return a program from a line of the file; it is started in the folder of the file."""
    if not NAME.fullmatch(name):
        line = _("A name has 1 to 24 letters, digits, spaces, dots or dashes, not {name}.")
        raise DataError(line.format(name=quoted(name)))
    words = value if isinstance(value, list) else [value]
    if not all(isinstance(word, str) for word in words):
        raise DataError(_("The command of {name} must be text.").format(name=quoted(name)))
    command = split_command(value) if isinstance(value, str) else tuple(words)
    if not command or not command[0]:
        raise DataError(_("The command of {name} is empty.").format(name=quoted(name)))
    return Program(name, command, str(folder))


def split_command(text: str) -> tuple[str, ...]:
    """Return the words of a command line; raise `DataError` if it has a quote without an end."""
    if len(text) > LONGEST_COMMAND or "\0" in text:
        raise DataError(_("A command can have up to {most} characters.").format(most=LONGEST_COMMAND))
    try:
        if os.name == "nt":  # a backslash is part of a path there
            return tuple(word.strip('"') for word in shlex.split(text, posix=False))
        return tuple(shlex.split(text))
    except ValueError:
        raise DataError(_("A quotation mark in the command isn't closed.")) from None


def program_of_command(text: str) -> Program:
    """Return a program for a command line, named after its file; raise `DataError` if it is not one."""
    command = split_command(text)
    if not command:
        raise DataError(_("The command is empty."))
    file = next((word for word in command if PurePath(word).suffix), command[0])
    name = _ENDINGS.sub("", PurePath(file).stem).lstrip("._-")[:24]
    return Program(name or "program", command)
