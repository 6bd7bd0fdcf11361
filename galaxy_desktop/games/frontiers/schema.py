"""Schema of the data of New Frontiers: every table of its files, and every record in them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from galaxy_desktop.engine.bounds import AtMost, Between, Digit, Few, Forms, IdOf, OneOf, OnlyFields, Text
from galaxy_desktop.engine.challenge import Challenges
from galaxy_desktop.engine.codec import KEY
from galaxy_desktop.engine.guide import Guide

KINDS = ("novelty", "rare", "genes", "alien")
Kind = Annotated[str, OneOf(*KINDS)]
Keyword = Annotated[str, OneOf("alien", "imperium", "rebel", "terraforming", "uplift")]
Action = Annotated[str, OneOf("explore", "develop", "settle", "produce", "trade", "consume")]
SettledBy = Annotated[str, OneOf("military", "non_military")]
Size = Annotated[str, OneOf("small", "large")]
Stack = Annotated[str, OneOf(*"ABCDEFGHIJKLMNOP", *(f"F{number}" for number in range(1, 9)))]

DEVELOPMENT = "development"
WORLD = "world"
HOME = "home"
SMALL = "small"
LARGE = "large"
ANY = "any"
GRAY = "gray"
MILITARY = "military"
PRODUCTION = "production"
WINDFALL = "windfall"

POWERS = Forms(
    ("action", "code"),
    {
        ("explore", "colonists"): OnlyFields(("amount", "when")),
        ("explore", "credits"): OnlyFields(("amount", "when")),
        ("explore", "draw"): OnlyFields(("amount", "when")),
        ("develop", "credits"): OnlyFields(("amount", "when")),
        ("develop", "discount"): OnlyFields(("amount",)),
        ("settle", "colonists"): OnlyFields(("amount", "when")),
        ("settle", "credits"): OnlyFields(("amount", "when"), ("where",)),
        ("settle", "discount"): OnlyFields(("amount",), ("where",)),
        ("settle", "draw"): OnlyFields(("amount", "when")),
        ("settle", "military"): OnlyFields(("amount",), ("where",)),
        ("settle", "pay_for_military"): OnlyFields(("discount", "optional", "where")),
        ("settle", "replace_self"): OnlyFields(("optional",)),
        ("settle", "second_world"): OnlyFields(("optional",)),
        ("settle", "temporary_military"): OnlyFields(("amount", "kind", "optional")),
        ("settle", "upgrade"): OnlyFields(("max_increase", "optional")),
        ("produce", "credits"): OnlyFields(("amount", "when"), ("kind", "most", "per", "where")),
        ("produce", "paid_production"): OnlyFields(("cost", "optional")),
        ("produce", "windfall"): OnlyFields(("kind",)),
        ("trade", "bonus"): OnlyFields(("amount",), ("here", "kind")),
        ("consume", "consume"): OnlyFields(
            ("goods", "kind"), ("credits", "credits_from_price", "different", "optional", "times", "vp")
        ),
        ("consume", "credits"): OnlyFields(("amount",)),
        ("consume", "vp"): OnlyFields(("amount",)),
        ("consume", "vp_per_good"): OnlyFields(("amount", "companion", "companion_vp")),
    },
)
COMMON = ("id", "name", "vp", "keywords", "powers", "source")
DEVELOPMENT_TILE = OnlyFields(
    (*COMMON, "cost", "size", "stack", "slot", "face"),
    ("bonus", "known", "inferred"),
)
WORLD_TILE = OnlyFields(
    (*COMMON, "settle", "colonists", "kind", "goods"),
    ("cost", "defense", "abilities", "bonus", "known", "inferred"),
)
HOME_TILE = OnlyFields(
    (*COMMON, "settle", "colonists", "kind", "goods", "mat", "side", "known"), ("cost", "defense")
)


@dataclass(frozen=True, slots=True)
class Where:
    """Condition for the tiles to which a power or a bonus applies: all fields given must hold."""

    kind: Kind = ""
    goods: Annotated[str, OneOf("production")] = ""
    settle: SettledBy = ""
    colonists: Digit = 0
    size: Annotated[str, OneOf("large")] = ""
    id: Annotated[str, IdOf("development")] = ""
    keyword: Keyword = ""
    not_keyword: Annotated[str, OneOf("alien")] = ""
    power_action: Annotated[str, OneOf("consume", "explore")] = ""
    power_code: Annotated[str, OneOf("military")] = ""


WHERE_POWERS = OnlyFields(
    (),
    ("kind", "settle", "keyword", "not_keyword"),
    {
        "kind": OneOf("rare", "genes", "alien"),
        "settle": OneOf("military"),
        "keyword": OneOf("rebel", "uplift"),
    },
)
WHERE_BONUS = OnlyFields(
    (),
    ("kind", "goods", "settle", "colonists", "size", "id", "keyword", "power_action", "power_code"),
    {"kind": OneOf("novelty", "rare", "genes"), "keyword": OneOf("alien", "imperium", "rebel", "uplift")},
)


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a tile; `action` and `code` select what it does."""

    action: Action
    code: str
    optional: bool = False
    amount: Digit = 0
    when: Annotated[str, OneOf("developed", "end", "good_here", "picked", "settled", "start")] = ""
    where: Annotated[Where, WHERE_POWERS] | None = None
    kind: Annotated[str, OneOf("any", *KINDS)] = ""
    here: bool = False
    discount: Digit = 0
    max_increase: Digit = 0
    cost: Digit = 0
    per: Annotated[str, OneOf("colony", "good_produced", "kind_produced")] = ""
    most: Annotated[str, OneOf("rare")] = ""
    goods: Digit = 0
    times: Digit = 1
    different: bool = False
    vp: Digit = 0
    credits: Digit = 0
    credits_from_price: bool = False
    companion: Annotated[str, IdOf("development")] = ""
    companion_vp: Digit = 0


