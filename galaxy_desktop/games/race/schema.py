"""Schema of Race for the Galaxy's data: every table of its files, and every record in them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from galaxy_desktop.engine.bounds import Between, Digit, Few, Forms, IdOf, OneOf, OnlyFields, Text
from galaxy_desktop.engine.challenge import Challenges
from galaxy_desktop.engine.guide import Guide

KINDS = ("novelty", "rare", "genes", "alien")
PHASES = ("explore", "develop", "settle", "trade", "consume", "produce")
Kind = Annotated[str, OneOf(*KINDS)]
Phase = Annotated[str, OneOf(*PHASES)]
Type = Annotated[str, OneOf("world", "development")]
GoodSource = Annotated[str, OneOf("production", "windfall")]
Tag = Annotated[str, OneOf("alien", "chromosome", "imperium", "rebel", "terraforming", "uplift")]
Lowered = Annotated[int, Between(-1, 9)]


CARD_POWERS = Forms(
    ("phase", "code"),
    {
        ("explore", "draw_extra"): OnlyFields(("cards",)),
        ("explore", "keep_extra"): OnlyFields(("cards",)),
        ("develop", "discount"): OnlyFields(("amount",)),
        ("develop", "draw"): OnlyFields(("cards",)),
        ("develop", "draw_after_placing"): OnlyFields(("cards",)),
        ("settle", "discount"): OnlyFields(("amount",), ("good",)),
        ("settle", "draw_after_placing"): OnlyFields(("cards",)),
        ("settle", "military"): OnlyFields(("amount",), ("good", "tag")),
        ("settle", "pay_for_military"): OnlyFields(("discount", "not_good", "optional")),
        ("settle", "settle_free"): OnlyFields(("not_good", "optional", "price")),
        ("settle", "temporary_military"): OnlyFields(("amount", "optional", "price")),
        ("trade", "sale_bonus"): OnlyFields(("cards",), ("good", "this_world")),
        ("consume", "consume_all_goods"): OnlyFields(("vp_modifier", "vp_per_good")),
        ("consume", "consume_goods"): OnlyFields(("goods", "times"), ("cards", "different", "good", "vp")),
        ("consume", "discard_cards"): OnlyFields(("optional", "times", "vp")),
        ("consume", "draw"): OnlyFields(("cards",)),
        ("consume", "guess_top_card"): OnlyFields(("highest", "lowest")),
        ("consume", "sell_good"): OnlyFields(("trade_powers",)),
        ("produce", "draw"): OnlyFields(("cards",)),
        ("produce", "draw_if_most_produced"): OnlyFields(("cards", "good")),
        ("produce", "draw_if_produced"): OnlyFields(("cards",)),
        ("produce", "draw_per_good_produced"): OnlyFields(("cards", "good")),
        ("produce", "draw_per_kind_produced"): OnlyFields(("cards",)),
        ("produce", "draw_per_world"): OnlyFields(("cards", "good")),
        ("produce", "produce"): OnlyFields((), ("cards",)),
        ("produce", "produce_windfall"): OnlyFields((), ("good", "optional", "price")),
    },
)
BONUSES = Forms(
    ("phase", "code"),
    {
        ("explore", "draw_extra"): OnlyFields(("cards",)),
        ("explore", "keep_extra"): OnlyFields(("cards",)),
        ("develop", "discount"): OnlyFields(("amount",)),
        ("settle", "draw_after_placing"): OnlyFields(("cards",)),
        ("consume", "sell_good"): OnlyFields(("trade_powers",)),
        ("consume", "multiply_vp"): OnlyFields(("factor",)),
        ("produce", "produce_windfall"): OnlyFields(),
    },
)


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a card or one bonus of an action card; `phase` and `code` select what it does."""

    phase: Phase
    code: str
    amount: Lowered = 0
    cards: Digit = 0
    vp: Digit = 0
    goods: Digit = 0
    times: Digit = 1
    good: Kind = ""
    tag: Annotated[str, OneOf("rebel")] = ""
    not_good: Annotated[str, OneOf("alien")] = ""
    price: Annotated[str, OneOf("discard_hand_card", "discard_this")] = ""
    discount: Digit = 0
    optional: bool = False
    different: bool = False
    this_world: bool = False
    trade_powers: bool = False
    vp_per_good: Digit = 0
    vp_modifier: Lowered = 0
    lowest: Digit = 0
    highest: Digit = 0
    factor: Digit = 1


