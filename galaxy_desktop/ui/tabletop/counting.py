"""Counters that count up as what was gained arrives at them."""

import re
from typing import Any

from galaxy_desktop.ui.motion import Tween, linear
from galaxy_desktop.ui.tabletop.flight import CountUp, Flight
from galaxy_desktop.ui.tabletop.staging import Staging

FIGURE = re.compile(r"([^\d−-]*)(\d+)(\D*)")


def count_up(staging: Staging[Any]) -> None:
    """Let each counter that has grown keep its former figure, and count as the gains fly in.

    With reduced motion counters jump.
    """
    if staging.motion.reduced:
        return
    for name, counter in staging.after.sheet.counters.items():
        former = staging.before.sheet.counters.get(name)
        gain = None if former is None else _gain(former.figure, counter.figure)
        place = staging.after.sheet.places.get(name)
        if gain is None or place is None:
            continue
        arrivals = [
            flight.tween.delay + flight.tween.ms
            for flight in staging.flights
            if isinstance(flight, Flight) and flight.end == "vanishes" and flight.goal == place.center
        ]
        if arrivals:
            tween = Tween(max(arrivals), linear)
            staging.motion.tweens.append(tween)
            staging.flights.insert(0, CountUp(tween, counter.draw, gain, tuple(arrivals), counter.place))


def _gain(former: str, now: str) -> tuple[str, int, int] | None:
    """Return the form of a figure that has grown, and its former and its new number; None for others."""
    old, new = FIGURE.fullmatch(former), FIGURE.fullmatch(now)
    if old is None or new is None or old.group(1, 3) != new.group(1, 3) or int(old[2]) >= int(new[2]):
        return None
    return f"{new[1]}{{}}{new[3]}", int(old[2]), int(new[2])
