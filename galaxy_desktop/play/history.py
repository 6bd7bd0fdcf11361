"""States of a running game: a snapshot before every answer, and the current index among them."""

from collections.abc import Callable
from typing import Generic, TypeVar

from galaxy_desktop.engine import flow
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.play.records import By, Given

S = TypeVar("S", bound=State)
Foregone = Callable[[S], tuple[Seat, Answer, By] | None]
"""Function that returns an answer that nobody need be asked for in a state, or None."""


class History(Generic[S]):
    """A sequence of states with the answers between them; those beyond `at` were taken back.

    No state is ever changed once it is here, so undo and redo only move `at`.
    """

    def __init__(self, start: S) -> None:
        self.states: list[S] = [start]
        self.given: list[Given] = []
        self.at = 0

    @property
    def now(self) -> S:
        """The current state; never change it."""
        return self.states[self.at]

    def give(self, seat: Seat, answer: Answer, by: By) -> Given:
        """Carry out an answer on a copy of the state, keep both, and drop all that was taken back.

        Raise what the rules raise, and change nothing then.
        """
        after = self.now.clone()
        flow.give(after, seat, answer)
        del self.states[self.at + 1 :], self.given[self.at :]
        self.states.append(after)
        self.given.append(Given(seat, answer, by))
        self.at += 1
        return self.given[-1]

    def give_all(self, seat: Seat, answer: Answer, by: By, foregone: Foregone[S]) -> None:
        """Carry out an answer and those that nobody need be asked for after it, or none at all."""
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
        """Undo or redo to the state after `to` answers; raise IndexError if there is none."""
        if not 0 <= to < len(self.states):
            raise IndexError(to)
        self.at = to

    def up_to(self, at: int) -> "History[S]":
        """Return a history of its own of the first `at` answers; the states are shared."""
        history = History(self.states[0])
        history.states, history.given, history.at = self.states[: at + 1], self.given[:at], at
        return history

    def told(self, line: int) -> list[Event]:
        """Return the events of the answer with this index."""
        return self.states[line + 1].events

    def answers(self) -> tuple[Given, ...]:
        """Return the answers that led to the current state."""
        return tuple(self.given[: self.at])
