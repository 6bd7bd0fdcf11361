"""Form of Master of the Galaxy's data: every table of its files, and every record in them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Any

from galaxy_desktop.engine.bounds import (
    AtLeast,
    AtMost,
    Between,
    Digit,
    Few,
    Forms,
    IdOf,
    OneOf,
    OnlyFields,
    OrOne,
    Text,
)
from galaxy_desktop.engine.challenge import Challenges
from galaxy_desktop.engine.codec import KEY
from galaxy_desktop.engine.guide import Guide

COLOURS = ("red", "blue", "yellow", "white", "black")
BLACK = "black"
PLAIN = COLOURS[:4]
"""Colours that can be gained, taken and stolen."""
ANY = "any"
LETTERS: Mapping[str, str] = MappingProxyType(
    {"R": "red", "B": "blue", "Y": "yellow", "W": "white", "K": "black"}
)
"""Colours in lists of slots; "*" after a letter is an irretrievable loss."""

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
"""Kinds of project that an effect can name; settled planets are not among them."""
LASTING = (IMPLEMENT, AGENDA)
"""Kinds of project on cards whose cubes stay when they are complete."""

MOMENTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "passive": (),
        "discard": (),  # phase 3 of the owner's turn, by discarding the card
        "turn_start": ("bag_max",),  # before the cubes of phase 1 are drawn
        "turn_end": (),  # end of phase 3, before the hand-size check
        "settled": ("match",),  # per planet, when the reward is taken
        "route_done": (),
        "base_placed": ("nth",),  # own bases now in that system
        "card_gained": ("deck",),
        "implemented": ("deck",),
        "covert_done": (),
        "conflict_begun": ("role",),  # the attacker has placed the card
        "conflict_won": (),
        "robbed": (),  # an opponent took a cube of yours by a steal effect
    }
)
"""Triggers of abilities, and the conditions each can have; they happen to the owner of the card."""
OF_ONE_DECK = MappingProxyType({"deck": OneOf(*POLITICS, "politics")})
AT_STAKE = MappingProxyType({"deck": OneOf(*POLITICS, *DEVELOPMENTS, "development")})
ACTIONS: Mapping[tuple[str, ...], OnlyFields] = MappingProxyType(
    {
        ("draw_card",): OnlyFields(
            ("deck",), ("pick",), OF_ONE_DECK
        ),  # of a group of decks the owner chooses one
        ("gain_cubes",): OnlyFields(("colour", "count")),  # reserve -> own bag
        ("steal_cubes",): OnlyFields(
            ("colour", "count")
        ),  # opponents' projects -> own bag; never black, never planets
        ("return_cubes",): OnlyFields(
            ("whose",), ("count", "whole")
        ),  # projects -> their owner's bag, marked slots: reserve
        ("swap_cubes",): OnlyFields(("count",)),  # own bag <-> reserve
        ("add_cubes",): OnlyFields(("count", "from", "scope")),  # -> matching empty slots of own projects
        ("draw_cubes",): OnlyFields(("count",)),  # that many more cubes in this turn's phase 1
        ("place_base",): OnlyFields(("where",)),  # "linked": neutral system one track away; "own": reinforce
        ("extra_turn",): OnlyFields((), ("count",)),
        ("skip_turn",): OnlyFields(("who",)),  # the owner chooses the opponent
        ("cancel_conflict",): OnlyFields(),  # any on the board, the owner chooses
        ("take_card",): OnlyFields(("count", "deck"), (), OF_ONE_DECK),  # opponent's card -> own cards
        ("place_black_hole",): OnlyFields(),  # on a neutral system that is not a starting system
        ("remove_black_hole",): OnlyFields(),  # from a system that is not a starting system
    }
)
MODIFIERS: Mapping[tuple[str, ...], OnlyFields] = MappingProxyType(
    {
        ("substitute",): OnlyFields(("use", "as", "scope")),  # cubes of a colour may fill slots of another
        ("discount",): OnlyFields(("count", "scope")),  # a project is complete with that many slots empty
        ("guard",): OnlyFields(("against", "scope")),
        ("card_limit",): OnlyFields(("count",)),
        ("settle_bonus",): OnlyFields(("count",)),  # extra cubes of the settling colour
        ("spare_losses",): OnlyFields(),  # marked slots return their cubes to the bag
        ("draw_choice",): OnlyFields(("deck", "look")),  # look at that many when drawing in the usual way
        ("conflict_edge",): OnlyFields(
            ("count",)
        ),  # counts as that many more cubes when advantage is compared
        ("free_reinforce",): OnlyFields(),  # reinforcing needs no established route
    }
)
"""Effects in force all the time, with the trigger "passive"."""
EFFECTS = Forms(("code",), {**ACTIONS, **MODIFIERS})
STAKES = Forms(
    ("code",),
    {
        ("capture_system",): OnlyFields(),  # the loser's system of this conflict
        ("destroy_card",): OnlyFields(("deck",), (), AT_STAKE),  # the loser's card -> bottom of its deck
        ("take_card",): OnlyFields(("deck",), (), AT_STAKE),  # from the loser
    },
)
UNSAID: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "draw_card": {"count": 1, "pick": "usual"},
        "return_cubes": {"colour": ANY, "scope": KINDS},
        "swap_cubes": {"give": ANY, "take": ANY},
        "add_cubes": {"colour": ANY},
        "extra_turn": {"count": 1},
        "skip_turn": {"count": 1},
        "take_card": {"count": 1},
        "destroy_card": {"count": 1},
        "settle_bonus": {"match": ANY},
        "spare_losses": {"scope": KINDS},
    }
)
"""Defaults of an effect's fields that its record leaves out, by code."""
PROJECTS = Forms(
    ("kind",),
    {
        (BASE,): OnlyFields(("slots",)),
        (RECEIVE,): OnlyFields(("slots", "draw")),
        (AGENDA,): OnlyFields(("slots", "symbols")),
        (COVERT,): OnlyFields(("slots", "steals")),
    },
)


