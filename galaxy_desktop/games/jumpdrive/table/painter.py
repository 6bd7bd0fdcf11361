"""Painter of Jump Drive."""

from collections.abc import Sequence
from functools import cached_property

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Event
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.builder import TO_PAY
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.table.ahead import round_ahead
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.compose import sections_of
from galaxy_desktop.games.jumpdrive.table.frame import Frame, frame_of
from galaxy_desktop.games.jumpdrive.table.look import SHAPE, JumpLook
from galaxy_desktop.games.jumpdrive.table.pictures import TablePictures
from galaxy_desktop.games.jumpdrive.table.staging import CHOSEN, SHOWN
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.roles.dropping import Discarding, Dropping
from galaxy_desktop.ui.roles.forecasting import Forecasting, ForecastLine
from galaxy_desktop.ui.tabletop.empire_painter import EmpirePainter
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.look import detail_of
from galaxy_desktop.ui.tabletop.section import Section
from galaxy_desktop.ui.tabletop.sheet import Sheet

DISCARDED = frozenset({"opening", "explore", "limit"})
"""Topics of questions whose cards are discarded, apart from the payment of a build."""


class JumpPainter(EmpirePainter[Board], Dropping, Discarding, Forecasting):
    """Painter of the table of Jump Drive."""

    shows = SHOWN
    chosen = CHOSEN

    def board(self, shown: Shown, sheet: Sheet) -> Board:
        return Board(self.kit, self.areas, self.game, shown, self._drawn, sheet).foreseen()

    def sections(self, board: Board) -> Sequence[Section[Board]]:
        return sections_of(board, self._frame, self.looked_at)

    def round_over(self, before: JumpState, events: Sequence[Event], after: JumpState) -> JumpState:
        """Return the table with what was placed in the round, all of it scored."""
        view = after.clone()
        view.round, view.phase = before.round, "limit"
        return view

    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        if card_of(item) not in cards():
            return None
        width = min(size[0], round(size[1] / SHAPE))
        level = detail_of(width, self.kit.metrics.scale)
        return self._drawn.face(JumpLook(card_of(item), (width, round(width * SHAPE)), level))

    def ahead(self) -> Sequence[ForecastLine]:
        return () if self.laid is None else round_ahead(self.laid)

    def dropped(self, item: str, at: tuple[int, int]) -> Option:
        """Return a card dropped on the own empire during the build, or on the discards; else empty."""
        if self.discards(at) and card_of(item) in cards():
            return item
        if self.shown is None or self.shown.decision is None or self.shown.decision.topic != "build":
            return ""
        own = self.sheet.places.get(item_id("seat", self.shown.seat))
        return item if card_of(item) in cards() and own is not None and own.collidepoint(at) else ""

    def discards(self, at: tuple[int, int]) -> bool:
        if self.shown is None or self.shown.decision is None:
            return False
        pile, topic = self.sheet.places.get("discards"), self.shown.decision.topic
        asked = TO_PAY in self.shown.chosen if topic == "build" else topic in DISCARDED
        return asked and pile is not None and pile.collidepoint(at)

    @cached_property
    def _frame(self) -> Frame:
        return frame_of(self.kit.metrics, self.areas)

    @property
    def _drawn(self) -> TablePictures:
        return TablePictures(self.kit, "jumpdrive")
