"""Section of a table that is laid on its own, and kept as long as its input stays the same."""

from collections.abc import Callable, Container
from dataclasses import replace
from typing import Any, Generic, TypeVar

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.ui.tabletop.sheet import Sheet
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

B = TypeVar("B", bound=Tabletop)


@plain
class Section(Generic[B]):
    """Section of the table as it has to be laid; equal sections look the same."""

    lay: Callable[..., None]
    """Function that lays the section onto the sheet of the board; it knows only the board and `given`."""
    board: B
    given: tuple[Any, ...] = ()
    over: bool = False
    """True if it lies over other sections, so that it has to be drawn after all of them."""

    @property
    def is_ground(self) -> bool:
        """True if nothing can be chosen on it, so that choosing never changes it."""
        return not (self.over or self.board.shown.open or self.board.shown.chosen)


def without_choice(board: B) -> B:
    """Return a board without the open and chosen options of its question."""
    return replace(board, shown=replace(board.shown, open=frozenset(), chosen=()))


def without_question(board: B) -> B:
    """Return a board without its question."""
    shown = replace(board.shown, decision=None, open=frozenset(), chosen=())
    return replace(board, shown=shown)


def with_choice_of(board: B, options: Container[Option]) -> B:
    """Return a board with only the open and chosen options among `options`."""
    shown = board.shown
    may_be = frozenset([option for option in shown.open if option in options])
    chosen = tuple([option for option in shown.chosen if option in options])
    return replace(board, shown=replace(shown, open=may_be, chosen=chosen))


def laid(section: Section[B]) -> Sheet:
    """Return a sheet with a section laid on it alone."""
    sheet = Sheet()
    section.lay(replace(section.board, sheet=sheet), *section.given)
    return sheet


def composed(sections: list[tuple[Section[B], Sheet]]) -> Sheet:
    """Return one sheet with all sections, in the order in which they were laid."""
    whole = Sheet()
    for section, sheet in sections:
        whole.take_in(sheet, ground=section.is_ground)
    return whole
