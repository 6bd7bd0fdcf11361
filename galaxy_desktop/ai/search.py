"""The bot that looks ahead: it guesses hidden cards at random, tries its best answers and plays on."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from galaxy_desktop.ai.bot import Budget, Lookahead, Playbook, slip
from galaxy_desktop.ai.samples import samples
from galaxy_desktop.ai.styles import Style
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice

_ANY = 1 << 62
SURE, ENOUGH = 0.98, 10
"""Chance to win from which on a game is as good as won, and the number of trials that shows it."""
GOLDEN = (5**0.5 - 1) / 2
"""Step between draws from 0 to 1 that spreads any number of them evenly."""


@dataclass(slots=True)
class Arm:
    """One answer on trial."""

    points: float
    """Its rating before the trial."""
    answer: Answer
    lead: float = 0.0
    """Value added to the mean of the trial: for its rating, the style of the bot, and its lapses."""
    total: float = 0.0
    worlds: int = 0
    scored: float = 0.0
    """Sum of the points at the ends of the trials that have as good as decided the game."""

    @property
    def decided(self) -> int:
        """1 if the game is as good as won after it, -1 if it is as good as lost, else 0."""
        return decided(self.total / self.worlds) if self.worlds >= ENOUGH else 0

    def outcome(self) -> tuple[Answer, float | None]:
        """Return the answer and its mean result, without the lead; None if it was not tried."""
        return self.answer, self.total / self.worlds if self.worlds else None

    def mean(self) -> tuple[float, float]:
        """Return the mean result of the trials with the lead added, then the rating for ties."""
        return self.total / max(1, self.worlds) + self.lead, self.points


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Bot that tries its best rated answers in the same guessed worlds, dropping the worse half each heat."""

    game: Game[Any]
    playbook: Playbook[Any]
    times: float = 1.0
    """Number of times the budget that it is given that it spends."""
    style: Style | None = None
    lapses: Mapping[int, float] = field(default_factory=dict)
    """Most chance to win by which it misjudges an answer, by number of players."""
    lookaheads: Mapping[int, Lookahead] = field(default_factory=dict)
    """Lookahead by number of players; that of the playbook if not given."""

    def choose(self, view: Any, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """Return the answer with the best mean result of the trials that the budget allows."""
        return self.judged(view, decision, dice, budget)[0]

    def judged(
        self, view: Any, decision: Decision, dice: Dice, budget: Budget
    ) -> tuple[Answer, float | None]:
        """Return the answer that `choose` returns and its mean result; None if none was tried."""
        arms, trial = self.prepared(view, decision, dice, budget)
        if len(arms) == 1 or budget.spent():
            return arms[0].outcome()
        return trial.winner(arms).outcome()

    def prepared(
        self, view: Any, decision: Decision, dice: Dice, budget: Budget
    ) -> "tuple[list[Arm], Trial]":
        """Return the answers to be tried, best rated first, and their trial; the same for the same dice."""
        players = len(self.game.scores(view))
        lookahead = self.lookaheads.get(players)
        budget.left = round(budget.left * self.times * (lookahead.part if lookahead else 1.0))
        playbook = self.playbook.looking(lookahead)
        liked = playbook.liked(view, view.viewer, decision, self.style)[: playbook.width_of(decision.topic)]
        most = self.lapses.get(players, 0.0)
        arms = [
            Arm(points, answer, playbook.trust * points + playbook.taste * lean + _lapse(most, dice))
            for points, lean, answer in liked
        ]
        return arms, Trial(self.game, playbook, view, dice, budget)


def _lapse(most: float, dice: Dice) -> float:
    """Return by how much an answer is misjudged, most often by little; ask the dice only if it may be."""
    return most * slip(dice) if most else 0.0


@dataclass(frozen=True, slots=True)
class GuessedWorld:
    """A world in which the others asked at the same time have answered, and the viewer has not."""

    state: Any
    chance: int
    """Seed of what is random afterwards, so that every answer is tried with the same luck."""
    others: int
    """Number of answers of others."""


@dataclass(slots=True)
class Trial:
    """Trial of answers to the question of a view, in worlds guessed from it."""

    game: Game[Any]
    playbook: Playbook[Any]
    view: Any
    dice: Dice
    budget: Budget
    until: int = field(init=False)
    had: Hashable = field(init=False)
    seed: int = field(init=False)
    """Seed of the guessed worlds."""
    phase: float = field(init=False)
    """Random number from 0 to 1, at which the even draws of others' answers begin."""
    worlds: int = 0
    """Number of worlds guessed so far."""
    for_points: bool = field(init=False)
    """True if players play on for points once the game is as good as decided."""
    tedium: float = field(init=False)
    """Value that a trial loses if it leaves all seats with what they had."""

    def __post_init__(self) -> None:
        self.until = self.playbook.clock(self.view) + self.playbook.ahead
        self.seed = self.dice.below(_ANY)
        self.phase = self.dice.below(_ANY) / _ANY
        self.had = self.game.had(self.view)
        self.for_points = self.game.has_points and len(self.game.scores(self.view)) > 1
        self.tedium = self.playbook.tedium * (1 + self.playbook.dead_rounds(self.view)) ** 2

    def winner(self, arms: list[Arm]) -> Arm:
        """Return the arm with the best result, and drop the others.

        Each heat spends an equal share of the budget on the arms still in it, and drops the worse half.
        """
        for heats in range((len(arms) - 1).bit_length(), 0, -1):
            self.heat(arms, *self.budget.part(heats))
            arms.sort(key=self.preference(arms), reverse=True)
            del arms[(len(arms) + 1) // 2 :]
        return arms[0]

    def preference(self, arms: Sequence[Arm]) -> Callable[[Arm], Any]:
        """Return the key of the best answer: its points where all of them win, or all lose, else its mean."""
        found = {arm.decided for arm in arms}
        if self.for_points and len(found) == 1 and found != {0}:
            return lambda arm: (arm.scored / max(1, arm.worlds), arm.mean())
        return Arm.mean

    def heat(self, arms: list[Arm], down_to: int, until: float) -> None:
        """Try every answer in one guessed world after the other until `down_to` positions are left.

        End at the time `until`. A world in which time runs out counts for nobody; if it is the first, the
        answers not tried yet, which are rated worst, are dropped.
        """
        first, before = self.worlds, self.budget.left

        def wanted(ahead: int) -> bool:
            each = (before - self.budget.left) // max(1, self.worlds - first)
            return self.budget.left - ahead * each > down_to

        tried = samples(self, self.budget.mate, [arm.answer for arm in arms], first, wanted)
        while self.budget.left > down_to and monotonic() < until and not self.budget.spent():
            values, scored, positions = next(tried)
            self.worlds += 1
            self.budget.left -= positions
            if not arms[0].worlds:
                del arms[len(values) :]
            if len(values) == len(arms):
                for arm, value, points in zip(arms, values, scored, strict=True):
                    arm.total += value
                    arm.scored += points
                    arm.worlds += 1

    def sample(self, number: int, answers: Sequence[Answer]) -> tuple[list[float], list[float], int]:
        """Return the value and the points of every answer in a guessed world, and the positions looked at.

        The answers for which there is no time are left out, but for the first.
        """
        world = self.world(number)
        values: list[float] = []
        scored: list[float] = []
        positions = 0
        for answer in answers:
            if values and self.budget.late():
                break
            after, looked_at = self.played(world, answer)
            positions += looked_at
            values.append(self.worth(after))
            scored.append(self.points(after, values[-1]))
        return values, scored, positions

    def guessed(self) -> GuessedWorld:
        """Return another world, see `world`."""
        self.worlds += 1
        return self.world(self.worlds - 1)

    def world(self, number: int) -> GuessedWorld:
        """Return the world of a number, in which the others asked at the same time give their answers."""
        dice = Dice(self.seed + number)
        world = self.game.guess(self.view, dice)
        asked = open_asks(world)
        others = [seat for seat in asked if seat != self.view.viewer]
        for seat in others:
            likely = self.playbook.forecast(world, seat, asked[seat])
            if likely is None:
                answer = self.playbook.quick(world, seat, asked[seat], dice)
            else:
                answer = self._drawn(asked[seat], likely, seat, number)
            seal(world, seat, answer)
        return GuessedWorld(world, dice.chance, len(others))

    def _drawn(self, decision: Decision, likely: Sequence[float], seat: Seat, world: int) -> Answer:
        """Return an answer so that each comes as often, from world to world, as it is likely."""
        left = (self.phase + GOLDEN * world * (1 + seat)) % 1 * sum(likely)
        answers = list(decision.answers())
        for chance, answer in zip(likely, answers, strict=True):
            left -= chance
            if left < 0:
                return answer
        return answers[-1]

    def after(self, world: GuessedWorld, answer: Answer) -> Any:
        """Return the state at the end of the trial; take the positions looked at from the budget."""
        after, positions = self.played(world, answer)
        self.budget.left -= positions
        return after

    def played(self, world: GuessedWorld, answer: Answer) -> tuple[Any, int]:
        """Return the state at the end of the trial, and the number of positions looked at.

        The viewer answers, and everybody plays on.
        """
        g, dice, positions = world.state.clone(), Dice(world.chance), 1 + world.others
        me: Seat = self.view.viewer
        seal(g, me, answer)
        while g.waiting and self.playbook.clock(g) < self.until:
            for seat, decision in open_asks(g).items():
                seal(g, seat, self.playbook.quick(g, seat, decision, dice))
                positions += 1
        return g, positions

    def worth(self, after: Any) -> float:
        """Return the value for the viewer of the end of a trial."""
        value = self.playbook.value(after, self.view.viewer)
        if self.tedium and after.waiting and self.game.had(after) == self.had:
            return value - self.tedium
        return value

    def points(self, after: Any, value: float) -> float:
        """Return the viewer's points at the end of a trial if its value decides the game, else 0."""
        if not self.for_points or not decided(value):
            return 0.0
        return float(self.game.scores(after)[self.view.viewer].total)


def decided(value: float) -> int:
    """Return 1 if a chance to win is as good as certain, -1 if there is as good as none, else 0."""
    return (value >= SURE) - (value <= 1 - SURE)
