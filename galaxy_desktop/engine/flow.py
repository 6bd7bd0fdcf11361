"""Rules are steps, steps are data: the rules keep their own call stack in the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, Generic, Self, TypeVar

from galaxy_desktop.engine import rng
from galaxy_desktop.engine.bounds import Between
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import HIDDEN, Event, Seat
from galaxy_desktop.engine.rng import Dice

Asks = Mapping[Seat, Decision]
Answers = Mapping[Seat, Answer]


class IllegalAnswerError(ValueError):
    """An answer that its question does not allow, or that nobody asked for."""


@dataclass(slots=True, kw_only=True)
class State(ABC):
    """What every game's state has; each game adds its own fields and a `clone`."""

    rng: Annotated[int, Between(0, (1 << 64) - 1)]
    """All chance that is left, see `engine.rng`; 0 in a view."""
    waiting: list[Step[Any]] = field(default_factory=list)
    """Steps still to be done, the next one last."""
    sealed: dict[Seat, Answer] = field(default_factory=dict)
    """Answers to the open question that are in already; `HIDDEN` for those of others in a view."""
    events: list[Event] = field(default_factory=list)
    """What has happened since the last answer was given."""
    viewer: Seat | None = None
    """Whose view this is; None for the whole state."""
    asking: Asks | None = field(default=None, compare=False, repr=False)
    """What the open step asks, once it has been worked out; a view has only the viewer's question."""

    def then(self, *steps: Step[Any]) -> None:
        """Do these steps next, in reading order."""
        self.waiting.extend(reversed(steps))

    def tell(self, event: Event) -> None:
        """Report that something has happened."""
        self.events.append(event)

    def below(self, bound: int) -> int:
        """A fair number from 0 to bound - 1, by this game's chance."""
        number, self.rng = rng.below(self.rng, bound)
        return number

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place, by this game's chance."""
        self.rng = rng.shuffle(self.rng, items)

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy, written by hand in each game's state."""

    def basics(self) -> dict[str, Any]:
        """Copies of the fields of this class, for `clone`; steps and events are frozen and so shared."""
        return {
            "rng": self.rng,
            "waiting": self.waiting.copy(),
            "sealed": self.sealed.copy(),
            "events": self.events.copy(),
            "viewer": self.viewer,
            "asking": self.asking,
        }

    def basics_for(self, viewer: Seat) -> dict[str, Any]:
        """What one seat may know of the fields of this class, for `view`."""
        own = self.asking.get(viewer) if self.asking else None
        return {
            "rng": 0,
            "waiting": self.waiting.copy(),
            "sealed": {seat: a if seat == viewer else HIDDEN for seat, a in self.sealed.items()},
            "events": [event.seen_by(viewer) for event in self.events],
            "viewer": viewer,
            "asking": {} if own is None else {viewer: own},
        }

    def to_guess(self, dice: Dice) -> Self:
        """A copy of a view to begin a guess with: whole but for what is hidden, with chance of its own."""
        g = self.clone()
        g.rng = dice.below(1 << 64)
        g.sealed = {seat: answer for seat, answer in g.sealed.items() if answer != HIDDEN}
        g.events, g.viewer, g.asking = [], None, None
        return g


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Step(ABC, Generic[S]):
    """One step of the rules: whom it asks what, and what happens once all have answered."""

    def asks(self, g: S) -> Asks:
        """The questions, worked out afresh from the state, changing nothing; none: nobody need be asked."""
        del g
        return {}

    @abstractmethod
    def done(self, g: S, answers: Answers) -> None:
        """Carry the step out."""


def open_asks(g: State) -> dict[Seat, Decision]:
    """The questions that still wait for an answer, by seat; empty where the game is over."""
    if not g.waiting:
        return {}
    if g.asking is None:
        g.asking = g.waiting[-1].asks(g)
    return {seat: decision for seat, decision in g.asking.items() if seat not in g.sealed}


def advance(g: State) -> None:
    """Run the rules to the next question or to the end."""
    while g.waiting and not open_asks(g):
        step = g.waiting.pop()
        answers, g.sealed, g.asking = g.sealed, {}, None
        step.done(g, answers)


def give(g: State, seat: Seat, answer: Answer) -> None:
    """Answer the open question of a seat, and run on once all have answered; forgets the last events.

    Raises `IllegalAnswerError`, and changes nothing, where the seat is not asked or the answer is not legal.
    """
    decision = open_asks(g).get(seat)
    if decision is None:
        raise IllegalAnswerError(f"seat {seat} is not asked anything now")
    if not decision.allows(answer):
        raise IllegalAnswerError(f"{answer!r} is no legal answer to {decision.topic!r}")
    g.events = []
    seal(g, seat, answer)


def seal(g: State, seat: Seat, answer: Answer) -> None:
    """As `give`, for an answer known to be legal, keeping the events: the inner loop of bots."""
    g.sealed[seat] = answer
    advance(g)


def is_over(g: State) -> bool:
    """Whether there is nothing left to do."""
    return not g.waiting


def seats_beyond(g: State, seats: int) -> list[Seat]:
    """Seats that a waiting step or an answer is for, and that nobody sits on."""
    named = [getattr(step, f.name) for step in g.waiting for f in fields(step) if f.name == "seat"]
    return [seat for seat in (*named, *g.sealed) if seat not in range(seats)]
