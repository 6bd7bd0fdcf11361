"""Saving a game under a name, and the dialogs if that fails."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, Save
from galaxy_desktop.play.files import JOURNAL, SAVE
from galaxy_desktop.play.journal import recover
from galaxy_desktop.play.naming import file_stem, name_of
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.play.running import Games
from galaxy_desktop.play.savefile import load, path_named
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.saves.names import other_folder, save_as
from galaxy_desktop.ui.scenes.dialogs import Unsaved, message, save_failed
from galaxy_desktop.ui.stage import Open, Stage


def autosave(session: Session) -> bool:
    """Save the game under an automatic name; return whether that succeeded."""
    return not _refusal(session, Save(session.bus.own_name()))


def _refusal(session: Session, command: Save) -> str:
    """Carry out a save; return why it was refused, empty if it was not."""
    try:
        session.do(command)
    except RefusedError as refusal:
        return str(refusal)
    return ""


def rescue(session: Session, folder: Path, games: Games) -> Path | None:
    """Save the game or keep its journal after a fault, and close it.

    Return the file to continue from; None if the game could not be kept.
    """
    bus = session.bus
    with suppress(Exception):  # whatever has failed may fail here again
        if autosave(session):
            path = path_named(folder, bus.own_name())
            load(path, games)
            bus.close()
            return path
    bus.let_go()
    journal = bus.journal()
    with suppress(RefusedError):
        if journal is not None and journal.suffix == JOURNAL:
            recover(journal, games)
            return journal
    return None


def keep_interrupted(journal: Path, folder: Path, games: Games) -> Path | None:
    """Save an interrupted game under its own name, so that it is listed with the others.

    Return the file to continue from. A journal that cannot be used stays as it is, and None is returned; if
    the game cannot be saved, it has a journal still.
    """
    bus = CommandBus(games, folder)
    try:
        bus.do(Load(journal))
    except RefusedError:
        return None
    try:
        bus.do(Save(bus.own_name()))
    except RefusedError:
        bus.let_go()
        return bus.journal()
    bus.close()
    return path_named(folder, bus.own_name())


class SaveFlow:
    """Dialogs of saving: a name, another try, another folder. One for each screen that saves."""

    def __init__(self, stage: Stage, session: Session, open_scene: Open | None = None) -> None:
        self.stage = stage
        self.session = session
        self._open = open_scene or stage.open
        self._to: Path | str = ""
        self._then: Callable[[], None] | None = None

    def ask(self) -> None:
        """Ask for the name of the save, then save."""
        bus = self.session.bus
        start, round_number = bus.game().name, bus.moment().round
        if round_number:
            start = _("{game} round {round}").format(game=start, round=round_number)
        self._open(save_as(start), self._named)

    def keep(self, then: Callable[[], None], beside: Path | None = None) -> None:
        """Save the game automatically, then call `then`; ask first if that fails.

        `beside` is the file that is loaded next, which must stay as it is.
        """
        self._to, self._then = self.session.bus.own_name(beside), then
        self._save()

    def save(self, to: Path | str) -> bool:
        """Save there and return whether it succeeded; if not, ask what to do and tell of a later success."""
        self._to, self._then = to, None
        return self._try()

    def failed(self, reason: str) -> None:
        """Ask what to do after an automatic save has failed."""
        self._to, self._then = self.session.bus.own_name(), None
        self._open(save_failed(reason), self._try_again)

    def _named(self, name: str | None) -> None:
        """Save under the name that was typed; None (cancelled) changes nothing."""
        if name is not None:
            self._to, self._then = file_stem(name), None
            self._save()

    def _try_again(self, wanted: Unsaved | None) -> None:
        """Carry out the choice after a save has failed; None plays on."""
        match wanted:
            case Unsaved.AGAIN:
                self._save()
            case Unsaved.LEAVE if self._then is not None:
                self._then()
            case Unsaved.FOLDER:
                self._open(other_folder(self._folder()), self._elsewhere)

    def _elsewhere(self, folder: Path | None) -> None:
        """Save under the same name in another folder; None (cancelled) changes nothing."""
        if folder is not None:
            file = self._to.name if isinstance(self._to, Path) else f"{self._to}{SAVE}"
            self._to = folder / file
            self._save()

    def _try(self) -> bool:
        """Save and return whether that succeeded; if not, ask what to do."""
        refusal = _refusal(self.session, Save(self._to))
        if refusal:
            self._open(save_failed(refusal, leaving=self._then is not None), self._try_again)
        return not refusal

    def _save(self) -> None:
        """Save, then go on or tell of it; ask first if that fails."""
        if not self._try():
            return
        if self._then is not None:
            self._then()
            return
        where = str(self._to) if isinstance(self._to, Path) else name_of(self._to)
        self.stage.kit.sounds.play("saved")
        self.stage.open(message(_("Game saved"), f"**{escape(where)}**", icon="check"))

    def _folder(self) -> Path:
        try:
            return self.stage.folders.saves
        except FolderError:
            return Path.home()
