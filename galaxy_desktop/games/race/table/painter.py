"""The painter of Race for the Galaxy: keeps the table of the moment composed, and moves things over it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games.race.cards import deck
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.cards_drawn import CardsDrawn
from galaxy_desktop.games.race.table.compare import draw_comparison
from galaxy_desktop.games.race.table.compose import lay_table
from galaxy_desktop.games.race.table.hover import draw_hover
from galaxy_desktop.games.race.table.look import Look, level_of
from galaxy_desktop.games.race.table.moves import Moves
from galaxy_desktop.games.race.table.resting import Resting
from galaxy_desktop.games.race.table.sheet import Sheet
from galaxy_desktop.ui.painter import Item, Painter, Shown

GUTTER = 8
EDITION = "second"
"""The deck whose faces are shown while no game is."""


class RacePainter(Painter):
    """Draws the table of Race; all that rests is one layer, composed when something changes."""

    def __init__(self, kit: Any, game: Game[Any]) -> None:
        super().__init__(kit, game)
        self.shown: Shown | None = None
        self.sheet = Sheet()
        self.moves = Moves(kit)
        self.comparing = False
        self.resting = Resting(self._regions())

    def show(self, shown: Shown) -> None:
        """See `Painter`."""
        old, self.shown = self.shown, shown
        if old is None or not _rests(old, shown):
            self._lay()

    def play(self, events: Sequence[Event], before: Shown, after: Shown) -> None:
        """See `Painter`."""
        self.show(before)
        old = self.sheet
        self.show(after)
        self.moves.begin(events, self._board(before, old), self._board(after, self.sheet))
        self.resting.forget()

    def update(self, dt: float) -> bool:
        """See `Painter`."""
        return self.moves.update(dt)

    @property
    def busy(self) -> bool:
        """See `Painter`."""
        return self.moves.busy

    def skip(self) -> None:
        """See `Painter`."""
        self.moves.skip()

    def draw(self, surface: pygame.Surface) -> None:
        """See `Painter`."""
        if self.shown is None:
            return
        self.resting.draw(surface, self.sheet, self.moves.hidden)
        if self.moves.busy:
            self.moves.draw(surface)
            return
        board = self._board(self.shown, self.sheet)
        draw_hover(board, surface)
        if self.comparing:
            draw_comparison(board, surface)

    def items(self) -> Sequence[Item]:
        """See `Painter`."""
        return self.sheet.items

    def covers(self, decision: Decision) -> frozenset[Option]:
        """See `Painter`."""
        if self.shown is None:
            return frozenset()
        sheet = self.sheet if self.shown.decision == decision else self._laid(_asked(self.shown, decision))
        return frozenset(item.id for item in sheet.items) & frozenset(decision.options())

    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        """See `Painter`."""
        edition = self.shown.view.edition if self.shown else EDITION
        drawn = CardsDrawn(self.kit, deck(edition), edition)
        if item not in drawn.cards:
            return None
        width = min(size[0], round(size[1] / 1.4))
        level = level_of(width, self.kit.metrics.scale)
        return drawn.face(Look(item, (width, round(width * 1.4)), level, "socket"))

    def chips_row(self, height: int) -> pygame.Rect:
        """See `Painter`: over the seam between own tableau and hand; where they are close, above it."""
        own = self.sheet.places.get(f"seat:{self.shown.seat}") if self.shown else None
        if own is None or self.kit.metrics.mode == "wide":
            return super().chips_row(height)
        return pygame.Rect(own.left, own.bottom - height, own.width, height)

    def key(self, key: int) -> bool:
        """See `Painter`: C compares two of the cards that lie open in Explore."""
        if key != pygame.K_c or self.shown is None or self.shown.decision is None:
            return False
        if self.shown.decision.topic != "keep":
            return False
        self.comparing = not self.comparing
        self._lay()
        return True

    def takes(self, option: Option, at: tuple[int, int]) -> bool:
        """See `Painter`: a card dropped on the own tableau or on its place there is chosen."""
        del option
        if self.shown is None or self.shown.decision is None:
            return False
        place = "hand" if self.shown.decision.topic == "keep" else f"seat:{self.shown.seat}"
        return place in self.sheet.places and self.sheet.places[place].collidepoint(at)

    def _regions(self) -> tuple[pygame.Rect, ...]:
        """What of the window is the painter's: its share of the top bar, and the table."""
        areas, gutter = self.areas, self.kit.metrics.px(GUTTER)
        bar = areas.phases.union(areas.supplies).clip(areas.top)
        return bar, areas.content.inflate(2 * gutter, 2 * gutter)

    def _lay(self) -> None:
        """Lay the table anew and let it be drawn again."""
        if self.shown is not None:
            self.sheet = self._laid(self.shown)
            self.resting.forget()

    def _laid(self, shown: Shown) -> Sheet:
        board = self._board(shown, Sheet())
        lay_table(board)
        return board.sheet

    def _board(self, shown: Shown, sheet: Sheet) -> Board:
        edition = shown.view.edition
        drawn = CardsDrawn(self.kit, deck(edition), edition)
        return Board(self.kit, self.areas, self.game, shown, drawn, sheet, self.comparing)


def _rests(old: Shown, new: Shown) -> bool:
    """Whether only what is hovered has changed, so that the resting layer can stay."""
    return replace(old, hovered=new.hovered, focused=new.focused) == new


def _asked(shown: Shown, decision: Decision) -> Shown:
    """The same moment with another question, nothing chosen yet."""
    return replace(shown, decision=decision, open=frozenset(decision.options()), chosen=())
