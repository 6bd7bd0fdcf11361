"""Arguments of commands for developers: types for `argparse`, which says in one line what is wrong."""

import argparse
import re
from math import inf
from pathlib import Path
from typing import Any

from galaxy_desktop.commands.errors import CommandError, file_to_write, table_options
from galaxy_desktop.commands.screenshot import window_size
from galaxy_desktop.engine.game import Game, OptionError, Options


def count(text: str) -> int:
    """Return a whole number that is not negative."""
    return _whole(text, 0)


def some(text: str) -> int:
    """Return a whole number of at least 1."""
    return _whole(text, 1)


def positive(text: str) -> float:
    """Return a number greater than 0."""
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"must be a number, not {text!r}") from None
    if not 0.0 < number < inf:
        raise argparse.ArgumentTypeError(f"must be a number greater than 0, not {text}")
    return number


def check_players(parser: argparse.ArgumentParser, game: Game[Any], players: int) -> None:
    """Exit with an error if a game has no table for so many players."""
    if players not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        parser.error(f"argument --players: {game.name} seats {low} to {high} players, not {players}")


def checked_options(
    parser: argparse.ArgumentParser, game: Game[Any], players: int, pairs: list[str]
) -> Options:
    """Return all options of a table from the `NAME=VALUE` pairs given, or exit with an error."""
    try:
        return game.check(players, table_options(pairs))
    except (CommandError, OptionError) as error:
        parser.error(f"argument --option: {error}")


def window(text: str) -> tuple[int, int]:
    """Return the size of a window, from 1280x720."""
    try:
        return window_size(text)
    except CommandError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def picture(text: str) -> Path:
    """Return the path of a PNG file that can be written."""
    try:
        return file_to_write(text, "--out", (".png",))
    except CommandError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _whole(text: str, least: int) -> int:
    if not re.fullmatch("-?[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"must be a whole number, not {text!r}")
    if int(text) < least:
        raise argparse.ArgumentTypeError(f"must be at least {least}, not {text}")
    return int(text)
