"""What a command says when it cannot do what it was asked."""

from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import find_games


class CommandError(Exception):
    """Something the command line asks for that cannot be done: one clear line, exit code 2."""


def game_called(name: str) -> Game[Any]:
    """The game of that id; raises `CommandError` naming those there are."""
    games = find_games()
    if name not in games:
        raise CommandError(f"there is no game {name!r}; there are {', '.join(games)}")
    return games[name]


def whole_number(text: str, least: int, what: str) -> int:
    """A number from the command line; raises `CommandError` where it is none or too small."""
    try:
        number = int(text)
    except ValueError:
        raise CommandError(f"{what} is a whole number, not {text!r}") from None
    if number < least:
        raise CommandError(f"{what} is at least {least}, not {number}")
    return number


def table_options(pairs: list[str]) -> dict[str, str]:
    """Table options from `NAME=VALUE` pairs; raises `CommandError` where one is none."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(f"an option is written NAME=VALUE, not {pair!r}")
        options[name] = value
    return options
