"""The command line: without a command it opens the client."""

import argparse
import importlib
import re
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from galaxy_desktop import __version__
from galaxy_desktop.commands.errors import CommandError
from galaxy_desktop.engine.oneline import one_line
from galaxy_desktop.folders import FolderError

COMMANDS = {
    "simulate": "let computer players play many games and print the figures",
    "screenshot": "draw what the client shows, without a window",
    "check-save": "say whether a saved game is sound",
    "replay": "play a saved game again in words",
    "packs": "say which data packs are in use, or write one to begin with",
    "bench": "measure the figures to keep",
    "selftest": "list the games, play one of each, draw a frame of each",
}


class Parser(argparse.ArgumentParser):
    """Parser that reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        """Raise `CommandError` with the message, long words cut."""
        raise CommandError(re.sub(r"\S{61,}", lambda word: f"{word[0][:60]}…", message))


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    whole = Parser(prog="galaxy-desktop", description="Space board games at one screen, offline.")
    whole.add_argument("--version", action="version", version=f"Galaxy Desktop {__version__}")
    _command("client").add_arguments(whole)
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, does in COMMANDS.items():
        _command(name).add_arguments(commands.add_parser(name, help=does, description=does))
    return whole


def run(words: Sequence[str]) -> int:
    """Do what the words say; return the exit code: 0 done, 1 failed, 2 not possible, 130 interrupted."""
    try:
        args = parser().parse_args(words)
        code: int = _command(args.command or "client").run(args)
    except (CommandError, FolderError) as error:
        print(f"galaxy-desktop: {one_line(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return code


def _command(name: str) -> ModuleType:
    return importlib.import_module(f"galaxy_desktop.commands.{name.replace('-', '_')}")
