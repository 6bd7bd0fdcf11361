"""Where the parts of the table lie in this window (VISUAL sections 2.3 and 2.9)."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.metrics import Metrics

GUTTER = 8
COLUMN, NARROW_COLUMN = 300, 236
PANEL, MOST_OPPONENTS = 130, 0.44
GOAL_TITLE, GOAL_ROW, MOST_GOALS = 46, 56, 0.27
ACTIONS, MARKET = 156, 250
MEDIUM_ACTIONS, MEDIUM_MARKET = 0.17, 0.30
LARGE_ACTIONS, LARGE_MARKET = 0.2, 0.27


@dataclass(frozen=True, slots=True)
class Frame:
    """The parts of the table; an empty rectangle is a part that is not there."""

    opponents: pygame.Rect
    goals: pygame.Rect
    coming: pygame.Rect
    actions: pygame.Rect
    market: pygame.Rect
    mat: pygame.Rect
    stacked: bool
    """Whether opponents have panels one below the other; else headers side by side."""
    roomy: bool
    """Whether there is room for titles, and for colonies and explored worlds in rows of their own."""

    @property
    def upper(self) -> pygame.Rect:
        """What tiles that lie open may cover."""
        return self.actions.union(self.market)


def frame_of(metrics: Metrics, areas: Areas, *, players: int, goals: int | None) -> Frame:
    """The parts of the table; `goals` is how many are shown, None in a game without them."""
    if metrics.mode == "large_text":
        return _large_text(metrics, areas, goals)
    wide = metrics.mode == "wide"
    content, gutter = areas.content, metrics.px(GUTTER)
    width = round((metrics.px(COLUMN) if wide else NARROW_COLUMN) * min(1.25, metrics.text_step))
    column = layout.left(content, width)
    main = pygame.Rect(column.right + gutter, content.top, content.right - column.right - gutter, 0)
    main.height = content.height
    heights = (
        (metrics.px(ACTIONS), metrics.px(MARKET))
        if wide
        else (round(content.height * MEDIUM_ACTIONS), round(content.height * MEDIUM_MARKET))
    )
    actions, market, mat = _rows(main, heights, gutter)
    others = players - 1
    most = round(content.height * MOST_OPPONENTS)
    height = min(most, others * (metrics.px(PANEL) + gutter) - gutter)
    opponents = pygame.Rect(column.topleft, (width, height))
    goal_height = _goal_height(metrics, content.height, goals) if goals is not None else 0
    goal_box = pygame.Rect(column.left, opponents.bottom + gutter, width, goal_height)
    top = goal_box.bottom + gutter if goal_height else opponents.bottom + gutter
    coming = pygame.Rect(column.left, top, width, column.bottom - top)
    return Frame(opponents, goal_box, coming, actions, market, mat, True, wide)


def _goal_height(metrics: Metrics, height: int, goals: int) -> int:
    """Title and a row for each goal, or for the sentence that there is none yet."""
    wanted = (GOAL_TITLE + GOAL_ROW * max(1, goals)) * metrics.scale * metrics.text_step
    return min(round(wanted), round(height * MOST_GOALS))


def _large_text(metrics: Metrics, areas: Areas, goals: int | None) -> Frame:
    """Large words: others as headers, goals and what comes next in the corner below the inspector."""
    content, gutter = areas.content, metrics.px(GUTTER)
    main = areas.beside_inspector(gutter)
    main.height = content.height
    header = layout.top(main, metrics.text(17) + metrics.px(36))
    rest = layout.below(main, header.bottom + gutter)
    heights = round(rest.height * LARGE_ACTIONS), round(rest.height * LARGE_MARKET)
    actions, market, mat = _rows(rest, heights, gutter)
    corner = pygame.Rect(areas.inspector.left, areas.inspector.bottom + gutter, areas.inspector.width, 0)
    corner.height = content.bottom - corner.top
    nothing = layout.top(corner, 0)
    if goals is None:
        return Frame(header, nothing, corner, actions, market, mat, False, False)
    goal_box = layout.top(corner, round(corner.height * 0.5))
    coming = pygame.Rect(corner.left, goal_box.bottom + gutter, corner.width, 0)
    coming.height = corner.bottom - coming.top
    return Frame(header, goal_box, coming, actions, market, mat, False, False)


def _rows(
    main: pygame.Rect, heights: tuple[int, int], gutter: int
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Action tiles, market and mat, one below the other; the mat takes the rest."""
    actions = layout.top(main, heights[0])
    market = pygame.Rect(main.left, actions.bottom + gutter, main.width, heights[1])
    top = market.bottom + gutter
    return actions, market, layout.below(main, top)
