"""Placement of an explored world as a colony: colonists, place, and the colony it covers (pages 6 and 7)."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import WORLD
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.supply import take_good


def place_colony(g: FrontiersState, seat: Seat, world: str) -> None:
    """Move an explored world to the end of the colonies, with its colonists."""
    player = g.players[seat]
    player.explored.remove(world)
    player.colonies.append(world)
    player.new.append(world)
    player.colonists -= tiles()[world].colonists


def cover_colony(g: FrontiersState, seat: Seat, colony: str, world: str) -> str:
    """Put an explored world in place of a colony; return the kind of the good lost, or "".

    The colonists there stay, missing ones come from the mat, surplus ones go back to it. A replaced world
    waits to go back to the bag; a home colony is just covered.
    """
    player = g.players[seat]
    lost = take_good(g, seat, colony) if colony in player.goods else ""
    player.explored.remove(world)
    player.colonies[player.colonies.index(colony)] = world
    player.new.append(world)
    player.colonists -= tiles()[world].colonists - tiles()[colony].colonists
    if tiles()[colony].sort == WORLD:
        g.returning.append(colony)
    return lost
