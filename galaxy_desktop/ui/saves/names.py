"""Dialogs for the target of a save: its name, or another folder."""

from pathlib import Path

from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.naming import file_stem
from galaxy_desktop.play.refusals import BadTableError
from galaxy_desktop.play.savefile import KEPT
from galaxy_desktop.ui.scenes.ask_text import AskText

LONGEST = 300
"""Length of the longest path that can be typed."""


def save_as(start: str) -> AskText[str]:
    """Return a dialog that asks for the name of a save."""

    def check(name: str) -> str:
        try:
            file_stem(name)
        except BadTableError as refusal:
            return str(refusal)
        return ""

    text = ngettext(
        "Replaces any save with the same name; Load game can restore the version before it.",
        "Replaces any save with the same name; Load game can restore the last {n} versions before it.",
        KEPT - 1,
    ).format(n=KEPT - 1)
    return AskText(_("Save game"), text, _("Save"), start=start, icon="save", check=check, gives=str, most=60)


def other_folder(start: Path) -> AskText[Path]:
    """Return a dialog that asks for another folder for a save that could not be written."""
    title, line = _("Choose another folder"), _("Enter the folder to save the game in.")
    return ask_folder(title, line, _("Save here"), start, icon="load")


def ask_folder(title: str, line: str, act: str, start: Path, *, icon: str) -> AskText[Path]:
    """Return a dialog that asks for a folder, beginning with one."""

    def check(text: str) -> str:
        return "" if folder_of(text) is not None else _("That folder doesn't exist.")

    return AskText(
        title,
        line,
        act,
        start=str(start),
        icon=icon,
        check=check,
        gives=lambda text: folder_of(text) or start,
        most=LONGEST,
    )


def folder_of(text: str) -> Path | None:
    """Return the folder of that path; None if there is none."""
    try:
        path = Path(text).expanduser()
        return path if text.strip() and path.is_dir() else None
    except (OSError, RuntimeError, ValueError):
        return None
