"""Files of JSON lines, to which long runs add one at a time: a run that was cut off goes on from there."""

import json
from pathlib import Path
from typing import Any


def read_lines(path: Path) -> list[Any]:
    """Return what the lines of a file hold; drop a last line that was cut off from the file."""
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith(b"\n")]
    if len(whole) < len(lines):
        path.write_bytes(b"".join(whole))
    return [json.loads(line) for line in whole]


def add_line(path: Path, data: Any) -> None:
    """Add a line to a file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(data, separators=(",", ":")) + "\n")
