"""Components of New Frontiers: its tiles and goals, and the numbers of its rules."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from galaxy_desktop.engine.content import GameData
from galaxy_desktop.games.frontiers.faults import faults
from galaxy_desktop.games.frontiers.schema import (
    DEVELOPMENT,
    HOME,
    WORLD,
    ActionTile,
    Box,
    Figures,
    Goal,
    Tile,
)

RETREAT = "retreat_into_isolation"
CHART = "chart_galactic_goals"
DEVELOP = "develop"
EXPLORE = "explore"
SETTLE = "settle"
PRODUCE = "produce"
TRADE_CONSUME = "trade_consume"
ENVOYS = "send_diplomatic_envoys"

DATA = GameData(__package__, Box, {sort: sort for sort in (DEVELOPMENT, WORLD, HOME)}, faults=faults)


@cache
def tiles() -> Mapping[str, Tile]:
    """Return all faces of all tiles by id, in the order of the data."""
    box = DATA.box
    return MappingProxyType({tile.id: tile for tile in (*box.development, *box.world, *box.home)})


@cache
def worlds() -> tuple[str, ...]:
    """Return the worlds of the bag."""
    return tuple(world.id for world in DATA.box.world)


@cache
def mats() -> Mapping[int, Mapping[str, str]]:
    """Return the home colony on each side of each empire mat."""
    found: dict[int, dict[str, str]] = {}
    for tile in DATA.box.home:
        found.setdefault(tile.mat, {})[tile.side] = tile.id
    return MappingProxyType(found)


@cache
def stacks() -> Mapping[str, Mapping[str, str]]:
    """Return the faces of each stack of developments, in the order of the data.

    A stack has the face "fixed", or "white" and "black".
    """
    found: dict[str, dict[str, str]] = {}
    for tile in DATA.box.development:
        found.setdefault(tile.stack, {})[tile.face] = tile.id
    return MappingProxyType(found)


def figures() -> Figures:
    """Return the numbers of the rules."""
    return DATA.box.figures


@cache
def actions() -> Mapping[str, ActionTile]:
    """Return all faces of the action tiles by id, in the order in which they lie."""
    return MappingProxyType({tile.id: tile for tile in DATA.box.action})


@cache
def tiles_in_play(*, goals: bool) -> tuple[str, ...]:
    """Return the seven action tiles of a game with or without goals."""
    faces = ("always", "goals" if goals else "no_goals")
    return tuple(tile.id for tile in actions().values() if tile.in_play in faces)


@cache
def goals() -> Mapping[str, Goal]:
    """Return the goals by id."""
    return MappingProxyType({goal.id: goal for goal in DATA.box.goal})


def help_tiles(page: str) -> tuple[tuple[str, ...], ...]:
    """Return the groups of tiles drawn on a page of the help."""
    return DATA.box.help.get(page, ())
