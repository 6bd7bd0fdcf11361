"""Where a save goes: its name, or another folder."""

from dataclasses import dataclass
from pathlib import Path

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.naming import file_stem
from galaxy_desktop.play.refusals import BadTableError
from galaxy_desktop.ui.scenes.ask_text import AskText


@dataclass(frozen=True, slots=True)
class SaveName:
    """The name that a player has given to a save."""

    name: str


@dataclass(frozen=True, slots=True)
class SaveFolder:
    """The folder that a player has named for a save."""

    path: Path


def save_as(start: str) -> AskText:
    """Asks for the name of a save; the result is a `SaveName`, or None."""

    def check(name: str) -> str:
        try:
            file_stem(name)
        except BadTableError as refusal:
            return str(refusal)
        return ""

    text = _("A save of the same name is replaced; its earlier versions are kept.")
    return AskText(
        _("Save the game"), text, _("Save"), start=start, icon="save", check=check, gives=SaveName, most=60
    )


def other_folder(start: Path) -> AskText:
    """Asks for another folder for a save that could not be written; the result is a `SaveFolder`, or None."""

    def check(text: str) -> str:
        return "" if _folder(text) is not None else _("There is no such folder.")

    return AskText(
        _("Choose another folder"),
        _("Where should the game be saved?"),
        _("Save there"),
        start=str(start),
        icon="load",
        check=check,
        gives=lambda text: SaveFolder(_folder(text) or start),
        most=300,
    )


def _folder(text: str) -> Path | None:
    """The folder of that path, where there is one."""
    try:
        path = Path(text).expanduser()
        return path if text.strip() and path.is_dir() else None
    except (OSError, RuntimeError, ValueError):
        return None
