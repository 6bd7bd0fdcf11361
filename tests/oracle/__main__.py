"""`python -m tests.oracle race DIR [N]`: exit code 1 where a game differs, 2 where there is none."""

import sys
from itertools import count
from pathlib import Path

from tests.oracle.recording import recordings
from tests.oracle.replay import DifferenceError, replay


def main(arguments: list[str]) -> int:
    """Replay the recordings of a folder or one file, or every so many-th of each file; the exit code."""
    if len(arguments) not in (2, 3) or arguments[0] != "race":
        print("usage: python -m tests.oracle race DIR [every]", file=sys.stderr)
        return 2
    place, every = Path(arguments[1]), int(arguments[2]) if len(arguments) > 2 else 1
    files = [place] if place.is_file() else sorted(place.glob("*.jsonl.gz"))
    if not files:
        print(f"no recorded games (*.jsonl.gz) in {place}", file=sys.stderr)
        return 2
    matching = games = 0
    for file in files:
        for line, game in zip(count(1, every), recordings(file, every)):
            games += 1
            try:
                replay(game)
                matching += 1
            except DifferenceError as difference:
                print(f"{file.name} line {line}: {difference}")
    print(f"{matching} of {games} games match")
    return 0 if matching == games else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
