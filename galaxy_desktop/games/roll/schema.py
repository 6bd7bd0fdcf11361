"""Schema of the data of Roll for the Galaxy: every table of its files, and every record in them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from galaxy_desktop.engine.bounds import AtLeast, AtMost, Between, Digit, Few, Form, Forms, OneOf, Text
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
Dice = Annotated[tuple[DieId, ...], AtMost(6)]
Kind = Annotated[str, OneOf(*KINDS)]
Color = Annotated[str, OneOf(GRAY, *KINDS)]
Phase = Annotated[str, OneOf(*PHASES)]
Use = Annotated[str, OneOf("immediate", "other", "reassign")]
"""Kind of a development."""

CONDITIONS = Forms(
    ("code",),
    {
        ("highest_world",): Form(),
        ("most_developments",): Form(),
        ("most_worlds",): Form(("colors", "tied_max")),
        ("scouted_with",): Form(("dice",)),
    },
)
POWERS = Forms(
    ("phase", "code"),
    {
        ("assign", "dictate_reassigns"): Form(("may", "most")),
        ("assign", "dictate_unlimited"): Form(("may",)),
        ("assign", "reassign"): Form(
            ("least", "may", "most", "to"), ("condition", "dice", "leaving", "same_column")
        ),
        ("explore", "credits"): Form(("amount", "condition")),
        ("explore", "draw_tile"): Form(("count",)),
        ("explore", "extra_workers"): Form(("dice",)),
        ("explore", "place_on_top"): Form(("may",)),
        ("explore", "rearrange_zone"): Form(("may",)),
        ("explore", "stock_credits"): Form(("amount", "dice")),
        ("develop", "credits"): Form(("amount",)),
        ("develop", "credits_on_complete"): Form(("amount",)),
        ("develop", "credits_per_die"): Form(("amount", "dice", "each", "where")),
        ("develop", "discount"): Form(("amount", "floor"), ("kinds",)),
        ("develop", "return_to_cup"): Form(("least", "most")),
        ("settle", "credits"): Form(("amount",)),
        ("settle", "credits_on_complete"): Form(("amount",), ("colors",)),
        ("settle", "discount"): Form(("amount", "floor"), ("colors",)),
        ("settle", "return_to_cup"): Form((), ("dice", "every", "least", "most")),
        ("produce", "credits"): Form(("amount",), ("condition",)),
        ("produce", "credits_per_die"): Form(("amount", "dice", "each", "where")),
        ("produce", "credits_per_good"): Form(("amount", "colors")),
        ("produce", "good_capacity"): Form(("extra",)),
        ("ship", "consume_credits"): Form(("amount",), ("colors",)),
        ("ship", "consume_vp"): Form(("amount",), ("colors",)),
        ("ship", "credits"): Form(("amount",), ("condition",)),
        ("ship", "credits_per_die"): Form(("amount", "dice", "each", "where")),
        ("ship", "extra_workers"): Form(("dice",)),
        ("ship", "trade_buy_vp"): Form(("credits", "may", "vp")),
        ("ship", "trade_credits"): Form(("amount",), ("colors",)),
        ("ship", "vp"): Form(("amount",)),
    },
)
GAINS = Forms(
    ("code",),
    {
        ("credits",): Form(("amount",)),
        ("die",): Form(("count", "die", "to")),
        ("remove_die",): Form(("count",)),
        ("start_credits",): Form(("amount",)),
    },
)
DEVELOPMENT_SIDE = Form(("id", "name", "cost", "kind"), ("bonus", "gains", "powers", "ruling"))
WORLD_SIDE = Form(("id", "name", "cost", "color", "gains"), ("ruling",))
SQUARE = Form(("id", "name", "cost", "side"), ("color", "gains", "kind", "powers", "ruling"))


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
    dice: Dice = ()
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
    kinds: Few[Use] = ()
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
    kind: Use = ""
    gains: Few[Annotated[Gain, GAINS]] = ()
    powers: Few[Annotated[Power, POWERS]] = ()
    bonus: Bonus | None = None
    ruling: Text = ""
    other: str = field(default="", compare=False)
    """The side that is down while this one is up; empty on factions and home worlds."""

    @property
    def is_world(self) -> bool:
        """True if it is a world, not a development."""
        return self.side == WORLD

    @property
    def holds_goods(self) -> bool:
        """True if goods can lie on it: on every world that is not gray (page 6)."""
        return self.is_world and self.color != GRAY


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
