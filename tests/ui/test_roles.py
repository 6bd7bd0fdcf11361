"""Painters and their roles: nothing is inherited that a game does not mean."""

import inspect
from importlib import import_module
from pkgutil import iter_modules

from galaxy_desktop.ui import roles
from galaxy_desktop.ui.painter import Painter
from tests.each import each

ROLES = [
    role
    for module in iter_modules(roles.__path__)
    for role in vars(import_module(f"{roles.__name__}.{module.name}")).values()
    if inspect.isclass(role) and role.__module__ == f"{roles.__name__}.{module.name}"
]


def test_there_are_roles() -> None:
    assert len(ROLES) > 10


@each([Painter, *ROLES])
def test_whatever_a_painter_does_is_said_by_the_painter(part: type) -> None:
    done = {name for name, what in vars(part).items() if callable(what) or isinstance(what, property)}
    assert {name for name in done if not name.startswith("_")} == getattr(part, "__abstractmethods__", set())
