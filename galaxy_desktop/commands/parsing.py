"""Parser of the command line, and the commands that it knows."""

import argparse
import importlib
import re
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from galaxy_desktop import __version__
from galaxy_desktop.commands.errors import CommandError
from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _

COMMANDS = {
    "simulate": N_("run games between computer players and print statistics"),
    "screenshot": N_("save a picture of a screen without opening a window"),
    "check-save": N_("validate a saved game"),
    "replay": N_("print a saved game as text, or write it as an animation"),
    "packs": N_("list the data packs, or print an example to start from"),
    "bots": N_("list your own programs that can play, or print an example"),
    "bench": N_("run the benchmarks"),
    "selftest": N_("list the games, then play a game of each and draw its table"),
}


class Parser(argparse.ArgumentParser):
    """Parser that reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        """Raise `CommandError` with the message, long words cut."""
        raise CommandError(re.sub(r"\S{61,}", lambda word: f"{word[0][:60]}…", message))


def parser(words: Sequence[str] = tuple(COMMANDS)) -> argparse.ArgumentParser:
    """Return the parser of a command line of these words; the commands not among them have no arguments.

    So a command starts without reading what the others are made of.
    """
    whole = Parser(prog="galaxy-desktop", description=_("Five space board games on one screen, offline."))
    whole.add_argument("--version", action="version", version=f"Galaxy Desktop {__version__}")
    command("client").add_arguments(whole)
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, does in COMMANDS.items():
        told = does.read()
        own = commands.add_parser(name, help=told, description=told)
        if name in words:
            command(name).add_arguments(own)
    return whole


def command(name: str) -> ModuleType:
    """Return the module of a command, or of the client."""
    return importlib.import_module(f"{__package__}.{name.replace('-', '_')}")
