"""`python -m tests.oracle race DIR`: exit code 1 where a game differs, 2 where there is none."""

import sys
from pathlib import Path

from tests.oracle.recording import recordings
from tests.oracle.replay import DifferenceError, replay


def main(arguments: list[str]) -> int:
    """Replay the recordings of a folder or one file; the exit code."""
    if len(arguments) != 2 or arguments[0] != "race":
        print("usage: python -m tests.oracle race DIR", file=sys.stderr)
        return 2
    place = Path(arguments[1])
    files = [place] if place.is_file() else sorted(place.glob("*.jsonl.gz"))
    if not files:
        print(f"no recorded games (*.jsonl.gz) in {place}", file=sys.stderr)
        return 2
    matching = games = 0
    for file in files:
        for line, game in enumerate(recordings(file), 1):
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
