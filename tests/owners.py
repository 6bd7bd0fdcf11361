"""Strings that say more than the name of one thing: who may build them and take them apart."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tests.sources import joined_and_listed

OWNERS = ("moves.py", "box.py", "dice.py", "table/ids.py", "master/table/held.py", "master/table/tabs.py")
"""Moves, the names of physical cards and dice with the phases on them, names on the table."""
SEPARATORS = (":", "/", "|", "+", " ")
SHOWN = (":", "|", "+")
"""Those of them that no words have between two figures, as "3/12" has."""
CUTS = ("split", "rsplit", "partition", "rpartition")
ENDS = ("startswith", "endswith", "removeprefix", "removesuffix")


def taken_apart(nodes: Iterable[ast.AST]) -> Iterator[int]:
    """Find the lines that cut a string at a separator, or look for one at its ends."""
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            name, what = node.func.attr, node.args[0]
            text = str(what.value) if isinstance(what, ast.Constant) else ""
            cuts = name in CUTS and text in SEPARATORS and not _is_translated(node.func.value)
            if cuts or (name in ENDS and _is_mark(what, text)):
                yield node.lineno


def _is_translated(text: ast.expr) -> bool:
    return isinstance(text, ast.Call) and isinstance(text.func, ast.Name) and text.func.id == "_"


def _is_mark(what: ast.expr, text: str) -> bool:
    if isinstance(what, ast.Name):
        return what.id.isupper()
    return text.startswith((*SEPARATORS, "_")) or text.endswith(SEPARATORS)


def put_together(nodes: Iterable[ast.AST], separators: Sequence[str]) -> Iterator[int]:
    """Find the lines that put a separator between two parts of a string that is no running text."""
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            texts = [part.value if isinstance(part, ast.Constant) else "" for part in node.values]
            named = any(str(text).endswith(":") for text in texts[:-1])
            if named or {*texts[1:-1]} & {*separators}:
                yield node.lineno
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "join":
            joined = node.func.value
            if isinstance(joined, ast.Constant) and joined.value in separators:
                yield node.lineno


def offences(game: Path) -> list[str]:
    """Every line of a game that builds such a string or takes it apart, but for those of its owners."""
    found = []
    for file in sorted(game.rglob("*.py")):
        name = file.relative_to(game).as_posix()
        if name not in OWNERS and f"{game.name}/{name}" not in OWNERS:
            nodes = joined_and_listed(file)
            separators = SHOWN if name.startswith(("table/", "words/")) else SEPARATORS[:-1]
            lines = {*taken_apart(nodes), *put_together(nodes, separators)}
            found += [f"{game.name}/{name}:{line}" for line in sorted(lines)]
    return found
