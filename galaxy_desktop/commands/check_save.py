"""`galaxy-desktop check-save FILE`: check a saved game, and print its content."""

import argparse
from pathlib import Path

from galaxy_desktop.commands.errors import CommandError, folders_of, path_words
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.play.document import Loaded
from galaxy_desktop.play.packs import use_packs
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.savefile import load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    add_portable(parser)


def add_portable(parser: argparse.ArgumentParser) -> None:
    """Add `--portable`: the folder of the data packs that the save may have been made with."""
    parser.add_argument("--portable", metavar="DIR", help="use the data packs of this folder")


def run(args: argparse.Namespace) -> int:
    """Read the save, replay its answers, and print the findings; raise `CommandError` for a bad save."""
    loaded = loaded_save(args.file, folders_of(args.portable))
    running = loaded.running
    moment = running.moment(running.history.at)
    state = "over" if running.over() else running.game.words.phase(moment.phase)
    print(f"{path_words(args.file)}: sound")
    print(f"{running.game.name}, round {moment.round}, {state}; {', '.join(running.table.names())}")
    note = loaded.note or "replayed to the same state"
    if running.game.pack is not None:
        note += f"; data pack {running.game.pack.name!r}"
    print(f"{running.history.at} answers, seed {running.table.seed}; {note}")
    return 0


def loaded_save(path: Path, folders: Folders) -> Loaded:
    """Return the game of a save, with the data packs in use; raise `CommandError` with its fault."""
    games = find_games()
    use_packs(folders.packs, games)
    try:
        return load(path, games)
    except SaveError as error:
        raise CommandError(f"{path_words(path)}: {error}") from None
