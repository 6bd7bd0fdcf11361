"""Every card of Jump Drive, read from the data files."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from galaxy_desktop.engine.content import GameData
from galaxy_desktop.games.jumpdrive.checks import faults

DATA = GameData(
    __package__,
    {"card": "card", "center": "center", "goal": "campaign.goal"},
    faults=faults,
    copies="count",
)


@dataclass(frozen=True, slots=True)
class Selector:
    """Which cards are meant: every condition that is given must hold; `icon` stands alone."""

    type: str = ""
    kind: str = ""
    keyword: str = ""
    card: str = ""
    placement: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Term:
    """VP or income that depends on what is found: `amount` for each ("per") or once ("with")."""

    code: str
    amount: int
    of: Selector
    where: str
    found: frozenset[str] = frozenset()
    """Ids of the designs that count."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What allows a card to be placed: general military of at most `military`, or `card` in the empire."""

    military: int | None = None
    card: str = ""


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a card; `code` selects what it does."""

    code: str
    amount: int = 0
    discount: int = 0
    max: int = 0
    icon: str = ""
    placement: str = ""
    discard_self: bool = False
    when: str = ""
    tie: str = ""
    any: tuple[Condition, ...] = ()
    on: Selector = Selector()
    excepted: Selector = Selector()
    serves: frozenset[str] = frozenset()
    """Ids of the designs it works for: `on`, and none of `excepted`."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One design."""

    id: str
    name: str
    type: str
    kind: str
    keywords: tuple[str, ...]
    copies: int
    cost: int | None
    defense: int | None
    explore: int
    military: int
    chromosomes: int
    vp: int
    income: int
    vp_terms: tuple[Term, ...]
    income_terms: tuple[Term, ...]
    powers: tuple[Power, ...]
    source: str
    designed: tuple[str, ...]
    is_world: bool
    """Whether it is a world, not a development."""
    is_military: bool
    """Whether it is conquered, not paid for."""
    price: int
    """The printed number in the upper left corner: cost or defense."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers of the rules that are printed on no card."""

    deal: int
    keep: int
    hand_limit: int
    end_vp: int
    development_only_discount: int
    world_only_draw: int
    explore_base_draw: int
    explore_marker_icons: int
    solo_rounds: int


def design_id(card: str) -> str:
    """The design of a physical card: the second copy of a card has ":2" behind its id."""
    return card.partition(":")[0]


@cache
def designs() -> Mapping[str, Card]:
    """Every design by id, in the order of the data file, the Survey Team first."""
    rows = [*DATA.tables["center"], *DATA.tables["card"]]
    plain = {row["id"]: row for row in rows}
    return MappingProxyType({row["id"]: _card(row, plain) for row in rows})


@cache
def cards() -> Mapping[str, Card]:
    """Every physical card by its id, the Survey Teams included."""
    return MappingProxyType({card: design for design in designs().values() for card in copies(design)})


def copies(design: Card) -> list[str]:
    """The ids of all copies of a design."""
    return [design.id, *(f"{design.id}:{copy}" for copy in range(2, design.copies + 1))]


@cache
def survey_teams() -> tuple[str, ...]:
    """The cards of the center; the team of a seat stands at its number."""
    return tuple(card for row in DATA.tables["center"] for card in copies(designs()[row["id"]]))


@cache
def deck() -> tuple[str, ...]:
    """The cards that are shuffled and dealt, in the order of the data file."""
    return tuple(card for card in cards() if card not in survey_teams())


@cache
def preset_hands() -> tuple[tuple[str, ...], ...]:
    """The ready-made first hands."""
    return tuple(tuple(row["cards"]) for row in DATA.tables["preset_hand"])


@cache
def figures() -> Figures:
    """The numbers of the rules."""
    return Figures(**DATA.tables["rules"], solo_rounds=DATA.tables["solo"]["rounds"])


@cache
def campaign_rows() -> Mapping[str, Any]:
    """The campaign as it stands in its data file."""
    campaign: Mapping[str, Any] = DATA.tables["campaign"][0]
    return MappingProxyType(campaign)


def _card(row: Mapping[str, Any], rows: Mapping[str, Mapping[str, Any]]) -> Card:
    return Card(
        id=row["id"],
        name=row["name"],
        type=row["type"],
        kind=row.get("kind", ""),
        keywords=tuple(row.get("keywords", ())),
        copies=row["count"],
        cost=row.get("cost"),
        defense=row.get("defense"),
        explore=row.get("explore", 0),
        military=row.get("military", 0),
        chromosomes=row.get("chromosomes", 0),
        vp=row["vp"],
        income=row["income"],
        vp_terms=tuple(_term(term, rows) for term in row.get("vp_terms", ())),
        income_terms=tuple(_term(term, rows) for term in row.get("income_terms", ())),
        powers=tuple(_power(power, rows) for power in row.get("powers", ())),
        source=row["source"],
        designed=tuple(row.get("designed", ())),
        is_world=row["type"] == "world",
        is_military="defense" in row,
        price=row["defense"] if "defense" in row else row["cost"],
    )


def _term(row: Mapping[str, Any], rows: Mapping[str, Mapping[str, Any]]) -> Term:
    of = Selector(**row["of"])
    return Term(row["code"], row["amount"], of, row["where"], _found(of, rows))


def _power(row: Mapping[str, Any], rows: Mapping[str, Mapping[str, Any]]) -> Power:
    rest = {key: value for key, value in row.items() if key not in {"on", "except", "any"}}
    on, excepted = Selector(**row.get("on", {})), Selector(**row.get("except", {}))
    serves = _found(on, rows) - (_found(excepted, rows) if "except" in row else frozenset())
    conditions = tuple(Condition(**condition) for condition in row.get("any", ()))
    return Power(**rest, any=conditions, on=on, excepted=excepted, serves=serves)


def _found(of: Selector, rows: Mapping[str, Mapping[str, Any]]) -> frozenset[str]:
    """Ids of all designs that a selector means; an icon means none."""
    return frozenset() if of.icon else frozenset(name for name, row in rows.items() if _selects(of, row))


def _selects(of: Selector, row: Mapping[str, Any]) -> bool:
    return (
        of.type in {"", row["type"]}
        and of.kind in {"", row.get("kind", "")}
        and (not of.keyword or of.keyword in row.get("keywords", ()))
        and of.card in {"", row["id"]}
        and of.placement in {"", "conquer" if "defense" in row else "pay"}
    )
