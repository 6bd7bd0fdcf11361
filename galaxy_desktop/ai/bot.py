"""A bot, its budget, and the playbook with which a game tells its bots how to play."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.engine.rng import Dice

S = TypeVar("S", bound=State)
Rated = tuple[float, Answer]
"""An answer with what it is worth, in points of the game."""


def best_first(rated: Iterable[Rated]) -> list[Rated]:
    """Return answers in the order of their worth; of equals, the one named first stays first."""
    return sorted(rated, key=lambda one: one[0], reverse=True)


def never() -> bool:
    """Return False: nobody asks for the answer sooner."""
    return False


class Budget:
    """The limit of thought about one question: a number of positions, and a bell that ends it sooner."""

    __slots__ = ("bell", "left")

    def __init__(self, positions: int, bell: Callable[[], bool] = never) -> None:
        self.left = positions
        self.bell = bell

    def spent(self) -> bool:
        """Return True when it is time to answer."""
        return self.left <= 0 or self.bell()


class Bot(Protocol):
    """Somebody who answers questions; sees a view, never the state."""

    def choose(self, view: Any, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """Return a legal answer to the question asked of the viewer."""
        ...


Rater = Callable[[S, Seat, Decision], list[Rated]]
"""A function that rates legal answers worth a thought, at least one, the best first; asked very often."""


def _by_rating(g: Any, seat: Seat, decision: Decision, dice: Dice) -> None:
    """Leave the answer to the rating, as most games do."""
    del g, seat, decision, dice


def _as_any_other(reached: Collection[str]) -> None:
    """Play a game of a campaign as any other."""
    del reached


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Playbook(Generic[S]):
    """The judgement of one game; it reads only what its seat may know, of a view as of a state."""

    ahead: int = 1
    """Rounds or turns that a trial goes on for, by `clock`: 1 is to the end of the one under way."""
    width: int = 8
    """Number of rated answers that are tried."""
    trust: float = 0.0
    """Weight of a point of a rating beside `value`, where trials leave it open what is better."""
    slips: float
    """Points by which the easy bot misjudges an answer at most."""
    raters: Mapping[str, Rater[S]]
    """The function that rates the answers to each topic."""
    positions: Mapping[str, int]
    """Positions that the hard bot looks at for each topic; what is not here is not worth a look ahead."""
    shortcut: Callable[[S, Seat, Decision, Dice], Answer | None] = _by_rating
    """Return what a quick player answers other than by the rating; None: what is rated best."""
    clock: Callable[[S], int]
    """Return the number of the round, or of the turn where one after the other has one of many questions."""
    value: Callable[[S, Seat], float]
    """Return how well a seat stands against the others; more is better."""
    of_campaign: "Callable[[Collection[str]], Playbook[S] | None]" = _as_any_other
    """Return how to play a game of a campaign in which so much was reached before; None: as any other."""

    def rated(self, g: S, seat: Seat, decision: Decision) -> list[Rated]:
        """Return legal answers worth a thought, at least one, the best first."""
        return self.raters[decision.topic](g, seat, decision)

    def quick(self, g: S, seat: Seat, decision: Decision, dice: Dice) -> Answer:
        """Return what a sound player may answer; by chance where players differ."""
        answer = self.shortcut(g, seat, decision, dice)
        return self.raters[decision.topic](g, seat, decision)[0][1] if answer is None else answer
