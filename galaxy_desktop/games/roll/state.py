"""State of the table of Roll for the Galaxy."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.games.roll.schema import DEVELOPMENT

NOBODY = -1


@dataclass(slots=True)
class Player:
    """Possessions of one player; dice and sides of tiles by their ids."""

    faction: str = ""
    tableau: list[str] = field(default_factory=list)
    """Sides in the order of placing: the squares of the faction, the home world, then completed tiles."""
    credits: int = 0
    chips: int = 0
    cup: list[str] = field(default_factory=list)
    citizenry: list[str] = field(default_factory=list)
    rolled: list[str] = field(default_factory=list)
    """Dice behind the screen, from the roll to the Reveal."""
    faces: dict[str, int] = field(default_factory=dict)
    """Index from 0 to 5 of the face each die shows in this round's roll; secret until the Reveal."""
    workers: dict[str, str] = field(default_factory=dict)
    """The phase each worker is assigned to, from the Reveal until its task is done."""
    extras: list[str] = field(default_factory=list)
    """Workers that powers lend for the running phase; they are no dice."""
    selected: str = ""
    """The phase selected this round, once all have revealed."""
    selector: str = ""
    """The worker that selected it."""
    developments: list[str] = field(default_factory=list)
    """The development stack of the construction zone, its top tile last."""
    worlds: list[str] = field(default_factory=list)
    """The world stack of the construction zone, its top tile last."""
    developers: list[str] = field(default_factory=list)
    """Dice on the development stack."""
    settlers: list[str] = field(default_factory=list)
    """Dice on the world stack."""
    goods: dict[str, str] = field(default_factory=dict)
    """The world that each good lies on."""
    drawn: list[str] = field(default_factory=list)
    """Tiles being looked at, named by their developments."""
    scouted: list[str] = field(default_factory=list)
    """Types of the workers that scouted in this phase."""
    rearranged: bool = False
    """True if the zone was rearranged since the last task of this Explore phase."""
    idle: dict[str, str] = field(default_factory=dict, compare=False)
    """The phase of each die sent back by this round's Reveal, or `DICTATE` for one set aside to Dictate; for
    display only, not in saves.
    """

    def stack(self, side: str) -> list[str]:
        """Return the development or the world stack itself, its top tile last."""
        return self.developments if side == DEVELOPMENT else self.worlds

    def builders(self, side: str) -> list[str]:
        """Return the list of dice on the development or the world stack."""
        return self.developers if side == DEVELOPMENT else self.settlers

    def zone(self) -> tuple[str, ...]:
        """Return every tile of the construction zone, as the side that is up."""
        return (*self.developments, *self.worlds)

    def column(self, phase: str) -> list[str]:
        """Return the dice assigned to a phase, with the selector."""
        return [die for die, column in self.workers.items() if column == phase]

    def dice(self) -> list[str]:
        """Return every die the player owns, wherever it is."""
        return [
            *self.cup,
            *self.citizenry,
            *self.rolled,
            *self.workers,
            *self.developers,
            *self.settlers,
            *self.goods,
        ]

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.faction,
            self.tableau.copy(),
            self.credits,
            self.chips,
            self.cup.copy(),
            self.citizenry.copy(),
            self.rolled.copy(),
            self.faces.copy(),
            self.workers.copy(),
            self.extras.copy(),
            self.selected,
            self.selector,
            self.developments.copy(),
            self.worlds.copy(),
            self.developers.copy(),
            self.settlers.copy(),
            self.goods.copy(),
            self.drawn.copy(),
            self.scouted.copy(),
            self.rearranged,
            self.idle.copy(),
        )


@dataclass(slots=True, kw_only=True)
class RollState(State):
    """The whole table."""

    setup: str
    players: list[Player]
    supply: list[str]
    """Dice that nobody owns."""
    bag: list[str]
    """Tiles named by their developments, the next one to be drawn last."""
    abandoned: list[tuple[str, Seat]] = field(default_factory=list)
    """Tiles given up in this Explore phase, each with the seat that knows it."""
    pool: int = 0
    """VP chips left; below zero if the last round paid out more."""
    first: Seat = 0
    """Owner of the lowest numbered faction; play goes clockwise from here."""
    round: int = 0
    phase: str = "setup"
    """"setup", "assign", one of the five phases, "manage" or "over"."""
    occurring: tuple[str, ...] = ()
    """The phases of this round, from the Reveal on."""
    extra_face: int = -1
    """Face index of the extra die of two players this round; -1 if none was rolled."""
    ended_by: str = ""

    def order(self) -> list[Seat]:
        """Return all seats in player order (page 9)."""
        return [*range(self.first, len(self.players)), *range(self.first)]

    def clone(self) -> Self:
        """Return an independent copy."""
        return type(self)(
            **self.rules(),
            **self.basics(),
            players=[player.clone() for player in self.players],
            supply=self.supply.copy(),
            bag=self.bag.copy(),
            abandoned=self.abandoned.copy(),
        )

    def rules(self) -> dict[str, Any]:
        """Return the public fields that are no lists, by name, for copies."""
        return {
            "setup": self.setup,
            "pool": self.pool,
            "first": self.first,
            "round": self.round,
            "phase": self.phase,
            "occurring": self.occurring,
            "extra_face": self.extra_face,
            "ended_by": self.ended_by,
        }
