"""File under which the program keeps a game by itself: one for each game, never that of another."""

import os
from collections.abc import Hashable
from itertools import count
from pathlib import Path

from galaxy_desktop.play.files import SAVE
from galaxy_desktop.play.naming import AUTOSAVE, own_name
from galaxy_desktop.play.origin import Origin
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.running import Games, RunningGame
from galaxy_desktop.play.savefile import load, path_named
from galaxy_desktop.play.seats import Table


def is_own(path: Path) -> bool:
    """Return whether a file is a save that the program has kept by itself."""
    return path.suffix == SAVE and path.stem.startswith(AUTOSAVE)


def is_version_of(path: Path, name: str) -> bool:
    """Return whether a file is the save with this file name, without suffix, or an earlier version of it."""
    return path.name.startswith(f"{name}.")


def free_name(folder: Path | None, running: RunningGame, games: Games, beside: Path | None) -> str:
    """Return the file name, without suffix, of a new automatic save: one that no other game has.

    A save that this game goes on from is free, a version of the file `beside` is not.
    """
    first = own_name(running.table, running.origin)
    if folder is None:
        return first
    names = (first if number == 1 else f"{first} {number}" for number in count(1))
    return next(name for name in names if _is_free(path_named(folder, name), running, games, beside))


def _is_free(path: Path, running: RunningGame, games: Games, beside: Path | None) -> bool:
    if beside is not None and is_version_of(beside, path.stem):
        return False
    return not os.path.lexists(path) or _goes_on_from(running, path, games)


def _goes_on_from(running: RunningGame, path: Path, games: Games) -> bool:
    """Return whether a game has all choices of a save, so that nothing is lost if it takes its place."""
    try:
        other = load(path, games).running
    except SaveError:
        return False
    mine, theirs = running.history.answers(), other.history.answers()
    same = [(given.seat, given.answer) for given in mine[: len(theirs)]] == [
        (given.seat, given.answer) for given in theirs
    ]
    return same and deal_of(running.table, running.origin) == deal_of(other.table, other.origin)


def deal_of(table: Table, origin: Origin | None) -> Hashable:
    """Return what makes a deal: game, seed, options, names and origin; who sits under a name may change."""
    return table.game, table.seed, tuple(sorted(table.options.items())), table.names(), origin
