"""Deeds of a player with a finished game of the archive: delete it, export it, import another."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.entry import Entry
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.refusals import RefusedError, SaveError
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import anew
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.archive.files import export_to, file_name, import_from
from galaxy_desktop.ui.archive.selection import Selection
from galaxy_desktop.ui.archive.words import title_words
from galaxy_desktop.ui.coach.opening import open_coach, why_no_coach
from galaxy_desktop.ui.replay.branching import ask_to_branch
from galaxy_desktop.ui.replay.compare import open_comparison
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.dialogs import failure, message
from galaxy_desktop.ui.stage import Stage
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from galaxy_desktop.ui.widgets.button import Button

T = TypeVar("T")
OfferUndo = Callable[[str, Callable[[], None]], None]
"""Function that shows a notice with a button to undo what it tells."""


class Deeds:
    """Deeds with the chosen game; `renew` shows what they changed, `offer_undo` tells of a deletion."""

    def __init__(
        self,
        selection: Selection,
        client: Client,
        stage: Stage,
        renew: Callable[[], None],
        offer_undo: OfferUndo,
    ) -> None:
        self.selection = selection
        self._client = client
        self._stage = stage
        self._renew = renew
        self._offer_undo = offer_undo

    def buttons(self, why_not: str) -> list[Button]:
        """Return the buttons of the preview; `why_not` is why the game cannot be opened, if it cannot."""
        kit, nowhere = self._stage.kit, layout.nowhere()
        deal, delete = _("Play this seed"), _("Delete")
        entry = self.selection.entry
        compare = Button(kit, nowhere, _("Compare"), self.compare, icon="redo", why_not=why_not)
        coach = Button(
            kit, nowhere, _("Coach"), self.coach, icon="hint", key=pygame.K_c, why_not=self.why_no_coach()
        )
        return [
            coach,
            *([compare] if entry is not None and entry.branch else []),
            Button(kit, nowhere, deal, self.same_deal, icon="seed", why_not=why_not),
            Button(kit, nowhere, _("Export"), self.export, icon="save", key=pygame.K_e),
            Button(kit, nowhere, delete, self.delete, icon="delete", key=pygame.K_DELETE),
        ]

    def replay(self) -> None:
        """Open the replay of the chosen game, at the round that is shown; at its start if that is the end."""
        replay = self._opened()
        if replay is not None:
            shown = self.selection.looked_at.line
            coach = None if self.why_no_coach() else self.coach
            line = 0 if shown == replay.end else shown
            self._stage.open(ReplayScene(self._client, replay, line, coach=coach))

    def _opened(self) -> Replay | None:
        """Return the chosen game, read at once if that is still due; None if it cannot be opened."""
        is_read = self.selection.looked_at.replay is not None
        replay = self.selection.opened(self._stage.kit)
        if not is_read:
            self._renew()
        return replay

    def why_no_coach(self) -> str:
        """Return why the coach cannot look at the chosen game; empty if it can."""
        replay, closed = self.selection.looked_at.replay, self.selection.why_closed()
        return closed if closed or replay is None else _at_end(replay, why_no_coach)

    def coach(self) -> None:
        """Open the coach for the chosen game."""
        replay = self._opened()
        if replay is not None:
            open_coach(self._stage, self._client, _at_end(replay, _copied))

    def branch(self) -> None:
        """Ask how to play on from the round that is shown."""
        replay = self._opened()
        if replay is not None and not self.selection.why_no_branch():
            replay.go(self.selection.looked_at.line)
            ask_to_branch(self._stage, self._client, replay, replay.first_viewer)

    def compare(self) -> None:
        """Show the chosen branch beside the game it goes on from."""
        replay = self._opened()
        if replay is not None:
            open_comparison(self._stage, self._client, _at_end(replay, _copied))

    def statistics(self) -> None:
        """Open the statistics of the chosen game, or of all."""
        self._stage.open(StatisticsScene(self._client, self.selection.wanted.game))

    def same_deal(self) -> None:
        """Begin a game with the same players, options and seed."""
        replay = self._opened()
        if replay is None:
            return
        table = replay.table()
        new = NewGame(table.game, anew(table.seats), table.options, table.seed, table.take_back)
        try:
            scene = self._client.table(new)
        except RefusedError as refusal:
            self._stage.open(failure(_("Couldn't open this game"), refusal))
        else:
            self._stage.open(scene)

    def delete(self) -> None:
        """Delete the chosen game; a notice offers to undo that."""
        entry = self.selection.entry
        if entry is not None and self.selection.delete(entry):
            words = _("Deleted: {title}").format(title=escape(title_words(entry, self._client.games)))
            self._offer_undo(words, lambda: self._undelete(entry.id))
        self._renew()

    def _undelete(self, key: str) -> None:
        self.selection.undelete(key)
        self._renew()

    def export(self) -> None:
        """Ask for a folder and write the chosen game to a file there."""
        entry = self.selection.entry
        if entry is not None:
            dialog = export_to(_("Export this game"), Path.home())
            self._stage.open(dialog, lambda folder: self._exported(entry, folder))

    def _exported(self, entry: Entry, folder: Path | None) -> None:
        if folder is None:
            return
        path = folder / file_name(entry)
        try:
            self.selection.archive.write_to(entry.id, path)
        except SaveError as trouble:
            self._stage.open(failure(_("Couldn't export the game"), trouble))
        else:
            self._stage.open(message(_("Game exported"), f"**{escape(str(path))}**", icon="check"))

    def take_in(self) -> None:
        """Ask for a file and take its game into the archive."""
        self._stage.open(import_from(), self._taken_in)

    def _taken_in(self, path: Path | None) -> None:
        if path is None:
            return
        try:
            key = self.selection.archive.take_in(path)
        except SaveError as trouble:
            self._stage.open(failure(_("Couldn't import the game"), trouble))
            return
        self.selection.wanted = Wanted()
        self.selection.find()
        self.selection.choose(key)
        self._renew()


def _at_end(replay: Replay, read: Callable[[RunningGame], T]) -> T:
    """Return what is read of the whole game, whatever moment of it was looked at last."""
    at = replay.at
    replay.go(replay.end)
    found = read(replay.running)
    replay.go(at)
    return found


def _copied(game: RunningGame) -> RunningGame:
    return Replay(game).running
