"""Makes small wrong changes to the program, one at a time in a copy, and lists those that no test notices."""

import argparse
import sys
from pathlib import Path

from tests.mutations.found import Found, describe
from tests.mutations.trial import PACKAGE, ROOT, Trial, choose_changes
from tools.given import some


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("--lines", type=some, default=200, help="number of changes (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the changes")
    parser.add_argument(
        "--only",
        nargs="+",
        default=["play", "ui", "games/race", "games/master"],
        help="folders and files of the package that are changed",
    )
    parser.add_argument("--folder", type=Path, required=True, help="for the copy and for what is found")
    parser.add_argument("--again", action="store_true", help="only what went unnoticed before")
    parser.add_argument(
        "--tests",
        nargs="+",
        help="the tests that are asked; else those beside first, then all",
    )
    parser.add_argument("--quick", action="store_true", help="ask no slow tests")
    wish = parser.parse_args()
    for option, given, within in (("only", wish.only, ROOT / PACKAGE), ("tests", wish.tests or (), ROOT)):
        for name in given:
            if not (within / name.partition("::")[0]).exists():
                parser.error(f"argument --{option}: {within.name} has no {name!r}")
    wish.folder.mkdir(parents=True, exist_ok=True)
    found = Found(wish.folder / "found.jsonl")
    if wish.again:
        asked = found.unnoticed()
    else:
        chosen = choose_changes(wish.only, wish.lines, wish.seed)
        asked = {describe(change): change for change in chosen if not found.knows(change)}
    names = {change: name for name, change in asked.items() if change}
    for name in asked.keys() - names.values():
        found.gone(name)
    rings = [wish.tests] if wish.tests else [beside_of(wish.only), ["tests"]]
    if names:
        trial = Trial(wish.folder)
        for change, noticed, came in trial.try_all([*names], rings, ["-m", "not slow"] if wish.quick else []):
            found.add(names[change], change, noticed, came)
    found.tell()
    return 0


def beside_of(folders: list[str]) -> list[str]:
    """Return the folders of tests that mirror folders of the package, and those of a game's tables."""
    beside: list[str] = []
    for folder in map(Path, folders):
        mirror = next(path for path in (folder, *folder.parents) if (ROOT / "tests" / path).is_dir())
        beside.append(f"tests/{mirror}")
        if folder.parts[0] == "games" and (ROOT / "tests" / "ui" / folder.name).is_dir():
            beside.append(f"tests/ui/{folder.name}")
    return beside


if __name__ == "__main__":
    sys.exit(main())
