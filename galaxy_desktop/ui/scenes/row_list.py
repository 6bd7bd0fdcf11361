"""Lists of rows laid in a column."""

from collections.abc import Callable
from typing import Protocol

import pygame

from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.theme import Space
from galaxy_desktop.ui.widgets.scroll_list import ScrollList


class Rows(Protocol):
    """Painter of rows of one height."""

    @property
    def height(self) -> int:
        """Height of every row in pixels."""
        ...

    def words(self, number: int) -> str:
        """Return a row as one line of text."""
        ...

    def draw(
        self, surface: pygame.Surface, row: pygame.Rect, number: int, *, chosen: bool, hovered: bool
    ) -> None:
        """Draw a row."""
        ...


def lay_rows(
    column: Column,
    rows: Rows,
    count: int,
    label: str,
    choose: Callable[[int], None],
    *,
    chosen: int,
    gap: Space = "gutter",
    least: int = 2,
    press: Callable[[int], None] | None = None,
) -> ScrollList:
    """Lay a list as high as its rows, or as the view, at least `least` rows; return it."""
    between = column.kit.metrics.space(gap)
    wanted = count * (rows.height + between) - between
    place = column.take(min(wanted, column.rest_of_view(least * rows.height)), None)
    laid = ScrollList(
        column.kit,
        place,
        label,
        count,
        rows.height,
        rows.draw,
        choose,
        chosen=chosen,
        gap=between,
        press=press,
        words=rows.words,
    )
    column.widgets.append(laid)
    return laid
