"""Layout of the menu at any size of window and text, for any number of games."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.ui.kit import Kit

MARGIN, GAP = 0.049, 18
MOST_IN_A_ROW = 6


@dataclass(frozen=True, slots=True)
class MenuLayout:
    """Rectangles of the window."""

    title: pygame.Rect
    tagline: pygame.Rect
    tiles: tuple[pygame.Rect, ...]
    actions: pygame.Rect
    note: pygame.Rect
    keys: pygame.Rect
    shade: pygame.Rect
    """Area darkened under the note, where its words reach into the bright part of the picture."""


def menu_layout(kit: Kit, games: int, action_lines: int) -> MenuLayout:
    """Return the layout: from the title down and from the keys up, the tiles in between."""
    metrics = kit.metrics
    width, height = metrics.window
    left = round(width * MARGIN)
    room = width - 2 * left
    large = metrics.text_step > 1.3
    hero = kit.fonts.style(title_style(kit), metrics).line
    body = kit.fonts.style("body", metrics).line
    small = kit.fonts.style("small", metrics).line
    top = round(height * (0.03 if large else 0.075))
    title = pygame.Rect(left, top, round(room * 0.7), hero)
    tagline = pygame.Rect(
        left, title.bottom + metrics.space("gutter"), round(room * 0.72), 0 if large else body
    )
    foot = height - round(height * (0.02 if large else 0.035))
    keys = pygame.Rect(left, foot - (0 if large else small), round(room * 0.6), 0 if large else small)
    above = 0 if large else metrics.px(34)
    note = pygame.Rect(left, keys.top - above - small, room if large else round(room * 0.6), small)
    each = action_height(kit)
    tall = action_lines * each + (action_lines - 1) * metrics.space("margin")
    actions = pygame.Rect(left, note.top - metrics.px(10 if large else 30) - tall, room, tall)
    first = tagline.bottom + metrics.px(12 if large else 46)
    area = pygame.Rect(left, first, room, actions.top - metrics.px(18 if large else 44) - first)
    under = note.top - metrics.space("tight")
    shade = pygame.Rect(0, under, width if large else 0, height - under)
    return MenuLayout(title, tagline, _tiles(kit, area, games, large), actions, note, keys, shade)


def title_style(kit: Kit) -> str:
    """Return the text style of the title, smaller at large text."""
    return "hero" if kit.metrics.text_step <= 1.3 else "title"


def action_height(kit: Kit) -> int:
    """Return the height of the buttons under the tiles, in pixels."""
    return kit.metrics.target(72 if kit.metrics.text_step <= 1.3 else 56)


def _tiles(kit: Kit, area: pygame.Rect, games: int, large: bool) -> tuple[pygame.Rect, ...]:
    """Return the tiles: one row of high tiles, or at large text rows of two wide ones."""
    gap = kit.metrics.px(GAP)
    across = min(games, MOST_IN_A_ROW) if not large else (1 if games == 1 else 2)
    down = -(-games // across) if games else 0
    return tuple(_cell(area, number % across, across, number // across, down, gap) for number in range(games))


def _cell(area: pygame.Rect, column: int, across: int, row: int, down: int, gap: int) -> pygame.Rect:
    width, height = (area.width - gap * (across - 1)) / across, (area.height - gap * (down - 1)) / down
    left, top = area.left + round(column * (width + gap)), area.top + round(row * (height + gap))
    return pygame.Rect(left, top, round(width), round(height))
