"""Every card of Master of the Galaxy, read from the data files: seven decks, 72 cards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from galaxy_desktop.games.master.vocabulary import (
    CONFLICT,
    DATA,
    DEVELOPMENTS,
    GROUPS,
    IMPLEMENT,
    KINDS,
    SPECIES,
    book,
)

SIDES = ("red", "blue")


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that an ability or a stake does; `code` says which of the fields it uses."""

    code: str
    count: int = 0
    whole: bool = False
    """A whole project, not a number of cubes."""
    deck: tuple[str, ...] = ()
    pick: str = ""
    colour: str = ""
    whose: str = ""
    scope: tuple[str, ...] = ()
    origin: str = ""
    where: str = ""
    who: str = ""
    use: str = ""
    stands_for: str = ""
    against: tuple[str, ...] = ()
    match: str = ""
    give: str = ""
    take: str = ""
    look: int = 0


@dataclass(frozen=True, slots=True)
class Condition:
    """What narrows the moment of an ability; empty fields do not."""

    nth: tuple[int, ...] = ()
    deck: tuple[str, ...] = ()
    match: str = ""
    role: tuple[str, ...] = ()
    bag_max: int | None = None


@dataclass(frozen=True, slots=True)
class Ability:
    """What a card does at a moment."""

    when: str
    effects: tuple[Effect, ...]
    condition: Condition = Condition()
    may: bool = False
    """The owner can decline."""
    choose: bool = False
    """One of the effects, not all."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one cube."""

    colour: str
    marked: bool = False
    """Its cube is an irretrievable loss."""


@dataclass(frozen=True, slots=True)
class Project:
    """Slots on a card to be filled."""

    id: str
    card: str
    kind: str
    slots: tuple[Slot, ...]
    draw: tuple[str, ...] = ()
    """Decks to draw from once it is complete, one draw each."""
    symbols: tuple[str, ...] = ()
    """What an active agenda or development gives."""
    steals: str = ""
    """The colour that a covert operation takes."""
    stake: tuple[Effect, ...] = ()
    """What a side of a conflict loses if the other side wins."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card of any deck."""

    id: str
    name: str
    deck: str
    projects: tuple[Project, ...]
    abilities: tuple[Ability, ...] = ()
    requires: tuple[str, ...] = ()
    """Symbols that power a leader's ability."""
    symbol: str = ""
    """What the advantage in a conflict gives."""
    spoils: int = 0

    @property
    def is_development(self) -> bool:
        """Whether it has to be implemented before it does anything."""
        return self.deck in DEVELOPMENTS


@cache
def cards() -> Mapping[str, Card]:
    """Every card by id, in the order of the data."""
    found = {card.id: card for card in _all_cards()}
    return MappingProxyType(found)


@cache
def projects() -> Mapping[str, Project]:
    """Every project on a card by id; sides of conflicts are `CARD.red` and `CARD.blue`."""
    return MappingProxyType({project.id: project for card in cards().values() for project in card.projects})


@cache
def deck_of(deck: str) -> tuple[str, ...]:
    """The cards of a deck in the order of the data."""
    return tuple(card.id for card in cards().values() if card.deck == deck)


def side(card: str, facing: str) -> str:
    """The project of one side of a conflict."""
    return f"{card}.{facing}"


def facing_of(side: str) -> str:
    """Return the side of a conflict, "red" or "blue", that a project is."""
    return side.rpartition(".")[2]


def members(decks: tuple[str, ...]) -> tuple[str, ...]:
    """The single decks behind names that may be groups."""
    return tuple(deck for name in decks for deck in GROUPS.get(name, (name,)))


def _all_cards() -> Iterator[Card]:
    tables = DATA.tables
    for deck in (SPECIES, "leader", "government"):
        yield from (_card(row, deck) for row in tables[deck])
    yield from map(_conflict, tables[CONFLICT])
    yield from map(_development, tables["development"])


def _card(row: Mapping[str, Any], deck: str) -> Card:
    return Card(
        row["id"],
        row["name"],
        deck,
        tuple(_projects(row)),
        _abilities(row),
        requires=tuple(row.get("requires", ())),
    )


def _projects(row: Mapping[str, Any]) -> Iterator[Project]:
    """The projects of a card; the second and later ones of a kind are numbered."""
    kinds: list[str] = []
    for project in row["projects"]:
        kinds.append(project["kind"])
        number = kinds.count(project["kind"])
        yield Project(
            f"{row['id']}.{project['kind']}{number if number > 1 else ''}",
            row["id"],
            project["kind"],
            _slots(project["slots"]),
            draw=tuple(project.get("draw", ())),
            symbols=tuple(project.get("symbols", ())),
            steals=project.get("steals", ""),
        )


def _conflict(row: Mapping[str, Any]) -> Card:
    sides = tuple(
        Project(
            side(row["id"], facing),
            row["id"],
            CONFLICT,
            _slots(row[facing]["slots"]),
            stake=tuple(map(_effect, row[facing]["stake"])),
        )
        for facing in SIDES
    )
    return Card(row["id"], row["name"], CONFLICT, sides, symbol=row["symbol"], spoils=row["spoils"])


def _development(row: Mapping[str, Any]) -> Card:
    project = Project(
        f"{row['id']}.{IMPLEMENT}",
        row["id"],
        IMPLEMENT,
        _slots(row["slots"]),
        symbols=tuple(row["symbols"]),
    )
    return Card(row["id"], row["name"], row["deck"], (project,), _abilities(row))


def _slots(codes: list[str]) -> tuple[Slot, ...]:
    return tuple(Slot(book().letters[code[0]], code.endswith("*")) for code in codes)


def _abilities(row: Mapping[str, Any]) -> tuple[Ability, ...]:
    return tuple(
        Ability(
            ability["when"],
            tuple(map(_effect, ability["effects"])),
            Condition(**_tuples(ability.get("if", {}))),
            ability.get("may", False),
            ability.get("choose", False),
        )
        for ability in row.get("abilities", ())
    )


RENAMED: Mapping[str, str] = MappingProxyType({"from": "origin", "as": "stands_for"})
"""Parameters whose names Python keeps for itself."""


def _effect(row: Mapping[str, Any]) -> Effect:
    params = {name: value for name, value in book().verbs[row["code"]].params.items() if value is not None}
    values = {**params, **row}
    if "scope" in values:
        values["scope"] = KINDS if values["scope"] == "all" else values["scope"]
    if isinstance(values.get("deck"), str):
        values["deck"] = [values["deck"]]
    if "count" in values:
        whole = values["count"] == "all"
        values |= {"whole": whole, "count": 0 if whole else int(values["count"])}
    return Effect(**{RENAMED.get(name, name): value for name, value in _tuples(values).items()})


def _tuples(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
