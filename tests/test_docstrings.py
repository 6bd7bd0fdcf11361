"""Docstrings: every public method has one, unless it overrides one that has."""

import ast
from collections.abc import Iterator
from functools import cache

from tests.sources import FILES, HOUSE, statements_of


@cache
def classes() -> dict[str, list[ast.ClassDef]]:
    """All classes of the package by name."""
    found: dict[str, list[ast.ClassDef]] = {}
    for file in FILES:
        for node in statements_of(file):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def bases(node: ast.ClassDef, seen: frozenset[ast.ClassDef] = frozenset()) -> Iterator[ast.ClassDef]:
    """The classes of the package that a class is made from, by name."""
    for base in node.bases:
        inner = base.value if isinstance(base, ast.Subscript) else base
        name = inner.attr if isinstance(inner, ast.Attribute) else getattr(inner, "id", "")
        for found in classes().get(name, ()):
            if found is not node and found not in seen:
                yield found
                yield from bases(found, seen | {node})


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}


def test_a_public_method_has_a_docstring_or_overrides_one_that_has() -> None:
    bare = [
        f"{node.name}.{name}"
        for group in classes().values()
        for node in group
        for name, method in methods(node).items()
        if not name.startswith("_")
        and not node.name.startswith("_")
        and ast.get_docstring(method) is None
        and not any(name in methods(base) for base in bases(node))
    ]
    assert bare == []


FORBIDDEN = ("What", "Whether", "How", "See", "Where", "Who", "Why", "When", "Which", "That", "If")
NOUNS = ("The", "A", "An", "All", "Every", "Each", "So", "One", "Some", "No", "Everything", "Nothing")


def is_property(node: ast.AST) -> bool:
    named = (getattr(one, "id", getattr(one, "attr", "")) for one in getattr(node, "decorator_list", ()))
    return any(name in ("property", "cached_property") for name in named)


def test_docstrings_say_plainly_what_something_is_or_does() -> None:
    odd = []
    for file in FILES:
        for node in statements_of(file):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            first = (ast.get_docstring(node) or "-").split()[0].strip(",.:;")
            acts = isinstance(node, ast.FunctionDef) and not is_property(node)
            if first in FORBIDDEN or (acts and first in NOUNS):
                odd.append(f"{file.relative_to(HOUSE)}: {node.name}: {first}")
    assert odd == []
