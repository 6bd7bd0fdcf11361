"""Learning a network from nothing, from games of the quick player."""

import json

import numpy as np

from galaxy_desktop.ai.subject import TrainingTable
from training.network import Lessons, Trainee
from training.positions import LearnedGame, positions


def learn_anew(learned: LearnedGame, hidden: int) -> None:
    """Play, learn and write the network; print how often its favourite wins in games kept back."""
    subject = learned.subject
    sets, kept_back = [], []
    for table in subject.tables:
        first = table.seed
        sets.append(_lessons(learned, table, range(first, first + table.games)))
        kept_back.append(_lessons(learned, table, range(first - table.games // 20, first)))
    teacher = Trainee(learned.names(), hidden, subject.decay)
    teacher.learn(sets, subject.epochs)
    learned.out.write_text(json.dumps(teacher.data(), separators=(",", ":")) + "\n", encoding="utf-8")
    for table, lessons in zip(subject.tables, kept_back, strict=True):
        rows = np.arange(len(lessons.wins))
        likeliest = teacher.shares(lessons.inputs(rows))[1].argmax(1)
        share = lessons.wins[rows, likeliest].mean()
        print(f"{table.players} players {dict(table.options)}: {share:.1%}")


def _lessons(learned: LearnedGame, table: TrainingTable, seeds: range) -> Lessons:
    return Lessons(learned.names(), positions(learned, table, seeds), learned.subject.outcome)
