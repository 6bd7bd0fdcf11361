"""Order of acting: which person comes to the screen next, which bots think."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.play.reading import TableReader


def bots_to_ask(bus: TableReader) -> tuple[Seat, ...]:
    """Return the bots that have to answer, in seat order; they need not wait for the persons."""
    awaited = bus.awaited()
    return tuple([seat for seat in bus.table().bots() if seat in awaited])


def next_person(bus: TableReader, sitting: Seat | None = None) -> Seat | None:
    """Return the person to ask next: the one at the screen while asked, then the others in seat order.

    So consecutive choices of one person are one visit, and a simultaneous choice is one visit for each.
    """
    awaited = bus.awaited()
    waiting = [seat for seat in bus.table().persons() if seat in awaited]
    if not waiting or sitting in waiting:
        return sitting if waiting else None
    after = [seat for seat in waiting if sitting is not None and seat > sitting]
    return (after or waiting)[0]


def needs_curtain(bus: TableReader, sitting: Seat | None, to: Seat) -> bool:
    """Return whether a curtain is shown before this person sees the table; never for a lone person."""
    return len(bus.table().persons()) > 1 and sitting != to
