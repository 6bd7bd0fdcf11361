"""Where the parts of the table lie in this window (VISUAL sections 2.2 and 2.9)."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.metrics import Metrics

GUTTER = 8
STRIP, STORES, CHOICES, LARGE_CHOICES = 0.705, 0.2154, 0.240, 0.44
ROW, LEAST_ROW, HEAD = 94, 62, 96


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
    minis: bool
    """Whether others show their tiles, or only their headers."""

    @property
    def upper(self) -> pygame.Rect:
        """What tiles that lie open may cover."""
        return self.table if self.table.height else self.strip.union(self.tray)


def frame_of(metrics: Metrics, areas: Areas, *, revealed: bool, players: int) -> Frame:
    """The parts of the table, before or after the screens are lifted."""
    content, corner = areas.content.copy(), pygame.Rect(areas.content.topleft, (0, 0))
    gutter = metrics.px(GUTTER)
    if metrics.mode == "large_text":
        corner = pygame.Rect(areas.inspector.left, areas.inspector.bottom + gutter, areas.inspector.width, 0)
        corner.height = content.bottom - corner.top
        at_left = areas.inspector.left < content.centerx
        content.width -= areas.inspector.width + gutter
        content.left += areas.inspector.width + gutter if at_left else 0
    if revealed:
        return _revealed(metrics, content, corner, players)
    return _assigning(metrics, content, corner)


def _assigning(metrics: Metrics, content: pygame.Rect, corner: pygame.Rect) -> Frame:
    """Opponents, strip and tray, stores and tableau; spare height goes to the tableau."""
    gutter, wide = metrics.px(GUTTER), metrics.mode == "wide"
    header = metrics.text(17) + metrics.px(40 if metrics.mode == "large_text" else 24)
    opponents = pygame.Rect(content.topleft, (content.width, metrics.px(176) if wide else max(44, header)))
    top = opponents.bottom + gutter
    height = metrics.px(344) if wide else round((content.bottom - top) * 0.48)
    strip = pygame.Rect(content.left, top, round(content.width * STRIP), height)
    tray = pygame.Rect(strip.right + gutter, top, content.right - strip.right - gutter, height)
    lower = pygame.Rect(content.left, strip.bottom + gutter, content.width, 0)
    lower.height = content.bottom - lower.top
    nothing = pygame.Rect(content.topleft, (0, 0))
    stores, rest = _beside(lower, corner, STORES, gutter)
    return Frame(opponents, strip, tray, nothing, stores, nothing, rest, wide)


def _revealed(metrics: Metrics, content: pygame.Rect, corner: pygame.Rect, players: int) -> Frame:
    """One table of all workers; below it stores, what can be done, and the tableau."""
    gutter, wide = metrics.px(GUTTER), metrics.mode == "wide"
    most = round(content.height * (0.60 if wide else 0.58))
    wanted = metrics.px(HEAD) + players * metrics.px(ROW) + metrics.px(40)
    if not wide:
        wanted = metrics.text(17) * (4 if metrics.mode == "large_text" else 3) + players * max(
            metrics.px(LEAST_ROW), metrics.text(14) * 3
        )
    table = pygame.Rect(content.topleft, (content.width, min(most, wanted)))
    lower = pygame.Rect(content.left, table.bottom + gutter, content.width, 0)
    lower.height = content.bottom - lower.top
    nothing = pygame.Rect(content.topleft, (0, 0))
    stores, rest = _beside(lower, corner, STORES, gutter)
    share = LARGE_CHOICES if metrics.mode == "large_text" else CHOICES
    choices, tableau = _beside(rest, nothing, share * content.width / rest.width, gutter)
    return Frame(nothing, nothing, nothing, table, stores, choices, tableau, wide)


def _beside(
    lower: pygame.Rect, corner: pygame.Rect, share: float, gutter: int
) -> tuple[pygame.Rect, pygame.Rect]:
    """A part at the left and the rest; the part lies in a corner where there is one."""
    if corner.width:
        return corner, lower
    first = pygame.Rect(lower.topleft, (round(lower.width * share), lower.height))
    rest = pygame.Rect(first.right + gutter, lower.top, lower.right - first.right - gutter, lower.height)
    return first, rest
