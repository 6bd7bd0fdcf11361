"""The screens that open from the table, and the results with which they close."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Occupant
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.curtain import CurtainEnd
from galaxy_desktop.ui.scenes.score import Stay
from galaxy_desktop.ui.stage import Scene


class Doors(Protocol):
    """What the table needs to open; tests put plain scenes in their place."""

    def confirm(self, title: str, text: str, act: str) -> Scene[bool]:
        """Ask before something; the result is whether to do it."""
        ...

    def curtain(
        self,
        kit: Kit,
        sitters: Sequence[Occupant],
        seat: Seat,
        what: str,
        events_since: int,
        chosen_by: Sequence[Seat],
        awaited: Sequence[Seat],
    ) -> Scene[CurtainEnd]:
        """Cover the screen until that person has come."""
        ...

    def help(self, game: Game[Any], page: str) -> Scene[None]:
        """Show the rules, at the page of that title where there is one."""
        ...

    def settings(self) -> Scene[None]:
        """Show all settings; they act at once."""
        ...

    def load(self) -> Scene[Path]:
        """Show the saved games; the result is the path of the one to go on with."""
        ...

    def pause(self, session: Session) -> Scene[bool]:
        """Show the menu over the game; the result is whether the table is to be closed."""
        ...

    def score(self, session: Session) -> Scene[NewGame | Stay]:
        """Show the score; the result is None where the table is to be closed."""
        ...
