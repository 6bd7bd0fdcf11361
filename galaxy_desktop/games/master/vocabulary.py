"""The words that the data files may use, the data files themselves, and the numbers of the rules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from galaxy_desktop.engine.content import GameData, Tables

COLOURS = ("red", "blue", "yellow", "white", "black")
BLACK = "black"
PLAIN = COLOURS[:4]
"""The colours that can be gained, taken and stolen."""
ANY = "any"

SYMBOLS = ("cultural", "economic", "diplomatic", "scientific", "military")

POLITICS = ("leader", "conflict", "government")
DEVELOPMENTS = ("commerce", "expansion", "progress")
SPECIES = "species"
DECKS = (*POLITICS, *DEVELOPMENTS, SPECIES)
GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType({"politics": POLITICS, "development": DEVELOPMENTS})

SETTLE, ROUTE = "settle", "route"
BASE, RECEIVE, IMPLEMENT = "base", "receive", "implement"
AGENDA, COVERT, CONFLICT = "agenda", "covert", "conflict"
KINDS = (ROUTE, BASE, RECEIVE, IMPLEMENT, AGENDA, COVERT, CONFLICT)
"""Every kind of project that an effect can name; settled planets are out of reach."""
LASTING = (IMPLEMENT, AGENDA)
"""Projects on cards whose cubes stay when they are complete."""


@dataclass(frozen=True, slots=True)
class Verb:
    """What an effect can be: an action or a modifier, its parameters with their defaults (None: required)."""

    modifies: bool
    params: Mapping[str, str | None]


@dataclass(frozen=True, slots=True)
class Book:
    """The closed vocabulary: verbs, moments with the filters they allow, the colour of each letter."""

    verbs: Mapping[str, Verb]
    moments: Mapping[str, tuple[str, ...]]
    letters: Mapping[str, str]

    @classmethod
    def of(cls, tables: Tables) -> "Book":
        """What the tables of the vocabulary say."""
        return cls(
            {
                code: Verb(row["kind"] == "modifier", dict(map(_param, row["params"])))
                for code, row in tables["effects"].items()
            },
            {when: tuple(row["filters"]) for when, row in tables["moments"].items()},
            {letter: row["colour"] for letter, row in tables["resources"].items()},
        )


def _param(text: str) -> tuple[str, str | None]:
    name, given, default = text.partition("=")
    return name, default if given else None


def _faults(tables: Tables) -> Iterable[str]:
    from galaxy_desktop.games.master.checks import faults  # they need the words of this file

    return faults(tables)


DATA = GameData(
    __package__,
    {
        "system": "system",
        "symbol": "symbol",
        "species": "species",
        "leader": "leader",
        "conflict": "conflict",
        "government": "government",
        "development": "development",
    },
    faults=_faults,
)


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers of the rules."""

    cubes: Mapping[str, int]
    bases: int
    holes: int
    bag_per_colour: int
    cubes_drawn: int
    card_limit: int
    look: int
    settle_same: int
    settle_other: int
    discard_reward: tuple[int, ...]
    most_extra_turns: int
    implemented_per_type: int
    draft_extra: int
    winning_symbols: int
    winning_starts: int
    draw_turns: int
    """From this turn of everybody on, the game may be declared a draw."""
    draw_quiet: int
    """And after this many turns of everybody in which no cube was placed."""


@cache
def figures() -> Figures:
    """The numbers of the rules."""
    parts, rules = DATA.tables["components"], DATA.tables["rules"]
    return Figures(
        cubes=MappingProxyType(parts["cubes"]),
        bases=rules["victory"]["bases"],
        holes=parts["black_holes"],
        bag_per_colour=rules["bag_per_colour"],
        cubes_drawn=rules["cubes_drawn"],
        card_limit=rules["card_limit"],
        look=rules["draw_look"],
        settle_same=rules["settle_same"],
        settle_other=rules["settle_other"],
        discard_reward=tuple(rules["discard_reward"]),
        most_extra_turns=rules["max_extra_turns_in_a_row"],
        implemented_per_type=rules["implemented_per_type"],
        draft_extra=rules["draft_extra_species"],
        winning_symbols=rules["victory"]["identical_symbols"],
        winning_starts=rules["victory"]["starting_systems"],
        draw_turns=rules["draw"]["turns"],
        draw_quiet=rules["draw"]["quiet"],
    )


@cache
def book() -> Book:
    """The closed vocabulary of the data."""
    return Book.of(DATA.tables)