@dataclass(frozen=True, slots=True)
class Bonus:
    """One line of a "?": `vp` for each thing it counts, or points from `table` by their number."""

    each: Annotated[str, OneOf("colony", "development", "kinds", "military_point", "tile")]
    vp: Digit = 0
    where: Annotated[Where, WHERE_BONUS] | None = None
    table: Annotated[tuple[Annotated[int, Between(0, 10)], ...], AtMost(5)] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A development (cost, size, place on its mat), a world or a home colony (kind, goods, colonists)."""

    id: str
    name: Text
    vp: Annotated[int, Between(-1, 9)]
    keywords: Few[Keyword]
    powers: Few[Annotated[Power, POWERS]]
    source: Annotated[str, OneOf("published", "designed")]
    """Origin of its values: read in a public source, or our design."""
    bonus: Few[Bonus] = ()
    known: Few[
        Annotated[str, OneOf("abilities", "bonus", "cost", "kind", "name", "pair", "power_theme", "powers")]
    ] = ()
    inferred: Few[
        Annotated[str, OneOf("colonists", "face", "goods", "keywords", "kind", "power_currency", "stack")]
    ] = ()
    printed_cost: Digit | None = field(default=None, metadata={KEY: "cost"})
    printed_defense: Digit | None = field(default=None, metadata={KEY: "defense"})
    size: Size = ""
    stack: Stack = ""
    slot: Few[Digit] = ()
    face: Annotated[str, OneOf("black", "fixed", "white")] = ""
    settle: SettledBy = ""
    colonists: Digit = 0
    kind: Annotated[str, OneOf("any", "gray", *KINDS)] = ""
    goods: Annotated[str, OneOf("none", "production", "windfall")] = ""
    abilities: Few[Annotated[str, OneOf("choose_kind", "no_sale")]] = ()
    mat: Digit = 0
    side: Annotated[str, OneOf("black", "white")] = ""
    sort: str = field(init=False)
    cost: int = field(init=False)
    defense: int = field(init=False)

    def __post_init__(self) -> None:
        """Set `sort`, `cost` and `defense`, which are read most often."""
        object.__setattr__(self, "sort", HOME if self.mat else WORLD if self.settle else DEVELOPMENT)
        object.__setattr__(self, "cost", self.printed_cost or 0)
        object.__setattr__(self, "defense", self.printed_defense or 0)

    @property
    def is_military(self) -> bool:
        """True if it is conquered, not paid for."""
        return self.settle == MILITARY

    @property
    def holds_goods(self) -> bool:
        """True if a good can lie on it."""
        return self.goods in (PRODUCTION, WINDFALL)


@dataclass(frozen=True, slots=True, eq=False)
class ActionTile:
    """One face of an action tile; `gains` are the bonuses of its selector, by name."""

    id: str
    name: Text
    tile: int
    in_play: Annotated[str, OneOf("always", "goals", "no_goals")]
    gains: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal: the thing it counts, and the points for reaching each number."""

    id: str
    name: Text
    type: Annotated[str, OneOf("categories", "quantity", "stockpile")]
    counts: str
    score: tuple[tuple[int, int], ...]
    categories: tuple[str, ...] = ()
    action: tuple[str, ...] = ()
    max: int = 0
    per_action: int = 0

    def points(self, count: int) -> int:
        """Return the points for a number of what it counts: the last step that is reached."""
        return max((vp for least, vp in self.score if count >= least), default=0)


@dataclass(frozen=True, slots=True, eq=False)
class Figures:
    """Numbers of the rules."""

    start_credits: int
    last_extra_credit: int
    second_last_extra_from: int
    vp_per_player: int
    colonists_per_player: int
    disks: Mapping[int, int]
    """Disks of each player, by the number of players."""
    small_in_play: Mapping[int, int]
    """Tiles in each small stack, by the number of players."""
    large_in_play: int
    spaces: Mapping[Size, int]
    """Spaces of the empire mat that a development covers, by its size."""
    cubes: Mapping[Kind, int]
    prices: Mapping[Kind, int]
    """Credits for selling a good, by its kind."""
    mat_spaces: int
    colonies: int
    colonists_left: int
    most_worlds: int
    offer: int
    colonists_instead: int
    idle_produce_credit: int


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All tables of the data."""

    development: tuple[Annotated[Tile, DEVELOPMENT_TILE], ...]
    world: tuple[Annotated[Tile, WORLD_TILE], ...]
    home: tuple[Annotated[Tile, HOME_TILE], ...]
    action: tuple[ActionTile, ...]
    goal: tuple[Goal, ...]
    figures: Figures
    guide: Guide
    challenge: Challenges
    help: Mapping[str, Few[Few[str]]]
    """Tiles drawn on the pages of the help, in groups, by the name of the page."""