PlainColour = Annotated[str, OneOf(*PLAIN)]
SymbolName = Annotated[str, OneOf(*SYMBOLS)]
Slots = Annotated[
    tuple[Annotated[str, OneOf(*(letter + star for letter in LETTERS for star in ("", "*")))], ...],
    AtLeast(1),
    AtMost(6),
]
"""Slots for cubes, written with `LETTERS`."""


@dataclass(frozen=True, slots=True)
class Effect:
    """Single effect of an ability or a stake; `code` determines the fields it uses."""

    code: str
    count: Annotated[int, Between(1, 9)] = 0
    whole: bool = False
    """True for a whole project, not a number of cubes."""
    deck: Annotated[
        tuple[Annotated[str, OneOf("politics", "development", *POLITICS, *DEVELOPMENTS)], ...],
        AtMost(4),
        OrOne(),
    ] = ()
    pick: Annotated[str, OneOf("usual", "random", "search")] = ""
    colour: Annotated[str, OneOf("any", *PLAIN)] = ""
    whose: Annotated[str, OneOf("own", "opponent")] = ""
    scope: Annotated[
        tuple[
            Annotated[
                str,
                OneOf(
                    "route",
                    "base",
                    "receive",
                    "implement",
                    "agenda",
                    "covert",
                    "conflict",
                    "leader",
                    "government",
                    "development",
                ),
            ],
            ...,
        ],
        AtMost(4),
    ] = ()
    origin: Annotated[str, OneOf("bag", "reserve")] = field(default="", metadata={KEY: "from"})
    where: Annotated[str, OneOf("linked", "own")] = ""
    who: Annotated[str, OneOf("opponent", "self")] = ""
    use: Annotated[str, OneOf("black")] = ""
    stands_for: Annotated[str, OneOf("any")] = field(default="", metadata={KEY: "as"})
    against: Few[Annotated[str, OneOf("steal", "spoils", "return", "objective")]] = ()
    match: Annotated[str, OneOf("any")] = ""
    give: Annotated[str, OneOf("any")] = ""
    take: Annotated[str, OneOf("any")] = ""
    look: Annotated[int, Between(2, 9)] = 0

    def __post_init__(self) -> None:
        """Fill in the fields that the record leaves out."""
        for name, value in UNSAID.get(self.code, {}).items():
            if not getattr(self, name):
                object.__setattr__(self, name, value)


@dataclass(frozen=True, slots=True)
class Condition:
    """Condition on the trigger of an ability; empty fields allow everything."""

    nth: Few[Annotated[int, Between(1, 3)]] = ()
    deck: Few[Annotated[str, OneOf("leader", *DEVELOPMENTS)]] = ()
    match: Annotated[str, OneOf("other")] = ""
    role: Few[Annotated[str, OneOf("attacker")]] = ()
    bag_max: Annotated[int, Between(0, 12)] | None = None


@dataclass(frozen=True, slots=True)
class Ability:
    """Ability of a card: effects that happen at a trigger."""

    when: Annotated[str, OneOf(*MOMENTS)]
    effects: Annotated[tuple[Annotated[Effect, EFFECTS], ...], AtLeast(1), AtMost(4)]
    condition: Condition = field(default=Condition(), metadata={KEY: "if"})
    may: bool = False
    """True if the owner can decline."""
    choose: bool = False
    """True if one of the effects happens, not all."""


@dataclass(frozen=True, slots=True, eq=False)
class PrintedProject:
    """Project of a species, leader or government."""

    kind: Annotated[str, OneOf("base", "receive", "agenda", "covert")]
    slots: Slots
    draw: Few[Annotated[str, OneOf("leader", "conflict", "development", *DEVELOPMENTS)]] = ()
    """Decks to draw from once it is complete, one draw each."""
    symbols: Few[SymbolName] = ()
    steals: PlainColour = ""


