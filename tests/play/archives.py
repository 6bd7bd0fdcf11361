"""Archives of toy games for several files of tests."""

from pathlib import Path

from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.entry import Entry
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Occupant
from tests.play.tables import ANN, ROBOT, play
from tests.toy import TOYS


def table(archive: Archive, *seats: Occupant, seed: int = 7, folder: Path | None = None) -> CommandBus:
    bus = CommandBus(TOYS, folder, archive)
    bus.do(NewGame("toy", seats or (ANN, ROBOT), {"length": "short"}, seed))
    return bus


def finished(archive: Archive, *seats: Occupant, seed: int = 7) -> CommandBus:
    bus = table(archive, *seats, seed=seed)
    play(bus)
    return bus


def all_of(archive: Archive) -> list[Entry]:
    archive.begin_to_catch_up()
    while archive.behind:
        archive.catch_up()
    return archive.entries(archive.find(Wanted()))


def again(archive: Archive) -> Archive:
    """The same archive as another program sees it."""
    return Archive(archive.folder, TOYS)
