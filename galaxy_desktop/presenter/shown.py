"""Data that a painter draws from: never more than the viewing seat may know."""

from typing import Any

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Score
from galaxy_desktop.engine.plain import plain


@plain
class Sitter:
    """Occupant of a seat, as the table shows it."""

    name: str
    level: str
    """Level of a computer player in words, with its style; empty for a person."""
    aim: str = ""
    """Sentence that says what a computer player was after; empty until the game is over."""

    @property
    def about(self) -> str:
        """Name, level and aim in markup, as a tooltip says them."""
        return " · ".join(part for part in (f"**{self.name}**", self.level, self.aim) if part)


@plain
class Shown:
    """All data that a painter draws from."""

    view: Any
    """View of the state, see `Game.view`."""
    seat: Seat
    sitters: tuple[Sitter, ...]
    decision: Decision | None = None
    """Open question to `seat`; None if there is none."""
    open: frozenset[Option] = frozenset()
    """Options that may be clicked now: they glow."""
    chosen: tuple[Option, ...] = ()
    """Options chosen so far: amber, with the check badge."""
    hovered: str = ""
    """Id of the item under the pointer or the keyboard focus; hover and focus move together."""
    focused: bool = False
    """True if the keyboard put the focus there, so that the ring is drawn."""
    awaited: frozenset[Seat] = frozenset()
    """Seats whose answers are still to come, as far as `seat` may know."""
    peeking: bool = False
    """True while a question's panel over the table is folded away, so that all of the table is seen."""
    reached: frozenset[str] = frozenset()
    """Goals reached in earlier games of the campaign; empty outside of one."""
    goal: tuple[str, ...] = ()
    """Goal of the challenge at the table, and how far its person is, in sentences; empty without one."""
    past_scores: tuple[tuple[Score, ...], ...] = ()
    """Scores of all seats after each round that is over, as `seat` knew them then."""
    replayed: bool = False
    """True for a moment of a replay, in which keys and wheel are for the replay."""
