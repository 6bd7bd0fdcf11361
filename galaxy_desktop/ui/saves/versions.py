"""Earlier versions of a save, each of which can take its place."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.diskfile import modified_at
from galaxy_desktop.play.document import Meta
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.running import Games, RunningGame
from galaxy_desktop.play.savefile import backups, load
from galaxy_desktop.play.savehead import read_head
from galaxy_desktop.play.savelist import SaveInfo
from galaxy_desktop.play.seats import Table
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import Dialog, confirm
from galaxy_desktop.ui.scenes.shelf import day_words, stands_words
from galaxy_desktop.ui.widgets.button import Button


class Version(NamedTuple):
    """Earlier version of a save that can be loaded, and what its head tells."""

    path: Path
    modified: float
    meta: Meta

    def words(self, games: Games, present: Meta | None = None) -> str:
        """Return the moment of the game, and the time it was saved at: "Round 4, Settle · Today 16:31".

        If the `present` version is of another kind of game, the name of the game comes first.
        """
        game = self.meta.table.game
        other = present is not None and present.table.game != game
        moment = _moment(self.meta, self.modified, games)
        return f"{games[game].name} · {moment}" if other else moment


def versions_of(path: Path, games: Games, present: RunningGame | None = None) -> list[Version]:
    """Return the earlier versions of a save that can be loaded, newest first.

    Those with the same choices as the `present` game, or as a newer version, are left out.
    """
    found: list[Version] = []
    known = [] if present is None else [_course(present)]
    for version in backups(path):
        try:
            course = _course(load(version, games).running)
            meta, modified = read_head(version, games, lambda _bytes: None), modified_at(version)
        except (SaveError, OSError):
            continue
        if course not in known:
            known.append(course)
            found.append(Version(version, modified, meta))
    return found


def _course(running: RunningGame) -> tuple[Table, Sequence[object]]:
    """Return all by which two games differ: their tables and the answers that were given."""
    return running.table, running.history.given[: running.history.at]


def fill_versions(
    column: Column,
    present: Meta,
    versions: Sequence[Version],
    games: Games,
    restore: Callable[[Version], None],
) -> None:
    """Lay a button for each version of a save, with the moment it goes back to; nothing without any."""
    if not versions:
        return
    column.space("gap")
    column.soft(_("Earlier versions of this save"), "body", after="gutter")
    for version in versions:
        label = _("Restore: {moment}").format(moment=version.words(games, present))
        button = Button(column.kit, layout.nowhere(), label, partial(restore, version), icon="undo")
        column.row([button], [min(button.natural_width, column.width)], after="gutter")


def ask_to_restore(info: SaveInfo, version: Version, games: Games) -> Dialog[bool]:
    """Return the question whether an earlier version is to take the place of a save."""
    assert info.meta is not None
    then, now = version.words(games, info.meta), _moment(info.meta, info.modified, games)
    text = _("Back to: {then}\nThe present version remains as an earlier one: {now}")
    return confirm(
        _("Restore this version?"), text.format(then=then, now=now), _("Restore"), icon="information"
    )


def _moment(meta: Meta, modified: float, games: Games) -> str:
    """Return the moment of a game and the time, in seconds since 1970, at which it was saved."""
    when = day_words(datetime.fromtimestamp(modified), datetime.now())
    return f"{stands_words(games[meta.table.game], meta)} · {when}"
