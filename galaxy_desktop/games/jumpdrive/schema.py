"""Schema of Jump Drive's data: every table of its files, and every record in them."""

from dataclasses import dataclass, field
from typing import Annotated

from galaxy_desktop.engine.bounds import AtMost, Between, Digit, Few, Forms, IdOf, OneOf, OnlyFields, Text
from galaxy_desktop.engine.challenge import Challenges
from galaxy_desktop.engine.codec import KEY
from galaxy_desktop.engine.guide import Guide

Type = Annotated[str, OneOf("development", "world")]
Kind = Annotated[str, OneOf("novelty", "rare", "genes", "alien", "gray")]
Keyword = Annotated[str, OneOf("imperium", "rebel")]
Source = Annotated[str, OneOf("scan", "listed", "partial", "text", "designed")]
CardId = Annotated[str, IdOf("card")]
Designed = Annotated[
    str,
    OneOf(
        *("chromosomes", "cost", "count", "defense", "explore", "income", "income_terms"),
        *("keywords", "kind", "military", "name", "powers", "vp", "vp_terms"),
    ),
]
"""Name of a field whose value in an entry is our own design."""

POWERS = Forms(
    ("code",),
    {
        ("discount",): OnlyFields(("amount", "on")),
        ("military_per",): OnlyFields(("amount", "icon")),
        ("military_vs",): OnlyFields(("amount", "on")),
        ("pass_to_strongest",): OnlyFields(("tie", "when")),
        ("pay_for_conquest",): OnlyFields(("discount", "except")),
        ("place_if",): OnlyFields(("any",)),
        ("place_limit",): OnlyFields(("max",)),
        ("second_world",): OnlyFields(("discard_self", "discount", "placement")),
    },
)


FOR_VP = OnlyFields(
    (), ("type", "kind", "keyword", "card", "icon"), {"kind": OneOf("novelty", "rare", "alien")}
)
FOR_INCOME = OnlyFields(
    (), ("type", "kind", "card"), {"type": OneOf("world"), "kind": OneOf("novelty", "genes")}
)
VP_BONUS = OnlyFields(("amount", "of", "where"), (), {"of": FOR_VP, "where": OneOf("own", "one_other")})
INCOME_BONUS = OnlyFields(
    ("amount", "of", "where"), (), {"of": FOR_INCOME, "where": OneOf("own", "any_other")}
)
VP_BONUSES = Forms(("code",), {("per",): VP_BONUS, ("with",): VP_BONUS})
INCOME_BONUSES = Forms(("code",), {("per",): INCOME_BONUS, ("with",): INCOME_BONUS})
SERVED = OnlyFields(
    (),
    ("type", "kind", "keyword", "card"),
    {"kind": OneOf("rare", "genes", "alien"), "keyword": OneOf("rebel")},
)
EXCEPTED = OnlyFields(("kind",), (), {"kind": OneOf("alien")})


@dataclass(frozen=True, slots=True)
class Selector:
    """Conditions that select cards: all that are given must hold; `icon` is given alone."""

    type: Type = ""
    kind: Kind = ""
    keyword: Keyword = ""
    card: CardId = ""
    icon: Annotated[str, OneOf("chromosome", "explore", "military")] = ""


@dataclass(frozen=True, slots=True)
class Bonus:
    """VP or income that depends on what is found: `amount` for each ("per") or once ("with")."""

    code: str
    amount: Digit
    of: Selector
    where: Annotated[str, OneOf("own", "one_other", "any_other")]
    found: frozenset[str] = field(default=frozenset(), compare=False)
    """Ids of the designs that count; not from the data, but filled in by `box.designs`."""


