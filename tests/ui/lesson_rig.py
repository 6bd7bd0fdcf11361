"""The guided game of Race at a table, for tests of its lessons."""

from pathlib import Path

from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.play.learned import Learned, remember
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.table.lesson import LessonScene
from tests.ui.table_rig import Rig

RACE = find_games()["race"]
SEATS = (Person("Ada"), Bot("easy", "Vega"))


def guided(folder: Path, known: Learned | None = None, **more: object) -> Rig:
    """The guided game of Race at its first question."""
    guide = RACE.guide()
    assert guide is not None
    remember(Folders(folder), "race", known or Learned(seed=guide.seed))
    return Rig(folder, SEATS, game="race", games=find_games(), seed=guide.seed, options=guide.options, **more)  # type: ignore[arg-type]


def lesson_of(rig: Rig) -> str:
    """Id of the lesson that is open; empty if none is."""
    return rig.top.lesson.id if isinstance(rig.top, LessonScene) else ""


def close_top(rig: Rig, result: object) -> None:
    """Close what lies above the table with a result."""
    assert rig.top is not None
    rig.top.close(result)
