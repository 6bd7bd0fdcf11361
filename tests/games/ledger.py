"""A ledger of a game: what its events tell of, beside what has changed on the table."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.flow import give, open_asks

Key = tuple[str, int]
"""What changes, and whose it is."""
Changes = Mapping[type, Callable[[Any], Mapping[Any, int]]]
"""What an event tells of: changes by name for its seat, or by `Key`; by the sort of event."""


def told(events: Iterable[Any], changes: Changes) -> Counter[Key]:
    found = Counter[Key]()
    for event in events:
        seat = getattr(event, "seat", -1)
        for sort, change in changes.items():
            if isinstance(event, sort):
                for what, number in change(event).items():
                    found[what if isinstance(what, tuple) else (what, seat)] += number
    return found


def adds_up(
    g: Any,
    held: Callable[[Any], Counter[Key]],
    changes: Changes,
    answer: Callable[[Decision], Answer],
    *,
    begun: Callable[[Any], bool],
    left_out: Callable[[Any, Key], bool] = lambda _g, _key: False,
    most: int = 100_000,
) -> Counter[str]:
    """Play a game and hold every change to its line, once it has begun; how often each thing has changed."""
    seen = Counter[str]()
    for _answer in range(most):
        asks = open_asks(g)
        if not asks:
            break
        before, seat, counts = held(g), min(asks), begun(g)
        give(g, seat, answer(asks[seat]))
        if not counts:
            continue
        after, lines = held(g), told(g.events, changes)
        for key in {*before, *after, *lines}:
            if not left_out(g, key):
                change = after[key] - before[key]
                assert change == lines[key], (key, change, asks[seat].topic, g.events)
                seen[key[0]] += bool(change)
    return seen
