"""One generation of the learning loop: games of the searching bot, then a judge and a policy from them."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from galaxy_desktop.ai.subject import TrainingTable
from training.choosing import Exercises, Imitator
from training.network import Lessons, Trainee
from training.positions import LearnedGame, positions
from training.records import recorded
from training.replay import Replayed, replayed
from training.statistics import log_loss_of_average, log_loss_of_shares, over_the_curve

TRACE = 0.7
"""Share of the target of a position that comes from later rounds than the next."""
KEPT_BACK = 5
"""One game in this many measures what was learned, and is not learned from."""
RATE, EPOCHS = 1e-3, 4
"""Learning rate and passes of the judge, which goes on from the one in the game's folder."""
WISHES, PASSES, FADING = 12, 60, 1.0
"""Hidden units, passes and weight decay of the policy, which is learned anew."""
OWN_SEEDS = 1_000_000
"""Distance between the first seeds of two generations."""


@dataclass(frozen=True, slots=True)
class GenerationSettings:
    """Settings of a generation: its games, and the folder that keeps them."""

    folder: Path
    number: int
    games: int
    """Number of games with the most common table; the others in proportion."""
    quick: int
    """Number of games of the quick player beside them, for what the searching bot never does."""
    thought: float
    """Share of its budget that the searching bot spends."""


def run(learned: LearnedGame, plan: GenerationSettings) -> dict[str, Any]:
    """Play and learn, write both networks; return the figures of games kept back."""
    lessons, exams = _played(learned, plan)
    names, subject = learned.names(), learned.subject
    latest = json.loads(learned.out.read_text(encoding="utf-8"))
    judge = Trainee(names, len(latest["out"]), decay=subject.decay, seed=plan.number)
    judge.go_on_from(latest, RATE)
    figures: dict[str, Any] = {"generation": plan.number, "judge before": _marks(learned, judge, exams)}
    sets = [
        Lessons(names, (one for game in games for one in game.positions), subject.outcome)
        for games in lessons.values()
    ]
    quick = [Lessons(names, known, subject.outcome) for known in _quick(learned, plan)]
    judge.learn([*sets, *sets, *sets, *quick], EPOCHS)
    figures["judge"] = _marks(learned, judge, exams)
    _write(learned.out, judge.data())
    if choices := subject.choices:
        policy = Imitator(choices.names(), choices.things(), WISHES, seed=plan.number)
        policy.learn(_exercises(policy, lessons, by_hand=True), PASSES, FADING)
        known, seen = (_exercises(policy, exams, by_hand=hand) for hand in (True, False))
        figures["log loss by the hand"] = round(policy.log_loss(known), 4)
        figures["log loss as seen by others"] = round(policy.log_loss(seen), 4)
        figures["log loss of the average"] = round(log_loss_of_average(_exercises(policy, lessons), seen), 4)
        _write(learned.out.with_name("policy.json"), policy.data())
    return figures


def _played(
    learned: LearnedGame, plan: GenerationSettings
) -> tuple[Mapping[str, list[Replayed]], Mapping[str, list[Replayed]]]:
    """Return the games to learn from and those kept back, by table, of this generation and all before."""
    lessons: dict[str, list[Replayed]] = {}
    exams: dict[str, list[Replayed]] = {}
    subject = learned.subject
    most = max(table.games for table in subject.tables)
    for number in range(1, plan.number + 1):
        for place, table in enumerate(subject.tables):
            games = max(2, plan.games * table.games // most)
            first = table.seed + OWN_SEEDS * number + place * 100_000
            path = plan.folder / f"games-{number}-{place}.jsonl"
            seeds = range(first, first + games)
            for record in recorded(learned.game, learned.playbook, table, seeds, plan.thought, path):
                known = replayed(learned.game, learned.playbook, subject, record, TRACE)
                held = exams if record.seed % KEPT_BACK == 0 else lessons
                held.setdefault(str(place), []).append(known)
    return lessons, exams


def _quick(learned: LearnedGame, plan: GenerationSettings) -> Iterator[Any]:
    """Yield the positions of games of the quick player, by table."""
    most = max(table.games for table in learned.subject.tables)
    for table in learned.subject.tables:
        games = plan.quick * table.games // most
        if games:
            first = table.seed + plan.number * OWN_SEEDS // 2
            yield positions(learned, table, range(first, first + games))


def _exercises(
    policy: Imitator, games: Mapping[str, Iterable[Replayed]], *, by_hand: bool | None = None
) -> Exercises:
    """Return the choices by the hand, as the others see them, or both."""
    held = chain.from_iterable(games.values())
    choices = [
        one
        for game in held
        for hand, known in ((True, game.choices), (False, game.guesses))
        if by_hand in (hand, None)
        for one in known
    ]
    return Exercises(policy.names, policy.things, choices)


def _marks(learned: LearnedGame, judge: Trainee, exams: Mapping[str, list[Replayed]]) -> dict[str, Any]:
    """Return log loss and area under the curve of a judge in games kept back, by table."""
    marks = {}
    for place, games in exams.items():
        known = [one for game in games for one in game.positions]
        if not known:
            continue
        lessons = Lessons(learned.names(), known, 1.0)
        shares = judge.shares(lessons.inputs(np.arange(len(known))))[1]
        rounds = np.asarray([number for game in games for number in game.rounds])
        marks[_words(learned.subject.tables[int(place)])] = {
            "log loss": log_loss_of_shares(shares, lessons.wins),
            "under the curve": over_the_curve(shares, lessons.wins, rounds),
        }
    return marks


def _words(table: TrainingTable) -> str:
    return " ".join([f"{table.players} players", *table.options.values()])


def _write(path: Path, data: Mapping[str, Any]) -> None:
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
