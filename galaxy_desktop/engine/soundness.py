"""Checks that the games' invariants have in common; each yields a line for a fault."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from galaxy_desktop.engine.flow import State
from galaxy_desktop.engine.oneline import shown


def unknown(what: str, named: Iterable[Any], known: Collection[Any]) -> Iterator[str]:
    """Yield a line for each name that is not known: "there is no phase 'x'"."""
    for one in named:
        if one not in known:
            yield f"there is no {what} {shown(one)}"


def beyond(what: str, number: int, low: int, high: int) -> Iterator[str]:
    """Yield a line if a number is not from `low` to `high`."""
    if not low <= number <= high:
        yield f"{number} {what}"


def twice(what: str, things: Collection[Any]) -> Iterator[str]:
    """Yield a line if one of the things is there more than once."""
    if len(set(things)) != len(things):
        yield f"{what} is there twice"


def half_over(g: State, ended: bool) -> Iterator[str]:
    """Yield a line if a game that has ended still has steps waiting."""
    if ended and g.waiting:
        yield "the game is over and goes on"
