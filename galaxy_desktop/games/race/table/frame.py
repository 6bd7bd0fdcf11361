"""Frame: rectangles of the parts of the table in this window."""

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
OWN, OWN_TWO, OWN_LARGE, SLIVERS = 320, 590, 235, 130
"""Height of the own panel with one row of cards in full size and with two, in a narrow window, and for each
row with large text; that of the cards of others below their headers with large text; in design units."""
NARROW_CARD, NARROW_OPPONENTS, GROWN_OPPONENTS = (176, 246), 158, 320
"""Own card in full size in a narrow window, height of the panels of others there, and the greatest one in a
tall window, in design units."""
CHOICES = 320
"""Greatest height of a row of choices in a narrow window, in design units."""
FEW, MANY = 6, 11
"""Fewest cards in each of two rows, in a tall window and in any other."""


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
    own_columns: int
    """Fewest cards in a row, if there are several rows."""
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
        own_columns=MANY,
        plain=False,
    )


def _medium(metrics: Metrics, areas: Areas, row: RowKind) -> Frame:
    """Return the frame of a narrow window: opponents as slivers, or headers only.

    They are headers where beside a row of choices the own cards would have no room in their full size. What a
    tall window has left beside a row of choices makes the cards of all grow, and keeps them so without one.
    """
    content, gutter, px = areas.content, metrics.space("gutter"), metrics.px
    tall = hand_height(metrics, content, 0.345, CARD_SHAPE)
    hand, upper = layout.cut_bottom(content, tall, gutter)
    beside = min(round(content.height * 0.235), px(CHOICES))
    height, card = max(px(NARROW_OPPONENTS), 100), upright_card(metrics, tall, CARD_SHAPE)
    spare = upper.height - beside - height - 2 * gutter - px(OWN_TWO)
    choices, upper = (layout.nowhere(), upper) if row == "none" else layout.cut_bottom(upper, beside, gutter)
    minis = row == "none" or upper.height >= height + gutter + px(OWN)
    own_card, is_tall = (px(NARROW_CARD[0]), px(NARROW_CARD[1])), spare > 0
    if is_tall:
        grown = min(height + spare // 3, px(GROWN_OPPONENTS))
        own_tall = max(own_card[1], min(card[1], own_card[1] + (spare - (grown - height)) // 2))
        height, own_card = grown, (round(own_tall / CARD_SHAPE), own_tall)
    opponents, own = layout.cut_top(upper, height if minis else metrics.bounded("folded"), gutter)
    return Frame(
        opponents=opponents,
        own=own,
        choices=choices,
        hand=hand,
        overlay=layout.above(content, hand.top),
        minis=minis,
        hand_card=card,
        own_card=own_card,
        own_rows=2 if row == "none" or is_tall else 1,
        own_columns=FEW if is_tall else MANY,
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
        height = round(left.height * (0.53 if row == "actions" else 0.42))
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
        own_columns=FEW,
        plain=True,
    )
