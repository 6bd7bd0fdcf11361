"""The priority track (page 3): order of selection, and moves of disks on it."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.events import DiskMoved
from galaxy_desktop.games.frontiers.state import FrontiersState


def move_disk(g: FrontiersState, space: int, cause: str) -> None:
    """Move the disk that has just selected forward to a space; those between move back one."""
    origin = g.turn
    if space < origin:
        g.disks.insert(space, g.disks.pop(origin))
        g.tell(DiskMoved(g.disks[space], origin, space, tuple(g.disks), cause))


def spaces_of(g: FrontiersState, seat: Seat) -> tuple[int, ...]:
    """Return the spaces of the track on which the disks of a seat lie; 0 is the first."""
    return tuple(space for space, owner in enumerate(g.disks) if owner == seat)


def space_to_select(g: FrontiersState, seat: Seat) -> int:
    """Return the space of the disk with which a seat selects next: in this round if it still does."""
    spaces = spaces_of(g, seat)
    first = g.turn + 1 if g.action else g.turn
    return next((space for space in spaces if space >= first), spaces[0])


def to_select(g: FrontiersState) -> tuple[Seat, ...]:
    """Return the seats still to select in this round, in order, starting with the one selecting now."""
    return tuple(g.disks[g.turn + 1 if g.action else g.turn :])
