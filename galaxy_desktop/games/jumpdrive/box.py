"""Contents of the box of Jump Drive: its cards, and the numbers of its rules."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType

from galaxy_desktop.engine.content import GameData
from galaxy_desktop.games.jumpdrive.faults import faults
from galaxy_desktop.games.jumpdrive.schema import Box, Card, Figures, GoalSet, Power, Selector

DATA = GameData(
    __package__,
    Box,
    {"card": "card", "center": "center", "goal": "campaign.goal"},
    faults=faults,
    copies="count",
)


def design_id(card: str) -> str:
    """Return the id of the design of a physical card: its second copy has the suffix ":2"."""
    return card.partition(":")[0]


@cache
def designs() -> Mapping[str, Card]:
    """Return the designs by id, in the order of the data file, the Survey Team first."""
    known = (*DATA.box.center, *DATA.box.card)
    return MappingProxyType({card.id: _with_found(card, known) for card in known})


@cache
def cards() -> Mapping[str, Card]:
    """Return the designs by the ids of all physical cards, Survey Teams included."""
    return MappingProxyType({card: design for design in designs().values() for card in copies(design)})


def copies(design: Card) -> list[str]:
    """Return the ids of all copies of a design."""
    return [design.id, *(f"{design.id}:{copy}" for copy in range(2, design.copies + 1))]


@cache
def survey_teams() -> tuple[str, ...]:
    """Return the physical Survey Team cards, indexed by seat."""
    return tuple(card for team in DATA.box.center for card in copies(team))


@cache
def deck() -> tuple[str, ...]:
    """Return the physical cards that are shuffled and dealt, in the order of the data file."""
    return tuple(card for card in cards() if card not in survey_teams())


@cache
def preset_hands() -> tuple[tuple[str, ...], ...]:
    """Return the preset hands of the first game."""
    return tuple(hand.cards for hand in DATA.box.preset_hand)


def figures() -> Figures:
    """Return the numbers of the rules that are printed on no card."""
    return DATA.box.figures


def help_cards(page: str) -> tuple[tuple[str, ...], ...]:
    """Return the groups of cards that a page of the help draws, in the order of its text."""
    return tuple(group.cards for group in DATA.box.help if group.page == page)


def goal_set() -> GoalSet:
    """Return the campaign and its goals."""
    return DATA.box.campaign[0]


def _with_found(card: Card, known: tuple[Card, ...]) -> Card:
    """Return a copy of a card with the designs filled in that its bonuses and powers apply to."""
    return replace(
        card,
        vp_bonuses=tuple(replace(bonus, found=_found(bonus.of, known)) for bonus in card.vp_bonuses),
        income_bonuses=tuple(replace(bonus, found=_found(bonus.of, known)) for bonus in card.income_bonuses),
        powers=tuple(replace(power, serves=_served(power, known)) for power in card.powers),
    )


def _served(power: Power, known: tuple[Card, ...]) -> frozenset[str]:
    excepted = _found(power.excepted, known) if power.excepted.kind else frozenset()
    return _found(power.on, known) - excepted


def _found(of: Selector, known: tuple[Card, ...]) -> frozenset[str]:
    """Return the ids of all designs that a selector matches; none for a selector of icons."""
    return frozenset() if of.icon else frozenset(card.id for card in known if _selects(of, card))


def _selects(of: Selector, card: Card) -> bool:
    return (
        of.type in {"", card.type}
        and of.kind in {"", card.kind}
        and (not of.keyword or of.keyword in card.keywords)
        and of.card in {"", card.id}
    )
