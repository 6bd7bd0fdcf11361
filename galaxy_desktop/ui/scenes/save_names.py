"""Where a save goes: its name, or another folder."""

from pathlib import Path

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.refusals import BadTableError
from galaxy_desktop.play.savefile import named
from galaxy_desktop.ui.scenes.ask_text import AskText


def save_as(folder: Path, start: str) -> AskText:
    """Asks for the name of a save; the result is that name, or None."""

    def check(name: str) -> str:
        try:
            named(folder, name)
        except BadTableError as refusal:
            return str(refusal)
        return ""

    text = _("A save of the same name is replaced; its earlier versions are kept.")
    return AskText(_("Save the game"), text, _("Save"), start=start, icon="save", check=check, most=60)


def other_folder(start: Path) -> AskText:
    """Asks for another folder for a save that could not be written; the result is its path as text."""

    def check(text: str) -> str:
        path = Path(text).expanduser()
        return "" if path.is_dir() else _("There is no such folder.")

    return AskText(
        _("Choose another folder"),
        _("Where should the game be saved?"),
        _("Save there"),
        start=str(start),
        icon="load",
        check=check,
        most=300,
    )
