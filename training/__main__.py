"""`python -m training`: train the network of Race for the Galaxy anew and write it where the bots read it."""

import argparse
import json
from pathlib import Path

import numpy as np

from training.network import Lessons, Teacher
from training.race import positions

TABLES = (
    (2, {"start_worlds": "all"}, 1.0),
    (2, {"start_worlds": "all", "variant": "experienced"}, 0.5),
    (3, {"start_worlds": "all"}, 0.4),
    (4, {"start_worlds": "all"}, 0.3),
)
"""Numbers of players and options, and the part of the games that is played with them."""


def main() -> None:
    """Play, learn, write, and say how often the likeliest seat wins in games that were not learned from."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=8000, help="games of two players; others in proportion")
    parser.add_argument("--seed", type=int, default=2_000_000)
    parser.add_argument("--hidden", type=int, default=12)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--out", type=Path, default=Path("galaxy_desktop/games/race/data/network.json"))
    args = parser.parse_args()
    sets, kept_back = [], []
    for players, options, part in TABLES:
        games = int(args.games * part)
        sets.append(_lessons(players, options, range(args.seed, args.seed + games)))
        kept_back.append(_lessons(players, options, range(args.seed - max(1, games // 20), args.seed)))
    teacher = Teacher(sets[0].tableaus.shape[2], sets[0].seats.shape[2], args.hidden)
    teacher.learn(sets, args.epochs)
    args.out.write_text(json.dumps(teacher.data(), separators=(",", ":")) + "\n", encoding="utf-8")
    for (players, options, _), lessons in zip(TABLES, kept_back, strict=True):
        rows = np.arange(len(lessons.wins))
        likeliest = teacher.shares(lessons.inputs(rows))[1].argmax(1)
        print(f"{players} players {options}: {lessons.wins[rows, likeliest].mean():.1%}")


def _lessons(players: int, options: dict[str, str], seeds: range) -> Lessons:
    known = list(positions(players, options, seeds))
    return Lessons(
        [position.tableaus for position in known],
        [position.seats for position in known],
        [position.scores for position in known],
        [position.wins for position in known],
    )


if __name__ == "__main__":
    main()
