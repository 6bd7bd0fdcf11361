"""The player's archive for a screen that shows it."""

from galaxy_desktop.folders import ARCHIVE, FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.running import Games
from galaxy_desktop.ui.scenes.dialogs import failure
from galaxy_desktop.ui.stage import Stage


def archive_of(stage: Stage, games: Games) -> Archive:
    """Return the archive; if its folder cannot be used, tell so, and return one that raises `SaveError`."""
    try:
        return Archive(stage.folders.archive, games)
    except FolderError as trouble:
        stage.open(failure(_("The archive can't be opened"), trouble))
        return Archive(stage.folders.place / ARCHIVE, games)
