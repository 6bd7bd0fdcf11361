"""The changes tried so far, in a file to go on with."""

import json
from collections import Counter
from pathlib import Path

from tests.mutations.changes import Change
from tests.mutations.trial import ROOT

GONE = "gone"
"""Said of a change whose line is no longer there."""


class Found:
    """The last line about a change counts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.told = {line["change"]: line for line in map(json.loads, lines)}

    def knows(self, change: Change) -> bool:
        return describe(change) in self.told

    def unnoticed(self) -> dict[str, Change | None]:
        """Return what went unnoticed, by its first name, where it stands now, if it does."""
        return {name: _again(line) for name, line in self.told.items() if not line["noticed"]}

    def add(self, name: str, change: Change, noticed: str, asked: int) -> None:
        lines, column = _lines_of(change)
        self._write(
            {
                "change": name,
                "kind": change.kind,
                "noticed": noticed,
                "asked": asked,
                "path": change.path,
                "line": change.line,
                "lines": lines,
                "column": column,
                "length": change.end - change.start,
                "after": change.after,
            }
        )

    def gone(self, name: str) -> None:
        self._write(self.told[name] | {"noticed": GONE})

    def tell(self) -> None:
        left = [line for line in self.told.values() if not line["noticed"]]
        gone = sum(line["noticed"] == GONE for line in self.told.values())
        for line in left:
            print(f"{line['change']}  ({line['asked']} tests came there)")
        print(f"{len(left)} of {len(self.told)} changes went unnoticed: {Counter(x['kind'] for x in left)}")
        if gone:
            print(f"{gone} are gone with their lines")

    def _write(self, line: dict[str, object]) -> None:
        self.told[str(line["change"])] = line
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def describe(change: Change) -> str:
    """Return the place of a change, and the two texts."""
    before = (ROOT / change.path).read_bytes()[change.start : change.end].decode()
    return f"{change.path}:{change.line} [{change.start}] {change.kind}: {before!r} -> {change.after!r}"


def _lines_of(change: Change) -> tuple[str, int]:
    """Return the lines that hold a change, and its column in the first of them, in bytes."""
    source = (ROOT / change.path).read_bytes()
    start = source.rfind(b"\n", 0, change.start) + 1
    end = source.find(b"\n", change.end)
    return source[start:end].decode(), change.start - start


def _again(line: dict[str, object]) -> Change | None:
    """Return a change of earlier where its lines stand now, nearest to where they stood."""
    path = ROOT / str(line["path"])
    source = path.read_bytes() if path.exists() else b""
    lines = str(line["lines"]).encode()
    at, places = -1, []
    while (at := source.find(lines, at + 1)) >= 0:
        if at == 0 or source[at - 1 : at] == b"\n":
            places.append(at)
    if not places:
        return None
    before = int(str(line["line"])) - 1
    at = min(places, key=lambda place: abs(source.count(b"\n", 0, place) - before))
    start = at + int(str(line["column"]))
    number = source.count(b"\n", 0, start) + 1
    end = start + int(str(line["length"]))
    return Change(str(line["path"]), number, str(line["kind"]), start, end, str(line["after"]))
