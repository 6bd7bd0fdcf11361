"""Old name of the data of the game; see `schema` and `box`."""

from galaxy_desktop.games.roll.box import factions, figures, home_worlds, sides, tile_of, tiles, turned
from galaxy_desktop.games.roll.schema import (
    DEVELOPMENT,
    GRAY,
    STACKS,
    WORLD,
    Bonus,
    Condition,
    Gain,
    Power,
    Side,
)

__all__ = [
    "DEVELOPMENT",
    "GRAY",
    "STACKS",
    "WORLD",
    "Bonus",
    "Condition",
    "Gain",
    "Power",
    "Side",
    "factions",
    "figures",
    "home_worlds",
    "sides",
    "tile_of",
    "tiles",
    "turned",
]
