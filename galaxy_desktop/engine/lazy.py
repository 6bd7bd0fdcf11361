"""Names of a package that are read from its modules when they are first asked for."""

from collections.abc import Callable
from importlib import import_module
from typing import Any


def lazy_names(package: str, **places: str) -> Callable[[str], Any]:
    """Return the `__getattr__` of a package that imports its names when they are asked for.

    `places` has the module and the name there of each name, as in "painter.RacePainter". What is returned
    raises `AttributeError` for other names.
    """

    def read(name: str) -> Any:
        if name not in places:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module, _dot, there = places[name].rpartition(".")
        return getattr(import_module(f"{package}.{module}"), there)

    return read
