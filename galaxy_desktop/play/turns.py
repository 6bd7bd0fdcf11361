"""Order of acting: which person comes to the screen next, which bots think."""

from dataclasses import replace
from typing import Any, Literal

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.play.reading import TableReader
from galaxy_desktop.play.seats import has_pin

Curtains = Literal["always", "needed", "never"]
"""Setting of the moments in which a curtain covers the screen between two persons."""


def bots_to_ask(bus: TableReader) -> tuple[Seat, ...]:
    """Return the bots that have to answer, in seat order; they need not wait for the persons."""
    awaited = bus.awaited()
    return tuple([seat for seat in bus.table().bots() if seat in awaited])


def next_person(bus: TableReader, sitting: Seat | None) -> Seat | None:
    """Return the person to ask next: the one at the screen while asked, then the others in seat order.

    So consecutive choices of one person are one visit, and a simultaneous choice is one visit for each.
    """
    awaited = bus.awaited()
    waiting = [seat for seat in bus.table().persons() if seat in awaited]
    if not waiting or sitting in waiting:
        return sitting if waiting else None
    after = [seat for seat in waiting if sitting is not None and seat > sitting]
    return (after or waiting)[0]


def needs_curtain(bus: TableReader, sitting: Seat | None, to: Seat, curtains: Curtains = "always") -> bool:
    """Return whether a curtain is shown before this person sees the table; never for a lone person.

    "needed": only for a person with a PIN, while a choice is secret, or for one who sees what others may not
    and is asked about more than lies open.
    """
    if len(bus.table().persons()) < 2 or sitting == to or curtains == "never":
        return False
    if curtains == "needed" and is_public(bus, to):
        return False
    locked = has_pin(bus.table().seats[to])
    return curtains == "always" or locked or choose_at_once(bus) or holds_secret(bus, to)


def open_view(bus: TableReader, seat: Seat) -> Any:
    """Return the view of a seat without what it hides from the other persons at the screen."""
    view = bus.view(seat)
    for other in bus.table().persons():
        if other != seat:
            view = bus.game().view(view, other)
    return replace(view, viewer=seat)


def is_public(bus: TableReader, seat: Seat) -> bool:
    """Return whether this person alone is asked, about things that lie open, and has no PIN."""
    decision = bus.ask(seat)
    alone = {*bus.awaited(), *bus.answered()} == {seat}
    return decision is not None and decision.public and alone and not has_pin(bus.table().seats[seat])


def sees_more(bus: TableReader, seat: Seat, other: Seat) -> bool:
    """Return whether a seat sees anything that another may not: what its own view would hide from it."""
    view = bus.view(seat)
    return bool(_public(bus.game().view(view, other)) != _public(view))


def choose_at_once(bus: TableReader) -> bool:
    """Return whether several seats choose at once, in secret."""
    return len({*bus.awaited(), *bus.answered()}) > 1


def holds_secret(bus: TableReader, seat: Seat) -> bool:
    """Return whether a seat sees what another person may not."""
    return any(sees_more(bus, seat, other) for other in bus.table().persons() if other != seat)


def _public(view: Any) -> Any:
    """Return a view without what differs between seats though nothing is hidden."""
    return replace(view, viewer=None, events=[], sealed={})
