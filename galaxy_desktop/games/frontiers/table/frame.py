"""Rectangles of the parts of the table in this window."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.layout import Share
from galaxy_desktop.ui.metrics import Metrics

COLUMN, NARROW_COLUMN = 300, 236
ROWS, WORDS = 0.38, 180
"""Height of three rows of tiles in widths of the mat, and that of the words above them, in design units."""
PANEL, MOST_OPPONENTS = 320, 0.44
GOAL_TITLE, GOAL_ROW, MOST_GOALS = 46, 56, 0.27
ACTIONS, MARKET = 156, 250
MEDIUM_ACTIONS, MEDIUM_MARKET, MOST_ACTIONS = 0.17, 0.30, 260
LARGE_ACTIONS, LARGE_MARKET = 0.2, 0.27


@dataclass(frozen=True, slots=True)
class Frame:
    """Parts of the table in pixels of the window; an empty rectangle is a part that is not there."""

    opponents: pygame.Rect
    goals: pygame.Rect
    coming: pygame.Rect
    actions: pygame.Rect
    market: pygame.Rect
    mat: pygame.Rect
    stacked: bool
    """True if opponents have panels one below the other; else they have headers side by side."""
    roomy: bool
    """True if there is room for titles, and for colonies and explored worlds in rows of their own."""

    @property
    def upper(self) -> pygame.Rect:
        """Actions and market together: the area that an offer or an empire covers."""
        return self.actions.union(self.market)


def frame_of(metrics: Metrics, areas: Areas, *, players: int, goals: int | None) -> Frame:
    """Return the parts of the table; `goals` is how many are shown, None in a game without them."""
    if metrics.mode == "large_text":
        return _large_text(metrics, areas, goals)
    wide = metrics.mode == "wide"
    content, gutter = areas.content, metrics.space("gutter")
    width = round((metrics.px(COLUMN) if wide else NARROW_COLUMN) * min(1.25, metrics.text_step))
    column, main = layout.cut_left(content, width, gutter)
    heights = (
        (metrics.px(ACTIONS), metrics.px(MARKET))
        if wide
        else (
            min(round(content.height * MEDIUM_ACTIONS), metrics.px(MOST_ACTIONS)),
            round(content.height * MEDIUM_MARKET),
        )
    )
    actions, market, mat = layout.rows(main, (*heights, Share()), gutter)
    most = round(content.height * MOST_OPPONENTS)
    height = min(most, (players - 1) * (metrics.px(PANEL) + gutter) - gutter)
    opponents, coming = layout.cut_top(column, height, gutter)
    goal_box = layout.top(coming, 0)
    if goals is not None:
        goal_box, coming = layout.cut_top(coming, _goal_height(metrics, content.height, goals), gutter)
    words = round(metrics.px(WORDS) * metrics.text_step)
    roomy = wide or mat.height >= round(mat.width * ROWS) + words
    return Frame(opponents, goal_box, coming, actions, market, mat, stacked=True, roomy=roomy)


def _goal_height(metrics: Metrics, height: int, goals: int) -> int:
    """Return the height of a title and a row for each goal, or for the sentence that there is none yet."""
    wanted = (GOAL_TITLE + GOAL_ROW * max(1, goals)) * metrics.scale * metrics.text_step
    return min(round(wanted), round(height * MOST_GOALS))


def _large_text(metrics: Metrics, areas: Areas, goals: int | None) -> Frame:
    """Return the parts with large text: others as headers, goals and what comes next in the corner."""
    gutter = metrics.space("gutter")
    beside, corner = areas.beside_inspector(gutter), areas.below_inspector(gutter)
    main = layout.left_of(layout.right_of(areas.content, beside.left), beside.right)
    header, rest = layout.cut_top(main, metrics.letters("option") + metrics.px(36), gutter)
    heights = round(rest.height * LARGE_ACTIONS), round(rest.height * LARGE_MARKET)
    actions, market, mat = layout.rows(rest, (*heights, Share()), gutter)
    if goals is None:
        return Frame(header, layout.top(corner, 0), corner, actions, market, mat, stacked=False, roomy=False)
    goal_box, coming = layout.cut_top(corner, round(corner.height * 0.5), gutter)
    return Frame(header, goal_box, coming, actions, market, mat, stacked=False, roomy=False)
