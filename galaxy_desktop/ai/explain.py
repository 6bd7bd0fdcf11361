"""Judgement of answers for people: the chance to win after each, and what each leads to."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import exp, log, sqrt
from typing import Any

from galaxy_desktop.ai.bot import Budget, Playbook
from galaxy_desktop.ai.samples import samples
from galaxy_desktop.ai.search import ENOUGH, GuessedWorld, Trial, decided
from galaxy_desktop.engine.codec import frozen
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice

WORLDS = 60
"""Most worlds in which each answer is tried."""
TIMES = 3
"""Least number of times the positions of the playbook."""
USUAL = 150
"""Positions for a question that bots do not look ahead for."""
SURE = 1.96
"""Standard errors to each side that hold 95 % of the means."""
UNSURE = 0.05
"""Share of the cases in which an error is larger than said."""
MOVES = 4
"""Most things named that an answer leads to."""
LIKELIEST = 3
"""Most answers of another seat that are named."""
POINTS = "points:"
"""Prefix of the name of a source of points among the things that move."""
EQUAL = 0.02
"""Chances that differ by less are about equal."""
LEAST_MOVE = 0.15
"""Smallest difference to the average answer that is named."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One answer: the chance to win after it, its error at 95 %, and what it moves against the average."""

    answer: Answer
    chance: float
    error: float
    moves: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Expected:
    """Likeliest answers of another seat to a question put at the same time, each with its share."""

    seat: Seat
    answers: tuple[tuple[Answer, float], ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """All answers that were tried, in the expert's order, and what the others will probably do."""

    judged: tuple[Judged, ...]
    expected: tuple[Expected, ...] = ()
    decided: int = 0
    """1 if the game is as good as won after all of them, -1 if it is as good as lost, else 0.

    The answers are then in the order of the points that they bring.
    """

    def keeping(self, marked: Answer | None) -> "Judgement":
        """Return it with the answer that is marked put first if its chance is about that of the first.

        A game that is as good as decided leaves the order as it is.
        """
        if self.decided:
            return self
        equal = [
            one
            for one in self.judged
            if one.answer == marked and abs(one.chance - self.judged[0].chance) < EQUAL
        ]
        rest = [one for one in self.judged if one not in equal]
        return replace(self, judged=(*equal, *rest))

    def plain(self) -> list[Any]:
        """Return it as JSON-ready lists."""
        return [
            [[one.answer, one.chance, one.error, [*map(list, one.moves)]] for one in self.judged],
            [[one.seat, [*map(list, one.answers)]] for one in self.expected],
            self.decided,
        ]


def read_judgement(plain: Any) -> Judgement:
    """Return the judgement of what `Judgement.plain` returns, also after its way through JSON."""
    judged, expected, settled = frozen(plain)
    return Judgement(
        tuple(Judged(*one) for one in judged), tuple(Expected(*one) for one in expected), settled
    )


@dataclass(slots=True)
class Tried:
    """One answer on trial: its value in each world, and the sums of all it leads to."""

    answer: Answer
    values: list[float] = field(default_factory=list)
    sums: Counter[str] = field(default_factory=Counter)
    lead: float = 0.0
    """Value that the expert adds to the mean for its rating."""
    guessed: bool = False
    """True once a value hung on a further choice, which may be made otherwise."""

    @property
    def merit(self) -> float:
        """Mean with the lead, by which the expert chooses."""
        return self.mean + self.lead

    @property
    def scored(self) -> float:
        """Mean of the viewer's points at the ends of its trials."""
        points = sum(sum_ for name, sum_ in self.sums.items() if name.startswith(POINTS))
        return points / max(1, len(self.values))

    @property
    def mean(self) -> float:
        """Mean of its values; 0 for none."""
        return sum(self.values) / max(1, len(self.values))

    @property
    def error(self) -> float:
        """Half the width of the interval that holds the mean with 95 %.

        Games played to their end that all ended alike leave room for one that does not.
        """
        ended = self.guessed and set(self.values) in ({0.0}, {1.0})
        return unseen(len(self.values)) if ended else error_of(self.values)

    def add(self, end: "End") -> None:
        """Add what the answer came to in a world."""
        value, positions, led_to = end
        self.guessed |= positions > 1
        self.values.append(value)
        self.sums.update(led_to)


End = tuple[float, int, Mapping[str, float]]
"""End of a trial: its value, the number of positions looked at, and what the viewer has; see `things`."""


def unseen(number: int) -> float:
    """Return the greatest chance, with 95 %, of what did not come in a number of trials."""
    return 1 - exp(log(UNSURE) / max(1, number))


def error_of(values: Sequence[float]) -> float:
    """Return half the width of the interval that holds the mean of some values with 95 %; 0 for none."""
    number = max(1, len(values))
    mean = sum(values) / number
    spread = sum([(value - mean) ** 2 for value in values]) / max(1, number - 1)
    return SURE * sqrt(spread / number)


def explain(
    game: Game[Any],
    playbook: Playbook[Any],
    view: Any,
    decision: Decision,
    dice: Dice,
    budget: Budget,
    worlds: int = WORLDS,
) -> Judgement:
    """Return the judgement of the best rated answers to the question of a view.

    Every answer is tried in the same guessed worlds, `worlds` at most, each played on as far as the expert
    does; it sees no more than the view holds. Ratings count in the order as they do for the expert.
    """
    trials = trials_of(game, playbook, view, dice, budget)
    playbook, trial = trials.playbook, trials.trial
    rated = playbook.rated(view, view.viewer, decision)[: playbook.width_of(decision.topic)]
    budget.left = round(max(budget.left, USUAL) * max(TIMES, playbook.care))
    whole = budget.left
    tried = [Tried(answer, lead=playbook.trust * points) for points, answer in rated]
    others: dict[Seat, Counter[Answer]] = {}

    def wanted(ahead: int) -> bool:
        each = (whole - budget.left) // max(1, trial.worlds)
        return trial.worlds + ahead < worlds and budget.left > ahead * each

    for ends, answers in samples(trials, budget.mate, [one.answer for one in tried], 0, wanted):
        trial.worlds += 1
        for seat, answer in answers:
            others.setdefault(seat, Counter())[frozen(answer)] += 1
        for one, end in zip(tried, ends, strict=True):
            one.add(end)
            budget.left -= end[1]
        if trial.worlds >= worlds or budget.spent():
            break
    settled = _settled(trial, tried)
    tried.sort(key=lambda one: (one.scored if settled else 0.0, one.merit), reverse=True)
    judged = tuple([Judged(one.answer, one.mean, one.error, _moves(one, tried)) for one in tried])
    foreseen = tuple([_expected(seat, counts) for seat, counts in sorted(others.items())])
    return Judgement(judged, foreseen, settled)


def _settled(trial: Trial, tried: Sequence[Tried]) -> int:
    """Return 1 if the game is as good as won after all answers, -1 if as good as lost, else 0."""
    found = {decided(one.mean) for one in tried}
    return found.pop() if trial.for_points and len(found) == 1 and trial.worlds >= ENOUGH else 0


@dataclass(frozen=True, slots=True)
class Trials:
    """Trials of a judgement."""

    playbook: Playbook[Any]
    trial: Trial

    def sample(self, number: int, answers: Sequence[Answer]) -> tuple[list[End], list[tuple[Seat, Answer]]]:
        """Return the ends of the trials in the world of a number, and what the others answered in it."""
        world = self.trial.world(number)
        others = [one for one in world.state.sealed.items() if one[0] != self.trial.view.viewer]
        return [end_of(self.trial, world, answer)[0] for answer in answers], others


def trials_of(game: Game[Any], playbook: Playbook[Any], view: Any, dice: Dice, budget: Budget) -> Trials:
    """Return what tries answers for a judgement; the same for the same dice."""
    playbook = playbook.of_expert(len(game.scores(view)))
    return Trials(playbook, Trial(game, playbook, view, dice, budget))


def end_of(trial: Trial, world: GuessedWorld, answer: Answer) -> tuple[End, Any]:
    """Return the end of the trial of an answer in a world, and the state at it."""
    after, positions = trial.played(world, answer)
    led_to = things(trial.game, trial.playbook, after, trial.view.viewer)
    return (trial.worth(after), positions, led_to), after


def things(game: Game[Any], playbook: Playbook[Any], g: Any, seat: Seat) -> Mapping[str, float]:
    """Return the points of a seat by source, and what else it has."""
    points = {f"{POINTS}{source}": float(part) for source, part in game.scores(g)[seat].parts}
    return {**points, **playbook.quantities(g, seat)}


def _moves(one: Tried, tried: list[Tried]) -> tuple[tuple[str, float], ...]:
    """Return what one answer moves most against the average of all, the largest difference first."""
    if len(tried) < 2:
        return ()
    names = {name for other in tried for name in other.sums}
    number = len(one.values)
    average = {name: sum(other.sums[name] for other in tried) / len(tried) / number for name in names}
    return largest((name, one.sums[name] / number - average[name]) for name in sorted(names))


def largest(moves: Iterable[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    """Return the largest of some differences by name, those that are worth naming."""
    named = [move for move in moves if abs(move[1]) >= LEAST_MOVE]
    return tuple(sorted(named, key=lambda move: abs(move[1]), reverse=True)[:MOVES])


def _expected(seat: Seat, counts: "Counter[Answer]") -> Expected:
    total = counts.total()
    likeliest = counts.most_common(LIKELIEST)
    return Expected(seat, tuple([(answer, number / total) for answer, number in likeliest]))
