"""Data packs: TOML files of the player with corrected values for a game, read strictly, once at the start."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.bounds import DataError, Plain, quoted
from galaxy_desktop.engine.content import GameData, Pack, PackId
from galaxy_desktop.engine.oneline import one_line
from galaxy_desktop.games import looked_up
from galaxy_desktop.language import N_, Message, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.plaintoml import read_toml, too_much, unreadable
from galaxy_desktop.play.running import Games

SUFFIX = ".toml"
MOST_FILES = 20
"""Most files that are read, as reading delays the start."""
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class FoundPack:
    """A file in the folder of packs: in use, or left out for the reason in `trouble`."""

    path: Path
    pack: Pack | None
    trouble: str = ""


def use_packs(folder: Path, games: Games) -> list[FoundPack]:
    """Put the packs of a folder in force, before any data are read; return the files found."""
    found = find_packs(folder, games)
    for one in found:
        if one.pack is not None and not one.trouble:
            _data(one.pack.game, games).put_in_force(one.pack)
    return found


def packs_in_force(games: Games) -> dict[str, Pack]:
    """Return the packs in force, by game: to put one in force is to look its game up."""
    known = looked_up(games)
    return {name: game.data.pack for name, game in known.items() if game.data and game.data.pack}


@dataclass(frozen=True, slots=True)
class PackLines:
    """Sentences that something saved cannot go on with the pack in force."""

    without: Message
    """It was started without a pack."""
    changed: Message
    """It was started with other values of this pack."""
    missing: Message
    """It was started with another pack."""


OF_SAVE = PackLines(
    N_(
        "This save was made without a data pack. To continue it, remove the pack “{ours}” from the "
        "data pack folder and restart the program."
    ),
    N_("This save was made with other values of the data pack “{name}” ({digest}, not {ours})."),
    N_(
        "This save was made with the data pack “{name}” ({digest}), which isn't in use. To continue it, "
        "put that pack in the data pack folder and restart the program."
    ),
)
OF_CAMPAIGN = PackLines(
    N_(
        "This campaign was started without a data pack. To continue it, remove the pack “{ours}” from the "
        "data pack folder and restart the program."
    ),
    N_("This campaign was started with other values of the data pack “{name}” ({digest}, not {ours})."),
    N_(
        "This campaign was started with the data pack “{name}” ({digest}), which isn't in use. To continue "
        "it, put that pack in the data pack folder and restart the program."
    ),
)


def other_pack(theirs: PackId | None, ours: PackId | None, lines: PackLines = OF_SAVE) -> str:
    """Return why something saved with the pack `theirs` cannot go on with `ours`; empty if it can."""
    if (theirs and theirs.digest) == (ours and ours.digest):
        return ""
    if theirs is None:
        assert ours is not None
        return lines.without.read().format(ours=ours.name)
    name, digest = theirs.name[:LONGEST_NAME], theirs.digest[:8]
    if ours is not None and ours.name == theirs.name:
        return lines.changed.read().format(name=name, digest=digest, ours=ours.digest[:8])
    return lines.missing.read().format(name=name, digest=digest)


def find_packs(folder: Path, games: Games) -> list[FoundPack]:
    """Return every pack of a folder by file name; the first of two for a game is used. Never raise."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix.lower() == SUFFIX)
    except FileNotFoundError:
        return []
    except OSError as error:
        return [FoundPack(folder, None, unreadable(error))]
    found = [*_one_for_each_game(_read(path, games) for path in paths[:MOST_FILES])]
    line = _("Only the first {most} files in the folder are read.").format(most=MOST_FILES)
    return found + [FoundPack(path, None, line) for path in paths[MOST_FILES:]]


def _one_for_each_game(found: Iterable[FoundPack]) -> Iterator[FoundPack]:
    used: dict[str, FoundPack] = {}
    for one in found:
        if one.trouble or one.pack is None:
            yield one
        elif one.pack.game in used:
            first = used[one.pack.game].path.name
            line = _("Only one pack per game is used; {file} takes precedence.").format(file=quoted(first))
            yield replace(one, trouble=line)
        else:
            used[one.pack.game] = one
            yield one


def _read(path: Path, games: Games) -> FoundPack:
    """Return the pack of a file, checked against the data of its game, or its fault."""
    try:
        pack = _pack(read_toml(path))
        _data(pack.game, games).check(pack)
    except DataError as error:
        return FoundPack(path, None, one_line(str(error)))
    except OSError as error:
        return FoundPack(path, None, unreadable(error))
    except (ValueError, RecursionError):
        return FoundPack(path, None, too_much())
    except Exception:  # the checks of a game at work on what may be anything
        return FoundPack(path, None, _("Its values contradict each other."))
    return FoundPack(path, pack)


def _pack(table: dict[str, Any]) -> Pack:
    """Return the pack of a table; raise `DataError` if it names no game or its name is not valid."""
    game, name = _head(table, "game"), _head(table, "name")
    Plain().check(name, "name")
    if len(name) > LONGEST_NAME:
        raise DataError(_("Its name is longer than {most} characters.").format(most=LONGEST_NAME))
    changes = {key: value for key, value in table.items() if key not in ("game", "name")}
    text = json.dumps(changes, sort_keys=True, default=str)
    return Pack(game, PackId(name.strip(), hashlib.sha256(text.encode()).hexdigest()), changes)


def _head(table: dict[str, Any], field: str) -> str:
    value = table.get(field)
    if not isinstance(value, str):
        raise DataError(_("The field {field} is missing.").format(field=quoted(field)))
    return value


def _data(game: str, games: Games) -> GameData[Any]:
    """Return the data of a game; raise `DataError` if there is no such game."""
    known = {name: game.data for name, game in games.items() if game.data is not None}
    if game not in known:
        line = _("Unknown game {game}; choose from {known}.")
        raise DataError(line.format(game=quoted(game), known=series(known)))
    return known[game]
