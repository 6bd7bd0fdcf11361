"""Small pictures of the table as it stood at a decision, with both choices marked."""

from dataclasses import replace

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.presenter.critique import Critique
from galaxy_desktop.presenter.sitters import small_sitters
from galaxy_desktop.ui.kit import Kit, kit_beside
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.replay.critiques import draw_critique
from galaxy_desktop.ui.replay.table import shown_at

WINDOW = (1600, 900)
KEPT = 12
"""Most pictures that are kept."""


class GamePictures:
    """Pictures of one game as one seat saw it, each made once."""

    def __init__(self, kit: Kit, running: RunningGame, seat: Seat) -> None:
        self.kit = kit_beside(kit, kit.settings.but(text_step=1.0), WINDOW)
        self.replay = Replay(running)
        self.seat = seat
        self.painter = painter_for(self.kit, running.game)
        self._made: dict[tuple[int, tuple[int, int]], pygame.Surface] = {}

    @property
    def ratio(self) -> float:
        """Height of the pictures as a share of their width: that of the content of the table."""
        content = self.painter.areas.content
        return content.height / content.width

    def of(self, critique: Critique, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture of a decision in a size."""
        key = critique.line, size
        if key not in self._made:
            while len(self._made) >= KEPT:
                del self._made[next(iter(self._made))]
            self._made[key] = pygame.transform.smoothscale(self._frame(critique), size)
        return self._made[key]

    def _frame(self, critique: Critique) -> pygame.Surface:
        kit = self.kit
        frame = pygame.Surface(WINDOW)
        frame.fill(kit.theme.colour.background)
        if kit.theme.pictures:
            frame.blit(kit.pictures.behind("table", WINDOW), (0, 0))
        self.replay.go(critique.line)
        painter = self.painter
        kit.faces.bar(frame, kit.metrics.top_bar)
        sitters = small_sitters(self.replay.table().seats)
        painter.show(replace(shown_at(self.replay, self.seat), sitters=sitters))
        painter.draw(frame)
        draw_critique(kit, frame, painter, critique)
        return frame.subsurface(painter.areas.content)
