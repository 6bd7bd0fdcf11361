"""What lies where on the table of Race for the Galaxy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.games.race.box import deck
from galaxy_desktop.games.race.schema import Card

NOBODY = -1
EVERYBODY = -2


@dataclass(slots=True)
class Player:
    """What one player has; cards are ids of the deck."""

    hand: list[str] = field(default_factory=list)
    tableau: list[str] = field(default_factory=list)
    """In the order of placing, the start world first."""
    goods: dict[str, str] = field(default_factory=dict)
    """The card that is the good on a world, by world."""
    chips: int = 0
    start: str = ""
    """The start world, which settles the player order."""
    drawn: list[str] = field(default_factory=list)
    """Cards being looked at in Explore."""
    offered: list[str] = field(default_factory=list)
    """The red and the blue start world to choose from, during setup."""
    actions: tuple[str, ...] = ()
    """What was chosen this round, once all have revealed; empty before."""
    past: list[tuple[str, ...]] = field(default_factory=list)
    """What was chosen in each round so far, the last one last."""
    placed: str = ""
    """The card placed in this phase: the last of the tableau, its powers not yet at work."""
    used: list[str] = field(default_factory=list)
    """Powers used in this phase, as "card/index"."""
    produced: list[str] = field(default_factory=list)
    """Worlds that got a good in this Produce phase."""

    def clone(self) -> Player:
        """An independent copy."""
        return Player(
            self.hand.copy(),
            self.tableau.copy(),
            self.goods.copy(),
            self.chips,
            self.start,
            self.drawn.copy(),
            self.offered.copy(),
            self.actions,
            self.past.copy(),
            self.placed,
            self.used.copy(),
            self.produced.copy(),
        )


@dataclass(slots=True, kw_only=True)
class RaceState(State):
    """The whole table."""

    edition: str
    start_worlds: str
    setup: str
    variant: str
    players: list[Player]
    supply: list[str]
    """Face down, the top card last."""
    discards: list[tuple[str, int]] = field(default_factory=list)
    """Each card with the seat that knows it, or `NOBODY` or `EVERYBODY`."""
    pool: int = 0
    """VP chips left; below zero where the last round paid out more."""
    first: Seat = 0
    """Owner of the lowest numbered start world: things are settled clockwise from here."""
    round: int = 0
    phase: str = "setup"
    """setup, actions, a phase, develop_again or settle_again, limit, over."""
    ended_by: str = ""
    cards: Mapping[str, Card] = field(init=False, compare=False, repr=False)
    """The deck of this edition, by id; found again by `edition`, never saved."""

    def __post_init__(self) -> None:
        self.cards = deck(self.edition)

    def order(self) -> list[Seat]:
        """All seats in player order (page 10)."""
        seats = len(self.players)
        return [(self.first + place) % seats for place in range(seats)]

    def clone(self) -> Self:
        """An independent copy."""
        return type(self)(**self.rules(), **self.basics(), **self.table())

    def rules(self) -> dict[str, Any]:
        """The fields that are public and no lists, for copies."""
        return {
            "edition": self.edition,
            "start_worlds": self.start_worlds,
            "setup": self.setup,
            "variant": self.variant,
            "pool": self.pool,
            "first": self.first,
            "round": self.round,
            "phase": self.phase,
            "ended_by": self.ended_by,
        }

    def table(self) -> dict[str, Any]:
        """Copies of the fields that hold cards, for `clone`."""
        return {
            "players": [player.clone() for player in self.players],
            "supply": self.supply.copy(),
            "discards": self.discards.copy(),
        }
