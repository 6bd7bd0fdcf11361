"""What a bot is, and what a game tells its bots."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable
from typing import Any, Generic, Protocol, TypeVar

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.engine.rng import Dice

S = TypeVar("S", bound=State)
Rated = tuple[float, Answer]
"""An answer with what it is worth, in points of the game."""


def best_first(rated: Iterable[Rated]) -> list[Rated]:
    """Answers in the order of their worth; of equals, the one named first stays first."""
    return sorted(rated, key=lambda one: one[0], reverse=True)


def never() -> bool:
    """A bell that does not ring."""
    return False


class Budget:
    """How much a bot may think about one question: so many positions, and a bell that ends it sooner."""

    __slots__ = ("bell", "left")

    def __init__(self, positions: int, bell: Callable[[], bool] = never) -> None:
        self.left = positions
        self.bell = bell

    def spent(self) -> bool:
        """Whether it is time to answer."""
        return self.left <= 0 or self.bell()


class Bot(Protocol):
    """Somebody who answers questions; sees a view, never the state."""

    def choose(self, view: Any, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """A legal answer to the question asked of the viewer."""
        ...


class Playbook(ABC, Generic[S]):
    """How to play one game well; reads only what the seat it speaks for may know, of a view as of a state."""

    ahead: int = 1
    """How far it plays on, by `clock`: 1 is to the end of the round or turn under way."""
    width: int = 8
    """How many of the rated answers it tries."""
    trust: float = 0.0
    """How much a point of `rated` counts beside `value`, where trials leave it open what is better."""
    slips: float
    """By how many points the easy bot misjudges an answer at most."""

    @abstractmethod
    def rated(self, g: S, seat: Seat, decision: Decision) -> list[Rated]:
        """Legal answers worth a thought, at least one, the best first; quick, for it is asked very often."""

    @abstractmethod
    def clock(self, g: S) -> int:
        """The number of the round, or of the turn where one after the other has a turn of many questions."""

    @abstractmethod
    def positions(self, decision: Decision) -> int:
        """How many positions the hard bot looks at before it answers; 0 where a look ahead is no use."""

    @abstractmethod
    def value(self, g: S, seat: Seat) -> float:
        """How well a seat stands against the others; more is better."""

    def of_campaign(self, reached: Collection[str]) -> "Playbook[S]":
        """How to play a game of a campaign in which so much was reached before: as any other, unless told."""
        del reached
        return self

    def quick(self, g: S, seat: Seat, decision: Decision, dice: Dice) -> Answer:
        """What a sound player may answer; by chance where players differ."""
        del dice
        return self.rated(g, seat, decision)[0][1]
