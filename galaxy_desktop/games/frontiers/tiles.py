"""Old name of the data of the game; see `schema` and `box`."""

from galaxy_desktop.games.frontiers.box import mats, stacks, tiles, worlds
from galaxy_desktop.games.frontiers.schema import (
    ANY,
    DEVELOPMENT,
    GRAY,
    HOME,
    KINDS,
    LARGE,
    MILITARY,
    PRODUCTION,
    SMALL,
    WINDFALL,
    WORLD,
    Bonus,
    Power,
    Tile,
    Where,
)

__all__ = [
    "ANY",
    "DEVELOPMENT",
    "GRAY",
    "HOME",
    "KINDS",
    "LARGE",
    "MILITARY",
    "PRODUCTION",
    "SMALL",
    "WINDFALL",
    "WORLD",
    "Bonus",
    "Power",
    "Tile",
    "Where",
    "mats",
    "stacks",
    "tiles",
    "worlds",
]
