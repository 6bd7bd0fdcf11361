"""Counters that change as what changes them is shown: some count, others wait for an act to be told."""

import re
from collections import Counter
from typing import Any

from galaxy_desktop.ui.motion import Tween, linear
from galaxy_desktop.ui.tabletop.flight import CountUp, Flight
from galaxy_desktop.ui.tabletop.ids import split_id
from galaxy_desktop.ui.tabletop.sheet import CounterFigure
from galaxy_desktop.ui.tabletop.staging import Staging

FIGURE = re.compile(r"([^\d−-]*)(\d+)(\D*)")


def count_up(staging: Staging[Any]) -> None:
    """Let each counter that has changed keep its former figure until its change is shown.

    A plain figure counts as gains fly in, or as what it loses flies away; any other changes after the last
    act of its seat. With reduced motion no figure counts on the way. A counter drawn twice changes in both
    places.
    """
    sheet, drawn = staging.after.sheet, Counter(staging.after.sheet.ids())
    for name, counter in sheet.counters.items():
        former = staging.before.sheet.counters.get(name)
        both = [counter, *sheet.doubles.get(name, ())]
        if former is None or former.figure == counter.figure or drawn[name] != len(both):
            continue
        change = _change(former.figure, counter.figure)
        times = _moves(staging, name, change) if change else []
        times = times or [staging.told_at(split_id(name)[1])]
        if staging.motion.reduced or change is None:
            change, times = (_literal(former.figure), 0, 0), [max(times)]
        seen = [one for one in both if one not in sheet.unseen]
        for one in seen if max(times) > 0 else ():
            _hold(staging, name, one, change, times)


def _hold(
    staging: Staging[Any], name: str, counter: CounterFigure, change: tuple[str, int, int], times: list[float]
) -> None:
    """Draw a counter with a changing figure in place of its own."""
    tween = Tween(max(times), linear)
    staging.motion.tweens.append(tween)
    staging.arriving.add(name)
    staging.flights.insert(
        0, CountUp(tween, counter.draw, change, tuple(times), counter.figure, counter.place)
    )


def _moves(staging: Staging[Any], name: str, change: tuple[str, int, int]) -> list[float]:
    """Return when gains arrive at a counter that has grown, or when losses leave one that has fallen."""
    place = staging.after.sheet.places.get(name)
    flights = [one for one in staging.flights if isinstance(one, Flight)]
    if place is None:
        return []
    if change[1] > change[2]:
        return [one.tween.delay for one in flights if one.start == place.center]
    return [
        one.tween.delay + one.tween.ms
        for one in flights
        if one.end == "vanishes" and one.goal == place.center
    ]


def _change(former: str, now: str) -> tuple[str, int, int] | None:
    """Return the form of a plain figure that has changed, and its two numbers; None for others."""
    old, new = FIGURE.fullmatch(former), FIGURE.fullmatch(now)
    if old is None or new is None or old.group(1, 3) != new.group(1, 3):
        return None
    return f"{_literal(new[1])}{{}}{_literal(new[3])}", int(old[2]), int(new[2])


def _literal(text: str) -> str:
    """Return a text as part of a form; names may have braces."""
    return text.replace("{", "{{").replace("}", "}}")
