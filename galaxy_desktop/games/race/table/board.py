"""What every part of the table draws from: that of any table, and what is known of a game of Race."""

from collections.abc import Iterable
from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.state import Player, RaceState
from galaxy_desktop.games.race.table.cards_drawn import CardsDrawn
from galaxy_desktop.ui.tabletop.tabletop import Tabletop


@dataclass(frozen=True, slots=True)
class Board(Tabletop):
    """One moment of a table of Race."""

    drawn: CardsDrawn
    comparing: bool = False
    """Whether two of the cards that lie open are compared."""

    @property
    def view(self) -> RaceState:
        """The state as the seat sees it."""
        view: RaceState = self.shown.view
        return view

    @property
    def me(self) -> Player:
        """What that seat has."""
        return self.view.players[self.shown.seat]

    @property
    def kept(self) -> int:
        """How many of the cards that lie open are kept."""
        return self.decision.least if isinstance(self.decision, Pick) else 1

    def card(self, card: str) -> Card:
        """The design of a card of the deck."""
        return self.view.cards[card]

    def good_look(self, card: str, goods: Iterable[str]) -> str:
        """Whether a world shows a good, an empty place for one, or neither."""
        if not self.card(card).good:
            return ""
        return "token" if card in goods else "socket"
