"""The states a game has been through: a snapshot before every answer, and a place among them."""

from collections.abc import Callable
from typing import Generic, TypeVar

from galaxy_desktop.engine import flow
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.play.records import By, Given

S = TypeVar("S", bound=State)
Foregone = Callable[[S], tuple[Seat, Answer, By] | None]
"""An answer that nobody need be asked for in a state; None where all open questions have to be put."""


class History(Generic[S]):
    """A line of states with the answers between them; what lies beyond `at` was taken back.

    No state is ever changed once it is here, so going back and forth is only a matter of `at`.
    """

    def __init__(self, start: S) -> None:
        self.states: list[S] = [start]
        self.given: list[Given] = []
        self.at = 0

    @property
    def now(self) -> S:
        """The state of the game; never change it."""
        return self.states[self.at]

    def give(self, seat: Seat, answer: Answer, by: By) -> Given:
        """Carry an answer out on a copy and keep both; whatever was taken back is forgotten.

        Raises what the rules raise, and changes nothing then.
        """
        after = self.now.clone()
        flow.give(after, seat, answer)
        flow.open_asks(after)
        del self.states[self.at + 1 :], self.given[self.at :]
        self.states.append(after)
        self.given.append(Given(seat, answer, by))
        self.at += 1
        return self.given[-1]

    def give_all(self, seat: Seat, answer: Answer, by: By, foregone: Foregone[S]) -> None:
        """Carry an answer out and those that nobody need be asked for after it, or nothing at all."""
        kept = self.at, self.states.copy(), self.given.copy()
        try:
            self.give(seat, answer, by)
            self.give_foregone(foregone)
        except Exception:
            self.at, self.states, self.given = kept
            raise

    def give_foregone(self, foregone: Foregone[S]) -> None:
        """Give every answer that nobody need be asked for now."""
        while (found := foregone(self.now)) is not None:
            self.give(*found)

    def go(self, to: int) -> None:
        """Go back or forth to where so many answers had been given."""
        if not 0 <= to < len(self.states):
            raise IndexError(to)
        self.at = to

    def told(self, line: int) -> list[Event]:
        """The events that the answer of this index led to."""
        return self.states[line + 1].events

    def answers(self) -> tuple[Given, ...]:
        """The answers that led here."""
        return tuple(self.given[: self.at])
