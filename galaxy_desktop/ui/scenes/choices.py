"""One choice of a few in a column: side by side if they fit, else in a drop-down list."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.column import Column, Gap
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.segmented import Segmented

V = TypeVar("V")


def choose_one(
    column: Column,
    label: str,
    choices: Sequence[tuple[V, str]],
    chosen: V,
    choose: Callable[[V], None],
    *,
    after: Gap = "pad",
) -> None:
    """Add a row of segments to the column, or a drop-down list if the row is too wide."""
    nowhere = layout.nowhere()
    row = Segmented(column.kit, nowhere, choices, chosen, choose, label=label)
    if row.natural_width <= column.width:
        column.row([row], [row.natural_width], after=after)
        return
    drop = DropDown(column.kit, nowhere, choices, chosen, choose, label=label)
    column.row([drop], [column.width], after=after)
