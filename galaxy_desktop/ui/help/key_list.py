"""List of all keys with their functions, in a column."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.language import headed
from galaxy_desktop.ui.keys import Key, key_groups
from galaxy_desktop.ui.scenes.column import Column, spread
from galaxy_desktop.ui.widgets.key_cue import draw_filled_key_cue, key_cue_width

LEAST = 96
COLUMN = 24
"""Least width of a column, in multiples of the size of the text."""
HEADING = 2
"""Height of a title with its gaps, in lines."""


def fill_keys(column: Column) -> None:
    """Lay the keys, group by group, in two columns if there is room."""
    groups, fit = key_groups(), column.width // (COLUMN * column.kit.metrics.letters("option"))
    columns = column.beside(min(2, max(1, fit)), "aisle")
    places = spread([HEADING + len(keys) for _title, keys in groups], len(columns))
    for (title, keys), place in zip(groups, places, strict=True):
        _group(columns[place], title, keys)
    column.join(columns)


def _group(column: Column, title: str, keys: Sequence[Key]) -> None:
    column.text(f"**{title}**", "option", colour=column.kit.theme.colour.text_soft, after="seam")
    for key in keys:
        _line(column, key)
    column.space("margin")


def _line(column: Column, key: Key) -> None:
    """Lay the function of a key at the left, the key at the right."""
    kit = column.kit
    cap = max(kit.metrics.px(LEAST), key_cue_width(kit, key.label))
    block = kit.text.block(key.does, column.width - cap - kit.metrics.space("margin"), "body")
    rect = column.take(max(block.height, round(kit.metrics.letters("small") * 1.7)), "seam")

    def paint(surface: pygame.Surface, at: pygame.Rect) -> None:
        block.draw(surface, (at.left, at.centery - block.height // 2))
        draw_filled_key_cue(kit, surface, (at.right, at.centery), key.label)

    column.paint(rect, paint)
    column.words.append(headed(key.label, key.does))
