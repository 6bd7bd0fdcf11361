"""Dialogs for files that leave the archive or come into it."""

import re
from pathlib import Path

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.entry import Entry, local_day
from galaxy_desktop.ui.saves.names import LONGEST, ask_folder
from galaxy_desktop.ui.scenes.ask_text import AskText


def export_to(title: str, start: Path) -> AskText[Path]:
    """Return a dialog that asks for the folder of an exported file."""
    return ask_folder(title, _("Enter the folder to write the file to."), _("Export"), start, icon="save")


def import_from() -> AskText[Path]:
    """Return a dialog that asks for the file of a finished game."""

    def check(text: str) -> str:
        return "" if _file(text) is not None else _("That file doesn't exist.")

    return AskText(
        _("Import a game"),
        _("Enter the path of a saved or exported game that is finished."),
        _("Import"),
        icon="load",
        check=check,
        gives=lambda text: _file(text) or Path(text),
        most=LONGEST,
    )


def file_name(entry: Entry) -> str:
    """Return the name of the file for an exported game: the game and the day it ended."""
    day = re.sub(r"[^0-9-]", "", local_day(entry.ended))
    return f"{entry.game} {day} {entry.id[-6:]}.json"


def _file(text: str) -> Path | None:
    try:
        path = Path(text.strip()).expanduser()
        return path if text.strip() and path.is_file() else None
    except (OSError, RuntimeError, ValueError):
        return None
