"""Paths of files: the assets that come with the program, and the folders that belong to the player."""

import errno
import os
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NamedTuple

from galaxy_desktop.engine.oneline import path_words
from galaxy_desktop.language import gettext as _

PACKAGE = Path(__file__).resolve().parent
NAME = "Galaxy Desktop"
ARCHIVE = "archive"
_CLOSED = (errno.EROFS, errno.EACCES, errno.EPERM)


class FolderError(Exception):
    """Error for a folder of the player that cannot be used; the message is one line fit to be shown.

    If it is `read_only`, what is there can still be read.
    """

    def __init__(self, line: str, *, read_only: bool = False) -> None:
        self.read_only = read_only
        super().__init__(line)


def asset(relative: str) -> Path:
    """Return the path of a file of ours: in the package if installed or bundled, beside it in a checkout."""
    inside = PACKAGE / "assets"
    return (inside if inside.is_dir() else PACKAGE.parent / "assets") / relative


@cache
def folder_of(package: str) -> Path | None:
    """Return the folder of an installed package, without importing it; None if there is no such package."""
    found = find_spec(package)
    places = found.submodule_search_locations if found is not None else None
    return Path(next(iter(places))) if places else None


class Folders(NamedTuple):
    """The player's folders, made when first asked for; `portable` keeps them all in one folder.

    The properties raise `FolderError` if a folder cannot be made or is read-only; `packs`, `programs` and the
    places never raise, so that all that is there can be read.
    """

    portable: Path | None = None

    @property
    def place(self) -> Path:
        """Path of `root`, whether or not it can be used."""
        return self.portable or _place_of("data", ".local/share")

    @property
    def root(self) -> Path:
        """Folder that holds everything but the settings."""
        return _folder(self.place)

    @property
    def place_of_saves(self) -> Path:
        """Path of `saves`, whether or not it can be used."""
        return self.place / "saves"

    @property
    def saves(self) -> Path:
        """Saved games, and the journals of running ones."""
        return _folder(self.root / "saves")

    @property
    def archive(self) -> Path:
        """Finished games and their index; made when the first one is kept."""
        return self.root / ARCHIVE

    @property
    def reports(self) -> Path:
        """Problem reports the player has asked for."""
        return _folder(self.root / "reports")

    @property
    def packs(self) -> Path:
        """Folder of data packs, which may be missing; the program writes nothing but examples there."""
        return self.place / "packs"

    @property
    def programs(self) -> Path:
        """File that names the player's own programs, which may be missing; the program never writes it."""
        return self.packs.with_name("bots.toml")

    @property
    def settings(self) -> Path:
        """Settings file, whether or not it is there yet."""
        return _folder(self.place_of_settings.parent) / "settings.json"

    @property
    def place_of_settings(self) -> Path:
        """Path of `settings`, whether or not its folder can be used."""
        return (self.portable or _place_of("config", ".config")) / "settings.json"


def _place_of(kind: Literal["data", "config"], usual: str) -> Path:
    """Return our folder among those of a kind; `usual` is where these are in the home of a Linux user.

    What a Linux desktop says is read here as platformdirs does, which takes long to import.
    """
    home = os.environ.get(f"XDG_{kind.upper()}_HOME") or os.path.join(os.environ.get("HOME", ""), usual)
    if sys.platform == "linux" and os.path.isabs(home):
        return Path(home, NAME)
    import platformdirs

    asked = platformdirs.user_data_path if kind == "data" else platformdirs.user_config_path
    return asked(NAME, appauthor=False)


def _folder(path: Path) -> Path:
    """Return the folder, made if it is missing; raise `FolderError` if it cannot be made or written to."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise FolderError(
            _("Couldn't create the folder {path}: {reason}.").format(path=path_words(path), reason=reason),
            read_only=problem.errno in _CLOSED,
        ) from problem
    if not os.access(path, os.W_OK | os.X_OK):
        raise FolderError(
            _("Couldn't write to the folder {path}: it is read-only.").format(path=path_words(path)),
            read_only=True,
        )
    return path
