"""Schema of the data of Roll for the Galaxy: every table of its files, and every record in them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from galaxy_desktop.engine.bounds import AtLeast, AtMost, Between, Digit, Few, Forms, OneOf, OnlyFields, Text
from galaxy_desktop.engine.challenge import Challenges
from galaxy_desktop.engine.codec import KEY
from galaxy_desktop.engine.guide import Guide

DEVELOPMENT = "development"
WORLD = "world"
STACKS = (DEVELOPMENT, WORLD)
GRAY = "none"
KINDS = ("novelty", "rare", "genes", "alien")
PHASES = ("explore", "develop", "settle", "produce", "ship")

DieId = Annotated[str, OneOf("home", "military", "consumption", "novelty", "rare", "genes", "alien")]
DiceIds = Annotated[tuple[DieId, ...], AtMost(6)]
Kind = Annotated[str, OneOf(*KINDS)]
Color = Annotated[str, OneOf(GRAY, *KINDS)]
Phase = Annotated[str, OneOf(*PHASES)]
DevelopmentUse = Annotated[str, OneOf("immediate", "other", "reassign")]
"""Kind of a development."""

CONDITIONS = Forms(
    ("code",),
    {
        ("highest_world",): OnlyFields(),
        ("most_developments",): OnlyFields(),
        ("most_worlds",): OnlyFields(("colors", "tied_max")),
        ("scouted_with",): OnlyFields(("dice",)),
    },
)
POWERS = Forms(
    ("phase", "code"),
    {
        ("assign", "dictate_reassigns"): OnlyFields(("may", "most")),
        ("assign", "dictate_unlimited"): OnlyFields(("may",)),
        ("assign", "reassign"): OnlyFields(
            ("least", "may", "most", "to"), ("condition", "dice", "leaving", "same_column")
        ),
        ("explore", "credits"): OnlyFields(("amount", "condition")),
        ("explore", "draw_tile"): OnlyFields(("count",)),
        ("explore", "extra_workers"): OnlyFields(("dice",)),
        ("explore", "place_on_top"): OnlyFields(("may",)),
        ("explore", "rearrange_zone"): OnlyFields(("may",)),
        ("explore", "stock_credits"): OnlyFields(("amount", "dice")),
        ("develop", "credits"): OnlyFields(("amount",)),
        ("develop", "credits_on_complete"): OnlyFields(("amount",)),
        ("develop", "credits_per_die"): OnlyFields(("amount", "dice", "each", "where")),
        ("develop", "discount"): OnlyFields(("amount", "floor"), ("kinds",)),
        ("develop", "return_to_cup"): OnlyFields(("least", "most")),
        ("settle", "credits"): OnlyFields(("amount",)),
        ("settle", "credits_on_complete"): OnlyFields(("amount",), ("colors",)),
        ("settle", "discount"): OnlyFields(("amount", "floor"), ("colors",)),
        ("settle", "return_to_cup"): OnlyFields((), ("dice", "every", "least", "most")),
        ("produce", "credits"): OnlyFields(("amount",), ("condition",)),
        ("produce", "credits_per_die"): OnlyFields(("amount", "dice", "each", "where")),
        ("produce", "credits_per_good"): OnlyFields(("amount", "colors")),
        ("produce", "good_capacity"): OnlyFields(("extra",)),
        ("ship", "consume_credits"): OnlyFields(("amount",), ("colors",)),
        ("ship", "consume_vp"): OnlyFields(("amount",), ("colors",)),
        ("ship", "credits"): OnlyFields(("amount",), ("condition",)),
        ("ship", "credits_per_die"): OnlyFields(("amount", "dice", "each", "where")),
        ("ship", "extra_workers"): OnlyFields(("dice",)),
        ("ship", "trade_buy_vp"): OnlyFields(("credits", "may", "vp")),
        ("ship", "trade_credits"): OnlyFields(("amount",), ("colors",)),
        ("ship", "vp"): OnlyFields(("amount",)),
    },
)
GAINS = Forms(
    ("code",),
    {
        ("credits",): OnlyFields(("amount",)),
        ("die",): OnlyFields(("count", "die", "to")),
        ("remove_die",): OnlyFields(("count",)),
        ("start_credits",): OnlyFields(("amount",)),
    },
)
DEVELOPMENT_SIDE = OnlyFields(("id", "name", "cost", "kind"), ("bonus", "gains", "powers", "ruling"))
WORLD_SIDE = OnlyFields(("id", "name", "cost", "color", "gains"), ("ruling",))
SQUARE = OnlyFields(("id", "name", "cost", "side"), ("color", "gains", "kind", "powers", "ruling"))


@dataclass(frozen=True, slots=True, eq=False)
class DieType:
    """All dice of one type, with the same six faces each."""

    id: str
    name: Text
    color: Annotated[str, OneOf("white", "red", "purple", "cyan", "brown", "green", "yellow")]
    count: Annotated[int, Between(0, 25)]
    faces: Annotated[tuple[Annotated[str, OneOf(*PHASES, "wild")], ...], AtLeast(6), AtMost(6)]
    matches: Few[Kind]
    """Kinds of worlds that it matches in a Consume (page 7)."""


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition that has to be true for a power to work."""

    code: str
    colors: Few[Annotated[str, OneOf("novelty")]] = ()
    dice: Few[Annotated[str, OneOf("alien")]] = ()
    tied_max: Digit = 0


