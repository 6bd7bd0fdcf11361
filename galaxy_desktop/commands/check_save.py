"""`galaxy-desktop check-save FILE`: whether a saved game is sound, and what it holds."""

import argparse
from pathlib import Path

from galaxy_desktop.commands.errors import CommandError
from galaxy_desktop.games import find_games
from galaxy_desktop.play.document import Loaded
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.savefile import load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words that follow the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")


def run(args: argparse.Namespace) -> int:
    """Read the save, play its answers again, and say what was found."""
    loaded = loaded_save(args.file)
    running = loaded.running
    moment = running.moment(running.history.at)
    state = "over" if running.over() else running.game.words.phase(moment.phase)
    print(f"{args.file}: sound")
    print(f"{running.game.name}, round {moment.round}, {state}; {', '.join(running.table.names())}")
    note = loaded.note or "replayed to the same state"
    print(f"{running.history.at} answers, seed {running.table.seed}; {note}")
    return 0


def loaded_save(path: Path) -> Loaded:
    """The game of a save; raises `CommandError` with what is wrong with the file."""
    try:
        return load(path, find_games())
    except SaveError as error:
        raise CommandError(f"{path}: {error}") from None