@dataclass(frozen=True, slots=True, eq=False)
class PrintedSide:
    """Side of a conflict."""

    slots: Annotated[Slots, AtLeast(1), AtMost(5)]
    stake: Annotated[tuple[Annotated[Effect, STAKES], ...], AtLeast(1), AtMost(1)]


@dataclass(frozen=True, slots=True, eq=False)
class PrintedCard:
    """Card as its table has it; the table determines the fields."""

    id: str
    name: Text
    source: Annotated[str, OneOf("designed")]
    name_source: Annotated[str, OneOf("lore", "published")] = ""
    projects: Annotated[tuple[Annotated[PrintedProject, PROJECTS], ...], AtMost(5)] = ()
    abilities: Few[Ability] = ()
    requires: Few[SymbolName] = ()
    deck: Annotated[str, OneOf(*DEVELOPMENTS)] = ""
    slots: Slots = ()
    symbols: Few[SymbolName] = ()
    symbol: SymbolName = ""
    spoils: Digit = 0
    red: PrintedSide | None = None
    blue: PrintedSide | None = None


SPECIES_CARD = OnlyFields(("id", "name", "source", "name_source", "projects"))
LEADER_CARD = OnlyFields(("id", "name", "source", "projects", "abilities", "requires"))
GOVERNMENT_CARD = OnlyFields(("id", "name", "source", "projects", "abilities"), ("name_source",))
CONFLICT_CARD = OnlyFields(("id", "name", "source", "symbol", "spoils", "red", "blue"))
DEVELOPMENT_CARD = OnlyFields(
    ("id", "name", "source", "deck", "slots", "symbols", "abilities"), ("name_source",)
)

Hex = tuple[Annotated[int, Between(-13, 13)], Annotated[int, Between(-13, 13)]]
"""Axial coordinates (q, r) of a pointy-top hex."""
SystemId = Annotated[str, IdOf("system")]


@dataclass(frozen=True, slots=True, eq=False)
class System:
    """Star system."""

    id: str
    name: Text
    quadrant: Annotated[str, OneOf("nw", "ne", "se", "sw")]
    role: Annotated[str, OneOf("core", "cross", "gate", "home", "march", "strait")]
    colour: PlainColour
    planets: Annotated[int, Between(1, 3)]
    at: Hex
    start: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """Slots between two systems, listed from the first of its ends to the second."""

    id: str
    ends: tuple[SystemId, SystemId]
    slots: tuple[Hex, ...]

    length: int = field(init=False)
    """Number of cubes of a full route."""

    def __post_init__(self) -> None:
        """Set `length`, which is read most often."""
        object.__setattr__(self, "length", len(self.slots))

    def other(self, end: str) -> str:
        """Return the system at the other end."""
        return self.ends[1] if end == self.ends[0] else self.ends[0]


@dataclass(frozen=True, slots=True, eq=False)
class Symbol:
    """Supremacy symbol on the map and the systems it is linked to."""

    id: str
    symbol: SymbolName
    link: Annotated[str, OneOf("blue", "green", "red")]
    systems: Annotated[tuple[SystemId, ...], AtLeast(1), AtMost(2)]
    at: Hex


@dataclass(frozen=True, slots=True, eq=False)
class Corner:
    """Corner of the map: its starting system, and the systems that are dark if nobody starts there."""

    id: str
    start: SystemId
    opposite: str
    blackout: tuple[SystemId, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """Layout of the map."""

    centre: Hex
    """Hex of the galactic core, which is not a system."""
    seats: tuple[str, ...]
    """Corners, clockwise."""


@dataclass(frozen=True, slots=True, eq=False)
class Figures:
    """Numbers of the rules."""

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
    """Turns of each seat after which the game may be declared a draw."""
    draw_quiet: int
    """Turns of each seat without a cube placed after which the game may be declared a draw."""


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All tables of the data."""

    species: tuple[Annotated[PrintedCard, SPECIES_CARD], ...]
    leader: tuple[Annotated[PrintedCard, LEADER_CARD], ...]
    government: tuple[Annotated[PrintedCard, GOVERNMENT_CARD], ...]
    conflict: tuple[Annotated[PrintedCard, CONFLICT_CARD], ...]
    development: tuple[Annotated[PrintedCard, DEVELOPMENT_CARD], ...]
    map: Layout
    corner: tuple[Corner, ...]
    system: tuple[System, ...]
    track: tuple[Track, ...]
    symbol: tuple[Symbol, ...]
    figures: Figures
    guide: Guide
    challenge: Challenges
    help: Mapping[str, tuple[tuple[str, ...], ...]]
    """Cards that a page of the rules shows, in groups, by the page's name."""
