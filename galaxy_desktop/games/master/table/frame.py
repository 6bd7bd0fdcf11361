"""Rectangles of the parts of the table in this window."""

from dataclasses import dataclass, replace

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.layout import Share
from galaxy_desktop.ui.metrics import Metrics

LEFT, RIGHT = 318, 372
"""Widths of the columns beside the map in design units; a wider window gives more to the map alone."""
CARDS = 200
PLAYERS = 0.703
SUPREMACY, DRAWN, CONFLICT = 214, 118, 174
NARROW, NARROW_LARGE = 388, 0.40
STANDING, HAND = 26, 58
MAP_SHAPE, BELOW = 0.76, 620
"""Height of the map in widths, and of what is below it in a tall window, in design units."""
FEW, KEY_LINE = 3, 1.5
"""Most players with room for all words below their figures, not the last ones alone; height of a line."""
STRIP = 76
BUTTONS, BUTTON, LEAST_BUTTON = 3, 34, 28


@dataclass(frozen=True, slots=True)
class Frame:
    """Parts of the table in pixels of the window; an empty rectangle is a part that is not there."""

    map: pygame.Rect
    players: pygame.Rect
    """The others with their symbols and cards; in a narrow window `standings` has the figures."""
    key: pygame.Rect
    standings: pygame.Rect
    """Supremacy track, or a line for each player; with large text a tab among the cards."""
    drawn: pygame.Rect
    conflict: pygame.Rect
    """Conflicts on the board, or the decks; in a narrow window a tab among the cards."""
    cards: pygame.Rect
    """Own cards side by side, or a list of the cards of the player whose tab is open."""

    @property
    def wide(self) -> bool:
        """True while there is room for a column at either side of the map."""
        return bool(self.players.width)


def divided(metrics: Metrics, areas: Areas, *, left_handed: bool) -> Areas:
    """Return the areas of this table: the log is a drawer, and its column belongs to the table.

    In a wide window the inspector takes the foot of the right column, beside the own cards; with large text
    it gives way to a strip for the hover sentence. The areas of a medium window stay as they are.
    """
    if areas.log.width:
        whole = areas.content.union(areas.inspector).union(areas.log)
        inspector = _inspector(metrics, whole, left_handed=left_handed)
        return replace(areas, content=whole, inspector=inspector, log=layout.nowhere())
    if areas.strip.width:
        return areas
    height = round(STRIP * min(1.5, metrics.text_step))
    strip, content = layout.cut_bottom(areas.content, height, metrics.space("gutter"))
    return replace(areas, content=content, inspector=layout.nowhere(), strip=strip)


def frame_of(metrics: Metrics, areas: Areas, *, left_handed: bool, players: int, key: bool) -> Frame:
    """Return the parts of the table in this window; `key` is True to leave room for the map key."""
    whole = areas.content
    frame = _narrow(metrics, whole, players) if areas.strip.width else _wide(metrics, whole, with_key=key)
    return _mirrored(frame, whole) if left_handed else frame


def zoom_places(metrics: Metrics, window: pygame.Rect) -> list[pygame.Rect]:
    """Return the places of the buttons of the map, at its right edge, where no system lies."""
    side, gap = max(LEAST_BUTTON, metrics.px(BUTTON)), metrics.space("tight")
    column = (side, BUTTONS * (side + gap) - gap)
    box = layout.align(layout.inset(window, metrics.space("gap")), column, "midright")
    return layout.cells(box, (side, side), BUTTONS, 1, gap)


def _divided(metrics: Metrics, whole: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the own cards, and what lies above them."""
    height = max(metrics.px(CARDS), metrics.letters("card_text") * 8, round(whole.height * 0.21))
    return layout.cut_bottom(whole, height, metrics.space("gutter"))


def _inspector(metrics: Metrics, whole: pygame.Rect, *, left_handed: bool) -> pygame.Rect:
    """Return the lower part of the column at the right; at the left for the left-handed."""
    above = sum(metrics.px(part) + metrics.space("gutter") for part in (SUPREMACY, DRAWN, CONFLICT))
    side = layout.left if left_handed else layout.right
    return layout.trim(side(whole, metrics.px(RIGHT)), top=above)


def _wide(metrics: Metrics, whole: pygame.Rect, *, with_key: bool) -> Frame:
    gap, (cards, upper) = metrics.space("gutter"), _divided(metrics, whole)
    left, middle, right = layout.columns(upper, (metrics.px(LEFT), Share(), metrics.px(RIGHT)), gap)
    players, key = layout.cut_top(left, round(left.height * (PLAYERS if with_key else 1)), gap)
    cards = layout.trim(cards, right=right.width + gap)
    track, drawn, conflict = layout.rows(
        right, [metrics.px(part) for part in (SUPREMACY, DRAWN, CONFLICT)], gap
    )
    return Frame(
        map=middle,
        players=players,
        key=key if with_key else layout.nowhere(),
        standings=track,
        drawn=drawn,
        conflict=conflict,
        cards=cards,
    )


def _narrow(metrics: Metrics, whole: pygame.Rect, players: int) -> Frame:
    """Return the parts in a narrow window: the map at the left; figures, cubes and cards at its right.

    In a tall one they are below the map if that is larger so, the cards beside figures and cubes.
    """
    gap, large = metrics.space("gutter"), metrics.mode == "large_text"
    width = round(whole.width * NARROW_LARGE) if large else max(metrics.px(NARROW), NARROW)
    column, chart = layout.cut_right(whole, width, gap)
    high = min(round(whole.width * MAP_SHAPE), whole.height - metrics.px(BELOW) - gap)
    is_tall = not large and high > chart.width * MAP_SHAPE
    if is_tall:
        chart, column = layout.cut_top(whole, high, gap)
    beside, column = (
        layout.columns(column, (Share(3), Share(2)), gap) if is_tall else (layout.nowhere(), column)
    )
    key = (2 if players <= FEW or is_tall else 1) * round(
        metrics.letters("small") * KEY_LINE
    ) + metrics.space("tight")
    standings = layout.nowhere()
    if not large:
        standings, column = layout.cut_top(
            column, (players + 1) * line_height(metrics) + key + metrics.space("gutter"), gap
        )
    drawn, cards = layout.cut_top(column, max(HAND, round(metrics.letters("body") * 2.2)), gap)
    cards = beside if is_tall else cards
    return Frame(
        map=chart,
        players=layout.nowhere(),
        key=layout.nowhere(),
        standings=standings,
        drawn=drawn,
        conflict=layout.nowhere(),
        cards=cards,
    )


def line_height(metrics: Metrics) -> int:
    """Return the height of the line of a player in the standings of a narrow window."""
    return max(STANDING, round(metrics.letters("small") * 1.5))


def _mirrored(frame: Frame, whole: pygame.Rect) -> Frame:
    """Return the frame with its columns on the other sides."""

    def other(rect: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(whole.left + whole.right - rect.right, rect.top, rect.width, rect.height)

    parts = {name: getattr(frame, name) for name in Frame.__slots__}
    return Frame(**{name: other(rect) if rect.width else rect for name, rect in parts.items()})
