"""The way to the coach from a finished game: whether it is open, and the scene."""

from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.coach.choices import seats_of_persons
from galaxy_desktop.play.coach.shelf import ReportShelf
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.ui.coach.scene import CoachScene
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.stage import Stage


def why_no_coach(running: RunningGame) -> str:
    """Return why the coach cannot look at a game; empty if it can."""
    if not running.over():
        return _("The coach looks at finished games.")
    if not seats_of_persons(running):
        return _("No human decided anything in this game.")
    return ""


def open_coach(stage: Stage, client: Client, running: RunningGame) -> None:
    """Open the coach for a finished game; its report is kept if the game is in the archive."""
    if why_no_coach(running):
        return
    shelf, key = None, ""
    try:
        archive = Archive(stage.folders.archive, client.games)
    except FolderError:
        pass  # the report is worked out, and not kept
    else:
        key = archive.key_of(running)
        shelf = ReportShelf(archive.folder) if archive.has(key) else None
    stage.open(CoachScene(client, running, shelf, key))
