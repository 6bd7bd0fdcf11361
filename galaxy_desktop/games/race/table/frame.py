"""Where the parts of the table lie in this window (VISUAL sections 2.1 and 2.9)."""

from dataclasses import dataclass
from typing import Literal

import pygame

from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.metrics import Metrics

Row = Literal["none", "actions", "powers"]
GUTTER = 8
TALL, TALLEST, AROUND = 196, 252, 222
"""Heights of an own card, and what header and forecast take around it."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The parts of the table; an empty rectangle is a part that is not there."""

    opponents: pygame.Rect
    own: pygame.Rect
    choices: pygame.Rect
    """The row of action cards or of consume powers."""
    hand: pygame.Rect
    overlay: pygame.Rect
    """What covers the table in Explore: all but the hand."""
    minis: bool
    """Whether opponents show their cards, or only their headers."""
    hand_card: tuple[int, int]
    own_card: tuple[int, int]
    """The largest a card of the own tableau gets."""
    own_rows: int
    plain: bool
    """Whether cards show phases instead of rows of signs, as with large text."""


def frame_of(metrics: Metrics, areas: Areas, row: Row) -> Frame:
    """The parts of the table, with or without a row of choices."""
    if metrics.mode == "large_text":
        return _large_text(metrics, areas, row)
    return _medium(metrics, areas, row) if metrics.mode == "medium" else _wide(metrics, areas, row)


def _wide(metrics: Metrics, areas: Areas, row: Row) -> Frame:
    """Opponents, own tableau, a row of choices where there is one, hand; spare height goes to the tableau."""
    px = metrics.px
    content = areas.content
    hand = _foot(content, px(218))
    opponents = pygame.Rect(content.topleft, (content.width, px(262)))
    choices = _above(hand, px(182) if row != "none" else 0, px(18))
    top = opponents.bottom + px(GUTTER)
    bottom = choices.top - px(GUTTER) if row != "none" else hand.top - px(20)
    own = pygame.Rect(content.left, top, content.width, bottom - top)
    tall = max(px(TALL), min(px(TALLEST), own.height - px(AROUND)))
    return Frame(
        opponents=opponents,
        own=own,
        choices=choices,
        hand=hand,
        overlay=_between(opponents, hand),
        minis=True,
        hand_card=(px(144), px(202)),
        own_card=(round(tall / 1.4), tall),
        own_rows=2 if row == "none" else 1,
        plain=False,
    )


def _medium(metrics: Metrics, areas: Areas, row: Row) -> Frame:
    """A narrow window: opponents as headers and slivers, or headers only beside a row of choices."""
    content = areas.content
    tall = round(content.height * 0.345)
    hand = _foot(content, tall)
    minis = row == "none"
    height = max(metrics.px(158), 100) if minis else max(44, metrics.px(60))
    opponents = pygame.Rect(content.topleft, (content.width, height))
    choices = _above(hand, round(content.height * 0.235) if row != "none" else 0, metrics.px(GUTTER))
    top = opponents.bottom + metrics.px(GUTTER)
    bottom = choices.top if row != "none" else hand.top
    own = pygame.Rect(content.left, top, content.width, bottom - metrics.px(GUTTER) - top)
    card = round((tall - metrics.px(22)) / 1.42)
    return Frame(
        opponents=opponents,
        own=own,
        choices=choices,
        hand=hand,
        overlay=_between(opponents, hand),
        minis=minis,
        hand_card=(card, round(card * 1.4)),
        own_card=(metrics.px(176), metrics.px(246)),
        own_rows=2 if row == "none" else 1,
        plain=False,
    )


def _large_text(metrics: Metrics, areas: Areas, row: Row) -> Frame:
    """Large words: opponents as headers, cards with phases only, the hand over the full width."""
    content, gutter = areas.content, metrics.px(GUTTER)
    left = areas.beside_inspector(gutter)
    opponents = pygame.Rect(left.topleft, (left.width, metrics.text(17) + metrics.px(44)))
    hand = pygame.Rect(
        content.left, left.bottom + gutter, content.width, content.bottom - left.bottom - gutter
    )
    choices = pygame.Rect(left.left, left.bottom, left.width, 0)
    if row != "none":
        height = round(left.height * (0.62 if row == "actions" else 0.42))
        choices = pygame.Rect(left.left, left.bottom - height, left.width, height)
    top = opponents.bottom + gutter
    own = pygame.Rect(left.left, top, left.width, choices.top - (gutter if row != "none" else 0) - top)
    return Frame(
        opponents=opponents,
        own=own,
        choices=choices,
        hand=hand,
        overlay=_between(opponents, own if row == "none" else choices, whole=True),
        minis=False,
        hand_card=(metrics.px(212), hand.height - metrics.px(16)),
        own_card=(metrics.px(226), metrics.px(210)),
        own_rows=2 if row == "none" else 1,
        plain=True,
    )


def _foot(content: pygame.Rect, height: int) -> pygame.Rect:
    return pygame.Rect(content.left, content.bottom - height, content.width, height)


def _above(rect: pygame.Rect, height: int, gap: int) -> pygame.Rect:
    return pygame.Rect(rect.left, rect.top - gap - height, rect.width, height)


def _between(upper: pygame.Rect, lower: pygame.Rect, whole: bool = False) -> pygame.Rect:
    """From the top of one part to the top of another, or to its bottom."""
    bottom = lower.bottom if whole else lower.top
    return pygame.Rect(upper.left, upper.top, upper.width, bottom - upper.top)
