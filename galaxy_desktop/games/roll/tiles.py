"""Every tile of Roll for the Galaxy, read from the data files: factions, home worlds and game tiles."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from galaxy_desktop.games.roll.box import DATA

DEVELOPMENT = "development"
WORLD = "world"
STACKS = (DEVELOPMENT, WORLD)
GRAY = "none"
KINDS = ("novelty", "rare", "genes", "alien")


@dataclass(frozen=True, slots=True)
class Condition:
    """What has to be true for a power to work."""

    code: str
    colors: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
    tied_max: int = 0


@dataclass(frozen=True, slots=True)
class Power:
    """A lasting power of a development; `phase` and `code` select what it does."""

    phase: str
    code: str
    may: bool = False
    amount: int = 0
    count: int = 0
    least: int = 0
    most: int = 0
    every: bool = False
    to: tuple[str, ...] = ()
    leaving: tuple[str, ...] = ()
    same_column: bool = False
    dice: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    where: str = ""
    each: int = 1
    floor: int = 1
    extra: int = 0
    credits: int = 0
    vp: int = 0
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Gain:
    """What happens once, when a side enters a tableau."""

    code: str
    die: str = ""
    count: int = 0
    to: str = ""
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Bonus:
    """The points of a cost-6 development: `vp` for every `each` of what `count` names, rounded up."""

    count: str
    each: int
    vp: int
    colors: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """One side of a tile, or one square of a faction: a development or a world."""

    id: str
    name: str
    side: str
    cost: int
    color: str
    kind: str
    gains: tuple[Gain, ...]
    powers: tuple[Power, ...]
    bonus: Bonus | None
    ruling: str
    other: str
    """The side that is down where this one is up; empty on factions and home worlds."""

    @property
    def is_world(self) -> bool:
        """Whether it is a world, not a development."""
        return self.side == WORLD

    @property
    def holds_goods(self) -> bool:
        """Whether goods can lie on it: on every world that is not gray (page 6)."""
        return self.is_world and self.color != GRAY


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction: its printed number, which settles the player order, and its two squares."""

    id: str
    name: str
    number: int
    squares: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers of the rules that are printed on no tile."""

    start_credits: int
    start_tiles: int
    start_dice: tuple[Gain, ...]
    most_credits: int
    credits_after_recruit: int
    goods_per_world: int
    workers_per_tile: int
    stock: int
    scout_draw: int
    shortage_zone: int
    consume_base: int
    consume_good: int
    consume_shipper: int
    extra_die: str
    squares: int
    chips_per_player: int
    trade: Mapping[str, int]
    """Credits for trading a good, by the kind of its world."""


@cache
def sides() -> Mapping[str, Side]:
    """All 137 sides by id, in the order of the data."""
    found: dict[str, Side] = {}
    for row in DATA.tables["faction"]:
        for square in row["squares"]:
            found[square["id"]] = _side(square, square["side"], "")
    for row in DATA.tables["home_world"]:
        found[row["id"]] = _side(row, WORLD, "")
    for row in DATA.tables["tile"]:
        for side, other in (STACKS, STACKS[::-1]):
            found[row[side]["id"]] = _side(row[side], side, row[other]["id"])
    return MappingProxyType(found)


@cache
def tiles() -> tuple[str, ...]:
    """The 55 game tiles, each named by its development."""
    return tuple(row[DEVELOPMENT]["id"] for row in DATA.tables["tile"])


@cache
def factions() -> Mapping[str, Faction]:
    """The factions by id."""
    return MappingProxyType(
        {
            row["id"]: Faction(
                row["id"], row["name"], row["number"], tuple(square["id"] for square in row["squares"])
            )
            for row in DATA.tables["faction"]
        }
    )


@cache
def home_worlds() -> tuple[str, ...]:
    """The home worlds."""
    return tuple(row["id"] for row in DATA.tables["home_world"])


@cache
def figures() -> Figures:
    """The numbers of the rules."""
    data = DATA.tables
    setup, limits, explore, consume = data["setup"], data["limits"], data["explore"], data["consume"]
    return Figures(
        start_credits=setup["credits"],
        start_tiles=setup["game_tiles"],
        start_dice=tuple(Gain(**gain) for gain in setup["dice"]),
        most_credits=limits["credits_max"],
        credits_after_recruit=limits["credits_after_recruit"],
        goods_per_world=limits["goods_per_world"],
        workers_per_tile=limits["workers_per_tile"],
        stock=explore["stock"],
        scout_draw=explore["scout_draw"],
        shortage_zone=explore["shortage_zone"],
        consume_base=consume["base"],
        consume_good=consume["good"],
        consume_shipper=consume["shipper"],
        extra_die=data["two_player"]["extra_die"],
        squares=data["end"]["squares"],
        chips_per_player=data["end"]["chips_per_player"],
        trade=MappingProxyType({color["id"]: color["trade"] for color in data["color"] if "trade" in color}),
    )


def turned(tile: str, side: str) -> str:
    """A tile with its development or its world up."""
    known = sides()[tile]
    return tile if known.side == side else known.other


def tile_of(side: str) -> str:
    """The tile that has this side, named by its development."""
    return turned(side, DEVELOPMENT)


def _side(row: Mapping[str, Any], side: str, other: str) -> Side:
    return Side(
        id=row["id"],
        name=row["name"],
        side=side,
        cost=row["cost"],
        color=row.get("color", ""),
        kind=row.get("kind", ""),
        gains=tuple(Gain(**gain) for gain in row.get("gains", ())),
        powers=tuple(_power(power) for power in row.get("powers", ())),
        bonus=Bonus(**_tuples(row["bonus"])) if "bonus" in row else None,
        ruling=row.get("ruling", ""),
        other=other,
    )


def _power(row: Mapping[str, Any]) -> Power:
    values = _tuples(row)
    if "condition" in values:
        values["condition"] = Condition(**_tuples(values["condition"]))
    return Power(**values)


def _tuples(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
