"""Errors of the command line, and the checks of arguments that raise them."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from galaxy_desktop.engine.oneline import path_words, shown
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series

if TYPE_CHECKING:
    from galaxy_desktop.engine.game import Game


MOST = (1 << 64) - 1


class CommandError(Exception):
    """Error for a request of the command line that cannot be met: one clear line, exit code 2."""


def game_called(name: str) -> "Game[Any]":
    """Return the game with this id; raise `CommandError` that lists those there are."""
    games = find_games()
    if name not in games:
        line = _("unknown game {name}; choose from {known}")
        raise CommandError(line.format(name=shown(name), known=series(games)))
    return games[name]


def whole_number(text: str, least: int, what: str, most: int = MOST) -> int:
    """Return a number from the command line; raise `CommandError` if it is none, too small or too big."""
    if not re.fullmatch("-?[0-9]{1,20}", text):
        raise CommandError(
            _("{what} must be a whole number, not {value}").format(what=what, value=shown(text))
        )
    number = int(text)
    if number < least:
        raise CommandError(
            _("{what} must be at least {n}, not {value}").format(what=what, n=least, value=number)
        )
    if number > most:
        raise CommandError(
            _("{what} must be {n} or less, not {value}").format(what=what, n=most, value=number)
        )
    return number


def table_options(pairs: list[str]) -> dict[str, str]:
    """Return the table options of `NAME=VALUE` pairs; raise `CommandError` for any other form."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(_("write an option as NAME=VALUE, not {value}").format(value=shown(pair)))
        options[name] = value
    return options


def folders_of(portable: str | None) -> Folders:
    """Return the player's folders; raise `CommandError` if `--portable` cannot be a folder."""
    if portable is None:
        return Folders()
    folder = Path(portable)
    try:
        possible = bool(portable) and "\0" not in portable and (folder.is_dir() or not folder.exists())
    except PermissionError:
        line = _("--portable: you have no permission to open {value}")
        raise CommandError(line.format(value=shown(portable))) from None
    except (OSError, ValueError):
        possible = False
    if not possible:
        raise CommandError(_("--portable must be a folder, not {value}").format(value=shown(portable)))
    return Folders(folder)


def file_to_write(text: str, option: str, suffixes: Iterable[str]) -> Path:
    """Return the path of a picture; raise `CommandError` if no such file can be written there."""
    path = Path(text)
    if path.suffix.lower() not in suffixes:
        from galaxy_desktop.engine.sentences import either

        line = _("{option} must be a file name ending in {known}, not {value}")
        raise CommandError(line.format(option=option, known=either(tuple(suffixes)), value=shown(text)))
    try:
        possible = path.parent.is_dir() and (path.is_file() or not path.exists())
    except OSError as error:
        line = _("can't write {path}: {cause}")
        raise CommandError(line.format(path=path_words(path), cause=error.strerror or str(error))) from None
    except ValueError:
        possible = False
    if not possible:
        line = _("can't write {path}: it isn't a file, or its folder doesn't exist")
        raise CommandError(line.format(path=path_words(path)))
    return path
