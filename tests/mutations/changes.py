"""Small wrong changes that can be made to the lines of a Python file."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from tools.messages import MARKS

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
SUMS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "+"),
    ast.FloorDiv: ("//", "*"),
}


@dataclass(frozen=True, slots=True)
class Change:
    """One piece of a file that becomes another; `start` and `end` count bytes."""

    path: str
    line: int
    kind: str
    start: int
    end: int
    after: str

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]

    def stands(self, source: bytes) -> bool:
        """Return whether the changed file is Python, and another program."""
        try:
            changed = ast.parse(self.apply(source))
        except SyntaxError:
            return False
        return ast.dump(changed) != ast.dump(ast.parse(source))


class Finder:
    """Every change that can be made inside the functions of one file."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.starts = [0, *accumulate(map(len, source.splitlines(keepends=True)))]

    def find(self) -> list[Change]:
        """Return the changes; a few of them leave no Python (`stands`)."""
        found = {
            change
            for node in ast.walk(ast.parse(self.source))
            if isinstance(node, ast.FunctionDef)
            for statement in node.body[ast.get_docstring(node) is not None :]
            for inner in _inside(statement)
            for change in self._of(inner)
        }
        return sorted(found, key=lambda c: (c.start, c.kind, c.after))

    def _of(self, node: ast.AST) -> Iterator[Change]:
        match node:
            case ast.Constant(value=value):
                yield from self._constant(node, value)
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                yield from self._between(left, right, "comparison", COMPARISONS[type(op)])
            case ast.BoolOp(op=ast.And(), values=[left, right, *_]):
                yield from self._between(left, right, "and, or", (r"\band\b", "or"))
            case ast.BoolOp(values=[left, right, *_]):
                yield from self._between(left, right, "and, or", (r"\bor\b", "and"))
            case ast.BinOp(left=left, op=op, right=right) if type(op) in SUMS:
                yield from self._between(left, right, "sum", SUMS[type(op)])
            case ast.AugAssign(target=left, op=op, value=right) if type(op) in SUMS:
                yield from self._between(left, right, "sum", SUMS[type(op)])
            case _:
                yield from self._flow(node)

    def _flow(self, node: ast.AST) -> Iterator[Change]:
        match node:
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                yield self._replace(test, "condition", f"not ({self._text(test)})")
            case ast.comprehension(ifs=[test, *_]):
                yield self._replace(test, "condition", f"not ({self._text(test)})")
            case ast.Return(value=ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()) as value):
                yield self._replace(value, "return", f"not ({self._text(value)})")
            case ast.Return(value=ast.expr() as value):
                yield self._replace(value, "return", "None")
            case ast.Expr(value=ast.Call()):
                yield self._replace(node, "call dropped", "pass")

    def _constant(self, node: ast.Constant, value: object) -> Iterator[Change]:
        match value:
            case bool():
                yield self._replace(node, "constant", repr(not value))
            case int() | float():
                yield self._replace(node, "constant", repr(value + 1))
            case str() if value:
                yield self._replace(node, "string", repr(f"{value}x"))

    def _between(self, left: ast.expr, right: ast.expr, kind: str, swap: tuple[str, str]) -> Iterator[Change]:
        start, end = self._end(left), self._start(right)
        gap = self.source[start:end].decode()
        yield Change(self.path, left.end_lineno or 0, kind, start, end, re.sub(*swap, gap, count=1))

    def _replace(self, node: ast.expr | ast.stmt, kind: str, after: str) -> Change:
        return Change(self.path, node.lineno, kind, self._start(node), self._end(node), after)

    def _text(self, node: ast.expr) -> str:
        return self.source[self._start(node) : self._end(node)].decode()

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the node and what lies in it; no annotations, no f-strings, whose places 3.11 does not tell.

    No texts of the catalogue either, for the template holds them, no docstrings of attributes, no `strict`.
    """
    yield node
    texts = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS
    texts = texts or isinstance(node, ast.Expr) or (isinstance(node, ast.keyword) and node.arg == "strict")
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "args", "decorator_list"} and not isinstance(node, ast.Call):
            continue
        for inner in value if isinstance(value, list) else [value]:
            is_text = texts and isinstance(inner, ast.Constant)
            if isinstance(inner, ast.AST) and not isinstance(inner, ast.JoinedStr) and not is_text:
                yield from _inside(inner)
