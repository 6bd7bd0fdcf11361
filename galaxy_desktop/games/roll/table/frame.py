"""Frame: rectangles of the parts of the table in this window (VISUAL sections 2.2 and 2.9)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.metrics import Metrics

STRIP, STORES, CHOICES, LARGE_CHOICES = 0.705, 0.2154, 0.240, 0.44
OPPONENT: Mapping[int, int] = {1: 100, 2: 76, 3: 58, 4: 48}
"""Height of the line of an opponent in design units, by the number of opponents."""
ROW, LEAST_ROW, HEAD = 80, 62, 84
SHARE: Mapping[str, float] = {"wide": 0.52, "medium": 0.53, "large_text": 0.58}
"""Greatest share of the room below the opponents for the table of all workers."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Rectangles of the parts of the table, in pixels of the window; a part not shown is empty."""

    opponents: pygame.Rect
    strip: pygame.Rect
    tray: pygame.Rect
    table: pygame.Rect
    """Workers of all players, once the screens are lifted."""
    stores: pygame.Rect
    choices: pygame.Rect
    tableau: pygame.Rect
    rolls: bool = False
    """True while dice roll, so that the tray covers the phase strip."""

    def rolling(self) -> "Frame":
        """Return the frame while dice roll: the tray is as large as strip and tray."""
        return replace(self, tray=self.upper, rolls=True)

    @property
    def upper(self) -> pygame.Rect:
        """Area that open tiles may cover."""
        return self.table if self.table.height else self.strip.union(self.tray)


def frame_of(metrics: Metrics, areas: Areas, *, revealed: bool, players: int) -> Frame:
    """Return the frame before or after the screens are lifted; opponents lie above all other parts."""
    content, corner = areas.content, layout.nowhere()
    gutter = metrics.space("gutter")
    if metrics.mode == "large_text":
        corner = areas.below_inspector(gutter)
        beside = areas.beside_inspector(gutter)
        content = layout.left_of(layout.right_of(content, beside.left), beside.right)
    opponents, rest = layout.cut_top(content, _opponents_height(metrics, players - 1), gutter)
    if revealed:
        return _revealed(metrics, opponents, rest, corner, players)
    return _assigning(metrics, opponents, rest, corner)


def _opponents_height(metrics: Metrics, number: int) -> int:
    row = max(metrics.px(OPPONENT[number]), metrics.text(17) + metrics.space("gutter"))
    return number * (row + metrics.space("seam")) - metrics.space("seam")


def opponent_rows(metrics: Metrics, area: pygame.Rect, number: int) -> list[pygame.Rect]:
    """Return the lines of the opponents, one below the other."""
    return layout.grid(area, number, 1, metrics.space("seam"))


def phase_columns(area: pygame.Rect, gap: int) -> list[pygame.Rect]:
    """Return the columns of the five phases, side by side and of one width."""
    width = (area.width - 4 * gap) / 5
    return [
        layout.left(layout.trim(area, left=round(number * (width + gap))), round(width))
        for number in range(5)
    ]


def _assigning(metrics: Metrics, opponents: pygame.Rect, rest: pygame.Rect, corner: pygame.Rect) -> Frame:
    """Return the frame with strip, tray, stores and tableau; spare height goes to the tableau."""
    gutter, nothing = metrics.space("gutter"), layout.nowhere()
    height = metrics.px(344) if metrics.mode == "wide" else round(rest.height * 0.48)
    upper, lower = layout.cut_top(rest, height, gutter)
    strip, tray = layout.cut_left(upper, round(rest.width * STRIP), gutter)
    stores, tableau = _beside(lower, corner, STORES, gutter)
    return Frame(opponents, strip, tray, nothing, stores, nothing, tableau)


def _revealed(
    metrics: Metrics, opponents: pygame.Rect, rest: pygame.Rect, corner: pygame.Rect, players: int
) -> Frame:
    """Return the frame with one table of all workers; below it stores, choices and tableau."""
    gutter, nothing = metrics.space("gutter"), layout.nowhere()
    wanted = metrics.px(HEAD) + players * metrics.px(ROW) + metrics.space("broad")
    if metrics.mode != "wide":
        wanted = metrics.text(17) * (4 if metrics.mode == "large_text" else 3) + players * max(
            metrics.px(LEAST_ROW), metrics.text(14) * 3
        )
    table, lower = layout.cut_top(rest, min(round(rest.height * SHARE[metrics.mode]), wanted), gutter)
    stores, free = _beside(lower, corner, STORES, gutter)
    share = LARGE_CHOICES if metrics.mode == "large_text" else CHOICES
    choices, tableau = _beside(free, nothing, share * rest.width / free.width, gutter)
    return Frame(opponents, nothing, nothing, table, stores, choices, tableau)


def _beside(
    lower: pygame.Rect, corner: pygame.Rect, share: float, gutter: int
) -> tuple[pygame.Rect, pygame.Rect]:
    """Cut a part at the left and the rest; a `corner` that is not empty is the part instead."""
    if corner.width:
        return corner, lower
    return layout.cut_left(lower, round(lower.width * share), gutter)