@dataclass(frozen=True, slots=True)
class Power:
    """A lasting power of a development; `phase` and `code` select what it does."""

    phase: Annotated[str, OneOf("assign", *PHASES)]
    code: str
    may: bool = False
    amount: Digit = 0
    count: Digit = 0
    least: Digit = 0
    most: Digit = 0
    every: bool = False
    to: Few[Annotated[str, OneOf("any", "selected", *PHASES)]] = ()
    leaving: Few[Annotated[str, OneOf("explore")]] = ()
    same_column: bool = False
    dice: DiceIds = ()
    colors: Few[Color] = ()
    kinds: Few[Annotated[str, OneOf("reassign")]] = ()
    where: Annotated[str, OneOf("citizenry", "goods")] = ""
    each: Digit = 1
    floor: Digit = 1
    extra: Digit = 0
    credits: Digit = 0
    vp: Digit = 0
    condition: Annotated[Condition, CONDITIONS] | None = None


@dataclass(frozen=True, slots=True)
class Gain:
    """A one-time effect when a side enters a tableau."""

    code: str
    die: DieId = ""
    count: Digit = 0
    to: Annotated[str, OneOf("citizenry", "cup", "good")] = ""
    amount: Digit = 0


@dataclass(frozen=True, slots=True)
class Bonus:
    """Points of a cost-6 development: `vp` for every `each` of the things that `count` names, rounded up."""

    count: Annotated[
        str,
        OneOf(
            "chip_triangle",
            "development_cost",
            "developments",
            "dice",
            "die_colors",
            "goods",
            "world_cost",
            "worlds",
        ),
    ]
    each: Digit
    vp: Digit
    colors: Few[Annotated[str, OneOf("novelty", "rare")]] = ()
    kinds: Few[DevelopmentUse] = ()
    dice: Few[Annotated[str, OneOf("military")]] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """One side of a tile, or one square of a faction: a development or a world."""

    id: str
    name: Text
    cost: Digit
    side: Annotated[str, OneOf(*STACKS)] = ""
    """In the data for squares of factions only; `box.sides` fills it in for all others."""
    color: Color = ""
    kind: DevelopmentUse = ""
    gains: Few[Annotated[Gain, GAINS]] = ()
    powers: Few[Annotated[Power, POWERS]] = ()
    bonus: Bonus | None = None
    ruling: Text = ""
    other: str = field(default="", compare=False)
    """The side that is down while this one is up; empty on factions and home worlds."""
    is_world: bool = field(init=False)
    """True if it is a world, not a development."""
    holds_goods: bool = field(init=False)
    """True if goods can lie on it: on every world that is not gray (page 6)."""

    def __post_init__(self) -> None:
        """Compute the fields that are read most often."""
        object.__setattr__(self, "is_world", self.side == WORLD)
        object.__setattr__(self, "holds_goods", self.is_world and self.color != GRAY)


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A game tile: a development on one side, a world on the other."""

    development: Annotated[Side, DEVELOPMENT_SIDE]
    world: Annotated[Side, WORLD_SIDE]


@dataclass(frozen=True, slots=True, eq=False)
class Faction:
    """A faction: its two squares, and its printed number, which settles the player order."""

    id: str
    name: Text
    number: Digit
    sides: tuple[Annotated[Side, SQUARE], ...] = field(metadata={KEY: "squares"})

    @property
    def squares(self) -> tuple[str, ...]:
        """Ids of its squares, in printed order."""
        return tuple(side.id for side in self.sides)


@dataclass(frozen=True, slots=True, eq=False)
class Figures:
    """Numbers of the rules that are printed on no tile."""

    start_credits: int
    start_tiles: int
    start_dice: tuple[Annotated[Gain, GAINS], ...]
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
    extra_die: DieId
    squares: int
    chips_per_player: int
    trade: Mapping[Kind, int]
    """Credits for trading a good, by the kind of its world."""


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All tables of the data."""

    die: tuple[DieType, ...]
    tile: tuple[Tile, ...]
    faction: tuple[Faction, ...]
    home_world: tuple[Annotated[Side, WORLD_SIDE], ...]
    figures: Figures
    guide: Guide
    challenge: Challenges
    help: Mapping[str, tuple[tuple[str, ...], ...]]
    """Sides drawn on each page of the rules, by name of the page, a group for each place."""

    def sides(self) -> tuple[Side, ...]:
        """Return every side of a tile and every square, a faction's first; see `box.sides`."""
        squares = [square for faction in self.faction for square in faction.sides]
        return (
            *squares,
            *self.home_world,
            *(s for tile in self.tile for s in (tile.development, tile.world)),
        )
