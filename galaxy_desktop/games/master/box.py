"""What is in the box of Master of the Galaxy: its data files, and the numbers of the rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from galaxy_desktop.engine.content import GameData
from galaxy_desktop.games.master.checks import Book, faults

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
    faults=faults,
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
