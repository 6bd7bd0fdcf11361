"""Where the parts of the table lie in this window (VISUAL sections 2.2 and 2.9)."""

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.metrics import Metrics

GUTTER, SEAM = 8, 4
STRIP, STORES, CHOICES, LARGE_CHOICES = 0.705, 0.2154, 0.240, 0.44
OPPONENT: Mapping[int, int] = {1: 100, 2: 76, 3: 58, 4: 48}
"""How high the line of an opponent is, by the number of opponents."""
ROW, LEAST_ROW, HEAD = 80, 62, 84
SHARE: Mapping[str, float] = {"wide": 0.52, "medium": 0.53, "large_text": 0.58}
"""How much of the room below the opponents the table of all workers may take."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The parts of the table; an empty rectangle is a part that is not there."""

    opponents: pygame.Rect
    strip: pygame.Rect
    tray: pygame.Rect
    table: pygame.Rect
    """Everybody's workers, once the screens are lifted."""
    stores: pygame.Rect
    choices: pygame.Rect
    tableau: pygame.Rect

    @property
    def upper(self) -> pygame.Rect:
        """What tiles that lie open may cover."""
        return self.table if self.table.height else self.strip.union(self.tray)


def frame_of(metrics: Metrics, areas: Areas, *, revealed: bool, players: int) -> Frame:
    """The parts of the table, before or after the screens are lifted; opponents lie above all of them."""
    content, corner = areas.content.copy(), pygame.Rect(areas.content.topleft, (0, 0))
    gutter = metrics.px(GUTTER)
    if metrics.mode == "large_text":
        corner = pygame.Rect(areas.inspector.left, areas.inspector.bottom + gutter, areas.inspector.width, 0)
        corner.height = content.bottom - corner.top
        at_left = areas.inspector.left < content.centerx
        content.width -= areas.inspector.width + gutter
        content.left += areas.inspector.width + gutter if at_left else 0
    opponents = pygame.Rect(content.topleft, (content.width, _opponents_height(metrics, players - 1)))
    rest = pygame.Rect(content.left, opponents.bottom + gutter, content.width, 0)
    rest.height = content.bottom - rest.top
    if revealed:
        return _revealed(metrics, opponents, rest, corner, players)
    return _assigning(metrics, opponents, rest, corner)


def _opponents_height(metrics: Metrics, number: int) -> int:
    row = max(metrics.px(OPPONENT[number]), metrics.text(17) + metrics.px(GUTTER))
    return number * (row + metrics.px(SEAM)) - metrics.px(SEAM)


def opponent_rows(metrics: Metrics, area: pygame.Rect, number: int) -> list[pygame.Rect]:
    """The lines of the opponents, one below the other."""
    seam = metrics.px(SEAM)
    height = (area.height + seam) // number - seam
    return [
        pygame.Rect(area.left, area.top + place * (height + seam), area.width, height)
        for place in range(number)
    ]


def _assigning(metrics: Metrics, opponents: pygame.Rect, rest: pygame.Rect, corner: pygame.Rect) -> Frame:
    """Strip and tray, stores and tableau; spare height goes to the tableau."""
    gutter = metrics.px(GUTTER)
    height = metrics.px(344) if metrics.mode == "wide" else round(rest.height * 0.48)
    strip = pygame.Rect(rest.left, rest.top, round(rest.width * STRIP), height)
    tray = pygame.Rect(strip.right + gutter, rest.top, rest.right - strip.right - gutter, height)
    lower = pygame.Rect(rest.left, strip.bottom + gutter, rest.width, 0)
    lower.height = rest.bottom - lower.top
    nothing = pygame.Rect(rest.topleft, (0, 0))
    stores, tableau = _beside(lower, corner, STORES, gutter)
    return Frame(opponents, strip, tray, nothing, stores, nothing, tableau)


def _revealed(
    metrics: Metrics, opponents: pygame.Rect, rest: pygame.Rect, corner: pygame.Rect, players: int
) -> Frame:
    """One table of all workers; below it stores, what can be done, and the tableau."""
    gutter = metrics.px(GUTTER)
    wanted = metrics.px(HEAD) + players * metrics.px(ROW) + metrics.px(20)
    if metrics.mode != "wide":
        wanted = metrics.text(17) * (4 if metrics.mode == "large_text" else 3) + players * max(
            metrics.px(LEAST_ROW), metrics.text(14) * 3
        )
    table = pygame.Rect(rest.topleft, (rest.width, min(round(rest.height * SHARE[metrics.mode]), wanted)))
    lower = pygame.Rect(rest.left, table.bottom + gutter, rest.width, 0)
    lower.height = rest.bottom - lower.top
    nothing = pygame.Rect(rest.topleft, (0, 0))
    stores, free = _beside(lower, corner, STORES, gutter)
    share = LARGE_CHOICES if metrics.mode == "large_text" else CHOICES
    choices, tableau = _beside(free, nothing, share * rest.width / free.width, gutter)
    return Frame(opponents, nothing, nothing, table, stores, choices, tableau)


def _beside(
    lower: pygame.Rect, corner: pygame.Rect, share: float, gutter: int
) -> tuple[pygame.Rect, pygame.Rect]:
    """A part at the left and the rest; the part lies in a corner where there is one."""
    if corner.width:
        return corner, lower
    first = pygame.Rect(lower.topleft, (round(lower.width * share), lower.height))
    rest = pygame.Rect(first.right + gutter, lower.top, lower.right - first.right - gutter, lower.height)
    return first, rest
