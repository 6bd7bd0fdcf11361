"""Painter of New Frontiers: the resting table and the flights over it."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event
from galaxy_desktop.games.frontiers.box import actions, goals, tiles
from galaxy_desktop.games.frontiers.events import ActionSelected, RoundEnded
from galaxy_desktop.games.frontiers.schema import DEVELOPMENT
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.table.actions import tile_picture
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.coming import coming
from galaxy_desktop.games.frontiers.table.compose import sections_of
from galaxy_desktop.games.frontiers.table.goal_box import goal_picture
from galaxy_desktop.games.frontiers.table.look import NAME_ROOM, TALL, PlateLook, TileLook, upright
from galaxy_desktop.games.frontiers.table.note import NoteLine
from galaxy_desktop.games.frontiers.table.pictures import TablePictures
from galaxy_desktop.games.frontiers.table.preview import draw_glimpse
from galaxy_desktop.games.frontiers.table.preview_notes import preview_lines
from galaxy_desktop.games.frontiers.table.staging import SHOWN
from galaxy_desktop.games.frontiers.words.inspector_table import ACTION_SIGNS
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.roles.dropping import Dropping
from galaxy_desktop.ui.roles.forecasting import Forecasting, ForecastLine
from galaxy_desktop.ui.tabletop.empire_items import NOBODY
from galaxy_desktop.ui.tabletop.empire_painter import EmpirePainter
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.section import Section
from galaxy_desktop.ui.tabletop.sheet import Sheet

FLAT = 1.5
"""Width over height above which a place is low for a tile."""
READABLE = 130
"""Least width of an action tile with words on it; a smaller one is its icon alone."""
LYING = 0.62
"""Height of an action tile as a share of its width."""
STRIP = 0.2
"""Height of a goal as a share of its width."""


class FrontiersPainter(EmpirePainter[Board], Dropping, Forecasting):
    """Painter of the table of New Frontiers."""

    shows = SHOWN

    clears = RoundEnded

    def board(self, shown: Shown, sheet: Sheet) -> Board:
        drawn = TablePictures(self.kit, self.game.id)
        return Board(self.kit, self.areas, self.game, shown, drawn, sheet, self.looked_at)

    def sections(self, board: Board) -> Sequence[Section[Board]]:
        return sections_of(board)

    def round_over(
        self, before: FrontiersState, events: Sequence[Event], after: FrontiersState
    ) -> FrontiersState:
        """Return the table with all action tiles selected in the round."""
        view = after.clone()
        picked = [event for event in events if isinstance(event, ActionSelected)]
        ended = next(event for event in events if isinstance(event, RoundEnded))
        view.produce_credits = ended.produce_credits - ended.added
        view.round, view.disks = before.round, before.disks.copy()
        view.selected = [*before.selected, *[event.action for event in picked]]
        view.selectors = [*before.selectors, *[event.seat for event in picked]]
        view.turn, view.action = len(view.selected) - 1, view.selected[-1]
        return view

    def draw_above(self, board: Board, surface: pygame.Surface) -> None:
        if board.looked_at == NOBODY:
            draw_glimpse(board, surface)
        super().draw_above(board, surface)

    def covers(self, decision: Decision) -> frozenset[Option]:
        """Return every option: what lies open, such as an empire, hides some for a while only."""
        return frozenset(decision.options())

    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        if item in tiles():
            return self._tile(item, size)
        if self.shown is None:
            return None
        board = self.board(self.shown, self.sheet)
        if item in actions() and size[0] < max(READABLE, board.px(READABLE)):
            icon: pygame.Surface = self.kit.sign(ACTION_SIGNS[item], min(size))
            return icon
        if item in actions():
            return tile_picture(board, item, (size[0], min(size[1], round(size[0] * LYING))))
        if item in goals():
            return goal_picture(board, item, (size[0], min(size[1], max(64, round(size[0] * STRIP)))))
        return None

    def _tile(self, tile: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a tile upright; in a low place a development as a plate."""
        drawn, word = TablePictures(self.kit, self.game.id), self.kit.metrics.text(SMALLEST_WORD)
        if tiles()[tile].sort == DEVELOPMENT and size[0] > FLAT * size[1]:
            return drawn.face(PlateLook(tile, size, "full"))
        width = min(size[0], int(size[1] / TALL))
        level = "full" if width >= NAME_ROOM * word else "plain"
        return drawn.face(TileLook(tile, upright(width), level))

    def ahead(self) -> Sequence[ForecastLine]:
        """Return what the choice would come to, if it is told, and then what comes next."""
        if self.laid is None:
            return ()
        title, *notes = preview_lines(self.laid) or [NoteLine("")]
        lines = coming(self.laid)
        return [
            *(ForecastLine(note.text, "" if at else title.text, note.sign) for at, note in enumerate(notes)),
            *(
                ForecastLine(one.text, sign=one.sign, seat=one.seat if not one.sign else None)
                for one in lines
            ),
        ]

    def dropped(self, item: str, at: tuple[int, int]) -> Option:
        """Return a tile that can be chosen if it is dropped on the own mat."""
        if self.shown is None or item not in self.shown.open:
            return ""
        mat = self.sheet.places.get(item_id("seat", self.shown.seat))
        return item if mat is not None and mat.collidepoint(at) else ""
