"""List of all keys with their functions, in a column."""

import pygame

from galaxy_desktop.ui.keys import Key, key_groups
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.widgets.key_cue import draw_filled_key_cue, key_cue_width

LEAST = 96


def fill_keys(column: Column) -> None:
    """Lay the keys, group by group."""
    for title, keys in key_groups():
        column.text(f"**{title}**", "option", colour=column.kit.theme.colour.text_soft, after=4)
        for key in keys:
            _line(column, key)
        column.space(12)


def _line(column: Column, key: Key) -> None:
    """Lay the function of a key at the left, the key at the right."""
    kit = column.kit
    cap = max(kit.metrics.px(LEAST), key_cue_width(kit, key.label))
    block = kit.text.block(key.does, column.width - cap - kit.metrics.space("margin"), "body")
    rect = column.take(max(block.height, round(kit.metrics.text(14) * 1.7)), 4)

    def paint(surface: pygame.Surface, at: pygame.Rect) -> None:
        block.draw(surface, (at.left, at.centery - block.height // 2))
        draw_filled_key_cue(kit, surface, (at.right, at.centery), key.label)

    column.paint(rect, paint)
