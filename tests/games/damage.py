"""Damage that a test does to a sound state of a game, and what its invariants say of that."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from galaxy_desktop.games import find_games
from tests.contract.walk import Table, walked

Damage = Callable[[Any], object]
"""Changes a state, or ends in one of `NOTHING_THERE`."""
SEED, FIRST, EVERY = 1, 3, 9
NOTHING_THERE = (LookupError, ValueError, StopIteration)


def put(owner: Any, **values: Any) -> Any:
    """Set fields, which a lambda cannot, and return their owner."""
    for name, value in values.items():
        setattr(owner, name, value)
    return owner


def when(holds: bool, thing: Any) -> Any:
    """The thing to damage; a `LookupError` in a state in which a condition does not hold."""
    if not holds:
        raise LookupError
    return thing


def told_of(game: str, seats: int, damage: Damage, **options: str) -> str:
    """The faults of the first state of a game by chance that can be damaged like this, in one text.

    Damage that changes nothing, or ends in one of `NOTHING_THERE`, is tried in the next state.
    """
    rules = find_games()[game]
    for sound in _states(game, seats, tuple(options.items())):
        g = sound.clone()
        try:
            damage(g)
        except NOTHING_THERE:
            continue
        if rules.encode(g) != rules.encode(sound):
            return "\n".join(rules.invariants(g))
    raise AssertionError("no state of the game can be damaged like this")


@cache
def _states(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> tuple[Any, ...]:
    return tuple(_found(game, seats, dict(options)))


def _found(game: str, seats: int, options: dict[str, str]) -> Iterator[Any]:
    rules = find_games()[game]
    walk = walked(Table(rules, seats, rules.check(seats, options), SEED), SEED, FIRST, EVERY)
    assert not walk.faults
    yield from (at.now for at in walk.moments)
    yield from walk.last
