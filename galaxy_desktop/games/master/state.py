"""What lies where on the table of Master of the Galaxy."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State, Step
from galaxy_desktop.games.master.schema import COLOURS

NOBODY = -1
Cubes = tuple[str, ...]
"""The colour of the cube in each slot; "" where there is none."""


@dataclass(frozen=True, slots=True)
class Route:
    """Cubes on a track: always its first slots, counted from the departure."""

    owner: Seat
    departure: str
    colour: str
    cubes: int
    paid: bool = False
    """Whether it has been reported complete since it last became so."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """A conflict card on a track; its cubes lie in its two projects."""

    track: str
    red: Seat
    blue: Seat
    red_system: str
    blue_system: str
    attacker: Seat
    turn: int
    """The turn in which it was placed."""

    def seat(self, facing: str) -> Seat:
        """Who plays a side, "red" or "blue"; `NOBODY` for a neutral system."""
        return self.red if facing == "red" else self.blue

    def system(self, facing: str) -> str:
        """The system on a side."""
        return self.red_system if facing == "red" else self.blue_system

    def facing(self, seat: Seat) -> str:
        """The side of a seat; "" where it is not involved."""
        if seat == NOBODY:
            return ""
        return "red" if seat == self.red else "blue" if seat == self.blue else ""


@dataclass(slots=True)
class Player:
    """What one player has."""

    row: list[str] = field(default_factory=list)
    """Cards face up before the player, the species first."""
    bag: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    unused: int = 0
    """Bases neither constructed nor on the board."""
    built: list[str] = field(default_factory=list)
    """Base projects on which a constructed base stands."""
    start: str = ""
    """The starting system, whose symbol counts as long as it is held."""
    skips: int = 0
    """Tokens on the species card: turns to be skipped."""

    def clone(self) -> Player:
        """An independent copy."""
        return Player(
            self.row.copy(), self.bag.copy(), self.unused, self.built.copy(), self.start, self.skips
        )


@dataclass(slots=True, kw_only=True)
class MasterState(State):
    """The whole table."""

    setup: str
    """Table option: "ordinary" or "draft"."""
    players: list[Player]
    reserve: dict[str, int]
    decks: dict[str, list[str]]
    """Cards of each deck, the top one first."""
    cubes: dict[str, Cubes] = field(default_factory=dict)
    """What lies in the slots of each project on a card; empty projects are left out."""
    active: list[str] = field(default_factory=list)
    """Implemented developments and fulfilled agendas: paid, and unbroken since."""
    owners: dict[str, Seat] = field(default_factory=dict)
    """Whose each system is; neutral and dark ones are left out."""
    bases: dict[str, int] = field(default_factory=dict)
    """How many bases stand in each owned system."""
    planets: dict[str, Cubes] = field(default_factory=dict)
    """The cubes on the planets of each system where there is any."""
    dark: list[str] = field(default_factory=list)
    """Systems under a black hole."""
    holes: int = 0
    """Black-hole tokens in the supply."""
    routes: dict[str, Route] = field(default_factory=dict)
    """By track."""
    conflicts: dict[str, Conflict] = field(default_factory=dict)
    """On the board, by card."""
    track: list[tuple[int, ...]] = field(default_factory=list)
    """The supremacy track: what it shows for each seat, in the order of `SYMBOLS`. A display only."""
    looked: list[str] = field(default_factory=list)
    """Cards being looked at during a draw, and species on offer in a draft."""
    first: Seat = 0
    seat: Seat = 0
    """Whose turn it is."""
    turn: int = 0
    """Turns begun so far, of all players together; 0 during setup."""
    phase: str = "setup"
    """setup, gain, allocate, rewards, cards, over."""
    hand: list[str] = field(default_factory=list)
    """Cubes drawn this turn and not placed yet."""
    more_cubes: int = 0
    """How many more are drawn this turn."""
    settled: list[str] = field(default_factory=list)
    """Planets settled this turn whose reward is still due."""
    discarded: int = 0
    """Cards discarded this turn."""
    offered: list[str] = field(default_factory=list)
    """Conflicts for which a truce was offered this turn, and "draw"."""
    extra_turns: int = 0
    """Extra turns that are to follow this one."""
    extra_taken: int = 0
    """Extra turns in a row, this one included."""
    quiet: int = 0
    """Turns in a row in which nobody placed a cube."""
    ended_by: str = ""
    winner: Seat = NOBODY

    def then(self, *steps: Step[Any]) -> None:
        """See `State`; nothing follows the end of the game."""
        if not self.ended_by:
            self.waiting.extend(reversed(steps))

    def clockwise(self, seat: Seat) -> list[Seat]:
        """All seats, this one first."""
        seats = len(self.players)
        return [(seat + place) % seats for place in range(seats)]

    def clone(self) -> Self:
        """An independent copy."""
        return type(self)(
            **self.open_fields(),
            **self.basics(),
            decks={deck: pile.copy() for deck, pile in self.decks.items()},
        )

    def open_fields(self) -> dict[str, Any]:
        """Copies of everything that all may see."""
        return {
            "setup": self.setup,
            "players": [player.clone() for player in self.players],
            "reserve": self.reserve.copy(),
            "cubes": self.cubes.copy(),
            "active": self.active.copy(),
            "owners": self.owners.copy(),
            "bases": self.bases.copy(),
            "planets": self.planets.copy(),
            "dark": self.dark.copy(),
            "holes": self.holes,
            "routes": self.routes.copy(),
            "conflicts": self.conflicts.copy(),
            "track": self.track.copy(),
            "looked": self.looked.copy(),
            "first": self.first,
            "seat": self.seat,
            "turn": self.turn,
            "phase": self.phase,
            "hand": self.hand.copy(),
            "more_cubes": self.more_cubes,
            "settled": self.settled.copy(),
            "discarded": self.discarded,
            "offered": self.offered.copy(),
            "extra_turns": self.extra_turns,
            "extra_taken": self.extra_taken,
            "quiet": self.quiet,
            "ended_by": self.ended_by,
            "winner": self.winner,
        }
