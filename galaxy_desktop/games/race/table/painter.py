"""The painter of Race for the Galaxy: keeps the table of the moment composed, and moves things over it."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event
from galaxy_desktop.games.race.cards import deck
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.cards_drawn import CardsDrawn
from galaxy_desktop.games.race.table.compose import lay_table
from galaxy_desktop.games.race.table.sheet import Sheet
from galaxy_desktop.ui.painter import Item, Painter, Shown

GROUPS = ("explore", "actions", "powers", "hand", "tableau")


class RacePainter(Painter):
    """Draws the table of Race; the resting table is one layer that is composed when something changes."""

    shown: Shown | None = None
    _layer: pygame.Surface | None = None

    def show(self, shown: Shown) -> None:
        """See `Painter`."""
        if shown == self.shown:
            return
        self.shown = shown
        self._layer = None
        self.sheet = self._laid(shown)

    def _laid(self, shown: Shown) -> Sheet:
        board = self.board(shown)
        lay_table(board)
        return board.sheet

    def board(self, shown: Shown) -> Board:
        """What the parts of the table draw from, with an empty sheet."""
        edition = shown.view.edition
        drawn = CardsDrawn(self.kit, deck(edition), edition)
        return Board(self.kit, self.areas, self.game, shown, drawn, Sheet())

    def play(self, events: Sequence[Event], before: Shown, after: Shown) -> None:
        """See `Painter`."""
        self.show(after)

    def update(self, dt: float) -> bool:
        """See `Painter`."""
        return False

    @property
    def busy(self) -> bool:
        """See `Painter`."""
        return False

    def skip(self) -> None:
        """See `Painter`."""

    def draw(self, surface: pygame.Surface) -> None:
        """See `Painter`."""
        self.sheet.draw(surface)

    def items(self) -> Sequence[Item]:
        """See `Painter`."""
        return self.sheet.items

    def covers(self, decision: Decision) -> frozenset[Option]:
        """See `Painter`."""
        return frozenset(item.id for item in self.sheet.items) & frozenset(decision.options())

    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        """See `Painter`."""
        return None
