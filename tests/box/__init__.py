"""The toy game with data files, which a data pack can change; each call makes a game of its own."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any

from galaxy_desktop.engine.bounds import Between, Digit, Few, Forms, IdOf, OneOf, OnlyFields, Text
from galaxy_desktop.engine.content import GameData, Pack, PackId
from galaxy_desktop.engine.game import Game
from tests.toy import TOYS

POWERS = Forms(
    ("phase", "code"),
    {
        ("build", "discount"): OnlyFields(("amount",), ("on",)),
        ("sell", "draw"): OnlyFields(("cards",)),
    },
)


@dataclass(frozen=True, slots=True)
class Power:
    phase: Annotated[str, OneOf("build", "sell")]
    code: str
    amount: Annotated[int, Between(-2, 9)] = 0
    cards: Digit = 0
    on: Annotated[str, OneOf("world")] = ""


@dataclass(frozen=True, slots=True)
class Upgrade:
    card: Annotated[str, IdOf("card")]


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    name: Text
    copies: Digit
    cost: Annotated[int, Between(0, 12)]
    kind: Annotated[str, OneOf("work", "world")]
    rare: bool
    powers: Few[Annotated[Power, POWERS]]
    note: Text = ""
    tags: Few[Annotated[str, OneOf("stone")]] = ()
    upgrades: Upgrade | None = None


@dataclass(frozen=True, slots=True)
class Face:
    id: str
    pips: Digit


@dataclass(frozen=True, slots=True)
class Die:
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Box:
    card: tuple[Card, ...]
    die: tuple[Die, ...]


def faults(tables: Box) -> Iterator[str]:
    if tables.card[0].cost == tables.card[1].cost:
        yield "The first two cards cost the same."


def box() -> GameData[Box]:
    return GameData(__package__, Box, {"card": "card", "face": "die.faces"}, faults=faults)


def pack_of(changes: Any, name: str = "My box", digest: str = "d1") -> Pack:
    return Pack("toy", PackId(name, digest), changes)


def boxed(pack: Pack | None = None) -> dict[str, Game[Any]]:
    """The toy, played with a pack."""
    data = box()
    if pack is not None:
        data.put_in_force(pack)
    return {"toy": replace(TOYS["toy"], data=data)}
