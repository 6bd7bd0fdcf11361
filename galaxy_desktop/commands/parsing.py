"""Parser of the command line, and the commands that it knows."""

import argparse
import importlib
import re
from collections.abc import Sequence
from types import ModuleType
from typing import Any, NoReturn

from galaxy_desktop import __version__
from galaxy_desktop.commands.errors import CommandError
from galaxy_desktop.engine.oneline import shown
from galaxy_desktop.language import N_, headed, series
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


FAULTS = {
    r"the following arguments are required: (?P<names>.+)": N_("missing: {names}"),
    r"unrecognized arguments: (?P<words>.+)": N_("unknown arguments: {words}"),
    r"argument (?P<name>\S+): expected one argument": N_("{name} needs a value"),
    r"argument (?P<name>\S+): ignored explicit argument .+": N_("{name} takes no value"),
    r"ambiguous option: (?P<word>.+) could match (?P<known>.+)": N_("{word} could be any of {known}"),
}
NO_COMMAND = r"argument COMMAND: invalid choice: '(?P<name>.*?)'.*"
VERSION = f"Galaxy Desktop {__version__}"


class Help(argparse.HelpFormatter):
    """Layout of a help text whose heading is in the language of the player."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add the line that shows all arguments."""
        super().add_usage(usage, actions, groups, headed(_("usage"), "") if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Parser that speaks the language of the player, and reports an error in one line."""

    def __init__(self, **given: Any) -> None:
        super().__init__(add_help=False, formatter_class=Help, **given)
        self._positionals.title = _heading(_("arguments"))
        self._optionals.title = _heading(_("options"))
        self.add_argument("-h", "--help", action="help", help=_("print this help"))

    def error(self, message: str) -> NoReturn:
        """Raise `CommandError` with the message, long words cut."""
        raise CommandError(re.sub(r"\S{61,}", lambda word: f"{word[0][:60]}…", _told(message)))


def _heading(word: str) -> str:
    """Return a heading without the colon that argparse adds."""
    return headed(word, "").removesuffix(": ")


def _told(message: str) -> str:
    """Return an error of argparse in the language of the player; one that is not known stays as it is."""
    if found := re.fullmatch(NO_COMMAND, message):
        line = _("unknown command {name}; choose from {known}")
        return line.format(name=shown(found["name"]), known=series(COMMANDS))
    for pattern, fault in FAULTS.items():
        if found := re.fullmatch(pattern, message):
            return fault.read().format(**found.groupdict())
    return message


def parser(words: Sequence[str] = tuple(COMMANDS)) -> argparse.ArgumentParser:
    """Return the parser of a command line of these words; the commands not among them have no arguments.

    So a command starts without reading what the others are made of.
    """
    whole = Parser(prog="galaxy-desktop", description=_("Five space board games on one screen, offline."))
    whole.add_argument("--version", action="version", version=VERSION, help=_("print the version"))
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