@dataclass(frozen=True, slots=True)
class Where:
    """Conditions on the tableau cards that a score record counts: all that are given must hold."""

    type: Type = ""
    cost: Digit | None = None
    good: Kind = ""
    source: GoodSource = ""
    military: bool = False
    tag: Annotated[str, OneOf("alien", "rebel")] = ""
    power_in: Annotated[str, OneOf("consume", "explore", "trade")] = ""
    id: Few[Annotated[str, IdOf("card")]] = ()


@dataclass(frozen=True, slots=True)
class ScoreRecord:
    """One line of the score table of a cost-6 development: `vp` for each of what `per` counts."""

    vp: Digit
    per: Annotated[str, OneOf("card", "good", "total_military", "vp_chips")]
    where: Where = Where()
    every: Digit = 1


@dataclass(frozen=True, slots=True, eq=False)
class Start:
    """Data of a start world: its number, and its group for the choice of start worlds."""

    number: Annotated[int, Between(-6, 9)]
    group: Annotated[str, OneOf("red", "blue")]


Powers = Few[Annotated[Power, CARD_POWERS]]


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card design."""

    id: str
    name: Text
    type: Type
    copies: Digit
    vp: Digit
    powers: Powers
    cost: Digit | None = None
    defense: Digit | None = None
    good: Kind = ""
    source: GoodSource = ""
    tags: Few[Tag] = ()
    start: Start | None = None
    preset_hand: Digit = 0
    score: Few[ScoreRecord] = ()
    in_phase: Mapping[str, tuple[tuple[int, Power], ...]] = field(init=False)
    """Powers by phase, as (index in `powers`, power)."""
    is_world: bool = field(init=False)
    """True if it is a world, not a development."""
    is_military: bool = field(init=False)
    """True if it is conquered (page 6), not paid for."""
    price: int = field(init=False)
    """The printed number in the upper left corner: cost or defense."""

    def __post_init__(self) -> None:
        """Sort the powers by phase, and compute the fields that are read most often."""
        object.__setattr__(self, "is_world", self.type == "world")
        object.__setattr__(self, "is_military", self.defense is not None)
        object.__setattr__(self, "price", (self.cost if self.defense is None else self.defense) or 0)
        indexed = tuple(enumerate(self.powers))
        by_phase = {phase: tuple((i, p) for i, p in indexed if p.phase == phase) for phase in PHASES}
        object.__setattr__(self, "in_phase", by_phase)

    @property
    def number(self) -> int | None:
        """Number of a start world, None for other cards."""
        return self.start.number if self.start else None

    @property
    def group(self) -> str:
        """Group of a start world, empty for other cards."""
        return self.start.group if self.start else ""


@dataclass(frozen=True, slots=True, eq=False)
class Reprint:
    """Values of a first edition card that replace those of the second edition; None keeps a value."""

    id: Annotated[str, IdOf("card")]
    cost: Digit | None = None
    vp: Digit | None = None
    powers: Powers | None = None
    score: Few[ScoreRecord] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class FirstEdition:
    """The deck of the first edition: its start worlds by number, and the cards that differ."""

    start_worlds: tuple[int, ...]
    card: tuple[Reprint, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """One action card (page 3)."""

    id: str
    name: Text
    phase: Phase
    sets: tuple[Annotated[str, OneOf("standard", "experienced")], ...]
    bonus: tuple[Annotated[Power, BONUSES], ...]
    happens_in: str = field(init=False)
    """Phase that the action starts: the second Develop and Settle cards start a phase of their own."""

    def __post_init__(self) -> None:
        """Compute the phase that the action starts."""
        own = self.phase in {"develop", "settle"}
        object.__setattr__(self, "happens_in", self.id if own else self.phase)


@dataclass(frozen=True, slots=True, eq=False)
class Figures:
    """Numbers of the rules that are printed on no card."""

    vp_per_player: int
    cards_dealt: int
    cards_discarded: int
    new_worlds: tuple[int, ...]
    first_game_worlds: Mapping[int, tuple[int, ...]]
    """Numbers of the start worlds of a first game, by number of players."""
    hand_limit: int
    tableau_size: int
    explore_draw: int
    explore_keep: int
    prices: Mapping[Kind, int]
    """Number of cards for selling a good, by kind."""


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All tables of the data files."""

    card: tuple[Card, ...]
    first_edition: FirstEdition
    action: tuple[Action, ...]
    figures: Figures
    help: Mapping[str, Few[Few[Annotated[str, IdOf("card")]]]]
    """Groups of cards drawn on a page of the rules, by its name."""
    guide: Guide
    challenge: Challenges
