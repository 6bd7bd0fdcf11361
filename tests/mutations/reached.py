"""The changes that running tests come to: calls in the instrumented program, and what they note."""

import ast
import functools
import os
from collections.abc import Iterator, Mapping
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

JOB = "GALAXY_TRIALS"
"""The variable with the path of what is to be tried."""
_now: set[int] = set()
_caches: list[Any] = []


def reached(number: int) -> None:
    """Note that the running test came to change `number`."""
    _now.add(number)


def instrument(source: bytes, lines: Mapping[int, list[int]]) -> str:
    """Return the program with a call of `reached` before each statement that holds a line in `lines`."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for body in _bodies(node):
            _mark(body, lines)
    at = next(n for n, stmt in enumerate(tree.body) if not _must_be_first(stmt))
    tree.body.insert(at, ast.parse("from tests.mutations.reached import reached as _reached").body[0])
    return ast.unparse(ast.fix_missing_locations(tree))


def _bodies(node: ast.AST) -> Iterator[list[ast.stmt]]:
    if isinstance(node, ast.Module | ast.ClassDef):
        return
    for name in ("body", "orelse", "finalbody"):
        body = getattr(node, name, None)
        if isinstance(body, list):
            yield body


def _mark(body: list[ast.stmt], lines: Mapping[int, list[int]]) -> None:
    for stmt in tuple(body):
        calls = [f"_reached({number})" for line in sorted(_own_lines(stmt)) for number in lines.get(line, ())]
        if calls:
            at = next(n for n, other in enumerate(body) if other is stmt)
            body[at:at] = ast.parse("\n".join(calls)).body


def _own_lines(node: ast.AST) -> set[int]:
    """Return the lines of a statement, its cases and what it catches, without those of statements in it."""
    own = {node.lineno} if isinstance(node, ast.expr | ast.stmt) else set()
    inner = (child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt))
    return own.union(*map(_own_lines, inner))


def _must_be_first(stmt: ast.stmt) -> bool:
    return isinstance(stmt, ast.Expr) or (isinstance(stmt, ast.ImportFrom) and stmt.module == "__future__")


def _kept(make: Any) -> Any:
    """Wrap a decorator of functools so that what it makes can be emptied."""

    @functools.wraps(make)
    def keep(*args: Any, **options: Any) -> Any:
        made = make(*args, **options)
        if hasattr(made, "cache_clear"):
            _caches.append(made)
            return made
        return lambda function: keep_made(made(function))

    def keep_made(made: Any) -> Any:
        _caches.append(made)
        return made

    return keep


def taken() -> set[int]:
    """Return what was noted since this was last asked."""
    noted = set(_now)
    _now.clear()
    return noted


def empty_caches() -> None:
    """Empty what functions of the program have kept."""
    for cache in _caches:
        if cache.__module__.startswith("galaxy_desktop"):
            cache.cache_clear()


def write(path: Path, text: bytes) -> None:
    """Write a Python file; what Python keeps of it may be as old and as long, and goes."""
    path.write_bytes(text)
    Path(cache_from_source(str(path))).unlink(missing_ok=True)


if JOB in os.environ:
    functools.cache = _kept(functools.cache)
    functools.lru_cache = _kept(functools.lru_cache)
