"""State of Race for the Galaxy: the table and its players."""

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
    """Pieces of one player; cards are ids of the deck."""

    hand: list[str] = field(default_factory=list)
    tableau: list[str] = field(default_factory=list)
    """In the order of placing, the start world first."""
    goods: dict[str, str] = field(default_factory=dict)
    """Id of the card that is the good, by world."""
    chips: int = 0
    start: str = ""
    """The start world; its number decides who is `first`."""
    drawn: list[str] = field(default_factory=list)
    """Cards being looked at in Explore."""
    offered: list[str] = field(default_factory=list)
    """The red and the blue start world to choose from, during setup."""
    actions: tuple[str, ...] = ()
    """Actions chosen this round, once all are revealed; empty before."""
    past: list[tuple[str, ...]] = field(default_factory=list)
    """Actions chosen in each round so far, oldest first."""
    placed: str = ""
    """The card placed in this phase: the last of the tableau, its powers not active yet."""
    used: list[str] = field(default_factory=list)
    """Powers used in this phase, as "card/index"."""
    produced: list[str] = field(default_factory=list)
    """Worlds that got a good in this Produce phase."""

    def clone(self) -> Player:
        """Return an independent copy."""
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
    """VP chips left; negative if the last round paid out more."""
    first: Seat = 0
    """Owner of the lowest numbered start world: the player order runs clockwise from this seat."""
    round: int = 0
    phase: str = "setup"
    """"setup", "actions", a phase, "develop_again" or "settle_again", "limit" or "over"."""
    ended_by: str = ""
    cards: Mapping[str, Card] = field(init=False, compare=False, repr=False)
    """The deck of `edition`, by id; never saved."""

    def __post_init__(self) -> None:
        self.cards = deck(self.edition)

    def order(self) -> list[Seat]:
        """Return all seats in player order (page 10)."""
        return [*range(self.first, len(self.players)), *range(self.first)]

    def clone(self) -> Self:
        return type(self)(**self.rules(), **self.basics(), **self.table())

    def rules(self) -> dict[str, Any]:
        """Return the public fields that are no lists, for copies."""
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
        """Return copies of the fields that hold cards, for `clone`."""
        return {
            "players": [player.clone() for player in self.players],
            "supply": self.supply.copy(),
            "discards": self.discards.copy(),
        }
