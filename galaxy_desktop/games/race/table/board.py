"""Board of Race: the data from which every section of the table is laid."""

from collections.abc import Iterable

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.state import Player, RaceState
from galaxy_desktop.games.race.table.pictures import TablePictures
from galaxy_desktop.ui.tabletop.tabletop import Tabletop


@plain
class Board(Tabletop):
    """One moment of a table of Race, as one seat sees it."""

    drawn: TablePictures
    comparing: bool = False
    """True while two of the open cards are compared."""

    @property
    def view(self) -> RaceState:
        """State as the seat sees it."""
        view: RaceState = self.shown.view
        return view

    @property
    def me(self) -> Player:
        """Player of the seat."""
        return self.view.players[self.shown.seat]

    @property
    def kept(self) -> int:
        """Number of open cards that are kept."""
        return self.decision.least if isinstance(self.decision, Pick) else 1

    def card(self, card: str) -> Card:
        """Return the design of a card of the deck."""
        return self.view.cards[card]

    def good_look(self, card: str, goods: Iterable[str]) -> str:
        """Return "token" for a world with a good, "socket" for one without, "" for a card that holds none."""
        if not self.card(card).good:
            return ""
        return "token" if card in goods else "socket"
