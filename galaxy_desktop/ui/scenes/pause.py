"""Menu over a running game."""

from pathlib import Path

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.commands import Load, Resign
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.presenter.briefing import GameBelow
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.saves.saving import SaveFlow
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import Dialog, DialogButton, confirm_loss, failure, message
from galaxy_desktop.ui.scenes.report import ReportScene
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.scenes.shelf import moment_words


class PauseScene(Dialog[bool]):
    """Pause menu; closes with True if the game is saved and the table is to be closed, None to play on."""

    def __init__(self, client: Client, session: Session) -> None:
        super().__init__("", "", ())
        self.client = client
        self.session = session

    def enter(self) -> None:
        self.flow = SaveFlow(self.stage, self.session)

    def layout(self) -> None:
        """Lay the dialog in the language in use."""
        bus = self.session.bus
        origin, where = bus.origin(), moment_words(bus.game(), bus.moment())
        branch = "" if origin is None else _("What if: {title}").format(title=escape(origin.title)) + "\n"
        self.title, self.text = bus.game().name, branch + where
        self.icon, self.choices = "pause", self._choices()
        super().layout()

    def _choices(self) -> list[DialogButton[bool]]:
        bus = self.session.bus
        give_up: DialogButton[bool] = DialogButton(_("Resign"), act=self._ask_to_give_up, icon="cross")
        return [
            DialogButton(_("Save"), act=self._save, key=pygame.K_F5, cue="F5", icon="save"),
            DialogButton(_("Load"), act=self._choose, key=pygame.K_F9, cue="F9", icon="load"),
            DialogButton(_("Look back"), act=self._look_back, icon="clock"),
            DialogButton(_("Rules"), act=self._rules, cue="F2", icon="help"),
            DialogButton(_("Settings"), act=self._settings, icon="settings"),
            DialogButton(_("Report a problem"), act=self._report, icon="warning"),
            *([] if bus.is_over() or self.session.watching else [give_up]),
            DialogButton(_("Save and exit"), act=self._leave, icon="fold_left"),
            DialogButton(_("Resume"), icon="play"),
        ]

    def arrange(self, column: Column) -> None:
        """Lay the buttons one under the other, or two side by side if that is too high for the window."""
        height, gap = self.kit.metrics.target(52), self.kit.metrics.space("gutter")
        if len(self._buttons) * (height + gap) <= column.rest_of_view(0):
            for button in self._buttons:
                column.tall(button, height, after="gutter")
        else:
            half = (column.width - gap) // 2
            column.row(self._buttons, [*[half] * (len(self._buttons) - 1), column.width])

    def _save(self) -> None:
        self.flow.ask()

    def _look_back(self) -> None:
        """Open a replay of the game so far, from the seat of the person at the screen."""
        replay = Replay(self.session.bus.game_so_far(), self.session.viewer)
        from galaxy_desktop.ui.replay.scene import ReplayScene

        self.stage.open(ReplayScene(self.client, replay))

    def rules(self, *, here: bool = False) -> HelpScene:
        game = self.session.bus.game()
        page = game.words.page(self.session.view) if here else ""
        return HelpScene(self.client, game, page, below=GameBelow(self.session.bus.table()))

    def _rules(self) -> None:
        self.stage.open(self.rules())

    def _settings(self) -> None:
        self.stage.open(SettingsScene(self.client))

    def _report(self) -> None:
        self.stage.open(ReportScene())

    def _choose(self) -> None:
        self.stage.open(LoadScene(self.client, playing=True), self._chosen)

    def _chosen(self, path: Path | None) -> None:
        """Save this game, then load the chosen one; None (cancelled) changes nothing."""
        if path is not None:
            self.flow.keep(lambda: self._load(path), beside=path)

    def _load(self, path: Path) -> None:
        try:
            self.session.do(Load(path))
        except RefusedError as refusal:
            self.close()
            self.stage.open(failure(_("Couldn't open this game"), refusal))
        else:
            self.close()

    def _leave(self) -> None:
        """Leave once the game is saved; at once if it is over."""
        if self.session.bus.is_over():
            self._close()
        else:
            self.flow.keep(self._close)

    def _close(self) -> None:
        self.session.bus.close()
        self.close(True)  # noqa: FBT003 - the result of a dialog

    def _ask_to_give_up(self) -> None:
        if self.session.campaign is not None:
            text = _("The game ends without meeting a goal, so the campaign is lost.")
        elif len(self.session.bus.table().persons()) > 1:
            name = self.session.bus.table().names()[self.session.viewer]
            text = _("A computer player takes over for {name}, and the game continues.").format(
                name=escape(name)
            )
        else:
            text = _("You are the only human player, so the game ends.")
        question = confirm_loss(_("Resign from this game?"), text, _("Resign"), _("Keep playing"))
        self.stage.open(question, lambda yes: self._give_up() if yes else None)

    def _give_up(self) -> None:
        try:
            self.session.do(Resign(self.session.viewer))
        except RefusedError as refusal:
            self.close()
            self.stage.open(message(_("You can't resign now"), escape(str(refusal))))
        else:
            self.close()
