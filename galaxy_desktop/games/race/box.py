"""Contents of the box of Race for the Galaxy: its cards, and the numbers of its rules."""

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from types import MappingProxyType
from typing import Any

from galaxy_desktop.engine.content import GameData
from galaxy_desktop.games.race.schema import Action, Box, Card, Figures, Reprint

EDITIONS = ("second", "first")
AGAIN = "_again"
"""Suffix of the name of a round's second Develop or Settle phase, and of its action card's id."""
DATA = GameData(__package__, Box, {"card": "card", "first_edition": "first_edition.card"})


def plain_phase(phase: str) -> str:
    """Return the rulebook's name of a phase: without the suffix of a round's second Develop or Settle."""
    return phase.removesuffix(AGAIN)


def design_id(card: str) -> str:
    """Return the id of the design of a deck card: its second copy has the suffix ":2"."""
    return card.partition(":")[0]


@cache
def deck(edition: str) -> Mapping[str, Card]:
    """Return the designs of an edition by the ids of all copies, New Worlds included where it has them."""
    cards: dict[str, Card] = {}
    for design in designs(edition).values():
        cards[design.id] = design
        for copy in range(2, design.copies + 1):
            cards[f"{design.id}:{copy}"] = design
    return MappingProxyType(cards)


@cache
def designs(edition: str) -> Mapping[str, Card]:
    """Return the designs of an edition by id, in the order of the data file."""
    cards = {card.id: card for card in DATA.box.card}
    if edition == "first":
        older = DATA.box.first_edition
        cards |= {reprint.id: replace(cards[reprint.id], **_changes(reprint)) for reprint in older.card}
        cards = {key: card for key, card in cards.items() if card.number in (None, *older.start_worlds)}
    return MappingProxyType(cards)


def _changes(reprint: Reprint) -> dict[str, Any]:
    values = {field.name: getattr(reprint, field.name) for field in fields(reprint)}
    return {name: value for name, value in values.items() if value is not None}


@cache
def actions() -> Mapping[str, Action]:
    """Return the action cards by id, in the order of the data file."""
    return MappingProxyType({action.id: action for action in DATA.box.action})


def figures() -> Figures:
    """Return the numbers of the rules that are printed on no card."""
    return DATA.box.figures
