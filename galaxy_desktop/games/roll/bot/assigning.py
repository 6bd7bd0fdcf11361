"""Rating of assignments: for each phase that can be selected, about the best use of all dice."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import exp
from operator import itemgetter

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Answer, Compose, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll.arrangement import DICTATE, Arrangement
from galaxy_desktop.games.roll.assignment import Assignment, Reassign, can_dictate, takes, targets
from galaxy_desktop.games.roll.bot.estimates import Estimates, Workers
from galaxy_desktop.games.roll.bot.rivals import occurring
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.moves import LayAside, MoveWorker, PlaceWild, SelectPhase
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.state import RollState

BEFORE_SHIP = PHASES[:4]
EPSILON = 0.03
"""Least gain of a move worth making, in VP."""
HOPELESS = 2.5
"""Margin in VP: assignments that are worse than the best by more are dropped."""
HEAT = 0.4
"""Temperature of the random choice of a phase, in VP."""
FINE = 1 << 20
SELECTORS = 2
"""Number of candidate dice tried: to select a phase, and to lay aside to Dictate."""


@dataclass(slots=True)
class Draft:
    """An assignment in the making, with the workers it gives to each phase."""

    look: Estimates
    occurs: dict[str, float]
    assignment: Assignment
    desk: Arrangement = field(default_factory=Arrangement)
    moves: list[Move] = field(default_factory=list)
    workers: dict[str, Workers] = field(default_factory=dict)

    def worth(self, workers: dict[str, Workers]) -> float:
        """Return the expected VP of these workers, by phase, over the phases that may occur."""
        occurs, value = self.occurs, self.look.value
        before = [occurs[phase] * value(phase, workers[phase]) for phase in BEFORE_SHIP]
        return self._total(before, workers["ship"], workers["produce"])

    def _total(self, before: Sequence[float], shippers: Workers, producers: Workers) -> float:
        """Return the VP of the phases `before` Ship, and of Ship itself."""
        ship, produce, look = self.occurs["ship"], self.occurs["produce"], self.look
        total = sum(before) + ship * (1 - produce) * look.value("ship", shippers)
        return total + ship * produce * look.shipped(shippers, producers)

    def with_one_more(self, kind: str) -> Iterator[tuple[float, str, Workers]]:
        """Yield the worth of one worker more of a type in each phase, with the phase and all its workers.

        Only what that phase brings is worked out anew.
        """
        occurs, value, workers = self.occurs, self.look.value, self.workers
        before = [occurs[phase] * value(phase, workers[phase]) for phase in BEFORE_SHIP]
        shippers, producers = workers["ship"], workers["produce"]
        for place, phase in enumerate(PHASES):
            more = tuple(sorted((*workers[phase], kind)))
            if phase == "ship":
                yield self._total(before, more, producers), phase, more
                continue
            changed = before.copy()
            changed[place] = occurs[phase] * value(phase, more)
            yield self._total(changed, shippers, more if phase == "produce" else producers), phase, more

    def moved(self, die: str, source: str, target: str) -> dict[str, Workers]:
        """Return the workers after one die moves; an empty `source` or `target` stands for no column."""
        workers, kind = dict(self.workers), type_of(die)
        if source:
            rest = list(workers[source])
            rest.remove(kind)
            workers[source] = tuple(rest)
        if target:
            workers[target] = tuple(sorted((*workers[target], kind)))
        return workers

    def copy(self) -> "Draft":
        """Return an independent copy."""
        desk = self.desk
        copied = Arrangement(
            dict(desk.columns),
            list(desk.wild),
            desk.selector,
            desk.selected,
            list(desk.aside),
            list(desk.used),
        )
        return Draft(self.look, self.occurs, self.assignment, copied, list(self.moves), dict(self.workers))

    @property
    def answer(self) -> Answer:
        """Moves made, as the options that are saved."""
        return tuple(move.option for move in self.moves)

    def select(self, die: str, phase: str) -> None:
        """Use a die to select a phase."""
        source = self.desk.columns.pop(die, "")
        if not source:
            self.desk.wild.remove(die)
        self.workers = self.moved(die, source, phase)
        self.desk.selector, self.desk.selected = die, phase
        self.moves.append(SelectPhase(die, phase))

    def place_wild(self) -> None:
        """Place each wild die where it adds the most VP."""
        for die in self.desk.wild:
            _worth, phase, workers = max(self.with_one_more(type_of(die)), key=itemgetter(0))
            self.workers = {**self.workers, phase: workers}
            self.desk.columns[die] = phase
            self.moves.append(PlaceWild(die, phase))
        self.desk.wild = []

    def reassign(self, power: str, die: str, phase: str) -> None:
        """Move a worker by a power."""
        self.workers = self.moved(die, self.desk.columns[die], phase)
        self.desk.columns[die] = phase
        self.moves.append(MoveWorker(power, die, phase))


def rate_assignments(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate at least one assignment for each phase that can be selected."""
    assert isinstance(decision, Compose)
    assert isinstance(decision.composer, Assignment)
    look, others = Estimates(g, seat), occurring(g, seat)
    rated = []
    for phase in PHASES:
        for draft in drafts(look, others, decision.composer, phase):
            use_powers(draft)
            rated.append((draft.worth(draft.workers), draft.answer))
    rated = best_first(rated)
    return [one for one in rated if one[0] > rated[0][0] - HOPELESS]


