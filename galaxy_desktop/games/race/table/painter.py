"""Painter of Race for the Galaxy."""

from collections.abc import Sequence
from typing import Any

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games.race.box import deck
from galaxy_desktop.games.race.events import PhaseBegan
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.compare import draw_comparison
from galaxy_desktop.games.race.table.compose import sections_of
from galaxy_desktop.games.race.table.forecast import coming_notes, sign_of, title_text
from galaxy_desktop.games.race.table.look import RaceLook
from galaxy_desktop.games.race.table.pictures import TablePictures
from galaxy_desktop.games.race.table.staging import CHOSEN, SHOWN
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.dropping import Discarding, Dropping
from galaxy_desktop.ui.roles.forecasting import Forecasting, ForecastLine
from galaxy_desktop.ui.tabletop.empire_painter import EmpirePainter
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.look import detail_of
from galaxy_desktop.ui.tabletop.section import Section
from galaxy_desktop.ui.tabletop.sheet import Sheet

EDITION = "second"
"""Edition of the deck whose faces are shown while there is no game."""
DISCARDED = frozenset({"opening", "start", "pay", "cards_for_points", "windfall_for_card", "limit"})
"""Topics of questions whose cards of the hand are discarded."""


class RacePainter(EmpirePainter[Board], Dropping, Discarding, Forecasting):
    """Painter of the table of Race."""

    shows = SHOWN
    chosen = CHOSEN

    def __init__(self, kit: Kit, game: Game[Any]) -> None:
        super().__init__(kit, game)
        self.comparing = False

    def board(self, shown: Shown, sheet: Sheet) -> Board:
        drawn = self._drawn(shown.view.edition)
        return Board(self.kit, self.areas, self.game, shown, drawn, sheet, self.comparing)

    def sections(self, board: Board) -> Sequence[Section[Board]]:
        return sections_of(board, self.looked_at)

    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        drawn = self._drawn(self.shown.view.edition if self.shown else EDITION)
        if item not in drawn.cards:
            return None
        width = min(size[0], round(size[1] / CARD_SHAPE))
        level = detail_of(width, self.kit.metrics.scale)
        return drawn.face(RaceLook(item, (width, round(width * CARD_SHAPE)), level, "socket"))

    def round_over(self, before: RaceState, events: Sequence[Event], after: RaceState) -> RaceState:
        """Return the table with the actions of the round, at its last phase."""
        view = after.clone()
        view.round = before.round
        view.phase = next((e.phase for e in reversed(events) if isinstance(e, PhaseBegan)), before.phase)
        for player in view.players:
            player.actions = player.past[-1] if player.past else ()
        return view

    def chips_row(self, height: int) -> pygame.Rect:
        """Return a row at the foot of the own tableau; in a wide window the row of any table."""
        own = self.sheet.places.get(item_id("seat", self.shown.seat)) if self.shown else None
        if own is None or self.kit.metrics.mode == "wide":
            return super().chips_row(height)
        return layout.bottom(own, height)

    def turn_as(self, before: Painter) -> None:
        """Show the same empire, and the comparison if it was open."""
        super().turn_as(before)
        if isinstance(before, RacePainter):
            self.comparing = before.comparing

    def key(self, key: int) -> bool:
        """Begin or end the comparison of open cards with C in Explore; close an empire with Esc."""
        if key != pygame.K_c:
            return super().key(key)
        if self.shown is None or self.shown.decision is None:
            return False
        if self.shown.decision.topic != "keep":
            return False
        self.comparing = not self.comparing
        self.lay_anew()
        return True

    def ahead(self) -> Sequence[ForecastLine]:
        if self.laid is None:
            return ()
        notes = coming_notes(self.laid)
        lines = [ForecastLine(text, name, *sign_of(phase)) for phase, name, text in notes]
        return [ForecastLine(title_text(), sign="clock"), *lines] if len(lines) > 1 else lines

    def draw_above(self, board: Board, surface: pygame.Surface) -> None:
        super().draw_above(board, surface)
        if self.comparing:
            draw_comparison(board, surface)

    def dropped(self, item: str, at: tuple[int, int]) -> Option:
        """Return a card dropped on the own tableau or, by the question, on the hand or the discards."""
        if self.shown is None or self.shown.decision is None:
            return ""
        if self.discards(at):
            return item
        name = "hand" if self.shown.decision.topic == "keep" else item_id("seat", self.shown.seat)
        place = self.sheet.places.get(name)
        return item if place is not None and place.collidepoint(at) else ""

    def discards(self, at: tuple[int, int]) -> bool:
        if self.shown is None or self.shown.decision is None:
            return False
        pile = self.sheet.places.get("discards")
        return self.shown.decision.topic in DISCARDED and pile is not None and pile.collidepoint(at)

    def _drawn(self, edition: str) -> TablePictures:
        return TablePictures(self.kit, f"race {edition}", deck(edition))
