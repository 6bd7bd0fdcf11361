"""`python -m tests.soak`: play many games of all kinds through the client, which is sent to sleep meanwhile.

Exit code 1 for a fault, for memory that grows, or for anything that is left open. Needs Linux.
"""

import argparse
import sys
from pathlib import Path

from tests.soak.sleeper import soak
from tests.soak.verdict import Verdict, judge
from tools.given import some


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=some, default=200, help="number of games (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--log", type=Path, help="write what each game has left behind to this file, too")
    wish = parser.parse_args()
    if not Path("/proc/self/status").is_file():
        parser.error("memory and open files are read from /proc, which this system lacks")
    run = soak(wish.games, wish.seed, wish.log)
    verdict = judge(run)
    print(verdict.words())
    return 0 if verdict == Verdict(verdict.figures, ()) else 1


if __name__ == "__main__":
    sys.exit(main())
