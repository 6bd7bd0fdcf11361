"""The menu over a running game."""

from pathlib import Path

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.commands import Load, Resign
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.curtain import LEAVE
from galaxy_desktop.ui.scenes.dialogs import Choice, Dialog, confirm, message
from galaxy_desktop.ui.scenes.help import HelpScene
from galaxy_desktop.ui.scenes.report import ReportScene
from galaxy_desktop.ui.scenes.saves import LoadScene
from galaxy_desktop.ui.scenes.saving import SaveFlow
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.scenes.shelf import moment_words


class PauseScene(Dialog):
    """Closes with None to play on, or with `LEAVE`: the game is kept, and the table is to be closed."""

    def __init__(self, client: Client, session: Session) -> None:
        self.client = client
        self.session = session
        bus = session.bus
        choices = [
            Choice(_("Save"), "save", pygame.K_F5, "F5", "save"),
            Choice(_("Load"), "load", pygame.K_F9, "F9", "load"),
            Choice(_("Rules"), "help", pygame.K_F2, "F2", "help"),
            Choice(_("Settings"), "settings", icon="settings"),
            Choice(_("Report a problem"), "report", icon="warning"),
            Choice(_("Give up"), "resign", icon="cross"),
            Choice(_("Save and leave"), LEAVE, icon="fold_left"),
            Choice(_("Play on"), None, icon="play"),
        ]
        if bus.is_over() or session.watching:
            choices = [choice for choice in choices if choice.result != "resign"]
        super().__init__(bus.game().name, moment_words(bus.game(), bus.moment()), choices, icon="pause")

    def enter(self) -> None:
        """Saving is prepared."""
        self.flow = SaveFlow(self.stage, self.session)

    def arrange(self, column: Column) -> None:
        """One under the other."""
        for button in self._buttons:
            column.tall(button, self.kit.metrics.target(52), after=8)

    def answer(self, choice: Choice) -> None:
        """What was pressed is done here; only leaving and playing on close the menu."""
        acts = {
            "save": self.flow.ask,
            "load": lambda: self.stage.open(LoadScene(self.client), self._chosen),
            "help": self._rules,
            "settings": lambda: self.stage.push(SettingsScene(self.client)),
            "report": lambda: self.stage.push(ReportScene()),
            "resign": self._ask_to_give_up,
            LEAVE: self._leave,
        }
        if isinstance(choice.result, str):
            acts[choice.result]()
        else:
            self.stage.close()

    def _chosen(self, path: object) -> None:
        """Another game was chosen: this one is kept before it takes its place."""
        if isinstance(path, Path):
            self.flow.keep(lambda: self._load(path), beside=path)

    def handle(self, event: pygame.event.Event) -> None:
        """F1 explains the moment here too."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            bus = self.session.bus
            self._rules(bus.game().words.page(bus.view(self.session.viewer)))
        else:
            super().handle(event)

    def _rules(self, page: str = "") -> None:
        self.stage.push(HelpScene(self.client, self.session.bus.game(), page, in_game=True))

    def _load(self, path: Path) -> None:
        try:
            self.session.do(Load(path))
        except RefusedError as refusal:
            self.stage.replace(message(_("This game cannot be opened"), str(refusal), icon="warning"))
        else:
            self.stage.close()

    def _leave(self) -> None:
        """Leaves once the game is kept."""
        if self.session.bus.is_over():
            self._close()
        else:
            self.flow.keep(self._close)

    def _close(self) -> None:
        self.session.bus.close()
        self.stage.close(LEAVE)

    def _ask_to_give_up(self) -> None:
        text = _("A computer player takes your seat; if nobody else plays, the game ends.")
        if self.session.campaign is not None:
            text = _("The game ends and meets no goal, so the campaign is lost.")
        question = confirm(_("Give up this game?"), text, _("Give up"))
        self.stage.open(question, lambda yes: self._give_up() if yes else None)

    def _give_up(self) -> None:
        try:
            self.session.do(Resign(self.session.viewer))
        except RefusedError as refusal:
            self.stage.replace(message(_("That is not possible now"), str(refusal)))
        else:
            self.stage.close()
