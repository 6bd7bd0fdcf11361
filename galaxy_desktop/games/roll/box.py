"""Components of Roll for the Galaxy: its tiles and dice, and the numbers of its rules."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType

from galaxy_desktop.engine.content import GameData
from galaxy_desktop.games.roll.faults import faults
from galaxy_desktop.games.roll.schema import DEVELOPMENT, WORLD, Box, DieType, Faction, Figures, Side

DATA = GameData(
    __package__,
    Box,
    {
        "die": "die",
        "development": "tile.development",
        "world": "tile.world",
        "faction": "faction.squares",
        "home_world": "home_world",
    },
    faults=faults,
    copies="count",
)


@cache
def sides() -> Mapping[str, Side]:
    """Return all 137 sides by id, in the order of the data."""
    found: list[Side] = [square for faction in DATA.box.faction for square in faction.sides]
    found += [replace(home, side=WORLD) for home in DATA.box.home_world]
    for tile in DATA.box.tile:
        found.append(replace(tile.development, side=DEVELOPMENT, other=tile.world.id))
        found.append(replace(tile.world, side=WORLD, other=tile.development.id))
    return MappingProxyType({side.id: side for side in found})


@cache
def tiles() -> tuple[str, ...]:
    """Return the 55 game tiles, each named by its development."""
    return tuple(tile.development.id for tile in DATA.box.tile)


@cache
def factions() -> Mapping[str, Faction]:
    """Return the factions by id."""
    return MappingProxyType({faction.id: faction for faction in DATA.box.faction})


@cache
def home_worlds() -> tuple[str, ...]:
    """Return the home worlds."""
    return tuple(home.id for home in DATA.box.home_world)


@cache
def die_types() -> Mapping[str, DieType]:
    """Return the seven types of dice by id."""
    return MappingProxyType({die.id: die for die in DATA.box.die})


def figures() -> Figures:
    """Return the numbers of the rules."""
    return DATA.box.figures


@cache
def turned(tile: str, side: str) -> str:
    """Return a tile with its development or its world up."""
    known = sides()[tile]
    return tile if known.side == side else known.other


@cache
def tile_of(side: str) -> str:
    """Return the tile that has this side, named by its development."""
    return turned(side, DEVELOPMENT)
