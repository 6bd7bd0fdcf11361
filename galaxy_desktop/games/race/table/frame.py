"""Frame: rectangles of the parts of the table in this window (VISUAL sections 2.1 and 2.9)."""

from dataclasses import dataclass
from typing import Literal

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.metrics import CARD_SHAPE, Metrics
from galaxy_desktop.ui.tabletop.fan import large_card, upright_card
from galaxy_desktop.ui.tabletop.players import folded_height

RowKind = Literal["none", "actions", "powers"]
TALL, TALLEST, AROUND = 196, 252, 222
"""Least and greatest height of an own card, and that of header and forecast around it, in design units."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Rectangles of the parts of the table, in pixels of the window; a part not shown is empty."""

    opponents: pygame.Rect
    own: pygame.Rect
    choices: pygame.Rect
    """Row of action cards or of Consume powers."""
    hand: pygame.Rect
    overlay: pygame.Rect
    """Area that Explore covers: all but the hand."""
    minis: bool
    """True if opponents show their cards, False if only their headers."""
    hand_card: tuple[int, int]
    own_card: tuple[int, int]
    """Greatest size of a card of the own tableau."""
    own_rows: int
    plain: bool
    """True if cards show phases instead of rows of signs, as with large text."""


def frame_of(metrics: Metrics, areas: Areas, row: RowKind) -> Frame:
    """Return the frame for the mode of the window, with or without a row of choices."""
    if metrics.mode == "large_text":
        return _large_text(metrics, areas, row)
    return _medium(metrics, areas, row) if metrics.mode == "medium" else _wide(metrics, areas, row)


def _wide(metrics: Metrics, areas: Areas, row: RowKind) -> Frame:
    """Return the frame of a wide window; spare height goes to the own tableau."""
    px = metrics.px
    gutter, broad = metrics.space("gutter"), metrics.space("broad")
    content = areas.content
    opponents, rest = layout.cut_top(content, px(262), gutter)
    hand = layout.bottom(content, px(218))
    choices, own = layout.nowhere(), layout.trim(rest, bottom=hand.height + broad)
    if row != "none":
        above = layout.trim(rest, bottom=hand.height + broad)
        choices, own = layout.cut_bottom(above, px(182), gutter)
    tall = max(px(TALL), min(px(TALLEST), own.height - px(AROUND)))
    return Frame(
        opponents=opponents,
        own=own,
        choices=choices,
        hand=hand,
        overlay=layout.above(content, hand.top),
        minis=True,
        hand_card=(px(144), px(202)),
        own_card=(round(tall / CARD_SHAPE), tall),
        own_rows=2 if row == "none" else 1,
        plain=False,
    )


def _medium(metrics: Metrics, areas: Areas, row: RowKind) -> Frame:
    """Return the frame of a narrow window: opponents as slivers, or headers only beside a row of choices."""
    content = areas.content
    gutter, minis = metrics.space("gutter"), row == "none"
    tall = round(content.height * 0.345)
    hand, upper = layout.cut_bottom(content, tall, gutter)
    choices, upper = (
        (layout.nowhere(), upper)
        if minis
        else layout.cut_bottom(upper, round(content.height * 0.235), gutter)
    )
    height = max(metrics.px(158), 100) if minis else metrics.bounded("folded")
    opponents, own = layout.cut_top(upper, height, gutter)
    card = upright_card(metrics, tall, CARD_SHAPE)
    return Frame(
        opponents=opponents,
        own=own,
        choices=choices,
        hand=hand,
        overlay=layout.above(content, hand.top),
        minis=minis,
        hand_card=card,
        own_card=(metrics.px(176), metrics.px(246)),
        own_rows=2 if row == "none" else 1,
        plain=False,
    )


def _large_text(metrics: Metrics, areas: Areas, row: RowKind) -> Frame:
    """Return the frame for large words: opponents as headers, the hand over the full width."""
    content, gutter = areas.content, metrics.space("gutter")
    left = areas.beside_inspector(gutter)
    opponents, own = layout.cut_top(left, folded_height(metrics), gutter)
    hand, choices = layout.below(content, left.bottom + gutter), layout.nowhere()
    if row != "none":
        height = round(left.height * (0.62 if row == "actions" else 0.42))
        choices, own = layout.cut_bottom(own, height, gutter)
    return Frame(
        opponents=opponents,
        own=own,
        choices=choices,
        hand=hand,
        overlay=left,
        minis=False,
        hand_card=large_card(metrics, hand),
        own_card=(metrics.px(226), metrics.px(210)),
        own_rows=2 if row == "none" else 1,
        plain=True,
    )
