"""Screens that open from the table, and the results with which they close."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.play.commands import Load, NewGame
from galaxy_desktop.play.seats import Occupant
from galaxy_desktop.presenter.briefing import GameBelow
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.curtain import CurtainEnd
from galaxy_desktop.ui.score.scene import Stay
from galaxy_desktop.ui.stage import Scene


class Doors(Protocol):
    """Factory of the scenes that open from the table; tests replace it by plain scenes."""

    def confirm(self, title: str, text: str, act: str, *, keep: str = "") -> Scene[bool]:
        """Return a dialog that asks for confirmation; its result is True to do it, False to `keep`."""
        ...

    def confirm_loss(self, title: str, text: str, act: str, keep: str) -> Scene[bool]:
        """Return a dialog that asks before something is lost; Enter keeps it, the result True loses it."""
        ...

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
        ...

    def help(self, game: Game[Any], page: str, below: GameBelow | None = None) -> Scene[None]:
        """Return the help, at the page of this name if there is one, with the game that waits `below`."""
        ...

    def gallery(self, game: Game[Any], below: GameBelow) -> Scene[None]:
        """Return the gallery of a game that has one, with the game that waits `below`."""
        ...

    def settings(self) -> Scene[None]:
        """Return the settings; changes take effect at once."""
        ...

    def load(self) -> Scene[Path]:
        """Return the list of saved games; its result is the path of the one to load."""
        ...

    def pause(self, session: Session) -> Scene[bool]:
        """Return the pause menu; its result is True if the table is to be closed."""
        ...

    def score(self, session: Session) -> Scene[NewGame | Load | Stay]:
        """Return the score; its result is None if the table is to be closed."""
        ...
