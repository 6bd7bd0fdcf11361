"""Small things on the table can be clicked beside them, too, where nothing else is meant."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.widget import Widget


class TableForm(Form):
    """Form of a table."""

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        """Return the widget under the pointer, or a small item beside it."""
        found = super()._at(pos)
        if not isinstance(found, TableItem):
            return found
        return item_under([widget for widget in self.widgets if isinstance(widget, TableItem)], pos)


def item_under(items: Sequence[TableItem], pos: tuple[int, int]) -> TableItem | None:
    """Return the uppermost item at a place; where no click is meant there, the nearest one within reach."""
    under = _topmost(items, pos)
    if under is not None and (under.can_click or under.is_small):
        return under
    near = [item for item in items if item.can_click and item.covers(pos)]
    seen = [item for item in near if _topmost(items, _nearest_point(item.rect, pos)) is item]
    at = pygame.Vector2(pos)
    return min(seen, key=lambda item: at.distance_squared_to(item.rect.center), default=under)


def _topmost(items: Sequence[TableItem], pos: tuple[int, int]) -> TableItem | None:
    return next((item for item in reversed(items) if item.rect.collidepoint(pos)), None)


def _nearest_point(rect: pygame.Rect, pos: tuple[int, int]) -> tuple[int, int]:
    """Return the point of a rectangle that is nearest to a place."""
    x, y = pos
    return min(max(x, rect.left), rect.right - 1), min(max(y, rect.top), rect.bottom - 1)
