"""Makes small wrong changes to the program, one at a time in a copy, and lists those that no test notices."""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from tests.mutations.changes import Change
from tests.mutations.trial import PACKAGE, ROOT, Test, Trial, choose_changes
from tools.given import some


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("--lines", type=some, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=["play", "ui", "games/race", "games/master"])
    parser.add_argument("--folder", type=Path, required=True, help="for the copy and for what is found")
    parser.add_argument("--again", action="store_true", help="only what went unnoticed before")
    parser.add_argument("--tests", nargs="+", default=["tests"], help="the tests that are asked")
    wish = parser.parse_args()
    for option, given, within in (("only", wish.only, ROOT / PACKAGE), ("tests", wish.tests, ROOT)):
        for name in given:
            if not (within / name.partition("::")[0]).exists():
                parser.error(f"argument --{option}: {within.name} has no {name!r}")
    wish.folder.mkdir(parents=True, exist_ok=True)
    found = Found(wish.folder / "found.jsonl")
    changes = [
        change
        for change in choose_changes(wish.only, wish.lines, wish.seed)
        if (found.unnoticed(change) if wish.again else not found.knows(change))
    ]
    if changes:
        _try(changes, Trial(wish.folder), wish.tests, found)
    found.tell()
    return 0


class Found:
    """The changes tried so far, in a file to go on with; the last line about a change counts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.told = {line["change"]: line for line in map(json.loads, lines)}

    def knows(self, change: Change) -> bool:
        return describe(change) in self.told

    def unnoticed(self, change: Change) -> bool:
        return self.knows(change) and not self.told[describe(change)]["noticed"]

    def add(self, change: Change, noticed: str, asked: int) -> None:
        line = {"change": describe(change), "kind": change.kind, "noticed": noticed, "asked": asked}
        self.told[line["change"]] = line
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def tell(self) -> None:
        left = [line for line in self.told.values() if not line["noticed"]]
        for line in left:
            print(f"{line['change']}  ({line['asked']} tests came there)")
        print(f"{len(left)} of {len(self.told)} changes went unnoticed: {Counter(x['kind'] for x in left)}")


def describe(change: Change) -> str:
    """Return the place of a change, and the two texts."""
    before = (ROOT / change.path).read_bytes()[change.start : change.end].decode()
    return f"{change.path}:{change.line} [{change.start}] {change.kind}: {before!r} -> {change.after!r}"


def _try(changes: list[Change], trial: Trial, paths: list[str], found: Found) -> None:
    tests = trial.find_tests(changes, paths)
    for number, change in enumerate(changes):
        at = [test for test in tests if number in test.reached]
        noticed = trial.notices(change, at)
        if not noticed:
            noticed = trial.notices(change, _beside(tests, at))
        found.add(change, noticed, len(at))


def _beside(tests: list[Test], at: list[Test]) -> list[Test]:
    """Return the other tests of the same files: what is cached is worked out for the first of them only."""
    files = {test.file for test in at}
    return [test for test in tests if test.file in files and test not in at]


if __name__ == "__main__":
    sys.exit(main())
