"""Every card of Race for the Galaxy, read from the data files."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Any

from galaxy_desktop.engine.content import GameData

EDITIONS = ("second", "first")
KINDS = ("novelty", "rare", "genes", "alien")
DATA = GameData(__package__, {"card": "card", "first_edition": "first_edition.card"})
PHASES = ("explore", "develop", "settle", "trade", "consume", "produce")


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a card or one bonus of an action card; `phase` and `code` select what it does."""

    phase: str
    code: str
    amount: int = 0
    cards: int = 0
    vp: int = 0
    goods: int = 0
    times: int = 1
    good: str = ""
    tag: str = ""
    not_good: str = ""
    price: str = ""
    discount: int = 0
    optional: bool = False
    different: bool = False
    this_world: bool = False
    trade_powers: bool = False
    doubled: bool = True
    vp_per_good: int = 0
    vp_modifier: int = 0
    lowest: int = 0
    highest: int = 0
    factor: int = 1


@dataclass(frozen=True, slots=True)
class Where:
    """Which tableau cards a score record counts: every condition that is given must hold."""

    type: str = ""
    cost: int | None = None
    good: str = ""
    source: str = ""
    military: bool = False
    tag: str = ""
    power_in: str = ""
    id: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreRecord:
    """One line of the score table of a cost-6 development: `vp` for each of what `per` counts."""

    vp: int
    per: str
    where: Where = Where()
    every: int = 1


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One design; its powers also by phase, as (index in `powers`, power)."""

    id: str
    name: str
    type: str
    copies: int
    cost: int | None
    defense: int | None
    vp: int
    good: str
    source: str
    tags: tuple[str, ...]
    number: int | None
    group: str
    preset_hand: int
    powers: tuple[Power, ...]
    score: tuple[ScoreRecord, ...]
    in_phase: Mapping[str, tuple[tuple[int, Power], ...]]

    @property
    def is_world(self) -> bool:
        """Whether it is a world, not a development."""
        return self.type == "world"

    @property
    def is_military(self) -> bool:
        """Whether it is conquered (page 6), not paid for."""
        return self.defense is not None

    @property
    def price(self) -> int:
        """The printed number in the upper left corner: cost or defense."""
        return (self.cost if self.defense is None else self.defense) or 0


@dataclass(frozen=True, slots=True)
class Action:
    """One action card (page 3)."""

    id: str
    name: str
    phase: str
    sets: tuple[str, ...]
    bonus: tuple[Power, ...]

    @property
    def happens_in(self) -> str:
        """The phase it brings about: the second cards of Develop and Settle bring a phase of their own."""
        return self.id if self.phase in {"develop", "settle"} else self.phase


AGAIN = "_again"
"""Ends the name of the second Develop or Settle of a round, and of its action card."""


def plain_phase(phase: str) -> str:
    """Return the phase of the rulebook: the second Develop or Settle of a round counts as the phase."""
    return phase.removesuffix(AGAIN)


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers of the rules that are printed on no card."""

    vp_per_player: int
    cards_dealt: int
    cards_discarded: int
    original_start_worlds: tuple[int, ...]
    new_worlds: tuple[int, ...]
    first_game_worlds: Mapping[int, tuple[int, ...]]
    hand_limit: int
    tableau_size: int
    explore_draw: int
    explore_keep: int
    prices: Mapping[str, int]
    """Cards for selling a good, by kind."""


def design_id(card: str) -> str:
    """The design of a card of the deck: the second copy of a development has ":2" behind its id."""
    return card.partition(":")[0]


@cache
def deck(edition: str) -> Mapping[str, Card]:
    """Every card of an edition by its id in the deck, New Worlds included where it has them."""
    cards: dict[str, Card] = {}
    for design in designs(edition).values():
        cards[design.id] = design
        for copy in range(2, design.copies + 1):
            cards[f"{design.id}:{copy}"] = design
    return MappingProxyType(cards)


@cache
def designs(edition: str) -> Mapping[str, Card]:
    """Every design of an edition by id, in the order of the data file."""
    rows = {row["id"]: row for row in DATA.tables["card"]}
    if edition == "first":
        older = DATA.tables["first_edition"]
        for row in older["card"]:
            rows[row["id"]] = {**rows[row["id"]], **row}
        rows = {key: row for key, row in rows.items() if _number(row) in (None, *older["start_worlds"])}
    return MappingProxyType({key: _card(row) for key, row in rows.items()})


def _number(row: Mapping[str, Any]) -> int | None:
    number: int | None = row.get("start", {}).get("number")
    return number


@cache
def actions() -> Mapping[str, Action]:
    """The action cards by id, in the order of the phases."""
    return MappingProxyType(
        {
            row["id"]: Action(
                id=row["id"],
                name=row["name"],
                phase=row["phase"],
                sets=tuple(row["sets"]),
                bonus=tuple(Power(phase=row["phase"], **power) for power in row["bonus"]),
            )
            for row in DATA.tables["action"]
        }
    )


@cache
def figures() -> Figures:
    """The numbers of the rules."""
    data = DATA.tables
    setup, first_game = data["setup"], data["first_game"]["start_worlds"]
    return Figures(
        vp_per_player=setup["vp_per_player"],
        cards_dealt=setup["cards_dealt"],
        cards_discarded=setup["cards_discarded"],
        original_start_worlds=tuple(setup["original_start_worlds"]),
        new_worlds=tuple(setup["new_worlds_start_worlds"]),
        first_game_worlds=MappingProxyType({int(n): tuple(worlds) for n, worlds in first_game.items()}),
        hand_limit=data["round"]["hand_limit"],
        tableau_size=data["game_end"]["tableau_size"],
        explore_draw=data["explore"]["draw"],
        explore_keep=data["explore"]["keep"],
        prices=MappingProxyType({good["id"]: good["price"] for good in data["good"]}),
    )


def _card(row: Mapping[str, Any]) -> Card:
    start = row.get("start", {})
    powers = tuple(Power(**power) for power in row["powers"])
    return Card(
        id=row["id"],
        name=row["name"],
        type=row["type"],
        copies=row["copies"],
        cost=row.get("cost"),
        defense=row.get("defense"),
        vp=row["vp"],
        good=row.get("good", ""),
        source=row.get("source", ""),
        tags=tuple(row.get("tags", ())),
        number=start.get("number"),
        group=start.get("group", ""),
        preset_hand=row.get("preset_hand", 0),
        powers=powers,
        score=tuple(_score(record) for record in row.get("score", ())),
        in_phase=MappingProxyType(
            {phase: tuple((i, p) for i, p in enumerate(powers) if p.phase == phase) for phase in PHASES}
        ),
    )


def _score(row: Mapping[str, Any]) -> ScoreRecord:
    where = dict(row.get("where", {}))
    return replace(
        ScoreRecord(**{key: value for key, value in row.items() if key != "where"}),
        where=Where(**{**where, "id": tuple(where.get("id", ()))}),
    )
