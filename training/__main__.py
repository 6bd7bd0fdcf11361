"""`python -m training GAME`: train the network of a game anew and write it where its bots read it."""

import argparse
import json

import numpy as np

from galaxy_desktop.ai.subject import Table
from training.network import Lessons, Teacher
from training.positions import Learned, learned_games, positions


def main() -> None:
    """Play, learn and write the network; print how often its favourite wins in games kept back."""
    games = learned_games()
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=games)
    parser.add_argument("--hidden", type=int, default=12)
    args = parser.parse_args()
    learned = games[args.game]
    subject = learned.subject
    sets, kept_back = [], []
    for table in subject.tables:
        first = table.seed
        sets.append(_lessons(learned, table, range(first, first + table.games)))
        kept_back.append(_lessons(learned, table, range(first - table.games // 20, first)))
    teacher = Teacher(learned.names(), args.hidden, subject.decay)
    teacher.learn(sets, subject.epochs)
    learned.out.write_text(json.dumps(teacher.data(), separators=(",", ":")) + "\n", encoding="utf-8")
    for table, lessons in zip(subject.tables, kept_back, strict=True):
        rows = np.arange(len(lessons.wins))
        likeliest = teacher.shares(lessons.inputs(rows))[1].argmax(1)
        share = lessons.wins[rows, likeliest].mean()
        print(f"{table.players} players {dict(table.options)}: {share:.1%}")


def _lessons(learned: Learned, table: Table, seeds: range) -> Lessons:
    return Lessons(learned.names(), positions(learned, table, seeds), learned.subject.outcome)


if __name__ == "__main__":
    main()
