"""What a painter is given to draw from: never more than the viewing seat may know."""

from dataclasses import dataclass
from typing import Any

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Seat


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat, as the table shows it."""

    name: str
    level: str
    """Words for the level of a computer player; empty for a person."""


@dataclass(frozen=True, slots=True)
class Shown:
    """All that a painter draws from."""

    view: Any
    """A view of the state, see `Game.view`."""
    seat: Seat
    sitters: tuple[Sitter, ...]
    decision: Decision | None = None
    """The open question to `seat`."""
    open: frozenset[Option] = frozenset()
    """Options that may be clicked now: they glow."""
    chosen: tuple[Option, ...] = ()
    """Options chosen so far: amber, with the check badge."""
    hovered: str = ""
    """Id of the item under the pointer or the keyboard focus; hover and focus move together."""
    focused: bool = False
    """Whether the keyboard brought it there, so that the ring is drawn."""
    awaited: frozenset[Seat] = frozenset()
    """Seats whose answers are still to come."""
    keys: bool = False
    """Whether the number keys of the options are to be shown (while Alt is held)."""
    peeking: bool = False
    """Whether what lies over the table for a question is folded away, so that all of the table is seen."""
    reached: frozenset[str] = frozenset()
    """What earlier games of the campaign have reached, where this game belongs to one."""
