"""The screens that open from a table, with everything they need."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Occupant
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.curtain import CurtainEnd, CurtainScene
from galaxy_desktop.ui.scenes.dialogs import confirm
from galaxy_desktop.ui.scenes.help import HelpScene
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.scenes.saves import LoadScene
from galaxy_desktop.ui.scenes.score import ScoreScene, Stay
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.stage import Scene


class TableDoors:
    """Opens the screens of the client from a table."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def confirm(self, title: str, text: str, act: str) -> Scene[bool]:
        """Ask before something; the result is whether to do it."""
        return confirm(title, text, act)

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
        return CurtainScene(kit, sitters, seat, what, events_since, chosen_by, awaited)

    def help(self, game: Game[Any], page: str) -> Scene[None]:
        """Show the rules, at the page of that title where there is one."""
        return HelpScene(self.client, game, page, in_game=True)

    def settings(self) -> Scene[None]:
        """Show all settings; they act at once."""
        return SettingsScene(self.client)

    def load(self) -> Scene[Path]:
        """Show the saved games; the result is the path of the one to go on with."""
        return LoadScene(self.client)

    def pause(self, session: Session) -> Scene[bool]:
        """Show the menu over the game; the result is whether the table is to be closed."""
        return PauseScene(self.client, session)

    def score(self, session: Session) -> Scene[NewGame | Stay]:
        """Show the score; the result is None where the table is to be closed."""
        return ScoreScene(self.client, session)