def quick_assignment(g: RollState, seat: Seat, decision: Decision, dice: Dice) -> Answer:
    """Return a sound assignment: its phase drawn at random by worth, the rest chosen to fit."""
    assert isinstance(decision, Compose)
    assert isinstance(decision.composer, Assignment)
    look, others = Estimates(g, seat), occurring(g, seat)
    found = [drafts(look, others, decision.composer, phase)[0] for phase in PHASES]
    points = [draft.worth(draft.workers) for draft in found]
    chosen = found[_drawn(points, dice)]
    use_powers(chosen)
    return chosen.answer


def _drawn(points: list[float], dice: Dice) -> int:
    """Return the index of a random choice, better ones more likely."""
    best = max(points)
    weights = [exp((one - best) / HEAT) for one in points]
    drawn = dice.below(FINE) / FINE * sum(weights)
    for place, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return place
    return points.index(best)


def drafts(look: Estimates, others: dict[str, float], assignment: Assignment, phase: str) -> list[Draft]:
    """Return the best assignments that select a phase, before any power is used, best first."""
    empty = Draft(look, {**others, phase: 1.0}, assignment, assignment.desk(()))
    empty.workers = {
        p: tuple(sorted(type_of(d) for d, column in empty.desk.columns.items() if column == p))
        for p in PHASES
    }
    found = []
    for die in _selectors(assignment):
        draft = empty.copy()
        draft.select(die, phase)
        draft.place_wild()
        found.append(draft)
    return sorted(found, key=lambda draft: draft.worth(draft.workers), reverse=True)[:SELECTORS]


def _selectors(assignment: Assignment) -> Iterator[str]:
    """Yield one die for each type and face."""
    seen = set()
    for die, face in zip(assignment.dice, assignment.faces, strict=True):
        if (type_of(die), face) not in seen:
            seen.add((type_of(die), face))
            yield die


def use_powers(draft: Draft) -> None:
    """Use every power that gains, the most restricted first; then Dictate."""
    for power in sorted(draft.assignment.powers, key=_breadth):
        if power.same_column:
            _move_together(draft, power)
        else:
            _move_each(draft, power, EPSILON)
    while can_dictate(draft.assignment, draft.desk) and _dictate(draft):
        draft.desk.used.append(DICTATE)


def _breadth(power: Reassign) -> tuple[int, bool, bool]:
    return len(power.to) + 4 * (power.to == ("any",)), not power.dice, not power.leaving


def _move_each(draft: Draft, power: Reassign, gain: float) -> int:
    """Move workers one by one as long as it gains; return the number moved."""
    moved: list[str] = []
    while len(moved) < power.most:
        best = _best_move(draft, power, moved)
        if best is None or best[0] < gain:
            break
        draft.reassign(power.power, best[1], best[2])
        moved.append(best[1])
        gain = EPSILON
    return len(moved)


def _best_move(draft: Draft, power: Reassign, moved: list[str]) -> tuple[float, str, str] | None:
    """Return the gain, die and phase of the best move of one worker, or None if there is none."""
    now, seen, best = draft.worth(draft.workers), set(), None
    for die, column in draft.desk.columns.items():
        kind = (type_of(die), column)
        if kind in seen or die in moved or not takes(power, die, column):
            continue
        seen.add(kind)
        for phase in targets(draft.desk, power):
            if phase != column:
                gain = draft.worth(draft.moved(die, column, phase)) - now
                if best is None or gain > best[0]:
                    best = (gain, die, phase)
    return best


def _move_together(draft: Draft, power: Reassign) -> None:
    """Move the least number of workers a power needs out of one column, if that gains."""
    (target,), now = targets(draft.desk, power), draft.worth(draft.workers)
    best = None
    for column in PHASES:
        dice = [d for d, c in draft.desk.columns.items() if c == column != target and takes(power, d, c)]
        if len(dice) >= power.least:
            trial = draft.copy()
            for die in dice[: power.least]:
                trial.reassign(power.power, die, target)
            gain = trial.worth(trial.workers) - now
            if best is None or gain > best[0]:
                best = (gain, trial)
    if best and best[0] > EPSILON:
        draft.desk, draft.workers, draft.moves = best[1].desk, best[1].workers, best[1].moves


def _dictate(draft: Draft) -> bool:
    """Lay aside the worker that loses least and move others, if that gains; return whether it did."""
    now = draft.worth(draft.workers)
    payers: dict[tuple[str, str], tuple[float, str]] = {}
    for die, column in draft.desk.columns.items():
        key = (type_of(die), column)
        if key not in payers:
            payers[key] = (now - draft.worth(draft.moved(die, column, "")), die)
    for loss, die in sorted(payers.values())[:SELECTORS]:
        trial = draft.copy()
        trial.workers = trial.moved(die, trial.desk.columns[die], "")
        del trial.desk.columns[die]
        trial.moves.append(LayAside(die))
        if _move_each(trial, draft.assignment.dictate, loss + EPSILON):
            draft.desk, draft.workers, draft.moves = trial.desk, trial.workers, trial.moves
            return True
    return False
