"""The painter of Master of the Galaxy: the star map through its camera, and the table around it."""

from collections.abc import Sequence
from typing import Any

import pygame

from galaxy_desktop.engine.decisions import Compose, Decision, Option
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.table import starmap
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.chart import EXTENT
from galaxy_desktop.games.master.table.compose import lay_table
from galaxy_desktop.games.master.table.drawn import Drawn
from galaxy_desktop.games.master.table.frame import divided, frame_of
from galaxy_desktop.games.master.table.lying import lying
from galaxy_desktop.games.master.table.staging import SHOWN
from galaxy_desktop.games.master.table.targets import held_cube, targets
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.hex_camera import Camera
from galaxy_desktop.ui.painter import Shown
from galaxy_desktop.ui.surfaces import Surfaces
from galaxy_desktop.ui.tabletop.sheet import Sheet
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter

CHART_ROOM = 40 * 1024 * 1024


class MasterPainter(SheetPainter[Board]):
    """Draws the table of Master."""

    shows = SHOWN

    def __init__(self, kit: Any, game: Game[Any]) -> None:
        super().__init__(kit, game)
        self.charts = Surfaces(CHART_ROOM)
        self.camera = Camera(pygame.Rect(0, 0, 1, 1), EXTENT)
        self.tab = ""
        self.bag_open = False
        self._pushed: Sheet | None = None
        """The map as it lies while it is being pushed."""

    def divided(self, areas: Areas) -> Areas:
        """See `Painter`."""
        return divided(self.kit.metrics, areas, left_handed=self.kit.settings.left_handed)

    def board(self, shown: Shown, sheet: Sheet) -> Board:
        """See `SheetPainter`."""
        frame = frame_of(
            self.kit.metrics,
            self.areas,
            left_handed=self.kit.settings.left_handed,
            players=len(shown.sitters),
        )
        decision, view = shown.decision, shown.view
        composer = decision.composer if isinstance(decision, Compose) else None
        composer = composer if isinstance(composer, Allocation) else None
        made = shown.chosen if composer is not None else ()
        return Board(
            self.kit,
            self.areas,
            self.game,
            shown,
            Drawn(self.kit, "master"),
            sheet,
            frame=frame,
            camera=self.camera.fitted(frame.map),
            charts=self.charts,
            held=self.held,
            tab=self.tab,
            bag_open=self.bag_open,
            lies=lying(view, made, composer),
            targets=targets(shown.open, shown.chosen, self.held, tuple(view.hand)),
        )

    def lay(self, board: Board) -> None:
        """See `SheetPainter`."""
        lay_table(board)

    def wheel(self, at: tuple[int, int], turns: int) -> bool:
        """See `Painter`: the map comes nearer at the pointer."""
        if self.shown is None or not self.can_pan(at):
            return False
        table = self.board(self.shown, self.sheet)
        self._look(table.camera.zoomed(turns, at))
        return True

    def can_pan(self, at: tuple[int, int]) -> bool:
        """See `Painter`: anywhere on the map."""
        if self.shown is None:
            return False
        return self.board(self.shown, self.sheet).frame.map.collidepoint(at)

    def pan(self, across: int, down: int) -> None:
        """See `Painter`: the map alone is drawn anew."""
        if self.shown is None:
            return
        self.camera = self.board(self.shown, self.sheet).camera.panned(across, down)
        self._pushed = Sheet()
        starmap.lay_map(self.board(self.shown, self._pushed))

    def end_pan(self) -> None:
        """See `Painter`."""
        self._pushed = None
        self.lay_anew()

    def _look(self, camera: Camera) -> None:
        self.camera = camera
        self.lay_anew()

    def draw(self, surface: pygame.Surface) -> None:
        """See `Painter`."""
        if self._pushed is None or self.shown is None:
            super().draw(surface)
            return
        self.resting.draw(surface, self.sheet, self.moves.hidden)
        self._pushed.draw(surface)

    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        """See `Painter`."""
        del item, size
        return None
