"""Rules as steps: the rules keep their own call stack in the state, as plain data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, Generic, Self, TypeVar

from galaxy_desktop.engine import rng
from galaxy_desktop.engine.bounds import Between
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import HIDDEN, Event, Seat
from galaxy_desktop.engine.oneline import shown
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.spared import Spared
from galaxy_desktop.language import gettext as _

Asks = Mapping[Seat, Decision]
Answers = Mapping[Seat, Answer]


class IllegalAnswerError(ValueError):
    """Error for an answer that its question does not allow, or that no seat was asked for."""


@dataclass(slots=True, kw_only=True)
class State(ABC):
    """Fields common to the states of all games; each game adds its own fields and a `clone`."""

    rng: Annotated[int, Between(0, (1 << 64) - 1)]
    """The random number generator's state, see `engine.rng`; 0 in a view."""
    waiting: list[Step[Any]] = field(default_factory=list)
    """Steps still to be done, the next one last."""
    sealed: dict[Seat, Answer] = field(default_factory=dict)
    """Answers to the open question given so far, by seat; in a view `HIDDEN` for those of other seats."""
    events: list[Event] = field(default_factory=list)
    """Events since the last answer was given."""
    viewer: Seat | None = None
    """The seat whose view this is; None for the whole state."""
    names: tuple[str, ...] = field(default=(), compare=False, repr=False)
    """Names of the seats, for the words of a view at a table; no rule reads them, no save has them."""
    asking: Asks | None = field(default=None, compare=False, repr=False)
    """Questions of the open step by seat, once worked out; in a view the viewer's question only."""

    def then(self, *steps: Step[Any]) -> None:
        """Put these steps next, in reading order."""
        self.waiting.extend(reversed(steps))

    def tell(self, event: Event) -> None:
        """Append an event to those since the last answer."""
        self.events.append(event)

    def below(self, bound: int) -> int:
        """Return a uniform random number from 0 to bound - 1, and advance the generator."""
        number, self.rng = rng.below(self.rng, bound)
        return number

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle the items in place, and advance the generator."""
        self.rng = rng.shuffle(self.rng, items)

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy; written by hand in each game's state."""

    def basics(self) -> dict[str, Any]:
        """Return copies of the fields of this class, for `clone`; frozen steps and events are shared."""
        return {
            "rng": self.rng,
            "waiting": self.waiting.copy(),
            "sealed": self.sealed.copy(),
            "events": self.events.copy(),
            "viewer": self.viewer,
            "names": self.names,
            "asking": self.asking,
        }

    def basics_for(self, viewer: Seat) -> dict[str, Any]:
        """Return the fields of this class as one seat may know them, for `view`."""
        own = self.asking.get(viewer) if self.asking else None
        return {
            "rng": 0,
            "waiting": self.waiting.copy(),
            "sealed": {seat: a if seat == viewer else HIDDEN for seat, a in self.sealed.items()},
            "events": [event.seen_by(viewer) for event in self.events],
            "viewer": viewer,
            "names": self.names,
            "asking": {} if own is None else {viewer: own},
        }

    def to_guess(self, dice: Dice) -> Self:
        """Return a copy of a view to start a guess from, with a new generator.

        Hidden answers, events, the viewer and the worked-out question are dropped.
        """
        g = self.clone()
        g.rng = dice.below(1 << 64)
        g.sealed = {seat: answer for seat, answer in g.sealed.items() if answer != HIDDEN}
        g.events, g.viewer, g.asking = [], None, None
        return g


S = TypeVar("S", bound=State)


@plain
class Step(ABC, Generic[S]):
    """One step of the rules: the questions it asks, by seat, and what is done once all are answered."""

    def asks(self, g: S) -> Asks:
        """Return the questions by seat, worked out from the state without changing it; by default none."""
        del g
        return {}

    def spares(self, g: S, seat: Seat) -> Spared | None:
        """Return the answer that a person on a seat it asks need not be asked for; by default None.

        It is worked out for persons only, from the state as it was asked in.
        """
        del g, seat
        return None

    @abstractmethod
    def done(self, g: S, answers: Answers) -> None:
        """Carry out the step with the answers by seat."""


def open_asks(g: State) -> dict[Seat, Decision]:
    """Return the questions that still wait for an answer, by seat; empty if the game is over."""
    if not g.waiting:
        return {}
    if g.asking is None:
        g.asking = g.waiting[-1].asks(g)
    if not g.sealed:
        return dict(g.asking)
    return {seat: decision for seat, decision in g.asking.items() if seat not in g.sealed}


def advance(g: State) -> None:
    """Run the rules to the next question or to the end."""
    waiting = g.waiting
    while waiting:
        step, asking = waiting[-1], g.asking
        if asking is None:
            asking = step.asks(g)
        if asking and not (g.sealed and asking.keys() <= g.sealed.keys()):
            g.asking = asking
            return
        waiting.pop()
        answers, g.sealed, g.asking = g.sealed, {}, None
        step.done(g, answers)


def give(g: State, seat: Seat, answer: Answer) -> None:
    """Answer the open question of a seat, and run on once all have answered; drop the events before it.

    Raise `IllegalAnswerError`, and change nothing, if the seat is not asked or the answer is not legal.
    """
    decision = open_asks(g).get(seat)
    if decision is None:
        raise IllegalAnswerError(_("Seat {number} has no choice to make now.").format(number=seat + 1))
    if not decision.allows(answer):
        line = _("{answer} isn't one of the choices for {topic}.")
        raise IllegalAnswerError(line.format(answer=shown(answer), topic=shown(decision.topic)))
    g.events = []
    seal(g, seat, answer)


def seal(g: State, seat: Seat, answer: Answer) -> None:
    """Answer as `give` does, without checking the answer or dropping events: the inner loop of bots."""
    g.sealed[seat] = answer
    advance(g)


def is_over(g: State) -> bool:
    """Return whether the game is over: no step is waiting."""
    return not g.waiting


def seats_beyond(g: State, seats: int) -> list[Seat]:
    """Return the seats named by waiting steps and given answers that are not below `seats`."""
    named = [getattr(step, f.name) for step in g.waiting for f in fields(step) if f.name == "seat"]
    return [seat for seat in (*named, *g.sealed) if seat not in range(seats)]
