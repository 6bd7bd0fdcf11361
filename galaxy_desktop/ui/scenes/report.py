"""Report a problem: a file with the last game, which the player may send; and the screen after a fault."""

from datetime import datetime
from pathlib import Path

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.faults import faults
from galaxy_desktop.play.journal import latest
from galaxy_desktop.play.problem_report import bundle
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.ui.scenes.dialogs import Dialog, DialogButton, failure, message
from galaxy_desktop.ui.scenes.folders import open_folder


class ReportScene(Dialog[None]):
    """Dialog that says what a report holds, and writes it; closes with None."""

    def __init__(self) -> None:
        text = _(
            "Writes a file with the game you played last: seed, every move, all hidden cards, the latest "
            "errors and version details, but no names or PINs. The program doesn't send it: you decide "
            "who gets the file."
        )
        choices: list[DialogButton[None]] = [
            DialogButton(_("Cancel"), cue=_("Esc")),
            DialogButton(_("Write report"), act=self._write),
        ]
        super().__init__(_("Report a problem"), text, choices, icon="warning")

    def _write(self) -> None:
        """Write the report, or say why it could not be written."""
        self.close()
        try:
            journal = latest(self.stage.folders.saves)
            if journal is None and not faults():
                self.stage.open(nothing_to_report())
                return
            target = self.stage.folders.reports / f"report {datetime.now():%Y-%m-%d %H%M%S}.zip"
            bundle(target, journal, faults())
        except (FolderError, SaveError) as trouble:
            self.stage.open(failure(_("Couldn't write the report"), trouble))
        else:
            self.stage.open(Written(target))


class Written(Dialog[None]):
    """Message with the path of the report; closes with None."""

    def __init__(self, target: Path) -> None:
        choices: list[DialogButton[None]] = [
            DialogButton(_("Show file"), act=lambda: open_folder(self, target.parent), icon="load"),
            DialogButton(_("Close")),
        ]
        super().__init__(_("Report written"), escape(str(target)), choices, icon="check")


class FaultScene(Dialog[None]):
    """Message that the program has failed; closes with None, or opens a report."""

    def __init__(self, *, played: bool = True, lost: bool = False) -> None:
        kept = _("An error stopped the game. It is saved up to the last move; resume it from the menu.")
        idle = _("An error occurred. No game was open, so nothing is lost.")
        gone = _("An error stopped the game, and it couldn't be saved. Write a report so it can be fixed.")
        text = gone if lost else kept if played else idle
        choices: list[DialogButton[None]] = [
            DialogButton(_("Write report"), act=self._report, icon="log"),
            DialogButton(_("Main menu")),
        ]
        super().__init__(_("Something went wrong"), text, choices, icon="warning")

    def _report(self) -> None:
        self.close()
        self.stage.open(ReportScene())


def nothing_to_report() -> Dialog[None]:
    """Return the message that no game has been played yet."""
    text = _("You haven't played a game yet.")
    return message(_("Nothing to report"), text)
