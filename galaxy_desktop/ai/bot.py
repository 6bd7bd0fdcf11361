"""Bots, their budget, and the playbook with which a game tells its bots how to play."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from time import monotonic
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from galaxy_desktop.ai.features import Features
from galaxy_desktop.ai.samples import Mate
from galaxy_desktop.ai.styles import Style, Styles
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.engine.rng import Dice

S = TypeVar("S", bound=State)
_FINE = 1 << 20
Rated = tuple[float, Answer]
"""An answer with its worth, in points of the game."""


def best_first(rated: Iterable[Rated]) -> list[Rated]:
    """Return answers by falling worth; equal ones keep their order."""
    return sorted(rated, key=lambda one: one[0], reverse=True)


def slip(dice: Dice) -> float:
    """Return a random number from -1 to 1, most often near 0."""
    return (dice.below(_FINE) - dice.below(_FINE)) / _FINE


def never() -> bool:
    """Return False: never ask the bot to stop early."""
    return False


class Budget:
    """Limit of thought about one question: `left` positions, some time, or until `bell` returns True.

    A `mate` that helps with it changes how long it takes, and nothing else.
    """

    __slots__ = ("bell", "left", "mate", "until")

    def __init__(
        self,
        positions: int,
        bell: Callable[[], bool] = never,
        seconds: float = inf,
        mate: Mate | None = None,
    ) -> None:
        self.left = positions
        self.bell = bell
        self.mate = mate
        self.until = monotonic() + seconds
        """Time by the monotonic clock, in seconds."""

    def spent(self) -> bool:
        """Return whether it is time to answer."""
        return self.left <= 0 or self.late()

    def late(self) -> bool:
        """Return whether it is time to answer, however few positions were looked at."""
        return monotonic() >= self.until or self.bell()

    def part(self, parts: int) -> tuple[int, float]:
        """Return how many positions will be left, and the time, when one of `parts` equal parts is spent."""
        now = monotonic()
        return self.left - self.left // parts, now + (self.until - now) / parts


class Agent(Protocol):
    """A player that answers questions; sees a view, never the state."""

    def choose(self, view: Any, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """Return a legal answer to the question asked of the viewer."""
        ...


Rater = Callable[[S, Seat, Decision], list[Rated]]
"""Function that rates the legal answers worth trying, at least one, best first; called very often."""


def _by_rating(g: Any, seat: Seat, decision: Decision, dice: Dice) -> None:
    """Return None: leave the answer to the rating, as most games do."""
    del g, seat, decision, dice


def _no_forecast(g: Any, seat: Seat, decision: Decision) -> None:
    """Return None: leave what others answer to the quick player."""
    del g, seat, decision


def _no_quantities(g: Any, seat: Seat) -> Mapping[str, float]:
    """Return no quantities: the points by source say it all."""
    del g, seat
    return {}


def _not_told(g: Any) -> int:
    """Return 0: a game in which dead rounds do not follow one another."""
    del g
    return 0


def _no_traits(g: Any, decision: Decision, answer: Answer) -> Features:
    """Return no traits: a game whose bots have one style."""
    del g, decision, answer
    return {}


def _as_asked(g: Any, decision: Decision) -> Decision:
    """Return the question as it is: a game that goes on whatever is answered."""
    del g
    return decision


def _as_any_other(reached: Collection[str]) -> None:
    """Return None: play a game of a campaign as any other."""
    del reached


class Lookahead(NamedTuple):
    """Another `ahead` and `trust` of a playbook."""

    ahead: int
    trust: float
    part: float = 1.0
    """Share of its thought that the bot spends, where more of it does not play better."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Playbook(Generic[S]):
    """Judgement of one game; it reads only what its seat may know, of a view as of a state."""

    ahead: int = 1
    """Rounds or turns that a trial goes on for, by `clock`: 1 is to the end of the one under way."""
    width: int = 8
    """Number of rated answers that are tried."""
    widths: Mapping[str, int] = field(default_factory=dict)
    """The same for topics with another one."""
    trust: float = 0.0
    """Weight of a rated point added to the `value` a trial ends with."""
    slips: Mapping[int, float]
    """Most points by which the easy bot misjudges an answer, by number of players; 0 if not given."""
    medium_slips: Mapping[int, float] = field(default_factory=dict)
    """The same of the medium bot, which errs in some of its choices only."""
    raters: Mapping[str, Rater[S]]
    """Function that rates the answers, by topic."""
    positions: Mapping[str, int]
    """Positions that show which answer is best, by topic; no bot looks ahead for other topics."""
    haste: float = 1.0
    """Share of these positions that the hard bot looks at."""
    lapses: Mapping[int, float] = field(default_factory=dict)
    """Most chance to win by which the hard bot misjudges an answer, by number of players; 0 if not given."""
    care: float = 6.0
    """Number of times these positions that the expert looks at."""
    lookaheads: Mapping[int, Lookahead] = field(default_factory=dict)
    """Lookahead of the expert by number of players; that of the hard bot if not given."""
    shortcut: Callable[[S, Seat, Decision, Dice], Answer | None] = _by_rating
    """Return the quick player's answer if it is not the best rated one; None if it is."""
    clock: Callable[[S], int]
    """Return the number of the round, or of the turn where seats take turns of many questions."""
    value: Callable[[S, Seat], float]
    """Return how well a seat stands against the others; more is better."""
    forecast: Callable[[S, Seat, Decision], Sequence[float] | None] = _no_forecast
    """Return how likely a seat is to give each answer to a question, in the order of `Decision.answers`; None
    if the quick player is to answer."""
    quantities: Callable[[S, Seat], Mapping[str, float]] = _no_quantities
    """Return what a seat has beside points, by name, to say what an answer leads to."""
    tedium: float = 0.0
    """Value that a trial loses if its rounds change nothing that anybody has; times the square of such
    rounds in a row, those before it included."""
    dead_rounds: Callable[[S], int] = _not_told
    """Return the number of rounds, up to now, that changed nothing, as far as a view tells."""
    stirring: Callable[[S, Decision], Decision] = _as_asked
    """Return the question without answers that leave a game as it is in which random ones would seldom change
    anything; the question itself in any other game. It reads only what lies open to all."""
    styles: Styles = field(default_factory=dict)
    """Styles of play, by id."""
    traits: Callable[[S, Decision, Answer], Features] = _no_traits
    """Return what an answer does, by trait, for the styles that lean to it."""
    taste: float = 0.0
    """Value of a point of a style's leaning at the end of a trial."""
    of_campaign: "Callable[[Collection[str]], Playbook[S] | None]" = _as_any_other
    """Return the playbook for a campaign game after these goals were reached; None: the usual one."""

    def looking(self, lookahead: Lookahead | None) -> "Playbook[S]":
        """Return the playbook with this lookahead; the same if it is None."""
        return self if lookahead is None else replace(self, ahead=lookahead.ahead, trust=lookahead.trust)

    def of_expert(self, players: int) -> "Playbook[S]":
        """Return the playbook of the expert for this number of players."""
        return self.looking(self.lookaheads.get(players))

    def width_of(self, topic: str) -> int:
        """Return how many rated answers to a question are tried."""
        return self.widths.get(topic, self.width)

    def rated(self, g: S, seat: Seat, decision: Decision) -> list[Rated]:
        """Return the legal answers worth trying, at least one, best first."""
        return self.raters[decision.topic](g, seat, decision)

    def liked(
        self, g: S, seat: Seat, decision: Decision, style: Style | None
    ) -> list[tuple[float, float, Answer]]:
        """Return the rated answers as a style sees them, best first: points, those of its leaning, answer."""
        rated = self.rated(g, seat, decision)
        if style is None:
            return [(points, 0.0, answer) for points, answer in rated]
        leans = [style.lean(self.traits(g, decision, answer)) for _, answer in rated]
        liked = [(points + lean, lean, answer) for (points, answer), lean in zip(rated, leans, strict=True)]
        return sorted(liked, key=lambda one: one[0], reverse=True)

    def quick(self, g: S, seat: Seat, decision: Decision, dice: Dice) -> Answer:
        """Return an answer that a sound player may give; random where sound players differ."""
        answer = self.shortcut(g, seat, decision, dice)
        return self.raters[decision.topic](g, seat, decision)[0][1] if answer is None else answer


def budget_of(
    playbook: Playbook[Any] | None,
    decision: Decision,
    bell: Callable[[], bool] = never,
    seconds: float = inf,
    mate: Mate | None = None,
) -> Budget:
    """Return the budget of a bot for one question; without `seconds` its thought depends on no clock."""
    return Budget(playbook.positions.get(decision.topic, 0) if playbook else 0, bell, seconds, mate)
