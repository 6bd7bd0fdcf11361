"""Box of Master of the Galaxy: seven decks of 72 cards, and the numbers of its rules."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType

from galaxy_desktop.engine.content import GameData
from galaxy_desktop.games.master.faults import faults
from galaxy_desktop.games.master.schema import (
    CONFLICT,
    DEVELOPMENTS,
    GROUPS,
    IMPLEMENT,
    LETTERS,
    SPECIES,
    Ability,
    Box,
    Effect,
    Figures,
    PrintedCard,
    PrintedSide,
)

SIDES = ("red", "blue")
CHANGEABLE = ("system", "symbol", "species", "leader", "conflict", "government", "development")
"""Tables that a data pack may change."""
DATA = GameData(__package__, Box, {table: table for table in CHANGEABLE}, faults=faults)


@dataclass(frozen=True, slots=True)
class Slot:
    """Place for one cube on a project."""

    colour: str
    marked: bool = False
    """True if its cube is an irretrievable loss."""


@dataclass(frozen=True, slots=True)
class Project:
    """Project on a card: slots to be filled."""

    id: str
    card: str
    kind: str
    slots: tuple[Slot, ...]
    draw: tuple[str, ...] = ()
    """Decks to draw from once it is complete, one draw each."""
    symbols: tuple[str, ...] = ()
    """Symbols that an active agenda or development gives."""
    steals: str = ""
    """Colour that a covert operation takes."""
    stake: tuple[Effect, ...] = ()
    """Effects that a side of a conflict suffers if the other side wins."""

    wants: tuple[str, ...] = field(init=False)
    """Colours of the slots."""
    empty: tuple[str, ...] = field(init=False)
    """Cubes in the slots while there are none."""
    loses: bool = field(init=False)
    """True if any slot is marked."""

    def __post_init__(self) -> None:
        """Set what is read of the slots most often."""
        object.__setattr__(self, "wants", tuple(slot.colour for slot in self.slots))
        object.__setattr__(self, "empty", ("",) * len(self.slots))
        object.__setattr__(self, "loses", any(slot.marked for slot in self.slots))


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """Card of any deck."""

    id: str
    name: str
    deck: str
    projects: tuple[Project, ...]
    abilities: tuple[Ability, ...] = ()
    requires: tuple[str, ...] = ()
    """Symbols that power a leader's ability."""
    symbol: str = ""
    """Symbol that the advantage in a conflict gives."""
    spoils: int = 0

    is_development: bool = field(init=False)
    """True if it has to be implemented before it has any effect."""
    fillable: tuple[Project, ...] = field(init=False)
    """Projects that can be filled while the card lies in a row: none of a conflict."""

    def __post_init__(self) -> None:
        """Set what is read most often."""
        object.__setattr__(self, "is_development", self.deck in DEVELOPMENTS)
        object.__setattr__(self, "fillable", () if self.deck == CONFLICT else self.projects)


@cache
def cards() -> Mapping[str, Card]:
    """Return every card by id, in the order of the data."""
    box = DATA.box
    decks = {
        SPECIES: box.species,
        "leader": box.leader,
        "government": box.government,
        CONFLICT: box.conflict,
        "development": box.development,
    }
    found = [_card(printed, printed.deck or deck) for deck, cards in decks.items() for printed in cards]
    return MappingProxyType({card.id: card for card in found})


@cache
def bearers(code: str) -> Mapping[str, tuple[Effect, ...]]:
    """Return the cards with effects of a verb, each with these."""
    found = {
        card.id: tuple(e for ability in card.abilities for e in ability.effects if e.code == code)
        for card in cards().values()
    }
    return MappingProxyType({card: effects for card, effects in found.items() if effects})


@cache
def projects() -> Mapping[str, Project]:
    """Return every project on a card by id; sides of conflicts are `CARD.red` and `CARD.blue`."""
    return MappingProxyType({project.id: project for card in cards().values() for project in card.projects})


@cache
def deck_of(deck: str) -> tuple[str, ...]:
    """Return the cards of a deck in the order of the data."""
    return tuple(card.id for card in cards().values() if card.deck == deck)


def side(card: str, facing: str) -> str:
    """Return the project of one side of a conflict."""
    return f"{card}.{facing}"


def other_side(facing: str) -> str:
    """Return the side of a conflict that is against one of them."""
    return SIDES[facing == SIDES[0]]


def facing_of(side: str) -> str:
    """Return the side of a conflict, "red" or "blue", that a project is."""
    return side.rpartition(".")[2]


@cache
def members(decks: tuple[str, ...]) -> tuple[str, ...]:
    """Return the single decks behind names that may be groups."""
    return tuple(deck for name in decks for deck in GROUPS.get(name, (name,)))


@cache
def figures() -> Figures:
    """Return the numbers of the rules."""
    return DATA.box.figures


def _card(printed: PrintedCard, deck: str) -> Card:
    return Card(
        printed.id,
        printed.name,
        deck,
        tuple(_projects(printed)),
        printed.abilities,
        requires=printed.requires,
        symbol=printed.symbol,
        spoils=printed.spoils,
    )


def _projects(printed: PrintedCard) -> Iterator[Project]:
    """Yield the projects of a card; the second and later ones of a kind are numbered."""
    kinds: list[str] = []
    for project in printed.projects:
        kinds.append(project.kind)
        number = kinds.count(project.kind)
        yield Project(
            f"{printed.id}.{project.kind}{number if number > 1 else ''}",
            printed.id,
            project.kind,
            _slots(project.slots),
            draw=project.draw,
            symbols=project.symbols,
            steals=project.steals,
        )
    if printed.slots:
        name = f"{printed.id}.{IMPLEMENT}"
        yield Project(name, printed.id, IMPLEMENT, _slots(printed.slots), symbols=printed.symbols)
    for facing, half in zip(SIDES, (printed.red, printed.blue), strict=True):
        if half is not None:
            yield _side(printed.id, facing, half)


def _side(card: str, facing: str, half: PrintedSide) -> Project:
    return Project(side(card, facing), card, CONFLICT, _slots(half.slots), stake=half.stake)


def _slots(codes: tuple[str, ...]) -> tuple[Slot, ...]:
    return tuple(Slot(LETTERS[code[0]], code.endswith("*")) for code in codes)
