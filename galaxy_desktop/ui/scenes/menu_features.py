"""Entries of the menu beside the games: cards in its first row, buttons in its last, looks at the last game.

Each list holds what there is: whoever builds a scene adds its function here, and the menu shows it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.folders import Folders
from galaxy_desktop.language import N_, Message
from galaxy_desktop.play.archive.entry import Entry
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.stage import Scene


@dataclass(frozen=True, slots=True)
class Feature:
    """Card in the first row, in words; `open` returns its scene, or raises `RefusedError`."""

    icon: str
    kicker: str
    """What it is, in small letters: "Daily deal · November 20"."""
    title: str
    line: str
    act: str
    """Label of its button."""
    key: int
    cue: str
    open: Callable[[], Scene[Any]]
    stars: Sequence[tuple[str, bool]] = ()
    """Words behind stars, each with whether its star is lit."""
    note: str = ""
    """A few words beside the button."""


@dataclass(frozen=True, slots=True)
class Place:
    """Button in the last row."""

    label: Message
    icon: str
    open: Callable[[Client], Scene[Any]]
    key: int | None = None
    cue: str = ""


@dataclass(frozen=True, slots=True)
class Review:
    """Look at the last game that was finished; `open` may raise `RefusedError`."""

    label: Message
    icon: str
    open: Callable[[Client, Folders, Entry], Scene[Any]]
    key: int | None = None
    cue: str = ""


def _statistics(client: Client) -> Scene[Any]:
    from galaxy_desktop.ui.statistics.scene import StatisticsScene

    return StatisticsScene(client)


def _look_back(client: Client, folders: Folders, entry: Entry) -> Scene[Any]:
    """Return the replay of a finished game, from its start."""
    from galaxy_desktop.play.archive.archive import Archive
    from galaxy_desktop.play.replay import Replay
    from galaxy_desktop.ui.replay.scene import ReplayScene

    return ReplayScene(client, Replay(Archive(folders.archive, client.games).load(entry.id).running), 0)


FEATURES: Sequence[Callable[[Client, Folders], Feature | None]] = ()
"""What makes the cards behind the game to continue; None while there is nothing to show."""
PLACES: Sequence[Place] = (Place(N_("Statistics"), "statistics", _statistics),)
REVIEWS: Sequence[Review] = (Review(N_("Look back"), "rewind", _look_back),)
