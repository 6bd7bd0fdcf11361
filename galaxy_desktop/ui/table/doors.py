"""The screens that open from the table, and the results with which they close."""

from collections.abc import Sequence
from typing import Any, Protocol

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.play.seats import Occupant
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.stage import Scene


class Doors(Protocol):
    """What the table needs to open; tests put plain scenes in their place."""

    def confirm(self, title: str, text: str, act: str) -> Scene:
        """Asks before something; the result is whether to do it."""
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
    ) -> Scene:
        """Covers the screen; the result is True once that person has come, or `curtain.LEAVE`."""
        ...

    def help(self, game: Game[Any], page: str) -> Scene:
        """The rules, at the page of that title where there is one."""
        ...

    def settings(self) -> Scene:
        """All settings; they act at once."""
        ...

    def load(self) -> Scene:
        """The saved games; the result is the path of the one to go on with."""
        ...

    def pause(self, session: Session) -> Scene:
        """The menu over the game; the result is None to play on, or `curtain.LEAVE`: close the table."""
        ...

    def score(self, session: Session) -> Scene:
        """The score; the result is a `NewGame` to begin, None to go to the menu, or `score.STAY`."""
        ...
