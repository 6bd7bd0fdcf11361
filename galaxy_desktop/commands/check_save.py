"""`galaxy-desktop check-save FILE`: check a saved game, and print its content."""

import argparse
from pathlib import Path

from galaxy_desktop.commands.errors import CommandError, folders_of
from galaxy_desktop.engine.oneline import path_words, shown
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, series
from galaxy_desktop.play.document import Loaded
from galaxy_desktop.play.packs import use_packs
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.savefile import load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help=_("a saved game"))
    add_portable(parser)


def add_portable(parser: argparse.ArgumentParser) -> None:
    """Add `--portable`: the folder of the data packs that the save may have been made with."""
    parser.add_argument("--portable", metavar="DIR", help=_("use the data packs in this folder"))


def run(args: argparse.Namespace) -> int:
    """Read the save, replay its answers, and print the findings; raise `CommandError` for a bad save."""
    loaded = loaded_save(args.file, folders_of(args.portable))
    running = loaded.running
    moment = running.moment(running.history.at)
    state = _("finished") if running.over() else running.game.words.phase(moment.phase)
    print(_("{file}: valid").format(file=path_words(args.file)))
    print(
        _("{game}, round {round}, {state}; players: {names}").format(
            game=running.game.name, round=moment.round, state=state, names=series(running.table.names())
        )
    )
    number = len(running.choices)
    choices = ngettext("{n} choice, seed {seed}", "{n} choices, seed {seed}", number)
    print(choices.format(n=number, seed=running.table.seed))
    print(loaded.note or _("The choices replay to the same state."))
    if running.game.pack is not None:
        print(_("Data pack: {name}").format(name=shown(running.game.pack.name)))
    return 0


def loaded_save(path: Path, folders: Folders) -> Loaded:
    """Return the game of a save, with the data packs in use; raise `CommandError` with its fault."""
    games = find_games()
    use_packs(folders.packs, games)
    try:
        return load(path, games)
    except SaveError as error:
        raise CommandError(f"{path_words(path)}: {error}") from None
