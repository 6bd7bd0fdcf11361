"""Functions that stand in memory take the code of a changed file."""

import gc
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType


def put_in_force(path: Path, before: bytes, after: bytes) -> None:
    """Give the functions of a file, wherever they stand, the code they have in another text of it."""
    codes = zip(_functions(path, before), _functions(path, after), strict=True)
    changed = {(old.co_filename, old): new for old, new in codes if old != new}
    gc.unfreeze()
    for thing in gc.get_objects():
        if type(thing) is FunctionType:
            code = thing.__code__
            if (new := changed.get((code.co_filename, code))) is not None:
                thing.__code__ = new
    gc.freeze()


def _functions(path: Path, text: bytes) -> list[CodeType]:
    """Return the codes of classes and functions in the order of a file, without those of expressions."""
    return [*_named(compile(text, str(path), "exec"))]


def _named(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and inner.co_name.isidentifier():
            yield inner
            yield from _named(inner)
