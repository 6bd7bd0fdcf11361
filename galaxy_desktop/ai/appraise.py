"""Appraisal of an answer that was given: what it was worth, what a better one would have been."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from galaxy_desktop.ai.bot import Budget, Playbook
from galaxy_desktop.ai.explain import End, Tried, end_of, error_of, largest
from galaxy_desktop.ai.samples import samples
from galaxy_desktop.ai.search import Trial
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice

ALL = 1 << 40
"""Positions that no appraisal reaches: worlds and seconds limit it."""
FAR = 1 << 20
"""Rounds beyond the end of any game."""
LEAST = 2
"""Fewest worlds in which an answer is appraised, however little time there is."""


@dataclass(frozen=True, slots=True)
class Review:
    """An answer that is to be appraised."""

    answer: Answer
    worlds: int = 60
    seconds: float = 60.0
    brief: bool = False
    """True if only the effect of the answer is wanted, and not what would have been better."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Worth of an answer, as a chance to win from 0 to 1; in a game of one seat, in points at the end.

    All values are means over the same guessed worlds.
    """

    worlds: int
    chance: float
    """Worth of the answer that was given."""
    error: float
    """Half the width of the interval that holds `chance` with 95 %."""
    seats: tuple[float, ...]
    """Chances of all seats after the given answer, which add up to 1; of a lone one, its points."""
    effect: tuple[float, ...]
    """By how much the given answer changed the chance of each seat, against that of the quick player."""
    better: Answer
    """Best answer that was tried: the given one if no other was better both in trials and to the expert."""
    cost: float
    """Gain of a better answer, at least 0: it is found in half of the worlds and measured in the rest."""
    margin: float
    """Half the width of the interval that holds the difference to `better` with 95 %."""
    moves: tuple[tuple[str, float], ...]
    """Differences that `better` makes against the given answer, the largest first."""


def hearing_of(
    game: Game[Any],
    playbook: Playbook[Any],
    view: Any,
    decision: Decision,
    review: Review,
    dice: Dice,
    budget: Budget,
) -> "Hearing":
    """Return the hearing of an answer to the question of a view; it sees no more than the view holds.

    The best rated answers, the given one and that of the quick player are tried in the same worlds, as many
    as are wanted or until the bell of the budget rings; of a brief review only the last two. They are played
    on as far as the expert does.
    """
    seats = len(game.scores(view))
    playbook = playbook.of_expert(seats) if seats > 1 else _of_points(game, playbook)
    budget.left = ALL
    return Hearing(game, playbook, view, decision, review, dice, budget, seats)


def _of_points(game: Game[Any], playbook: Playbook[Any]) -> Playbook[Any]:
    """Return the playbook with which a lone seat is measured: its points at the end of the game."""
    return replace(playbook, ahead=FAR, tedium=0.0, value=lambda g, seat: float(game.scores(g)[seat].total))


@dataclass(slots=True)
class Hearing:
    """Trials of one appraisal; a `Sampler`."""

    game: Game[Any]
    playbook: Playbook[Any]
    view: Any
    decision: Decision
    review: Review
    dice: Dice
    budget: Budget
    seats: int
    trial: Trial = field(init=False)
    tried: list[Tried] = field(init=False)
    own: Tried = field(init=False)
    after: list[float] = field(init=False)
    """Sums of the chances of all seats after the given answer."""
    effect: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.trial = Trial(self.game, self.playbook, self.view, self.dice, self.budget)
        rated = [] if self.review.brief else self.playbook.rated(self.view, self.view.viewer, self.decision)
        leads = [(self.playbook.trust * points, answer) for points, answer in rated]
        least = min((lead for lead, _answer in leads), default=0.0)
        known = (lead for lead, answer in leads if answer == self.review.answer)
        self.own = Tried(self.review.answer, lead=next(known, least))
        best = leads[: self.playbook.width_of(self.decision.topic)]
        self.tried = [self.own, *(Tried(one, lead=lead) for lead, one in best if one != self.own.answer)]
        self.after, self.effect = [0.0] * self.seats, [0.0] * self.seats

    def verdict(self) -> Verdict:
        """Try all answers in one world after the other; return what they come to."""
        answers = [one.answer for one in self.tried]

        def wanted(ahead: int) -> bool:
            return len(self.own.values) + ahead < self.review.worlds

        tried = samples(self, self.budget.mate, answers, 0, wanted)
        for number in range(self.review.worlds):
            if number >= LEAST and self.budget.spent():
                break
            ends, own, usual = next(tried)
            for one, end in zip(self.tried, ends, strict=True):
                one.add(end)
            for seat, (after, other) in enumerate(zip(own, usual, strict=True)):
                self.after[seat] += after
                self.effect[seat] += after - other
        best = max(self.tried, key=lambda one: one.merit)
        best = best if best.mean > self.own.mean else self.own
        worlds = len(self.own.values)
        gaps = [one - other for one, other in zip(best.values, self.own.values, strict=True)]
        moves = ((name, (best.sums[name] - self.own.sums[name]) / worlds) for name in sorted(best.sums))
        return Verdict(
            worlds=worlds,
            chance=_round(self.own.mean),
            error=_round(self.own.error),
            seats=tuple(_round(one / worlds) for one in self.after),
            effect=tuple(_round(one / worlds) for one in self.effect),
            better=best.answer,
            cost=0.0 if best is self.own else _round(max(0.0, self._cost())),
            margin=_round(error_of(gaps)),
            moves=tuple((name, _round(by)) for name, by in largest(moves)),
        )

    def sample(self, number: int, answers: Sequence[Answer]) -> tuple[list[End], list[float], list[float]]:
        """Return the ends of the trials in the world of a number, and the chances of all seats.

        The chances are those after the given answer, which is the first, and after that of the quick player.
        """
        world = self.trial.world(number)
        me: Seat = self.view.viewer
        usual = self.playbook.quick(self.view, me, self.decision, Dice(world.chance))
        ends, after = zip(*[end_of(self.trial, world, answer) for answer in answers], strict=True)
        known = dict(zip(answers, after, strict=True))
        quick = known[usual] if usual in known else self.trial.played(world, usual)[0]
        return list(ends), self._shares(after[0]), self._shares(quick)

    def _shares(self, after: Any) -> list[float]:
        """Return the chances of all seats at the end of a trial; the others share what this one leaves."""
        me: Seat = self.view.viewer
        own = self.trial.worth(after)
        if self.seats == 1:
            return [own]
        rest = [0.0 if one == me else max(0.0, self.playbook.value(after, one)) for one in range(self.seats)]
        whole = sum(rest)
        return [
            own if seat == me else (1 - own) * (rest[seat] / whole if whole else 1 / (self.seats - 1))
            for seat in range(self.seats)
        ]

    def _cost(self) -> float:
        """Return the mean of two differences: the best answer of each half of the worlds, in the other half.

        So the luck of the trials does not count as a gain of the answer that had it.
        """
        worlds = len(self.own.values)
        halves = range(0, worlds, 2), range(1, worlds, 2)
        return (self._gap(*halves) + self._gap(*reversed(halves))) / 2

    def _gap(self, found: Sequence[int], measured: Sequence[int]) -> float:
        number = max(1, len(found))
        best = max(self.tried, key=lambda one: one.lead + sum(one.values[at] for at in found) / number)
        gaps = [best.values[number] - self.own.values[number] for number in measured]
        return sum(gaps) / max(1, len(gaps))


def _round(value: float) -> float:
    return round(value, 4)
