"""Layout of the menu at any size of window and text, for any number of games and cards."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.layout import Share
from galaxy_desktop.ui.widgets.button import Button

MARGIN = 0.049
MOST_IN_A_ROW = 6
FIRST = 2.1
"""Width of the first card as a multiple of that of the others."""
CARD, ACTION, LARGE_ACTION = 244, 48, 56
"""Heights in design units."""


class MenuLayout(NamedTuple):
    """Rectangles of the window; at large text the cards are buttons, and some lines are empty."""

    title: pygame.Rect
    tagline: pygame.Rect
    cards: tuple[pygame.Rect, ...]
    result: pygame.Rect
    tiles: tuple[pygame.Rect, ...]
    actions: pygame.Rect
    keys: pygame.Rect


def menu_layout(kit: Kit, games: int, cards: int, action_lines: int) -> MenuLayout:
    """Return the layout: from the title and the cards down and from the keys up, the tiles in between."""
    metrics = kit.metrics
    width, height = metrics.window
    large = is_large(kit)
    left = round(width * MARGIN)
    hero, body, small = (kit.fonts.style(name, metrics).line for name in (title_style(kit), "body", "small"))
    area = pygame.Rect(left, 0, width - 2 * left, height - round(height * 0.02))
    area = layout.below(area, round(height * (0.02 if large else 0.04)))
    title, area = layout.cut_top(area, hero)
    title = layout.left(title, round(area.width * 0.7))
    tagline, area = layout.cut_top(area, 0 if large else body, metrics.px(14 if large else 26))
    tagline = layout.left(tagline, round(area.width * 0.72))
    keys, area = layout.cut_bottom(area, 0 if large else small, 0 if large else metrics.space("pad"))
    each = action_height(kit)
    tall = action_lines * each + (action_lines - 1) * metrics.space("margin")
    actions, area = layout.cut_bottom(area, tall, metrics.px(16 if large else 24))
    row, area = layout.cut_top(area, card_height(kit), metrics.space("margin"))
    result, area = layout.cut_top(area, 0 if large else each, 0 if large else metrics.space("margin"))
    first = [Share(FIRST), *[Share(1)] * (cards - 1)]
    places = layout.columns(row, first, metrics.space("broad"))
    return MenuLayout(title, tagline, tuple(places), result, _tiles(kit, area, games), actions, keys)


def keys_words(kit: Kit) -> str:
    """Return the keys of the menu in one line, or the buttons of a gamepad."""
    if kit.pointer.by_pad:
        return _("D-pad, LB, RB: move · A: select · RT: continue · Back: help · B: quit")
    return _("Tab, arrows: move · Enter: select · F1: help · F11: full screen · Esc: quit")


def is_large(kit: Kit) -> bool:
    """Return whether the text is so large that tiles are broad and cards are buttons."""
    return kit.metrics.text_step > 1.3


def title_style(kit: Kit) -> str:
    """Return the text style of the title, smaller at large text."""
    return "title" if is_large(kit) else "hero"


def action_height(kit: Kit) -> int:
    """Return the height of the buttons under the tiles, in pixels."""
    return kit.metrics.target(LARGE_ACTION if is_large(kit) else ACTION)


def action_lines(kit: Kit, actions: Sequence[Button]) -> int:
    """Return the number of lines that the buttons under the tiles need: 1 if their words fit, else 2."""
    room, gap = kit.metrics.window[0] * (1 - 2 * MARGIN), kit.metrics.space("margin")
    return 1 if sum(button.natural_width + gap for button in actions) <= room else 2


def place_actions(kit: Kit, area: pygame.Rect, actions: Sequence[Button], lines: int) -> None:
    """Place the buttons as wide as they need, the last one at the right; on two lines in equal parts."""
    gap = kit.metrics.space("margin")
    if lines == 2:
        places = layout.grid(area, len(actions), -(-len(actions) // 2), gap)
        for button, place in zip(actions, places, strict=True):
            button.rect = place
        return
    actions[-1].rect, row = layout.cut_right(area, actions[-1].natural_width, gap)
    for button in actions[:-1]:
        button.rect, row = layout.cut_left(row, button.natural_width, gap)


def card_height(kit: Kit) -> int:
    """Return the height of the cards in the first row, in pixels: enough for their words and a button."""
    if is_large(kit):
        return action_height(kit)
    lines = sum(kit.fonts.style(name, kit.metrics).line for name in ("small", "heading", "body", "body"))
    return max(round(kit.metrics.px(CARD)), lines + kit.metrics.target(52) + kit.metrics.px(44))


def _tiles(kit: Kit, area: pygame.Rect, games: int) -> tuple[pygame.Rect, ...]:
    """Return the tiles: one row of high tiles, or at large text rows of two wide ones."""
    gap = kit.metrics.space("broad")
    across = min(games, MOST_IN_A_ROW) if not is_large(kit) else (1 if games == 1 else 2)
    return tuple(layout.grid(area, games, across, gap)) if games else ()
