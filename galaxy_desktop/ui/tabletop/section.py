"""A section of a table that is laid for itself, and kept as long as what it is laid from stays the same."""

from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.ui.tabletop.sheet import Sheet
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

B = TypeVar("B", bound=Tabletop)


@dataclass(frozen=True, slots=True)
class Section(Generic[B]):
    """A section of the table as it has to be laid; equal sections look the same."""

    lay: Callable[..., None]
    """Lays the section onto the sheet of the board; knows nothing but the board and what else it is given."""
    board: B
    given: tuple[Any, ...] = ()
    over: bool = False
    """Whether it lies over other sections, so that it has to be drawn after all of them."""

    @property
    def is_ground(self) -> bool:
        """Whether nothing can be chosen on it, so that choosing never changes it."""
        return not (self.over or self.board.shown.open or self.board.shown.chosen)


def without_choice(board: B) -> B:
    """Return a board for sections that show the question, but not what may be chosen or is chosen."""
    return replace(board, shown=replace(board.shown, open=frozenset(), chosen=(), keys=False))


def without_question(board: B) -> B:
    """Return a board for sections that look the same whatever is asked."""
    shown = replace(board.shown, decision=None, open=frozenset(), chosen=(), keys=False)
    return replace(board, shown=shown)


def with_choice_of(board: B, options: Container[Option]) -> B:
    """Return a board for sections on which only some options can lie."""
    shown = board.shown
    if shown.keys:  # each shows its number among all that may be chosen
        return board
    may_be = frozenset([option for option in shown.open if option in options])
    chosen = tuple([option for option in shown.chosen if option in options])
    return replace(board, shown=replace(shown, open=may_be, chosen=chosen))


def laid(section: Section[B]) -> Sheet:
    """Lay a section onto a sheet of its own."""
    sheet = Sheet()
    section.lay(replace(section.board, sheet=sheet), *section.given)
    return sheet


def composed(sections: list[tuple[Section[B], Sheet]]) -> Sheet:
    """Return one sheet with all sections, in the order in which they were laid."""
    whole = Sheet()
    for section, sheet in sections:
        whole.take_in(sheet, ground=section.is_ground)
    return whole
