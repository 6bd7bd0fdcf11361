"""Screens that open from a table, with everything they need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from galaxy_desktop.engine.events import Seat
    from galaxy_desktop.engine.game import Game
    from galaxy_desktop.play.commands import Load, NewGame
    from galaxy_desktop.play.seats import Occupant
    from galaxy_desktop.presenter.briefing import GameBelow
    from galaxy_desktop.presenter.session import Session
    from galaxy_desktop.ui.kit import Kit
    from galaxy_desktop.ui.scenes.client import Client
    from galaxy_desktop.ui.scenes.curtain import CurtainEnd
    from galaxy_desktop.ui.score.scene import Stay
    from galaxy_desktop.ui.stage import Scene


class TableDoors:
    """Factory of the scenes that open from a table."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def confirm(self, title: str, text: str, act: str, *, keep: str = "") -> Scene[bool]:
        """Return a dialog that asks for confirmation; its result is True to do it, False to `keep`."""
        from galaxy_desktop.ui.scenes.dialogs import confirm

        return confirm(title, text, act, keep=keep)

    def confirm_loss(self, title: str, text: str, act: str, keep: str) -> Scene[bool]:
        """Return a dialog that asks before something is lost; Enter keeps it, the result True loses it."""
        from galaxy_desktop.ui.scenes.dialogs import confirm_loss

        return confirm_loss(title, text, act, keep)

    def curtain(
        self,
        kit: Kit,
        sitters: Sequence[Occupant],
        seat: Seat,
        what: str,
        since: Sequence[str],
        chosen_by: Sequence[Seat],
        awaited: Sequence[Seat],
        *,
        secret: bool = True,
    ) -> Scene[CurtainEnd]:
        """Return the curtain for a seat."""
        from galaxy_desktop.ui.scenes.curtain import CurtainScene

        return CurtainScene(kit, sitters, seat, what, since, chosen_by, awaited, secret=secret)

    def help(self, game: Game[Any], page: str, below: GameBelow | None = None) -> Scene[None]:
        """Return the help, at the page of this name if there is one, with the game that waits `below`."""
        from galaxy_desktop.ui.help.scene import HelpScene

        return HelpScene(self.client, game, page, below=below)

    def gallery(self, game: Game[Any], below: GameBelow) -> Scene[None]:
        """Return the gallery of a game that has one, with the game that waits `below`."""
        from galaxy_desktop.ui.gallery.scene import GalleryScene
        from galaxy_desktop.ui.help.scene import HelpScene

        return GalleryScene(game, partial(HelpScene, self.client, game, below=below), below)

    def settings(self) -> Scene[None]:
        """Return the settings; changes take effect at once."""
        from galaxy_desktop.ui.scenes.settings import SettingsScene

        return SettingsScene(self.client)

    def load(self) -> Scene[Path]:
        """Return the list of saved games; its result is the path of the one to load."""
        from galaxy_desktop.ui.saves.scene import LoadScene

        return LoadScene(self.client, playing=True)

    def pause(self, session: Session) -> Scene[bool]:
        """Return the pause menu; its result is True if the table is to be closed."""
        from galaxy_desktop.ui.scenes.pause import PauseScene

        return PauseScene(self.client, session)

    def score(self, session: Session) -> Scene[NewGame | Load | Stay]:
        """Return the score; its result is None if the table is to be closed."""
        from galaxy_desktop.ui.score.scene import ScoreScene

        return ScoreScene(self.client, session)
