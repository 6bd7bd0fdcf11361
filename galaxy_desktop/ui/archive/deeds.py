"""Deeds of a player with a finished game of the archive: delete it, export it, import another."""

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.entry import Entry
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.refusals import RefusedError, SaveError
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.archive.files import export_to, file_name, import_from
from galaxy_desktop.ui.archive.words import title_words
from galaxy_desktop.ui.coach.opening import open_coach, why_no_coach
from galaxy_desktop.ui.replay.branching import ask_to_branch
from galaxy_desktop.ui.replay.compare import open_comparison
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.scenes.dialogs import message
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from galaxy_desktop.ui.archive.scene import ArchiveScene

UNDO_SECONDS = 8.0


class Deeds:
    """Deeds on the scene of the archive."""

    def __init__(self, scene: "ArchiveScene") -> None:
        self.scene = scene

    def buttons(self, why_not: str) -> list[Button]:
        """Return the buttons of the preview; `why_not` is why the game cannot be opened, if it cannot."""
        kit, nowhere = self.scene.kit, layout.nowhere()
        deal, delete = _("Play this seed"), _("Delete")
        entry = self.scene.entry
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
        replay = self.scene.look_now()
        if replay is not None:
            line = 0 if self.scene.looks.line == replay.end else self.scene.looks.line
            scene = ReplayScene(
                self.scene.client, replay, line, coach=None if self.why_no_coach() else self.coach
            )
            self.scene.stage.open(scene)

    def why_no_coach(self) -> str:
        """Return why the coach cannot look at the chosen game; empty if it can."""
        replay = self.scene.looks.replay
        return self.scene.why_closed() or ("" if replay is None else why_no_coach(replay.running))

    def coach(self) -> None:
        """Open the coach for the chosen game."""
        replay = self.scene.look_now()
        if replay is not None:
            at = replay.at
            replay.go(replay.end)
            whole = Replay(replay.running).running
            replay.go(at)
            open_coach(self.scene.stage, self.scene.client, whole)

    def branch(self) -> None:
        """Ask how to play on from the round that is shown."""
        replay = self.scene.look_now()
        if replay is not None and not self.scene.why_no_branch():
            replay.go(self.scene.looks.line)
            ask_to_branch(self.scene.stage, self.scene.client, replay, replay.first_viewer)

    def compare(self) -> None:
        """Show the chosen branch beside the game it goes on from."""
        replay = self.scene.look_now()
        if replay is not None:
            open_comparison(self.scene.stage, self.scene.client, replay.running)

    def statistics(self) -> None:
        """Open the statistics of the chosen game, or of all."""
        self.scene.stage.open(StatisticsScene(self.scene.client, self.scene.wanted.game))

    def same_deal(self) -> None:
        """Begin a game with the same players, options and seed."""
        replay = self.scene.look_now()
        if replay is None:
            return
        table = replay.table()
        new = NewGame(table.game, table.seats, table.options, table.seed, table.take_back)
        try:
            scene = self.scene.client.table(new)
        except RefusedError as refusal:
            self._tell(_("Couldn't open this game"), str(refusal))
        else:
            self.scene.stage.open(scene)

    def delete(self) -> None:
        """Delete the chosen game; a notice offers to undo that."""
        scene, entry = self.scene, self.scene.entry
        if entry is None or not scene.attempt(lambda: scene.archive.delete(entry.id)):
            scene.layout()
            return
        words = _("Deleted: {title}").format(title=escape(title_words(entry, scene.client.games)))
        scene.toast = Toast(
            scene.kit,
            words,
            scene.notice_room,
            icon="delete",
            act=_("Undo"),
            press=lambda: self._undelete(entry.id),
            seconds=UNDO_SECONDS,
        )
        number = scene.finds.number(entry.id)
        keys = [key for key in scene.finds.keys if key != entry.id]
        scene.choose(keys[min(number, len(keys) - 1)] if keys else "", place=False)
        scene.find()
        scene.layout()

    def _undelete(self, key: str) -> None:
        scene = self.scene
        scene.attempt(lambda: scene.archive.undelete(key))
        scene.find()
        if scene.finds.number(key) >= 0:
            scene.choose(key, place=False)
        scene.layout()

    def export(self) -> None:
        """Ask for a folder and write the chosen game to a file there."""
        entry = self.scene.entry
        if entry is not None:
            dialog = export_to(_("Export this game"), Path.home())
            self.scene.stage.open(dialog, lambda folder: self._exported(entry, folder))

    def _exported(self, entry: Entry, folder: Path | None) -> None:
        if folder is None:
            return
        path = folder / file_name(entry)
        try:
            self.scene.archive.write_to(entry.id, path)
        except SaveError as trouble:
            self._tell(_("Couldn't export the game"), str(trouble))
        else:
            self.scene.stage.open(message(_("Game exported"), f"**{escape(str(path))}**", icon="check"))

    def take_in(self) -> None:
        """Ask for a file and take its game into the archive."""
        self.scene.stage.open(import_from(), self._taken_in)

    def _taken_in(self, path: Path | None) -> None:
        if path is None:
            return
        scene = self.scene
        try:
            key = scene.archive.take_in(path)
        except SaveError as trouble:
            self._tell(_("Couldn't import the game"), str(trouble))
            return
        scene.wanted = Wanted()
        scene.find()
        scene.choose(key)

    def _tell(self, title: str, trouble: str) -> None:
        self.scene.stage.open(message(title, escape(trouble), icon="warning"))
