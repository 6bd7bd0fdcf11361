"""Where the parts of the table lie in this window (VISUAL sections 2.5 and 2.9)."""

from dataclasses import dataclass, replace

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.metrics import Metrics

GUTTER = 8
LEFT, RIGHT = 318, 372
"""Widths of the columns beside the map; a wider window gives more to the map alone."""
CARDS = 200
PLAYERS = 0.703
SUPREMACY, DRAWN, CONFLICT = 214, 118, 150
NARROW, NARROW_LARGE = 388, 0.40
STANDING, HAND = 29, 58
STRIP = 76

NOWHERE = layout.nowhere()


@dataclass(frozen=True, slots=True)
class Frame:
    """The parts of the table; an empty rectangle is a part that is not there."""

    map: pygame.Rect
    players: pygame.Rect
    """The others with their symbols and cards; in a narrow window `standings` tells the figures."""
    key: pygame.Rect
    standings: pygame.Rect
    """The supremacy track, or a line for each player; with large text a tab among the cards."""
    drawn: pygame.Rect
    conflict: pygame.Rect
    """The conflicts on the board, or the decks; in a narrow window a tab among the cards."""
    cards: pygame.Rect
    """The own cards side by side, or a list of the cards of the player whose tab is open."""

    @property
    def wide(self) -> bool:
        """Whether there is room for a column at either side of the map."""
        return bool(self.players.width)


def divided(metrics: Metrics, areas: Areas, *, left_handed: bool) -> Areas:
    """The whole window is the table's: the log is a drawer, the inspector stands below the track."""
    if areas.log.width:
        whole = areas.content.union(areas.inspector).union(areas.log)
        inspector = _inspector(metrics, whole, left_handed)
        return replace(areas, content=whole, inspector=inspector, log=NOWHERE.copy())
    if areas.strip.width:
        return areas
    height = round(STRIP * min(1.5, metrics.text_step))
    whole = areas.content
    strip = layout.bottom(whole, height)
    content = layout.top(whole, whole.height - height - metrics.px(GUTTER))
    return replace(areas, content=content, inspector=NOWHERE.copy(), strip=strip)


def frame_of(metrics: Metrics, areas: Areas, *, left_handed: bool, players: int, key: bool = True) -> Frame:
    """The parts of the table in this window."""
    whole = areas.content
    frame = _narrow(metrics, whole, players) if areas.strip.width else _wide(metrics, whole, key)
    return _mirrored(frame, whole) if left_handed else frame


def _upper(metrics: Metrics, whole: pygame.Rect) -> pygame.Rect:
    """What lies above the own cards."""
    cards = _cards_height(metrics, whole)
    return layout.top(whole, whole.height - cards - metrics.px(GUTTER))


def _cards_height(metrics: Metrics, whole: pygame.Rect) -> int:
    return max(metrics.px(CARDS), metrics.text(15) * 8, round(whole.height * 0.21))


def _inspector(metrics: Metrics, whole: pygame.Rect, left_handed: bool) -> pygame.Rect:
    """The lower part of the column at the right."""
    upper, gap = _upper(metrics, whole), metrics.px(GUTTER)
    above = sum(metrics.px(part) + gap for part in (SUPREMACY, DRAWN, CONFLICT))
    left = whole.left if left_handed else whole.right - metrics.px(RIGHT)
    return pygame.Rect(left, upper.top + above, metrics.px(RIGHT), upper.height - above)


def _wide(metrics: Metrics, whole: pygame.Rect, with_key: bool) -> Frame:
    gap, upper = metrics.px(GUTTER), _upper(metrics, whole)
    left, right = metrics.px(LEFT), metrics.px(RIGHT)
    column = pygame.Rect(whole.right - right, upper.top, right, upper.height)
    players = pygame.Rect(whole.left, upper.top, left, round(upper.height * (PLAYERS if with_key else 1)))
    key = pygame.Rect(whole.left, players.bottom + gap, left, max(0, upper.height - players.height - gap))
    track = pygame.Rect(column.topleft, (right, metrics.px(SUPREMACY)))
    drawn = pygame.Rect(column.left, track.bottom + gap, right, metrics.px(DRAWN))
    conflict = pygame.Rect(column.left, drawn.bottom + gap, right, metrics.px(CONFLICT))
    return Frame(
        map=pygame.Rect(players.right + gap, upper.top, column.left - players.right - 2 * gap, upper.height),
        players=players,
        key=key if with_key else NOWHERE.copy(),
        standings=track,
        drawn=drawn,
        conflict=conflict,
        cards=layout.below(whole, upper.bottom + gap),
    )


def _narrow(metrics: Metrics, whole: pygame.Rect, players: int) -> Frame:
    """The map at the left; figures, cubes and a list of cards at its right."""
    gap, large = metrics.px(GUTTER), metrics.mode == "large_text"
    width = round(whole.width * NARROW_LARGE) if large else max(metrics.px(NARROW), NARROW)
    column = layout.right(whole, width)
    row = max(STANDING, round(metrics.text(16) * 1.5))
    standings = pygame.Rect(column.topleft, (width, 0 if large else (players + 1) * row + 8))
    hand = max(HAND, round(metrics.text(16) * 2.2))
    drawn = pygame.Rect(column.left, standings.bottom + (0 if large else gap), width, hand)
    return Frame(
        map=layout.left(whole, column.left - gap - whole.left),
        players=NOWHERE.copy(),
        key=NOWHERE.copy(),
        standings=NOWHERE.copy() if large else standings,
        drawn=drawn,
        conflict=NOWHERE.copy(),
        cards=pygame.Rect(column.left, drawn.bottom + gap, width, column.bottom - drawn.bottom - gap),
    )


def _mirrored(frame: Frame, whole: pygame.Rect) -> Frame:
    """The columns change sides; the row of cards stays."""

    def other(rect: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(whole.left + whole.right - rect.right, rect.top, rect.width, rect.height)

    parts = {name: getattr(frame, name) for name in Frame.__slots__}
    return Frame(**{name: other(rect) if rect.width else rect for name, rect in parts.items()})
