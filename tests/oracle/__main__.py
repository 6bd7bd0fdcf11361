"""`python -m tests.oracle race DIR [N]`: compare recorded games of another engine with ours.

Exit code 1 where a game differs, 2 where there is none.
"""

import argparse
import sys
from itertools import count
from pathlib import Path

from tests.oracle.recording import recordings
from tests.oracle.replay import DifferenceError, replay
from tools.given import some


def main(arguments: list[str]) -> int:
    """Replay the recordings of a folder or one file, or every so many-th of each file; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle", description=__doc__)
    parser.add_argument("game", choices=("race",), help="game of the recordings")
    parser.add_argument("place", type=Path, metavar="DIR", help="folder of recordings, or one file")
    parser.add_argument("every", nargs="?", type=some, default=1, metavar="N", help="every N-th game only")
    wish = parser.parse_args(arguments)
    place, every = wish.place, wish.every
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
