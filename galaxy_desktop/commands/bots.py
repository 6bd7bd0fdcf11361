"""`galaxy-desktop bots [--example]`: list the player's own programs, or print one to begin with."""

import argparse
import shlex

from galaxy_desktop.commands.errors import CommandError, folders_of
from galaxy_desktop.engine.oneline import one_line, path_words
from galaxy_desktop.folders import asset
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.programs import find_programs, in_file

EXAMPLE = "example_bot.py"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--example", action="store_true", help=_("print an example program in Python"))
    parser.add_argument("--portable", metavar="DIR", help=_("use the programs named in this folder"))


def run(args: argparse.Namespace) -> int:
    """Print the example, or the file with the name and command of each program.

    Raise `CommandError` if the file cannot be read.
    """
    if args.example:
        print(asset(EXAMPLE).read_text(encoding="utf-8"), end="")
        return 0
    file = folders_of(args.portable).programs
    found = find_programs(file)
    if found.trouble:
        raise CommandError(in_file(file, found.trouble))
    line = ngettext("{file}: {n} program", "{file}: {n} programs", len(found.programs))
    print(line.format(file=path_words(file), n=len(found.programs)))
    for name, program in found.programs.items():
        print(f"{name}: {one_line(shlex.join(program.command), 120)}")
    return 0
