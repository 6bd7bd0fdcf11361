"""Frame: rectangles of the parts of the table in this window."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.metrics import Metrics

STRIP, STORES = 0.705, 0.2154
CHOICES: Mapping[str, float] = {"wide": 0.24, "medium": 0.2, "large_text": 0.44}
"""Width of the choices as a share of the table, by mode."""
OPPONENT: Mapping[int, int] = {1: 100, 2: 76, 3: 58, 4: 48}
"""Height of the line of an opponent in design units, by the number of opponents."""
TALL, GROWTH = 1200, 1.8
"""Height of a table, in design units, from which these lines grow with it, and the most by which they do."""
ROW, LEAST_ROW, HEAD = 80, 62, 84
TILE, TITLE = 138, 40
"""In design units: side of a tile of the construction zone; height of the titles in a wide window."""
UPPER, LOW_UPPER, MOST_UPPER = 344, 0.42, 560
"""Least height of what lies above the own tiles: in design units; as a share of a small window, and the most
that this may be in a tall one, in design units."""
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
    """Options of a phase, or what is to come: of the own workers, or of the game."""
    tableau: pygame.Rect
    squares: pygame.Rect
    """Part of the tableau for its squares, which stay as they are while there are choices beside them."""
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
    opponents, rest = layout.cut_top(content, _opponents_height(metrics, players - 1, content.height), gutter)
    upper, lower = layout.cut_top(rest, _upper_height(metrics, rest.height, players), gutter)
    stores, tableau = _beside(lower, corner, gutter)
    nothing = layout.nowhere()
    large, share = metrics.mode == "large_text", round(CHOICES[metrics.mode] * rest.width)
    squares, choices = layout.cut_left(tableau, tableau.width - share - gutter, gutter)
    if revealed:
        return Frame(opponents, nothing, nothing, upper, stores, choices, squares, squares)
    strip, tray = layout.cut_left(upper, round(rest.width * STRIP), gutter)
    if large:
        return Frame(opponents, strip, tray, nothing, stores, nothing, tableau, tableau)
    return Frame(opponents, strip, tray, nothing, stores, choices, squares, squares)


def _opponents_height(metrics: Metrics, number: int, height: int) -> int:
    """Return the height of the lines of all opponents on a table of a height."""
    growth = min(GROWTH, max(1.0, height / metrics.px(TALL)))
    row = max(metrics.px(OPPONENT[number] * growth), metrics.letters("option") + metrics.space("gutter"))
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


def _upper_height(metrics: Metrics, room: int, players: int) -> int:
    """Return the height of strip and tray, and of the table of all workers: the rest never jumps."""
    if metrics.mode == "wide":
        strip = metrics.px(UPPER)
        wanted = metrics.px(HEAD) + players * metrics.px(ROW) + metrics.space("broad")
    else:
        strip = min(round(room * LOW_UPPER), round(metrics.px(MOST_UPPER) * metrics.text_step))
        row = max(metrics.px(LEAST_ROW), metrics.letters("small") * 3)
        wanted = metrics.letters("option") * (4 if metrics.mode == "large_text" else 3) + players * row
    return max(strip, min(round(room * SHARE[metrics.mode]), wanted))


def _beside(lower: pygame.Rect, corner: pygame.Rect, gutter: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Cut the stores at the left and the rest; a `corner` that is not empty has the stores instead."""
    if corner.width:
        return corner, lower
    return layout.cut_left(lower, round(lower.width * STORES), gutter)
