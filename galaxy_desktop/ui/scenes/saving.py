"""Keeping a game under a name, and what happens where that cannot be done."""

from collections.abc import Callable
from pathlib import Path

from galaxy_desktop.language import gettext as _
from galaxy_desktop.places import PlaceError
from galaxy_desktop.play.commands import Save
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.scenes.dialogs import message, save_failed
from galaxy_desktop.ui.scenes.save_names import other_folder, save_as
from galaxy_desktop.ui.scenes.shelf import AUTOSAVE
from galaxy_desktop.ui.stage import Scene, Stage

Open = Callable[[Scene, Callable[[object], None]], None]
"""Opens a scene, and says what its result is for."""


def autosave(session: Session) -> bool:
    """Keeps the game by itself under a name of its own; whether it could."""
    return not _refusal(session, Save(_own_name(session)))


def _refusal(session: Session, command: Save) -> str:
    """Why a game could not be saved; empty where it was."""
    try:
        session.do(command)
    except RefusedError as refusal:
        return str(refusal)
    return ""


def _own_name(session: Session, beside: Path | None = None) -> str:
    """The name under which this deal is kept; another where `beside` is that file or a backup of it."""
    table = session.bus.table()
    name = f"{AUTOSAVE} {table.game} {table.seed}"
    taken = beside is not None and beside.name.startswith(f"{name}.")
    return f"{name} left" if taken else name


class SaveFlow:
    """Asks for a name and saves; offers another try or another folder. One for each screen that saves."""

    def __init__(self, stage: Stage, session: Session, open_scene: Open | None = None) -> None:
        self.stage = stage
        self.session = session
        self._open = open_scene or stage.open
        self._to: Path | str = ""
        self._then: Callable[[], None] | None = None

    def ask(self) -> None:
        """Asks under which name."""
        bus = self.session.bus
        start = _("{game} round {round}").format(game=bus.game().name, round=max(1, bus.moment().round))
        self._push(save_as(self._folder(), start))

    def keep(self, then: Callable[[], None], beside: Path | None = None) -> None:
        """Keeps the game by itself, then goes on; not so while it cannot be kept, which is asked about.

        `beside` is the file that is loaded next, which must stay as it is.
        """
        if self.save(_own_name(self.session, beside), then):
            then()

    def save(self, to: Path | str, then: Callable[[], None] | None = None) -> bool:
        """Saves there; where that fails, asks what to do, then does `then` once it has been saved."""
        self._to, self._then = to, then
        refusal = _refusal(self.session, Save(to))
        if refusal:
            self._push(save_failed(refusal, leaving=then is not None))
        return not refusal

    def failed(self, reason: str) -> None:
        """The game could not be kept by itself: asks what to do."""
        self._to, self._then = _own_name(self.session), None
        self._push(save_failed(reason))

    def _answered(self, result: object) -> None:
        """Goes on with what the player has answered."""
        if result == "again":
            self._done(self.save(self._to, self._then))
        elif result == "leave" and self._then is not None:
            self._then()
        elif result == "folder":
            self._push(other_folder(self._folder()))
        elif isinstance(result, str) and Path(result).expanduser().is_dir():
            name = self._to.name if isinstance(self._to, Path) else f"{self._to}.json"
            self._done(self.save(Path(result).expanduser() / name, self._then))
        elif isinstance(result, str):
            self._done(self.save(result))

    def _done(self, saved: bool) -> None:
        if saved and self._then is not None:
            self._then()
        elif saved:
            name = self._to.name if isinstance(self._to, Path) else self._to
            self.stage.kit.sounds.play("saved")
            self.stage.push(message(_("The game is saved"), f"**{name}**", icon="check"))

    def _folder(self) -> Path:
        try:
            return self.stage.places.saves
        except PlaceError:
            return Path.home()

    def _push(self, scene: Scene) -> None:
        self._open(scene, self._answered)
