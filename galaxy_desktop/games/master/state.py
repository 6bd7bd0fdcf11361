"""State of Master of the Galaxy."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.schema import COLOURS

NOBODY = -1
Cubes = tuple[str, ...]
"""Colour of the cube in each slot, or "" if it is empty."""


@plain
class Route:
    """Route on a track; its cubes fill the first slots, counted from the departure."""

    owner: Seat
    departure: str
    colour: str
    cubes: int
    paid: bool = False
    """True if its completion has been rewarded since it last became complete."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Conflict card on a track; its cubes lie in its two projects."""

    track: str
    red: Seat
    blue: Seat
    red_system: str
    blue_system: str
    attacker: Seat
    turn: int
    """Turn in which it was placed."""

    def seat(self, facing: str) -> Seat:
        """Return the seat of a side, "red" or "blue"; `NOBODY` for a neutral system."""
        return self.red if facing == "red" else self.blue

    def system(self, facing: str) -> str:
        """Return the system of a side, "red" or "blue"."""
        return self.red_system if facing == "red" else self.blue_system

    def facing(self, seat: Seat) -> str:
        """Return the side of a seat, or "" if it is not involved."""
        if seat == NOBODY:
            return ""
        return "red" if seat == self.red else "blue" if seat == self.blue else ""


@dataclass(slots=True)
class Player:
    """Possessions of one player."""

    row: list[str] = field(default_factory=list)
    """Cards face up before the player, the species first."""
    bag: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    unused: int = 0
    """Number of bases neither constructed nor on the board."""
    built: list[str] = field(default_factory=list)
    """Base projects on which a constructed base stands."""
    start: str = ""
    """Starting system, whose symbol counts as long as it is held."""
    skips: int = 0
    """Tokens on the species card: turns to be skipped."""

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.row.copy(), self.bag.copy(), self.unused, self.built.copy(), self.start, self.skips
        )


@dataclass(slots=True, kw_only=True)
class MasterState(State):
    """State of a whole game."""

    setup: str
    """Table option: "ordinary" or "draft"."""
    players: list[Player]
    reserve: dict[str, int]
    decks: dict[str, list[str]]
    """Cards of each deck, the top one first."""
    cubes: dict[str, Cubes] = field(default_factory=dict)
    """Cubes in the slots of each project on a card; empty projects are left out."""
    active: list[str] = field(default_factory=list)
    """Implemented developments and fulfilled agendas: paid, and unbroken since."""
    owners: dict[str, Seat] = field(default_factory=dict)
    """Owner of each system; neutral and dark ones are left out."""
    bases: dict[str, int] = field(default_factory=dict)
    """Number of bases in each owned system."""
    planets: dict[str, Cubes] = field(default_factory=dict)
    """Cubes on the planets of each system that has any."""
    dark: list[str] = field(default_factory=list)
    """Systems under a black hole."""
    holes: int = 0
    """Black-hole tokens in the supply."""
    routes: dict[str, Route] = field(default_factory=dict)
    """Routes by track."""
    conflicts: dict[str, Conflict] = field(default_factory=dict)
    """Conflicts on the board, by card."""
    track: list[tuple[int, ...]] = field(default_factory=list)
    """Supremacy track: symbols of each seat, in the order of `SYMBOLS`, as `watch` last computed them."""
    looked: list[str] = field(default_factory=list)
    """Cards being looked at during a draw, and species on offer in a draft."""
    first: Seat = 0
    seat: Seat = 0
    """Seat whose turn it is."""
    turn: int = 0
    """Turns begun so far, of all players together; 0 during setup."""
    phase: str = "setup"
    """Phase: setup, gain, allocate, rewards, cards or over."""
    hand: list[str] = field(default_factory=list)
    """Cubes drawn this turn and not placed yet."""
    more_cubes: int = 0
    """Number of additional cubes to draw this turn."""
    settled: list[str] = field(default_factory=list)
    """Planets settled this turn whose reward is still due, as spots."""
    discarded: int = 0
    """Number of cards discarded this turn."""
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
        """Put steps next, as `State` does, unless the game is over."""
        if not self.ended_by:
            self.waiting.extend(reversed(steps))

    def clockwise(self, seat: Seat) -> list[Seat]:
        """Return all seats clockwise, starting with one."""
        seats = len(self.players)
        return [(seat + place) % seats for place in range(seats)]

    def left_of(self, seat: Seat) -> Seat:
        """Return the next seat clockwise."""
        return (seat + 1) % len(self.players)

    def clone(self) -> Self:
        """Return an independent copy."""
        return type(self)(
            **self.open_fields(),
            **self.basics(),
            decks={deck: pile.copy() for deck, pile in self.decks.items()},
        )

    def open_fields(self) -> dict[str, Any]:
        """Return copies of all fields that every player may see."""
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
