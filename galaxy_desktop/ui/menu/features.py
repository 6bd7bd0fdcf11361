"""Entries of the menu beside the games: cards in its first row, buttons in its last, looks at the last game.

Each list holds what there is: whoever builds a scene adds its function here, and the menu shows it.
"""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from galaxy_desktop.games import titles_of
from galaxy_desktop.language import N_, Message, day_and_month
from galaxy_desktop.language import gettext as _

if TYPE_CHECKING:
    from galaxy_desktop.folders import Folders
    from galaxy_desktop.play.archive.entry import Entry
    from galaxy_desktop.play.running import Games
    from galaxy_desktop.ui.menu.facts import Facts
    from galaxy_desktop.ui.scenes.client import Client
    from galaxy_desktop.ui.stage import Scene


class Feature(NamedTuple):
    """Card in the first row, in words; `open` returns its scene, or raises `RefusedError`."""

    icon: str
    kicker: str
    """Kind of the card, in small letters, and the label of its button at large text: "Daily deal"."""
    title: str
    line: str
    act: str
    """Label of its button."""
    key: int
    cue: str
    open: Callable[[], "Scene[Any]"]
    note: str = ""
    """A few words beside the button."""


class MenuButton(NamedTuple):
    """Button in the last row."""

    label: Message
    icon: str
    open: Callable[["Client"], "Scene[Any]"]
    key: int | None = None
    cue: str = ""


class LookBack(NamedTuple):
    """Look at the last game that was finished; `open` may raise `RefusedError`."""

    label: Message
    icon: str
    open: Callable[["Client", "Folders", "Entry"], "Scene[Any]"]
    key: int | None = None
    cue: str = ""


def _statistics(client: "Client") -> "Scene[Any]":
    from galaxy_desktop.ui.statistics.scene import StatisticsScene

    return StatisticsScene(client)


def _look_back(client: "Client", folders: "Folders", entry: "Entry") -> "Scene[Any]":
    """Return the replay of a finished game, from its start."""
    from galaxy_desktop.play.archive.archive import Archive
    from galaxy_desktop.play.replay import Replay
    from galaxy_desktop.ui.replay.scene import ReplayScene

    return ReplayScene(client, Replay(Archive(folders.archive, client.games).load(entry.id).running), 0)


def _coach(client: "Client", folders: "Folders", entry: "Entry") -> "Scene[Any]":
    """Return the coach for a finished game; raise `RefusedError` if it cannot look at it."""
    from galaxy_desktop.play.archive.archive import Archive
    from galaxy_desktop.play.refusals import RefusedError
    from galaxy_desktop.ui.coach.opening import coach_of, why_no_coach

    running = Archive(folders.archive, client.games).load(entry.id).running
    if words := why_no_coach(running):
        raise RefusedError(words)
    return coach_of(folders, client, running)


def _deal_of_today(client: "Client") -> Feature | None:
    """Return the card of the deal of the day, of another game each day; None without any game."""
    day, titles = date.today(), titles_of(client.games)
    if not titles:
        return None
    game = titles[day.toordinal() % len(titles)]
    line = _("{day}: the same deal for everyone.").format(day=day_and_month(day))
    key, cue = pygame.K_d, _("D")
    return Feature(
        "clock", _("Daily deal"), game.name, line, _("Play"), key, cue, partial(_daily, client, game.id)
    )


def _puzzle(client: "Client") -> Feature | None:
    """Return the card of the puzzles, of another game each day; None if no game has any."""
    from galaxy_desktop.play.puzzles.presence import comes_with_puzzles

    packed = {found.pack.game for found in client.packs if found.pack and not found.trouble}
    titles = [one for one in titles_of(client.games) if one.id not in packed and comes_with_puzzles(one.id)]
    if not titles:
        return None
    game, line = titles[-date.today().toordinal() % len(titles)], _("Find the best choice.")
    key, cue = pygame.K_p, _("P")
    return Feature(
        "hint", _("Puzzle"), game.name, line, _("Solve"), key, cue, partial(_puzzles, client, game.id)
    )


def _daily(client: "Client", game: str) -> "Scene[Any]":
    from galaxy_desktop.ui.puzzles.doors import daily

    return daily(client, game)


def _puzzles(client: "Client", game: str) -> "Scene[Any]":
    from galaxy_desktop.ui.puzzles.doors import puzzles

    return puzzles(client, game)


def _challenges(client: "Client") -> "Scene[Any]":
    from galaxy_desktop.ui.puzzles.doors import challenges

    return challenges(client)


def read_facts(folders: "Folders", games: "Games") -> "Facts":
    """Return the facts about finished games, guides and campaigns; their reader is imported only then."""
    from galaxy_desktop.ui.menu.facts import facts_of

    return facts_of(folders, games)


FEATURES: Sequence[Callable[["Client"], Feature | None]] = (_deal_of_today, _puzzle)
"""Makers of the cards behind the game to continue; they return None while there is nothing to show."""
BUTTONS: Sequence[MenuButton] = (
    MenuButton(N_("Challenges"), "trophy", _challenges),
    MenuButton(N_("Statistics"), "statistics", _statistics),
)
LOOKS_BACK: Sequence[LookBack] = (
    LookBack(N_("Look back"), "rewind", _look_back),
    LookBack(N_("Coach"), "hint", _coach),
)
