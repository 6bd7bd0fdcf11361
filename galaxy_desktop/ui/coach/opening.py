"""The way to the coach from a finished game: whether it is open, and the scene."""

from typing import Any

from galaxy_desktop.folders import FolderError, Folders
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.coach.choices import seats_of_persons
from galaxy_desktop.play.coach.shelf import ReportShelf
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.stage import Scene, Stage


def why_no_coach(running: RunningGame) -> str:
    """Return why the coach cannot look at a game; empty if it can."""
    if not running.over():
        return _("The coach looks at finished games.")
    if not seats_of_persons(running):
        return _("No human decided anything in this game.")
    return ""


def open_coach(stage: Stage, client: Client, running: RunningGame) -> None:
    """Open the coach for a finished game, if it can look at it."""
    if not why_no_coach(running):
        stage.open(coach_of(stage.folders, client, running))


def coach_of(folders: Folders, client: Client, running: RunningGame) -> Scene[Any]:
    """Return the coach for a finished game; its report is kept if the game is in the archive."""
    from galaxy_desktop.ui.coach.scene import CoachScene

    shelf, key = None, ""
    try:
        archive = Archive(folders.archive, client.games)
    except FolderError:
        pass  # the report is worked out, and not kept
    else:
        key = archive.key_of(running)
        shelf = ReportShelf(archive.folder) if archive.has(key) else None
    return CoachScene(client, running, shelf, key)
