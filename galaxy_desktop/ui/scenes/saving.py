"""Keeping a game under a name, and what happens where that cannot be done."""

from gettext import gettext as _
from pathlib import Path

from galaxy_desktop.places import PlaceError
from galaxy_desktop.play.commands import Save
from galaxy_desktop.ui.scenes.dialogs import message, save_failed
from galaxy_desktop.ui.scenes.save_names import other_folder, save_as
from galaxy_desktop.ui.scenes.shelf import AUTOSAVE
from galaxy_desktop.ui.session import Session
from galaxy_desktop.ui.stage import Scene, Stage


def autosave(session: Session) -> str:
    """Keeps the game by itself under the name of its kind; why that failed, or empty."""
    return session.do(Save(f"{AUTOSAVE} {session.bus.game().id}"))


class SaveFlow:
    """Asks for a name and saves; offers another try or another folder. One for each screen that saves."""

    def __init__(self, stage: Stage, session: Session) -> None:
        self.stage = stage
        self.session = session
        self._open: Scene | None = None
        self._to: Path | str = ""

    def ask(self) -> None:
        """Asks under which name."""
        bus = self.session.bus
        start = _("{game} round {round}").format(game=bus.game().name, round=max(1, bus.moment().round))
        self._push(save_as(self._folder(), start))

    def save(self, to: Path | str) -> bool:
        """Saves there; where that fails, asks what to do."""
        self._to = to
        refusal = self.session.do(Save(to))
        if refusal:
            self._push(save_failed(refusal))
        return not refusal

    def on_result(self, closed: Scene, result: object) -> bool:
        """Goes on with what the player has answered; true if the game has been saved just now."""
        if closed is not self._open:
            return False
        self._open = None
        if result == "again":
            return self._done(self.save(self._to))
        if result == "folder":
            self._push(other_folder(self._folder()))
        elif isinstance(result, str) and Path(result).is_dir():
            name = self._to.name if isinstance(self._to, Path) else f"{self._to}.json"
            return self._done(self.save(Path(result) / name))
        elif isinstance(result, str):
            return self._done(self.save(result))
        return False

    def _done(self, saved: bool) -> bool:
        if saved:
            name = self._to.name if isinstance(self._to, Path) else self._to
            self.stage.kit.sounds.play("saved")
            self.stage.push(message(_("The game is saved"), f"**{name}**", icon="check"))
        return saved

    def _folder(self) -> Path:
        try:
            return self.stage.places.saves
        except PlaceError:
            return Path.home()

    def _push(self, scene: Scene) -> None:
        self._open = scene
        self.stage.push(scene)