@dataclass(frozen=True, slots=True)
class Condition:
    """Condition for placing a card: general military of at most `military`, or `card` in the empire."""

    military: Digit | None = None
    card: CardId = ""


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a card; `code` selects what it does."""

    code: str
    amount: Digit = 0
    discount: Digit = 0
    max: Digit = 0
    icon: Annotated[str, OneOf("chromosome")] = ""
    placement: Annotated[str, OneOf("conquer", "pay")] = ""
    discard_self: bool = False
    when: Annotated[str, OneOf("before_scoring")] = ""
    tie: Annotated[str, OneOf("keep")] = ""
    any: Few[Condition] = ()
    on: Annotated[Selector, SERVED] = Selector()
    excepted: Annotated[Selector, EXCEPTED] = field(default=Selector(), metadata={KEY: "except"})
    serves: frozenset[str] = field(default=frozenset(), compare=False)
    """Ids of the designs it applies to: `on` without `excepted`; filled in by `box.designs`."""


CONDITIONS = ("place_if", "place_limit")
"""Codes of the powers that say whether a card may join an empire."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card design."""

    id: str
    name: Text
    type: Type
    copies: Digit = field(metadata={KEY: "count"})
    vp: Digit
    income: Digit
    source: Source
    kind: Kind = ""
    keywords: Few[Keyword] = ()
    cost: Digit | None = None
    defense: Digit | None = None
    explore: Digit = 0
    military: Digit = 0
    chromosomes: Digit = 0
    vp_bonuses: Few[Annotated[Bonus, VP_BONUSES]] = field(default=(), metadata={KEY: "vp_terms"})
    income_bonuses: Few[Annotated[Bonus, INCOME_BONUSES]] = field(default=(), metadata={KEY: "income_terms"})
    powers: Few[Annotated[Power, POWERS]] = ()
    designed: Annotated[tuple[Designed, ...], AtMost(8)] = ()
    is_world: bool = field(init=False)
    """True if it is a world, not a development."""
    is_military: bool = field(init=False)
    """True if it is conquered, not paid for."""
    price: int = field(init=False)
    """The printed number in the upper left corner: cost or defense."""
    helps: bool = field(init=False)
    """True if it may change how others can be placed: it has military, chromosomes or powers."""
    conditions: tuple[Power, ...] = field(init=False)
    """Powers that say whether it may join an empire."""

    def __post_init__(self) -> None:
        """Compute the fields that are read most often."""
        object.__setattr__(self, "is_world", self.type == "world")
        object.__setattr__(self, "is_military", self.defense is not None)
        object.__setattr__(self, "price", (self.cost if self.defense is None else self.defense) or 0)
        object.__setattr__(self, "helps", bool(self.military or self.chromosomes or self.powers))
        conditions = tuple(power for power in self.powers if power.code in CONDITIONS)
        object.__setattr__(self, "conditions", conditions)


SURVEY_TEAM = OnlyFields(
    ("cost", "count", "designed", "explore", "id", "income", "military", "name", "source", "type", "vp")
)


@dataclass(frozen=True, slots=True, eq=False)
class PresetHand:
    """A preset hand of the first game."""

    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Measure:
    """A value that is measured at the end of a game, and how much of it a goal needs."""

    measure: Annotated[str, OneOf("vp_total", "military", "explore", "world_kinds")]
    needed: Annotated[int, Between(1, 60)] = field(metadata={KEY: "min"})


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal of the solitaire campaign: all its measures must be reached."""

    id: str
    name: Text
    source: Source
    measures: Few[Measure] = field(metadata={KEY: "all"})
    designed: Annotated[tuple[Designed, ...], AtMost(8)] = ()


@dataclass(frozen=True, slots=True, eq=False)
class GoalSet:
    """Goals of a campaign."""

    id: str
    name: Text
    goal: tuple[Goal, ...]


@dataclass(frozen=True, slots=True, eq=False)
class HelpCards:
    """Group of cards that a page of the help draws."""

    page: Text
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Figures:
    """Numbers of the rules that are printed on no card."""

    deal: int
    keep: int
    hand_limit: int
    end_vp: int
    development_only_discount: int
    world_only_draw: int
    explore_base_draw: int
    explore_marker_icons: int
    solo_rounds: int


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All tables of the data files."""

    center: tuple[Annotated[Card, SURVEY_TEAM], ...]
    card: tuple[Card, ...]
    preset_hand: tuple[PresetHand, ...]
    campaign: tuple[GoalSet, ...]
    help: tuple[HelpCards, ...]
    figures: Figures
    guide: Guide
    challenge: Challenges
