"""Frame: rectangles of the parts of the table in this window."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.games.jumpdrive.table.look import SHAPE
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.layout import Share
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.tabletop.fan import hand_height, large_card, upright_card
from galaxy_desktop.ui.tabletop.players import folded_height

SLIVERS, OWN_LARGE = 130, 420
"""Heights of the cards of others below their headers, and of the own panel with a row of cards in full size,
with large text, in design units."""

OWN, CARD, SLIVER = 330, 150, 62
"""Height of the own panel with cards in full size in a narrow window, greatest width of these, and height
of the cards of others, in design units."""
TRACK, LEAST_TRACK = 64, 50
"""Height of the track in a narrow window in design units, and its least height in pixels."""
LINE = 1.35
"""Height of a line in heights of its letters."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Rectangles of the parts of the table, in pixels of the window; a part not shown is empty."""

    track: pygame.Rect
    """Race to 50 VP."""
    others: pygame.Rect
    """Other players; in a solitaire game the goals of the campaign or of a challenge."""
    own: pygame.Rect
    hand: pygame.Rect
    minis: bool
    """True if other players show their cards, False if only their headers."""
    hand_card: tuple[int, int]
    own_card: int
    """Greatest width of a card of the own empire."""
    plain: bool
    """True if cards show no rows of signs, as with large text."""


def frame_of(metrics: Metrics, areas: Areas) -> Frame:
    """Return the frame for the mode of the window."""
    if metrics.mode == "large_text":
        return _large_text(metrics, areas)
    return _medium(metrics, areas) if metrics.mode == "medium" else _wide(metrics, areas)


def _wide(metrics: Metrics, areas: Areas) -> Frame:
    """Return the frame of a wide window; spare height goes to the own empire."""
    px = metrics.px
    track, others, own, hand = _stacked(areas.content, px(92), px(150), px(216), metrics.space("gutter"))
    card = px(150)
    hand_card = card, round(card * SHAPE)
    return Frame(track, others, own, hand, minis=True, hand_card=hand_card, own_card=px(198), plain=False)


def _medium(metrics: Metrics, areas: Areas) -> Frame:
    """Return the frame of a narrow window: a low track, others as headers and slivers.

    What a tall window has left makes the own cards grow.
    """
    content, px, gutter = areas.content, metrics.px, metrics.space("gutter")
    track, folded = max(LEAST_TRACK, px(TRACK)) + track_growth(metrics), metrics.bounded("folded")
    tall = hand_height(metrics, content, 0.315, SHAPE)
    hand_card = upright_card(metrics, tall, SHAPE)
    spare = max(0, content.height - track - folded - px(SLIVER) - tall - 3 * gutter - px(OWN))
    own_card = min(px(CARD) + round(spare / SHAPE), max(px(CARD), hand_card[0]))
    parts = _stacked(content, track, folded + px(SLIVER), tall, gutter)
    return Frame(*parts, minis=True, hand_card=hand_card, own_card=own_card, plain=False)


def track_growth(metrics: Metrics) -> int:
    """Return how much higher larger text makes the figures of a narrow window's track, in pixels."""
    if metrics.mode != "medium":
        return 0
    small = metrics.letters("small")
    return round((small - small / metrics.text_step) * LINE)


def _large_text(metrics: Metrics, areas: Areas) -> Frame:
    """Return the frame for large words: no track, others as headers, and as slivers only in a tall window.

    The hand lies over the full width.
    """
    content, gutter = areas.content, metrics.space("gutter")
    left = areas.beside_inspector(gutter)
    folded, slivers = folded_height(metrics), metrics.px(SLIVERS)
    minis = left.height >= folded + slivers + gutter + metrics.px(OWN_LARGE)
    others, own = layout.cut_top(left, folded + slivers if minis else folded, gutter)
    hand = layout.below(content, left.bottom + gutter)
    card = large_card(metrics, hand)
    own_card = metrics.px(190)
    return Frame(
        layout.nowhere(), others, own, hand, minis=minis, hand_card=card, own_card=own_card, plain=True
    )


def _stacked(
    content: pygame.Rect, track: int, others: int, hand: int, gutter: int
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
    """Cut track, others, own empire and hand, one below the other; the empire takes the rest."""
    upper, middle, own, lower = layout.rows(content, (track, others, Share(), hand), gutter)
    return upper, middle, own, lower
