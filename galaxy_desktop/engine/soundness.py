"""Checks that the games' invariants have in common; each yields a line for a fault."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from galaxy_desktop.engine.flow import State, Step
from galaxy_desktop.engine.oneline import shown
from galaxy_desktop.language import data_text
from galaxy_desktop.language import gettext as _


def unknown(what: str, named: Iterable[Any], known: Collection[Any]) -> Iterator[str]:
    """Yield a line for each name that is not known: "unknown phase 'x'"."""
    for one in named:
        if one not in known:
            yield _("unknown {what} {name}").format(what=data_text(what), name=shown(one))


def unknown_fields(step: Step[Any], known: Mapping[str, Collection[Any]]) -> Iterator[str]:
    """Yield a line for each field of a waiting step whose value is not known; `known` is by name of field."""
    for name, allowed in known.items():
        if hasattr(step, name):
            yield from unknown(name, [getattr(step, name)], allowed)


def beyond(what: str, number: int, low: int, high: int) -> Iterator[str]:
    """Yield a line if a number is not from `low` to `high`."""
    if not low <= number <= high:
        yield _("impossible number of {what}: {number}").format(number=number, what=data_text(what))


def twice(what: str, things: Collection[Any]) -> Iterator[str]:
    """Yield a line if one of the things is there more than once."""
    if len(set(things)) != len(things):
        yield _("{what} appears twice").format(what=data_text(what))


def half_over(g: State, *, ended: bool) -> Iterator[str]:
    """Yield a line if a game that has ended still has steps waiting."""
    if ended and g.waiting:
        yield _("the game is over, but steps remain")
