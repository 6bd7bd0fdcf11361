"""Every tile of New Frontiers, read from the data files: developments, worlds and home colonies."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from galaxy_desktop.games.frontiers.box import DATA

DEVELOPMENT = "development"
WORLD = "world"
HOME = "home"
SMALL = "small"
LARGE = "large"
KINDS = ("novelty", "rare", "genes", "alien")
ANY = "any"
GRAY = "gray"
MILITARY = "military"
PRODUCTION = "production"
WINDFALL = "windfall"


@dataclass(frozen=True, slots=True)
class Where:
    """Which tiles a power or a bonus is about: all that is given must hold."""

    kind: str = ""
    goods: str = ""
    settle: str = ""
    colonists: int = 0
    size: str = ""
    id: str = ""
    keyword: str = ""
    not_keyword: str = ""
    power_action: str = ""
    power_code: str = ""


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a tile; `action` and `code` select what it does."""

    action: str
    code: str
    optional: bool = False
    amount: int = 0
    when: str = ""
    where: Where | None = None
    kind: str = ""
    here: bool = False
    discount: int = 0
    max_increase: int = 0
    cost: int = 0
    per: str = ""
    most: str = ""
    goods: int = 0
    times: int = 1
    different: bool = False
    vp: int = 0
    credits: int = 0
    credits_from_price: bool = False
    companion: str = ""
    companion_vp: int = 0


@dataclass(frozen=True, slots=True)
class Bonus:
    """One line of a "?": `vp` for each of what it counts, or the points `table` gives for a number."""

    each: str
    vp: int = 0
    where: Where | None = None
    table: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A development (cost, size, place on its mat), a world or a home colony (kind, goods, colonists)."""

    id: str
    name: str
    sort: str
    vp: int
    keywords: tuple[str, ...]
    powers: tuple[Power, ...]
    bonus: tuple[Bonus, ...]
    source: str
    """"published" or "designed": whether its values were read in a public source or are our design."""
    known: tuple[str, ...]
    inferred: tuple[str, ...]
    cost: int = 0
    size: str = ""
    stack: str = ""
    slot: tuple[int, ...] = ()
    face: str = ""
    settle: str = ""
    defense: int = 0
    colonists: int = 0
    kind: str = ""
    goods: str = ""
    abilities: tuple[str, ...] = ()
    mat: int = 0
    side: str = ""

    @property
    def is_military(self) -> bool:
        """Whether it is conquered, not paid for."""
        return self.settle == MILITARY

    @property
    def holds_goods(self) -> bool:
        """Whether a good can lie on it."""
        return self.goods in (PRODUCTION, WINDFALL)


@cache
def tiles() -> Mapping[str, Tile]:
    """All faces of all tiles by id, in the order of the data."""
    found = [_tile(row, sort) for sort in (DEVELOPMENT, WORLD, HOME) for row in DATA.tables[sort]]
    return MappingProxyType({tile.id: tile for tile in found})


@cache
def worlds() -> tuple[str, ...]:
    """The worlds of the bag."""
    return tuple(tile.id for tile in tiles().values() if tile.sort == WORLD)


@cache
def mats() -> Mapping[int, Mapping[str, str]]:
    """The home colony on each side of each empire mat."""
    found: dict[int, dict[str, str]] = {}
    for tile in tiles().values():
        if tile.sort == HOME:
            found.setdefault(tile.mat, {})[tile.side] = tile.id
    return MappingProxyType(found)


@cache
def stacks() -> Mapping[str, Mapping[str, str]]:
    """The faces of each stack of developments, in the order of the data: "fixed", or "white" and "black"."""
    found: dict[str, dict[str, str]] = {}
    for tile in tiles().values():
        if tile.sort == DEVELOPMENT:
            found.setdefault(tile.stack, {})[tile.face] = tile.id
    return MappingProxyType(found)


def _tile(row: Mapping[str, Any], sort: str) -> Tile:
    values = _tuples(row)
    values["powers"] = tuple(_power(power) for power in row["powers"])
    values["bonus"] = tuple(_bonus(bonus) for bonus in row.get("bonus", ()))
    return Tile(**{"known": (), "inferred": (), **values, "sort": sort})


def _power(row: Mapping[str, Any]) -> Power:
    return Power(**_with_where(row))


def _bonus(row: Mapping[str, Any]) -> Bonus:
    return Bonus(**_with_where(row))


def _with_where(row: Mapping[str, Any]) -> dict[str, Any]:
    values = _tuples(row)
    if "where" in values:
        values["where"] = Where(**values["where"])
    return values


def _tuples(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
