"""Checks that the games' invariants have in common; each yields a line for a fault."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from galaxy_desktop.engine.flow import State
from galaxy_desktop.engine.oneline import shown
from galaxy_desktop.language import data_text
from galaxy_desktop.language import gettext as _


def unknown(what: str, named: Iterable[Any], known: Collection[Any]) -> Iterator[str]:
    """Yield a line for each name that is not known: "unknown phase 'x'"."""
    for one in named:
        if one not in known:
            yield _("unknown {what} {name}").format(what=data_text(what), name=shown(one))


def beyond(what: str, number: int, low: int, high: int) -> Iterator[str]:
    """Yield a line if a number is not from `low` to `high`."""
    if not low <= number <= high:
        yield _("impossible number of {what}: {number}").format(number=number, what=data_text(what))


def twice(what: str, things: Collection[Any]) -> Iterator[str]:
    """Yield a line if one of the things is there more than once."""
    if len(set(things)) != len(things):
        yield _("{what} appears twice").format(what=data_text(what))


def half_over(g: State, ended: bool) -> Iterator[str]:
    """Yield a line if a game that has ended still has steps waiting."""
    if ended and g.waiting:
        yield _("the game is over, but steps remain")
