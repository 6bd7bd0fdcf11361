"""Events of one act, with the dice put on one tile told in one sentence."""

from collections.abc import Sequence
from itertools import groupby

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.roll.events import WorkerPlaced


@plain
class WorkersPlaced(Event):
    """Several developers or settlers are put on a tile, one after the other; told, never recorded."""

    seat: Seat
    dice: tuple[str, ...]
    tile: str


def in_short(events: Sequence[Event]) -> list[Event]:
    """Return the events with those in a row that put workers of one seat on one tile as one."""
    found: list[Event] = []
    for _act, group in groupby(events, _act_of):
        placed = [*group]
        if len(placed) > 1 and isinstance(first := placed[0], WorkerPlaced):
            dice = tuple(event.die for event in placed if isinstance(event, WorkerPlaced))
            found.append(WorkersPlaced(first.seat, dice, first.tile))
        else:
            found += placed
    return found


def _act_of(event: Event) -> object:
    """Return what is equal for events told as one."""
    return (event.seat, event.tile) if isinstance(event, WorkerPlaced) else id(event)
