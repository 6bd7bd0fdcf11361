"""`galaxy-desktop packs [--example GAME]`: list the player's data packs, or print one to begin with."""

import argparse

from galaxy_desktop.commands.errors import CommandError, folders_of, game_called, path_words
from galaxy_desktop.games import find_games
from galaxy_desktop.play.diskfile import name_of
from galaxy_desktop.play.pack_example import example
from galaxy_desktop.play.packs import find_packs


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--example", metavar="GAME", help="print a pack that changes nothing yet")
    parser.add_argument("--portable", metavar="DIR", help="look into the packs of this folder")


def run(args: argparse.Namespace) -> int:
    """Print the example, or the folder and each pack with its state; return 1 if a pack is left out."""
    if args.example is not None:
        game = game_called(args.example)
        if game.data is None:
            raise CommandError(f"{game.name} has no data that a pack can change")
        print(example(game, game.data), end="")
        return 0
    folder = folders_of(args.portable).packs
    found = find_packs(folder, find_games())
    print(f"{path_words(folder)}: {len(found)} data packs")
    for one in found:
        state = f"left out: {one.trouble}"
        if one.pack is not None and not one.trouble:
            state = f"in use for {one.pack.game}, {one.pack.mark.name!r} ({one.pack.mark.digest[:8]})"
        print(f"{name_of(one.path)}: {state}")
    return 1 if any(one.trouble for one in found) else 0
