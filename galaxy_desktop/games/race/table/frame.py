"""Frame: rectangles of the parts of the table in this window (VISUAL sections 2.1 and 2.9)."""

from dataclasses import dataclass
from typing import Literal

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.metrics import CARD_SHAPE, Metrics
from galaxy_desktop.ui.tabletop.fan import hand_height, large_card, upright_card
from galaxy_desktop.ui.tabletop.players import folded_height

RowKind = Literal["none", "actions", "powers"]
TALL, TALLEST, AROUND = 196, 252, 222
"""Least and greatest height of an own card, and that of header and forecast around it, in design units."""
OWN, OWN_LARGE, SLIVERS = 320, 235, 130
"""Height of the own panel with one row of cards in full size, in a narrow window and for each row with large
text; that of the cards of others below their headers with large text; in design units."""


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
    """Return the frame of a narrow window: opponents as slivers, or headers only.

    They are headers where beside a row of choices the own cards would have no room in their full size.
    """
    content, gutter = areas.content, metrics.space("gutter")
    tall = hand_height(metrics, content, 0.345, CARD_SHAPE)
    hand, upper = layout.cut_bottom(content, tall, gutter)
    choices, upper = (
        (layout.nowhere(), upper)
        if row == "none"
        else layout.cut_bottom(upper, round(content.height * 0.235), gutter)
    )
    height = max(metrics.px(158), 100)
    minis = row == "none" or upper.height >= height + gutter + metrics.px(OWN)
    opponents, own = layout.cut_top(upper, height if minis else metrics.bounded("folded"), gutter)
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
    """Return the frame for large words: opponents as headers, and as slivers only in a tall window.

    The hand lies over the full width.
    """
    content, gutter = areas.content, metrics.space("gutter")
    left = areas.beside_inspector(gutter)
    hand, choices, upper = layout.below(content, left.bottom + gutter), layout.nowhere(), left
    if row != "none":
        height = round(left.height * (0.62 if row == "actions" else 0.42))
        choices, upper = layout.cut_bottom(left, height, gutter)
    rows = 2 if row == "none" else 1
    folded, slivers = folded_height(metrics), metrics.px(SLIVERS)
    minis = upper.height >= folded + slivers + gutter + rows * metrics.px(OWN_LARGE)
    opponents, own = layout.cut_top(upper, folded + slivers if minis else folded, gutter)
    return Frame(
        opponents=opponents,
        own=own,
        choices=choices,
        hand=hand,
        overlay=left,
        minis=minis,
        hand_card=large_card(metrics, hand),
        own_card=(metrics.px(226), metrics.px(210)),
        own_rows=rows,
        plain=True,
    )
