"""`galaxy-desktop packs [--example GAME]`: list the player's data packs, or print one to begin with."""

import argparse

from galaxy_desktop.commands.errors import CommandError, folders_of, game_called
from galaxy_desktop.engine.oneline import path_words, shown
from galaxy_desktop.games import find_games
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.diskfile import name_of
from galaxy_desktop.play.pack_example import example
from galaxy_desktop.play.packs import FoundPack, find_packs


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--example", metavar="GAME", help=_("print an example pack to edit"))
    parser.add_argument("--portable", metavar="DIR", help=_("use the data packs in this folder"))


def run(args: argparse.Namespace) -> int:
    """Print the example, or the folder and each pack with its state; return 1 if a pack is left out.

    Raise `CommandError` for an example of a game without data, or a folder that cannot be read.
    """
    if args.example is not None:
        game = game_called(args.example)
        if game.data is None:
            raise CommandError(_("{game} has no values that a pack can correct").format(game=game.name))
        print(example(game, game.data), end="")
        return 0
    folder = folders_of(args.portable).packs
    found = find_packs(folder, find_games())
    if found and found[0].path == folder:
        raise CommandError(f"{path_words(folder)}: {found[0].trouble}")
    line = ngettext("{folder}: {n} data pack", "{folder}: {n} data packs", len(found))
    print(line.format(folder=path_words(folder), n=len(found)))
    for one in found:
        print(_line(one))
    return 1 if any(one.trouble for one in found) else 0


def _line(found: FoundPack) -> str:
    """Return the line of a pack: its file, and whether it is in use."""
    file = name_of(found.path)
    if found.pack is None or found.trouble:
        return _("{file}: ignored: {why}").format(file=file, why=found.trouble)
    mark = found.pack.mark
    return _("{file}: in use for {game}, {name} ({digest})").format(
        file=file, game=found.pack.game, name=shown(mark.name), digest=mark.digest[:8]
    )
